import { country } from "../country";
import { japanese, latinJapanese } from "../languages/japanese";
import { japaneseNumbers } from "../numbers/overseas";

export const japan = country({
  code: "JP",
  weight: 44,
  languages: { "": japanese },
  latin: latinJapanese,
  streets: {
    "": {
      names: "Honcho,Chuo,Sakaemachi,Nakamachi,Higashimachi,Nishimachi,Kitamachi,Minamimachi,Ekimae,Marunouchi,Otemachi,Ginza,Nihonbashi,Kitahama,Honmachi,Shinmachi,Umeda,Namba,Sakae,Nishiki,Hakata,Tenjin,Odori,Susukino,Kandacho,Asahicho,Midorigaoka,Sakuragaoka,Hikarigaoka,Fujimicho,Miyamae,Teramachi,Kajimachi,Uomachi,Gofukumachi,Daikumachi,Minatomachi,Funamachi,Hamacho,Kaigandori,Motomachi,Yamatecho,Jonan,Johoku,Shiroyama,Kawabata,Hashimoto,Matsubara,Takeda,Wakaba",
      patterns: `
30 {G}gaoka
30 {G}machi
20 {G}cho
20 Shin-{G}cho
`,
    },
  },
  forms: `
株式会社|3|430|front,joined|Co., Ltd.
株式会社|3|380|joined|K.K.
有限会社|3|110|front,joined|Y.K.
合同会社|3|60|front,joined|G.K.
合資会社|2|8|joined|Goshi Kaisha
`,
  cities: `
Tokyo|Tokyo|Kanto|100-208|35.690,139.692|9700|33||東京
Yokohama|Kanagawa|Kanto|220-247|35.444,139.638|3770|45||横浜
Osaka|Osaka|Kansai|530-559|34.694,135.502|2750|66||大阪
Nagoya|Aichi|Chubu|450-468|35.181,136.906|2330|52||名古屋
Sapporo|Hokkaido|Hokkaido|060-065|43.062,141.354|1970|11||札幌
Fukuoka|Fukuoka|Kyushu|810-819|33.590,130.402|1610|92||福岡
Kobe|Hyogo|Kansai|650-658|34.690,135.196|1520|78||神戸
Kawasaki|Kanagawa|Kanto|210-216|35.531,139.703|1540|44||川崎
Kyoto|Kyoto|Kansai|600-616|35.012,135.768|1460|75||京都
Saitama|Saitama|Kanto|330-339|35.861,139.646|1330|48||埼玉
Hiroshima|Hiroshima|Chugoku|730-739|34.385,132.455|1200|82||広島
Sendai|Miyagi|Tohoku|980-989|38.268,140.869|1090|22||仙台
Chiba|Chiba|Kanto|260-266|35.605,140.123|975|43||千葉
Niigata|Niigata|Chubu|950-951|37.916,139.036|790|25||新潟
Hamamatsu|Shizuoka|Chubu|430-435|34.711,137.726|790|53||浜松
Kumamoto|Kumamoto|Kyushu|860-862|32.803,130.708|738|96||熊本
Okayama|Okayama|Chugoku|700-709|34.655,133.919|720|86||岡山
Kanazawa|Ishikawa|Chubu|920-921|36.561,136.656|463|76||金沢
Nagasaki|Nagasaki|Kyushu|850-852|32.750,129.878|409|95||長崎
Naha|Okinawa|Kyushu|900-903|26.212,127.681|317|98||那覇
`,
  postalTail: "-####",
  phoneLength: 9,
  house: "blocks",
  houseMax: 30,
  extras: "#F,##F,Dai-# Building #F",
  capitals: 0,
  productivity: 66,
  numbers: japaneseNumbers,
});
