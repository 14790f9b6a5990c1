export { codeLabel, isCode, type Code, type CodeTable } from "./codes/table";
export { IMPORT_EXPORT_CODES, LEGAL_STATUS_CODES, STATUS_CODES, SUBSIDIARY_CODES } from "./codes/company-codes";
export { countryByCode, countryByName } from "./codes/countries";
export { COUNTRY_CODES } from "./codes/country-codes";
export { SIC_CODES, SIC_DIVISIONS, SIC_MAJOR_GROUPS, sicParents, sicTitle } from "./codes/sic";
export { SIC_NUMBERS } from "./codes/sic-numbers";
