import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import iconv from "iconv-lite";
import { z } from "zod";
import { knowsScheme } from "./check-digits";

const officialNumber = z.strictObject({
  /** A scheme of check-digits.ts: `nl-kvk`, `de-vat`, … */
  scheme: z.string().refine(knowsScheme, "is no scheme of check-digits.ts"),
  /** Without its country's prefix, upper-case letters and digits only. */
  number: z.string().regex(/^[A-Z\d]+$/),
  /** How the page writes it where the number was repaired: a typed BO1, a lost leading zero. */
  written: z.string().optional(),
});

const given = z.strictObject({ name: z.string().optional(), numbers: z.array(z.string()).optional() });

const expectedCompany = z.strictObject({
  /** Every name that is right: the legal name as written first, then trade names. Empty is not allowed. */
  names: z.array(z.string()).min(1),
  numbers: z.array(officialNumber),
  /** From the number, else the address, else the country-code domain; absent where none of them says. */
  countryHint: z.string().length(2).optional(),
  city: z.string().optional(),
  /** What each source gives of the company; a source that gives nothing is absent. */
  from: z.strictObject({ jsonld: given, identifier: given, copyright: given, "legal-suffix": given, og: given }).partial(),
});

const label = z.strictObject({
  url: z.url(),
  /** What the bytes are in, as iconv-lite names it; what the page declares may be another or nothing. */
  encoding: z.string(),
  /** The country of the operator, or of the page where it names none. */
  country: z.string().length(2),
  kind: z.enum(["home", "contact", "imprint", "about", "privacy", "terms", "franchise", "article", "product", "shell", "parked", "challenge", "error", "blog"]),
  /** What makes the page hard. */
  traps: z.array(z.string()),
  /** The site's operator first; none on a page that names no company. */
  companies: z.array(expectedCompany),
  /** Others whom the page names, and digits that are no company number: wrong wherever they appear. */
  forbidden: z.strictObject({ names: z.array(z.string()), numbers: z.array(z.string()) }),
  /** Neither asked for nor wrong: an RSIN, a branch number, a blog's own name. */
  neutral: z.strictObject({ names: z.array(z.string()), numbers: z.array(z.string()) }),
});

export type PageLabel = z.infer<typeof label>;
export type ExpectedCompany = z.infer<typeof expectedCompany>;

/** `open` is for whoever writes rules; `held` is looked at by the benchmark only, so that its figures say how rules do on pages not seen. */
export type Part = "open" | "held";

export interface LabelledPage extends PageLabel {
  readonly name: string;
  readonly part: Part;
  readonly html: string;
  readonly bytes: Buffer;
}

const FOLDER = new URL("../", import.meta.url);

/**
 * The pages of a part, by name: `<name>.html` holds the bytes as a server would send them, `<name>.json` the label.
 * @param folder where `open/` and `held/` are, for programs that are bundled away from this file
 * @throws where a label is not as above or its page is missing
 */
export function labelledPages(part: Part, folder: URL = FOLDER): LabelledPage[] {
  const at = new URL(`${part}/`, folder);
  return readdirSync(at)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => {
      const name = file.slice(0, -".json".length);
      const parsed = label.safeParse(JSON.parse(readFileSync(new URL(file, at), "utf8")));
      if (!parsed.success) throw new Error(`${fileURLToPath(new URL(file, at))}: ${z.prettifyError(parsed.error)}`);
      const bytes = readFileSync(new URL(`${name}.html`, at));
      return { ...parsed.data, name, part, bytes, html: iconv.decode(bytes, parsed.data.encoding) };
    });
}
