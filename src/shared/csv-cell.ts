/**
 * What spreadsheets take for the beginning of a formula, also in full width and behind spaces; a tab or a line break
 * alone is enough for some (OWASP, "CSV injection").
 */
const FORMULA = /^(?:[\t\r\n]|[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

export const looksLikeFormula = (text: string) => FORMULA.test(text);

/** One cell of a CSV file. Text is always quoted, and an apostrophe in front of a formula makes it text. */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = looksLikeFormula(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly (string | number | boolean | null)[]) => `${cells.map(csvCell).join(",")}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const CSV_START = "\ufeff";
