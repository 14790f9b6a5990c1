import type { DemoCountry } from "../country";
import { Choice } from "../random";
import { australia } from "./australia";
import { austria } from "./austria";
import { belgium } from "./belgium";
import { brazil } from "./brazil";
import { britain } from "./britain";
import { bulgaria } from "./bulgaria";
import { canada } from "./canada";
import { czechia } from "./czechia";
import { denmark } from "./denmark";
import { finland } from "./finland";
import { france } from "./france";
import { germany } from "./germany";
import { greece } from "./greece";
import { india } from "./india";
import { ireland } from "./ireland";
import { italy } from "./italy";
import { japan } from "./japan";
import { netherlands } from "./netherlands";
import { norway } from "./norway";
import { poland } from "./poland";
import { portugal } from "./portugal";
import { spain } from "./spain";
import { sweden } from "./sweden";
import { switzerland } from "./switzerland";
import { unitedStates } from "./unitedstates";

/** The demo register's countries. */
export const DEMO_COUNTRIES: readonly DemoCountry[] = [
  unitedStates, germany, britain, france, italy, spain, brazil, netherlands, india, poland, japan, canada, australia, sweden, belgium, norway, austria, switzerland, czechia, denmark,
  portugal, finland, greece, ireland, bulgaria,
];

export const countryChoice = new Choice(DEMO_COUNTRIES, (country) => country.weight);

/** @throws Error when the demo register has no companies there. */
export function demoCountry(code: string): DemoCountry {
  const country = DEMO_COUNTRIES.find((candidate) => candidate.code === code);
  if (!country) throw new Error(`the demo register has no country ${code}`);
  return country;
}
