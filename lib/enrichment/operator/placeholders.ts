/** Names that templates are filled with. */
export function isPlaceholderName(name: string): boolean {
  return /\b(?:max|erika|hans|petra|maria|mario|peter|anna) muster\b|muster(?:mann|frau|firma|stadt|unternehmen|gmbh)\b|\bmuster (?:gmbh|ag|ug)|\byour (?:company|business|name|brand|site|website|store|logo)|\bcompany name\b|\b(?:lorem ipsum|example (?:company|corp|inc|ltd|llc|gmbh)|sample company|acme example|firmenname|bedrijfsnaam|nom de l'entreprise|nombre de (?:la )?empresa|nome azienda|my company|unternehmensname|uw bedrijf|votre (?:soci[ée]t[ée]|entreprise)|il tuo|tu empresa|sua empresa|test (?:company|gmbh|ltd|bv))\b|[[\]{}<>]|%[a-z]|xxx/i.test(name) || TEMPLATE_NAME.test(name);
}

/** "Your company" and "company name" in more languages. */
const TEMPLATE_NAME =
  /^(?:(?:ditt|din|dit|dein|deine|ihr|ihre|jouw|twoja|vaše|vaša|sinun|votre|a sua|la tua|tu) (?:företag|firma|virksomhet|virksomhed|bedrift|unternehmen|bedrijf|společnost|spoločnosť|yritys|azienda|marca)(?!\p{L})|företagsnamn|firmanavn|virksomhedsnavn|bedriftsnavn|yrityksen nimi|nazwa (?:firmy|sklepu)|n[áa]z[eo]v (?:firmy|společnosti|spoločnosti)|cégnév|nume(?:le)? firm|denumire firm|naziv tvrtke|(?:firma|şirket) adı|название компании|назва компанії|会社名|회사명|公司名称)/iu;
