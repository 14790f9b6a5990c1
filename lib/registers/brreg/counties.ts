/**
 * Counties (fylker) by the first two digits of a municipality's number: those of 2024, of 2020 to 2023 and of before 2018, because old files
 * carry old numbers and none was given out twice. 21 and 22 are Norwegian territory outside the counties.
 * @see https://www.ssb.no/klass/klassifikasjoner/104
 */
const COUNTIES: Readonly<Partial<Record<string, string>>> = {
  "01": "Østfold",
  "02": "Akershus",
  "03": "Oslo",
  "04": "Hedmark",
  "05": "Oppland",
  "06": "Buskerud",
  "07": "Vestfold",
  "08": "Telemark",
  "09": "Aust-Agder",
  "10": "Vest-Agder",
  "11": "Rogaland",
  "12": "Hordaland",
  "14": "Sogn og Fjordane",
  "15": "Møre og Romsdal",
  "16": "Sør-Trøndelag",
  "17": "Nord-Trøndelag",
  "18": "Nordland",
  "19": "Troms",
  "20": "Finnmark",
  "21": "Svalbard",
  "22": "Jan Mayen",
  "30": "Viken",
  "31": "Østfold",
  "32": "Akershus",
  "33": "Buskerud",
  "34": "Innlandet",
  "38": "Vestfold og Telemark",
  "39": "Vestfold",
  "40": "Telemark",
  "42": "Agder",
  "46": "Vestland",
  "50": "Trøndelag",
  "54": "Troms og Finnmark",
  "55": "Troms",
  "56": "Finnmark",
};

/**
 * The county in which a municipality lies.
 * @param municipalityNumber four digits, such as "3222".
 * @returns undefined for what is no municipality's number.
 */
export function countyOf(municipalityNumber: string): string | undefined {
  return /^\d{4}$/.test(municipalityNumber) ? COUNTIES[municipalityNumber.slice(0, 2)] : undefined;
}
