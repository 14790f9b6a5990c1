import type { Session } from "../../../accounts/people/people";
import type { Maker, Remover } from "../../../company/workspace";

/** Who makes something, as it is kept beside it. */
export function makerOf({ person }: Session): Maker {
  return { id: person.id, name: person.name };
}

export function removerOf({ person }: Session): Remover {
  return { id: person.id, role: person.role };
}
