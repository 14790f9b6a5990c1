import { ParameterError, type Parameters } from "../company/query";
import { hasForbiddenCharacter } from "../company/values";

/**
 * Decodes a query string (without its `?`) strictly: `+` and `%20` are blanks, names and values are UTF-8, repeated parameters keep
 * their order. Empty pieces (`?&`) are no parameters.
 * @throws ParameterError naming the parameter whose name or value is no percent-encoded UTF-8 or holds a control character.
 */
export function decodeParameters(query: string): Parameters {
  const parameters = new Map<string, string[]>();
  if (query === "") return parameters;
  for (const piece of query.split("&")) {
    if (piece === "") continue;
    const equals = piece.indexOf("=");
    const rawName = equals < 0 ? piece : piece.slice(0, equals);
    const name = decode(rawName);
    if (name === undefined) throw new ParameterError(shown(rawName), `The parameter name ${JSON.stringify(shown(rawName))} is no valid percent-encoded UTF-8.`);
    if (name === "") throw new ParameterError("", `A value without a parameter name was sent: ${JSON.stringify(shown(piece))}.`);
    if (hasForbiddenCharacter(name)) throw new ParameterError(shown(name), `The parameter name ${JSON.stringify(shown(name))} holds a control character.`);
    const value = equals < 0 ? "" : decode(piece.slice(equals + 1));
    if (value === undefined) throw new ParameterError(shown(name), `${shown(name)}: the value is no valid percent-encoded UTF-8; encode a percent sign as %25.`);
    if (hasForbiddenCharacter(value)) throw new ParameterError(shown(name), `${shown(name)} holds a control character or half a surrogate pair; remove it.`);
    const values = parameters.get(name);
    if (values === undefined) parameters.set(name, [value]);
    else values.push(value);
  }
  return parameters;
}

/** A name of the sender's choosing, cut to what an error message can carry. */
export function shown(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}

const PLAIN = /^[!-$&-*,-~]*$/;

/** The text that percent-encoding stands for, or undefined when that is no UTF-8. */
function decode(raw: string): string | undefined {
  if (PLAIN.test(raw)) return raw;
  try {
    return decodeURIComponent(raw.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
