import { SIC_CODES, sicTitle } from "../../company/codes";
import { Choice, zipf } from "./random";

/** A four-digit SIC code with its title. */
export interface LineOfBusiness {
  readonly code: string;
  readonly title: string;
}

/** One branch of trade: what its companies are called after, how large they are and what they earn. */
export interface Industry {
  readonly key: string;
  /** Position in `INDUSTRIES`. */
  readonly index: number;
  /** The line of business in words. */
  readonly label: string;
  readonly weight: number;
  /** How many times as many employees as the average company. */
  readonly size: number;
  /** Yearly revenue per employee in US dollars. */
  readonly revenuePerEmployee: number;
  /** Foreign trade code for those that trade abroad. */
  readonly trade: string;
  readonly lines: Choice<LineOfBusiness>;
}

/**
 * key | label | weight | size | revenue per employee in thousand US dollars | foreign trade code | SIC codes, the most frequent first; a
 * shorter number stands for every code it begins
 */
const TABLE = `
farm|Agriculture and gardening|30|0.5|110|H|0191 0161 0782 0111 0241 0212 0181 01 02 07
drinks|Breweries, wineries and drinks|8|1.2|260|H|2084 2082 2086 5182 5181 5921 208
wood|Wood products and timber|11|1.1|170|H|2421 2431 2411 2499 2434 5211 24
build|Building construction|52|1|190|G|1521 1542 1522 1541 1611 1531 1623 16
electric|Electrical installation|24|0.9|150|G|1731
plumbing|Plumbing, heating and air conditioning|22|0.8|150|G|1711
trades|Building trades|42|0.6|120|G|1799 1721 1751 1761 1742 1771 1752 1743 1741 1794 17
food|Food production|14|2|270|H|2099 2013 2033 2026 2022 2011 2064 2041 20
bakery|Bakeries|14|1|90|G|2051 5461 2052
textile|Textiles and clothing manufacture|9|1.4|130|B|2389 2392 2221 2329 2339 22 23 31
furniture|Furniture|11|0.9|160|H|2511 5712 2512 2521 2541 5021 25
print|Printing and publishing|12|0.8|140|G|2752 2759 2731 2721 2741 2711 27
chemical|Chemicals and pharmaceuticals|8|2.4|420|B|2834 2899 2851 2844 2869 2841 5169 28
plastics|Plastics and rubber|8|2|210|B|3089 3081 3086 3069 3082 30
metal|Metal working|21|1.3|180|B|3499 3441 3444 3443 3471 3462 33 34
machine|Machinery manufacturing|20|2|240|B|3599 3569 3541 3544 3559 3535 3561 35
electronics|Electronics and electrical equipment|12|2.2|260|B|3679 3674 3625 3613 3699 36
medtech|Instruments and medical devices|8|1.7|230|B|3841 3829 3845 3823 3842 3826 38
vehicle|Vehicle construction|6|3|310|B|3714 3713 3711 3715 3751 37
ship|Shipping and shipyards|6|1.5|290|H|3731 3732 4412 4491 4493 4449 44
freight|Freight and logistics|32|1.4|160|G|4213 4731 4225 4212 4215 4214 42 47
passenger|Passenger transport|16|0.9|70|G|4121 4111 4131 4141 4119 41
travel|Travel agencies|8|0.5|180|G|4724 4725 4729
telecom|Telecommunications|6|1.8|300|G|4813 4812 4899 4841 48
energy|Energy and water supply|11|1.6|520|G|4911 4931 4924 4941 4961 49
waste|Recycling and waste management|8|1.3|200|H|4953 5093 4959 1795
industrial|Industrial wholesale|23|0.8|410|C|5084 5085 5082 5083 5063 5065 5074 5087 50
foodtrade|Food wholesale|15|0.9|480|C|5149 5141 5148 5147 5146 5143 51
trading|Import and export|28|0.4|450|B|5199 5099 5045 5046 5023 5136 5137 50 51
grocery|Grocery and delicatessen|30|0.7|170|C|5411 5499 5421 5431 5451 5441 5921
fashion|Fashion and shoes|23|0.5|140|C|5651 5621 5661 5611 5699 5641 5632
appliance|Home electronics and hardware|16|0.5|190|C|5731 5722 5251 5734 5719 5713 5231
pharmacy|Pharmacies and drug stores|12|0.7|260|G|5912
shop|Specialist shops and mail order|40|0.4|150|C|5999 5961 5947 5944 5941 5942 5992 5945 5995 59
cardealer|Car dealers|18|0.9|520|C|5511 5521 5571 5531 5551 5561
carrepair|Car repair and car wash|26|0.5|110|G|7538 7532 7549 7542 7539 7534 75
restaurant|Restaurants and bars|56|0.8|60|G|5812 5813
hotel|Hotels and guest houses|22|1.2|80|G|7011 7021 7033 7032
finance|Finance|15|1|480|G|6282 6211 6162 6159 6141 6022 60 61 62
insurance|Insurance|11|0.6|350|G|6411 6331 6311 6321
property|Property|54|0.4|280|G|6531 6512 6513 6552 6514 6519
holding|Holding companies|48|0.3|320|G|6719 6799 6726 6722 6732
beauty|Hairdressers and beauty|28|0.4|40|G|7231 7241 7299
cleaning|Cleaning|21|1.4|40|G|7349 7217 7342 7216 7211
media|Advertising, media and design|31|0.5|140|G|7311 7336 7319 7335 7331 7812 7313
software|Software and information technology|50|0.9|160|E|7371 7372 7379 7373 7374 7375 7378 7376
staffing|Staffing and business services|24|1.8|80|G|7363 7361 7389 7359 7353 7334 73
security|Security services|7|1.8|50|G|7381 7382
leisure|Sports, culture and leisure|29|0.6|80|G|7997 7991 7999 7922 7929 7941 79
doctor|Medical and dental practices|43|0.5|130|G|8011 8021 8049 8042 8099 8041 0742 8071
care|Hospitals and care|15|3|70|G|8059 8051 8361 8082 8062 8322 8093 80 83
law|Legal services|25|0.4|190|G|8111
education|Education|21|0.9|60|G|8299 8249 8211 8243 8351 8244 8221
association|Associations and foundations|19|0.4|70|G|8699 8641 8611 8661 8621 8412
engineering|Engineering and architecture|38|0.6|140|E|8711 8712 8713 8734 8731 7389
accounting|Accounting and tax advice|27|0.5|130|G|8721 7291
consulting|Business consulting|55|0.4|150|G|8742 8748 8741 8743 8732 8744
`;

function parse(line: string, index: number): Industry {
  const [key = "", label = "", weight, size, revenue, trade = "", codes = ""] = line.split("|");
  return {
    key,
    index,
    label,
    weight: Number(weight),
    size: Number(size),
    revenuePerEmployee: Number(revenue) * 1000,
    trade,
    lines: zipf(expand(codes.split(" "))),
  };
}

function expand(prefixes: readonly string[]): readonly LineOfBusiness[] {
  const codes = new Set<string>();
  for (const prefix of prefixes) {
    const matching = SIC_CODES.entries.filter((entry) => entry.code.startsWith(prefix));
    if (matching.length === 0) throw new Error(`no SIC code begins with ${prefix}`);
    for (const { code } of matching) codes.add(code);
  }
  return [...codes].map((code) => ({ code, title: sicTitle(code) ?? "" }));
}

/** Every industry, in the table's order. */
export const INDUSTRIES: readonly Industry[] = TABLE.trim().split("\n").map(parse);

export const industryChoice = new Choice(INDUSTRIES, (industry) => industry.weight);

/** @throws Error where there is none of that key. */
export function industryByKey(key: string): Industry {
  const industry = INDUSTRIES.find((candidate) => candidate.key === key);
  if (!industry) throw new Error(`no industry ${key}`);
  return industry;
}
