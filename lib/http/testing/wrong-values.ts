import { MAX_VALUE_LENGTH } from "../../company/values";
import type { ParameterDefinition } from "../parameter";

/** Wrong in any parameter, percent-encoded. */
const ALWAYS = ["", "%20", "%00", "a%0Ab", "%09", "%7F", "%C2%85", "%", "%zz", "%FF", "%ED%A0%80", "%C0%AF"];
const NO_INTEGER = ["abc", "1.5", "1e3", "0x10", "%D9%A3", "true", "--1", "1,2", "NaN", "Infinity"];
const NO_BOOLEAN = ["TRUE", "True", "1", "0", "yes", "on", "null", "true,false"];

/** Wrong in one parameter: what its definition cannot tell. */
const OF_NAME: Readonly<Record<string, readonly string[]>> = {
  phoneNumber: ["0031201234567", "0201234567", "31201234567", "%2B0201234567", "phone"],
  email: ["a%40b%40c", "%40", "info%40", "a%20b%40c.example"],
  maxBytes: ["0", "9999", "5000001", "-1"],
  website: ["not%20a%20host", "localhost", "http://"],
  nationalId: ["---", "%2F"],
  countryCode: ["XX", "NLD", "Netherlands"],
  countries: ["XX", "NLD"],
  sic4Digits: ["0000", "737", "73711"],
  "postalCodeInteger[min]": ["1059+CM"],
};

/** Query strings in which one parameter is wrong, and nothing else. */
export function wrongQueries(parameter: ParameterDefinition): readonly string[] {
  const { name, example, list } = parameter;
  const encoded = encodeURIComponent(name);
  const good = `${encoded}=${encodeURIComponent(example)}`;
  const values = [...ALWAYS, ...wrongOfType(parameter), ...(OF_NAME[name] ?? []), "a".repeat((parameter.maxLength ?? MAX_VALUE_LENGTH) + 1)];
  return [...values.map((value) => `${encoded}=${value}`), encoded, ...(list === undefined ? [`${good}&${good}`] : wrongLists(encoded, example, list)), ...wrongForms(name)];
}

function wrongOfType({ type, values, pattern, minimum }: ParameterDefinition): readonly string[] {
  switch (type) {
    case "integer":
      return [...NO_INTEGER, ...(minimum === 1 ? ["0", "-1", "00"] : ["9".repeat(17)])];
    case "boolean":
      return [...NO_BOOLEAN, ...(values === undefined ? [] : ["false"])];
    case "string":
      return values === undefined && pattern === undefined ? [] : ["ZZZ", "~", "99999"];
  }
}

function wrongLists(name: string, example: string, most: number): readonly string[] {
  const good = example.split(",")[0] ?? "";
  const item = encodeURIComponent(good);
  return [`${name}=${item},`, `${name}=,${item}`, `${name}=${item},,${item}`, `${name}=${item}&${name}=`, `${name}=${Array.from({ length: most + 1 }, () => item).join(",")}`].filter((query) => query.length <= 48 * 1024);
}

/** Names in a wrong bracket form; the plain name of a range is one. */
function wrongForms(name: string): readonly string[] {
  const base = name.replace(/\[.*/, "");
  const forms = [`${base}[]`, `${base}[0]`, `${base}[min`, `${base}min]`, `${base}[from]`, `${base}[min][max]`, ...(base === name ? [`${name}[min]`] : [base])];
  return forms.map((form) => `${encodeURIComponent(form)}=1`);
}
