/** What systems call a CSV file: some know no type for it, and where Excel is installed it is a spreadsheet. */
const TYPES_OF_CSV_FILES = new Set([
  "",
  "text/plain",
  "text/comma-separated-values",
  "application/csv",
  "application/vnd.ms-excel",
]);

export const isCsvFile = ({ name, type }: { name: string; type: string }) =>
  type === "text/csv" || (/\.csv$/i.test(name) && TYPES_OF_CSV_FILES.has(type));
