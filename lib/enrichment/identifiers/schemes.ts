import { AFRICAN_NUMBERS } from "./africa";
import { AMERICAN_NUMBERS } from "./americas";
import { ASIAN_NUMBERS } from "./asian";
import { EASTERN_NUMBERS } from "./eastern";
import { ENGLISH_NUMBERS } from "./english";
import { GERMANIC_NUMBERS } from "./germanic";
import { MIDDLE_EASTERN_NUMBERS } from "./middle-eastern";
import { NORDIC_NUMBERS } from "./nordic";
import type { NumberScheme } from "./scheme";
import { VAT_SCHEMES } from "./vat-schemes";
import { WESTERN } from "./western";

/** Every official number that pages are searched for; among those of one label the earlier is tried first. */
export const SCHEMES: readonly NumberScheme[] = [
  ...WESTERN, ...GERMANIC_NUMBERS, ...NORDIC_NUMBERS, ...EASTERN_NUMBERS, ...ENGLISH_NUMBERS, ...AMERICAN_NUMBERS, ...ASIAN_NUMBERS, ...AFRICAN_NUMBERS, ...MIDDLE_EASTERN_NUMBERS, ...VAT_SCHEMES,
];
