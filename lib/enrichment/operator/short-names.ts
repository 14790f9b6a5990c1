/** What pages write before the short form of a company's name, below the whole of it. */
const SHORT_NAME =
  /^(?:r[öo]vid(?:ített)? (?:cég)?n[ée]v|(?:in )?forma abbreviata|in sigla|denominazione abbreviata|nazwa skr[óo]cona|skr[óo]cona nazwa|zkrácený název|skrátený názov|skraćen[oi] (?:poslovno ime|naziv|ime)|skraćena tvrtka|skrajšan[oi] (?:ime|naziv)|denumire prescurtată|kısa unvan[ıi]?|kurz(?:name|bezeichnung|firma)|short name|abbreviated name|nom abrégé|sigle|forma abreviada|nombre abreviado|сокращ[её]нное наименование|краткое наименование|скорочена назва|скраћено пословно име) ?[:：]/iu;

/** Whether a line states but the short form of a company's name ("Kurzname: Acme GmbH"). */
export const isShortName = (text: string): boolean => SHORT_NAME.test(text);
