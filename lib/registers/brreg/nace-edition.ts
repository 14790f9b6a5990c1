import type { NaceEdition } from "../industry/nace";

/** Divisions, groups and classes of Rev. 2 (the register's SN2007) that Rev. 2.1 (SN2025) does not have. */
const ONLY_REV_2 = /^(?:45\.|43\.29|47\.(?:19|4[1-3]|89|99)|56\.(?:10|29)|62\.0|63\.(?:1[12]|99)|68\.10|70\.2[12]|74\.(?:10|90)|86\.90|90\.0|95\.1[12]|96\.0)/;
/** What is new in Rev. 2.1. */
const ONLY_REV_2_1 = /^(?:43\.(?:24|35|4|5|6)|47\.(?:12|40|83|92)|56\.(?:1[12]|22|40)|62\.[129]|63\.10|68\.1[12]|70\.20|74\.1[1-4]|74\.9[19]|86\.9[1-9]|90\.[123]|95\.(?:10|3|4)|96\.(?:[1-4]|9))/;

/**
 * The edition of NACE that a file's industry codes are of, told by codes that only one of them has: the same code can mean solid fuels in one
 * and motor vehicles in the other, and a file does not say which it uses. Rev. 2.1, in use since 2025, where they do not tell.
 * @param codes industry codes in the register's notation, such as "62.010".
 */
export function naceEditionOf(codes: Iterable<string>): NaceEdition {
  let lead = 0;
  for (const code of codes) {
    if (ONLY_REV_2.test(code)) lead += 1;
    else if (ONLY_REV_2_1.test(code)) lead -= 1;
  }
  return lead > 0 ? "2" : "2.1";
}
