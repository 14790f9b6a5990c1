import type { CodeTable } from "./table";

/** Location type: where a company stands among its own locations. */
export const STATUS_CODES: CodeTable = {
  name: "location type",
  entries: [
    { code: "0", label: "Single location" },
    { code: "1", label: "Headquarter/Parent (branches and/or subsidiaries report to it)" },
    { code: "2", label: "Branch (secondary location to a headquarter)" },
  ],
};

/** Whether more than half of the company belongs to another one. */
export const SUBSIDIARY_CODES: CodeTable = {
  name: "subsidiary",
  entries: [
    { code: "0", label: "Not a subsidiary" },
    { code: "3", label: "Is a subsidiary" },
  ],
};

/** Foreign trade. */
export const IMPORT_EXPORT_CODES: CodeTable = {
  name: "import/export",
  entries: [
    { code: "A", label: "Import/Export/Agent" },
    { code: "B", label: "Imports & Exports" },
    { code: "C", label: "Imports" },
    { code: "D", label: "Imports & Agents" },
    { code: "E", label: "Exports & Agents" },
    { code: "F", label: "Agent (no inventory)" },
    { code: "G", label: "Not available or none" },
    { code: "H", label: "Exports" },
  ],
};

/**
 * Legal status. The texts of 50 to 120 are published nowhere; the codes occur in real records, so that the filter must know them,
 * and the label says that their meaning is unknown rather than guess it.
 */
export const LEGAL_STATUS_CODES: CodeTable = {
  name: "legal status",
  entries: [
    { code: "0", label: "Not available" },
    { code: "1", label: "Proprietorship" },
    { code: "2", label: "Partnership" },
    { code: "3", label: "Corporation" },
    { code: "7", label: "Partnership" },
    { code: "8", label: "Joint venture" },
    { code: "9", label: "Master limited partnership" },
    { code: "12", label: "Partnership of unknown type" },
    { code: "13", label: "Proprietorship type" },
    { code: "50", label: "Legal form 50 (no description published)" },
    { code: "100", label: "Legal form 100 (no description published)" },
    { code: "101", label: "Legal form 101 (no description published)" },
    { code: "118", label: "Legal form 118 (no description published)" },
    { code: "120", label: "Legal form 120 (no description published)" },
  ],
};
