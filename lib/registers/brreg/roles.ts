import { z } from "zod";
import { Rejection } from "../shared/assemble";
import { Columns, isYes } from "./unit-csv";
import { isOrganisationNumber, NOT_A_NUMBER } from "./organisation-number";

/** A role that somebody has in a company. */
export interface Role {
  readonly company: string;
  /** Code of the role, such as "DAGL". */
  readonly code: string;
  readonly title: string;
  /** Name of the person; "" when another unit has the role. */
  readonly person: string;
  /** The person has left the role or has died. */
  readonly ended: boolean;
  /** Place among those who share the role, from 0. */
  readonly order: number;
}

/** Who has a say in a company, as far as a record tells. */
export interface CompanyRoles {
  readonly ceo?: { readonly name: string; readonly title: string; readonly order: number };
  /** A person other than the chief executive has a role. */
  readonly contact: boolean;
  /** Where the first of its roles stands. */
  readonly line: number;
  readonly source: string;
}

const CHIEF_EXECUTIVE = "DAGL";
/** Outsiders: accountant, auditor, administrator of a bankrupt's estate, the bankrupt. */
const OUTSIDERS: ReadonlySet<string> = new Set(["REGN", "REVI", "BOBE", "KDEB", "KENK"]);

/** The same text in memory of its own: a value cut out of a row would keep the whole row in memory for as long as it is held. */
function detached(text: string): string {
  return Buffer.from(text, "utf8").toString("utf8");
}

/** The roles of many companies, reduced to what records say of them. */
export class RoleBook {
  readonly #companies = new Map<number, CompanyRoles>();
  readonly #titles = new Map<string, string>();

  /** Notes a role; what is not told of in a record (an auditor, somebody who left) leaves no trace but the company's. */
  add(role: Role, line: number, source: string): void {
    const number = Number(role.company);
    const known = this.#companies.get(number) ?? { contact: false, line, source };
    this.#companies.set(number, this.#with(known, role));
  }

  /** What is known of a company's people. */
  of(company: string): CompanyRoles | undefined {
    return this.#companies.get(Number(company));
  }

  /** Every company with its roles. */
  entries(): Iterable<[number, CompanyRoles]> {
    return this.#companies;
  }

  #with(known: CompanyRoles, { code, title, person, ended, order }: Role): CompanyRoles {
    if (person === "" || ended || OUTSIDERS.has(code)) return known;
    if (code !== CHIEF_EXECUTIVE) return { ...known, contact: true };
    if (known.ceo !== undefined && known.ceo.order <= order) return known;
    return { ...known, ceo: { name: detached(person), title: this.#title(title), order } };
  }

  #title(title: string): string {
    const known = this.#titles.get(title) ?? detached(title);
    this.#titles.set(title, known);
    return known;
  }
}

/** What reads the rows of a roles file in CSV. */
export function roleCsvReader(header: readonly string[]): (cells: readonly string[]) => Role | Rejection {
  const columns = new Columns(header);
  const company = columns.cell("orgnrselskap");
  const [code, title] = [columns.cell("rolletypekode"), columns.cell("rolletypebeskrivelse")];
  const names = [columns.cell("fornavn"), columns.cell("mellomnavn"), columns.cell("etternavn")];
  const ended = [columns.cell("erdoed"), columns.cell("fratraadt"), columns.cell("avregistrert")];
  const order = columns.cell("rekkefolge");
  return (cells) => {
    const number = company(cells);
    if (!isOrganisationNumber(number)) return new Rejection(NOT_A_NUMBER, number);
    return {
      company: number,
      code: code(cells),
      title: title(cells),
      person: joined(names.map((name) => name(cells))),
      ended: ended.some((flag) => isYes(flag(cells))),
      order: Number(order(cells)) || 0,
    };
  };
}

const text = z.string().nullish();
const flag = z.boolean().nullish();

/** A company's roles: an element of the file of all roles, or the answer for one company, whose number stands in its link. */
const ROLES = z.object({
  organisasjonsnummer: text,
  rollegrupper: z.array(
    z.object({
      roller: z
        .array(
          z.object({
            type: z.object({ kode: z.string(), beskrivelse: text }),
            person: z.object({ navn: z.object({ fornavn: text, mellomnavn: text, etternavn: text }).nullish(), erDoed: flag }).nullish(),
            fratraadt: flag,
            avregistrert: flag,
            rekkefolge: z.number().nullish(),
          }),
        )
        .nullish(),
    }),
  ),
  _links: z.object({ enhet: z.object({ href: z.string() }).nullish() }).nullish(),
});

/** Reads the roles of one company from JSON. */
export function rolesFromJson(value: unknown): readonly Role[] | Rejection {
  const parsed = ROLES.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return new Rejection("not roles as the register publishes them", `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
  }
  const { organisasjonsnummer, rollegrupper, _links: links } = parsed.data;
  const company = organisasjonsnummer ?? /\d{9}$/.exec(links?.enhet?.href ?? "")?.[0] ?? "";
  if (!isOrganisationNumber(company)) return new Rejection(NOT_A_NUMBER, company);
  return rollegrupper.flatMap(({ roller }) =>
    (roller ?? []).map(({ type, person, fratraadt, avregistrert, rekkefolge }) => ({
      company,
      code: type.kode,
      title: type.beskrivelse ?? "",
      person: joined([person?.navn?.fornavn, person?.navn?.mellomnavn, person?.navn?.etternavn]),
      ended: person?.erDoed === true || fratraadt === true || avregistrert === true,
      order: rekkefolge ?? 0,
    })),
  );
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => (part ? [part.trim()] : [])).filter((part) => part !== "").join(" ");
}
