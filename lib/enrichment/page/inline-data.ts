import type { Line } from "./page";
import { cleanText } from "./text";

const MAX_VALUES = 20_000;
const MAX_LINES = 1500;
const MAX_TEXT = 400;
/** Keys whose value is a number without words around it. */
const NUMBER_KEY = /kvk|coc|chamber|btw|vat|tva|ust|iva\b|siret|siren|rcs|nip|krs|regon|cvr|org|cnpj|abn|acn|nif|cif|tax|regist|company|uid|firmenbuch|hr[ab]|ico|dic|oib|ein\b|gst|cin\b/i;

/**
 * The texts of data that a page carries for its scripts (`__NEXT_DATA__` and the like) as lines, in the order in which they stand; for pages whose
 * body is filled by script. At most 1,500 lines; what is no JSON is left out.
 */
export function linesOfData(scripts: readonly string[]): readonly Line[] {
  const lines: Line[] = [];
  let left = MAX_VALUES;
  const add = (text: string): void => void lines.push({ text, zone: 0, level: 0, block: lines.length, cell: undefined, href: undefined, links: [], bold: [], head: undefined });
  const walk = (value: unknown, key: string, depth: number): void => {
    if ((left -= 1) < 0 || lines.length >= MAX_LINES || depth > 30) return;
    if (typeof value === "string") for (const text of textsOf(value)) add(NUMBER_KEY.test(key) && /^[A-Z]{0,3}[\d .-]+[A-Z\d]*$/.test(text) ? `${wordsOf(key)}: ${text}` : text);
    else if (typeof value === "number" && NUMBER_KEY.test(key)) add(`${wordsOf(key)}: ${value}`);
    else if (Array.isArray(value)) for (const item of value) walk(item, key, depth + 1);
    else if (typeof value === "object" && value !== null) for (const [name, item] of Object.entries(value)) walk(item, name, depth + 1);
  };
  for (const script of scripts) {
    try {
      walk(JSON.parse(script), "", 0);
    } catch {
      continue;
    }
  }
  return lines;
}

/**
 * Text without markup, a line for each block; addresses of files and single words of code are none, nor the tags of Nuxt's payload.
 * @see https://github.com/nuxt/nuxt/blob/main/packages/nuxt/src/app/plugins/revive-payload.client.ts
 */
function textsOf(value: string): readonly string[] {
  if (value.length > 5000 || /^(?:https?:|\/|#|data:|[\w-]{30,}$|(?:Shallow)?Reactive$|(?:Empty)?(?:Shallow)?Ref$|NuxtError$|skipHydrate$)/.test(value)) return [];
  return value.split(/<br ?\/?>|<\/p>|<\/div>|<\/li>|\n/i).map((part) => cleanText(part.replace(/<[^<>]{0,300}>/g, " ")).slice(0, MAX_TEXT)).filter((text) => text.length >= 2);
}

/** "kvkNumber" and "vat_id" as they would stand in text. */
const wordsOf = (key: string): string => key.replace(/[_-]+/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
