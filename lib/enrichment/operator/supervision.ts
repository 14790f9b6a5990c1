const BODY = "(?:entidad|instituci[óo]n|sociedad|empresa|institui[çc][ãa]o|entidade|(?:établissement|société)(?: de \\p{L}+)?|banca|istituto) ";
const DONE = [
  String.raw`(?:authori[sz]ed|regulated|licen[sc]ed|supervised)(?: (?:and|&) (?:authori[sz]ed|regulated|licen[sc]ed|supervised))? (?:by|with)`,
  String.raw`(?:${BODY})?(?:vigilad|supervisad|autorizad|regulad|regulamentad|fiscalizad)[oa](?: (?:[ye] )?\p{Ll}+)? (?:por|pel[oa])`,
  String.raw`vigilad[oa] superintendencia`,
  String.raw`(?:${BODY})?(?:autorizzat|vigilat|regolat)[oa](?: e \p{Ll}+)? (?:da|dal|dalla|dall(?=['’]))`,
  String.raw`(?:${BODY})?(?:agréée?|autorisée?|réglementée?|supervisée?|contrôlée?)(?: et \p{Ll}+)? (?:par|auprès)`,
  String.raw`(?:zugelassen|beaufsichtigt|reguliert|lizenziert)(?: und \p{Ll}+)? (?:durch|von|bei)`,
  String.raw`members? (?:of (?:the )?)?(?:fdic|sipc|finra|ncua)`,
].join("|");

/** The source of an expression, whatever the case, for what banks, insurers and casinos say in their footers of who oversees them ("Authorised and regulated by …", "Member FDIC"): none of their names. */
export const SUPERVISED = String.raw`(?:${DONE})(?!\p{L})`;
