const FOUNDING = /,? (?:since|est(?:\.|ablished)?(?: in)?|seit|depuis|sinds|dal|desde|od(?: roku)?|siden|sedan|vuodesta|din|с|от|від|από το) (?:1[5-9]|20)\d\d$/iu;

/** "Ashdown Solicitors" of "Ashdown Solicitors Since 1968": a name without when somebody began. */
export const withoutFounding = (text: string): string => text.replace(FOUNDING, "");
