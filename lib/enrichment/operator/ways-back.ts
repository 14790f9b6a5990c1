/** An arrow at a text's edge, or half of a pair of quotation marks for one. */
const ARROW = /^(?:[←⇐⟵⬅↩↰⮐◀◄◁]|[‹«](?!.*[›»]))|(?:[→⇒⟶➔➜➞➡▶►▸]|^[^«‹]*[›»])\uFE0F?$/u;

/** What links say that lead back to where the reader came from. */
const BACK = /^(?:(?:go |click )?back|return|zurück|retour(?:ner)?|revenir|volver|regresar|voltar|regressar|torna|tornar[ei]?|ritorna(?:re)?|indietro|terug|powrót|wróć|powrot|zpět|späť|vissza|tillbaka|tilbage|tilbake|takaisin|înapoi|inapoi|natrag|nazaj|tagasi|atpakaļ|atgal|назад|вернуться|повернутися|обратно|πίσω|επιστροφή|geri) (?:to|zu[rm]?|auf|à|aux?|vers|al?|alla|ai|en|ao|às|naar|do|na|ke?|till?|az|la|в|на|к|до|στ\p{L}+) /iu;

/** Whether a text tells but where a link leads ("← Zurück zum Rechner", "Open the catalogue →", "Back to search"): the page there, and nobody's name. */
export const isWayBack = (text: string): boolean => ARROW.test(text) || BACK.test(text);
