/** Whether a text that a full stop follows ends in a word that names abbreviate, or in initials: the stop is no sentence's. */
export function isAbbreviation(text: string): boolean {
  const word = (/(\S+)$/.exec(text.slice(-12))?.[1] ?? "").replace(/^[("'„“«]+/, "");
  if (/(?:^|\s)(?:Mag|Dr|Mr|Dipl|Prof)\.(?: (?:et )?\p{Ll}{2,6}\.){0,3} ?(?:et )?\p{Ll}{2,6}$/u.test(text.slice(-40))) return true;
  return /^(?:(?:[\p{Lu}\u05d0-\u05ea]\.){0,5}[\p{Lu}\u05d0-\u05ea]|St|Ste|Dr|Prof|Ing|Dipl|Mr|Mrs|Ms|Mme|Bros|Gebr|Fa|Fam|Fr|Etn|Ets|Éts|Cie|Sté|Joh|Jos|Chr|PT|Wilh|Wm|Wwe|Th|Phil|Co|Inh|Jr|Sr|Mag|No|Nr|Ltd|Pty|Pte|Pvt|Soc|Coop|Sp|Int|Intl|Mfg|Corp|Ges|Verw|Univ|San|Tic|Paz|Dan|İth|Ith|İhr|Ihr|Tur|Turz|Nak|Elekt|Mak|Taah|Bil|Teks|Dış|Yay|Amb|İnş|Müh|Hiz|Ürün|Tov|vorm|Hnos|Hno|Dra|Srs?a?|Dña|Fco|Sto|Sta|C[íi]as?|Eftf|Efterf|Wed|Gebrs|Zn|Mgr|RNDr|MUDr|JUDr|MVDr|MDDr|PhDr|PaedDr|Bc|Avv|Geom|Rag|Dott|Dott?ssa|Arch|Sig|Ind|Const|Transp|Vve|Veuve|Hdl|Az|Agr|Ditta|Ten|Inz|Inż|Lek|Hab|Ltda)$/iu.test(word);
}
