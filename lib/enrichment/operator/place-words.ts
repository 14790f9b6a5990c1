import { foldPlace } from "../../company/codes/fold";
import { CITY_EXONYMS, REGION_EXONYMS } from "../../company/exonyms";

const PLACES: ReadonlySet<string> = new Set([CITY_EXONYMS, REGION_EXONYMS].flatMap((table) => [...table.values()].flat(2)).map(foldPlace).filter((name) => name.length >= 4 && !name.includes(" ")));

/** Whether a word of a name, folded, is that of a city or a region: companies that have nothing to do with each other share it ("Turnverband Bayern", "Treuhand Bayern GmbH"). */
export const isPlaceWord = (word: string): boolean => PLACES.has(word);
