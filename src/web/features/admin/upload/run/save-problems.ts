import { saveFile } from "@/lib/save-file.ts";
import { AD_COLUMNS, type AdRow } from "../../../../../shared/ad-row.ts";
import { CSV_START, csvLine } from "../../../../../shared/csv-cell.ts";

/** Our own format, so that the file can be mended and uploaded again. */
export function saveProblems(problems: readonly { cells: AdRow }[], name: string) {
  const header = AD_COLUMNS.map((column) => column.header);
  const rows = problems.map(({ cells }) => AD_COLUMNS.map(({ field }) => cells[field]));
  saveFile(new Blob([CSV_START, ...[header, ...rows].map(csvLine)], { type: "text/csv" }), name);
}
