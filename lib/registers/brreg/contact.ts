import { cleanEmail, cleanWebsite, toE164 } from "../shared/contact";
import type { Lose } from "../shared/row-report";
import type { Unit } from "./unit";

/** How a unit is reached; undefined for what is unknown. */
export interface Contact {
  readonly phone: string | undefined;
  readonly email: string | undefined;
  readonly website: string | undefined;
}

/**
 * A phone number in E.164. Norwegian numbers have eight digits and no prefix; some stand filled up to nine with a zero. They are most, and
 * told at a glance; all others are left to the general reading.
 */
export function norwegianPhone(phone: string): string | undefined {
  const digits = /^0?([2-9]\d{7})$/.exec(phone.replaceAll(" ", ""))?.[1];
  return digits === undefined ? toE164(phone, "NO") : `+47${digits}`;
}

/** A unit's phone, or else its mobile phone, its e-mail address and website. */
export function contactOf(unit: Pick<Unit, "phone" | "mobile" | "email" | "website">, lose: Lose): Contact {
  const read = (raw: string, field: string, reason: string, clean: (text: string) => string | undefined): string | undefined => {
    const value = raw === "" ? undefined : clean(raw);
    if (raw !== "" && value === undefined) lose(field, reason, raw);
    return value;
  };
  const phone = read(unit.phone, "Phone Number", "not a possible phone number", norwegianPhone);
  return {
    phone: phone ?? read(unit.mobile, "Phone Number", "not a possible phone number", norwegianPhone),
    email: read(unit.email, "Email", "not an e-mail address", cleanEmail),
    website: read(unit.website, "Website", "names no host", (text) => cleanWebsite(text)?.toLowerCase()),
  };
}
