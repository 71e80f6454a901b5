import { AD_COLUMNS, type AdField } from "../../../../../shared/ad-row.ts";
import { CsvProblem } from "./csv-problem.ts";

/** The field of each column of the file, in the file's order. The names must match exactly, in any order. */
export function checkHeader(header: readonly string[]): AdField[] {
  const complaints = [...misspelt(header), ...twice(header), ...missing(header), ...unknown(header)];
  if (complaints.length > 0) {
    throw new CsvProblem(`The header does not match. ${complaints.join(" ")} Copy it from the format guide.`);
  }
  return header.flatMap((name) => AD_COLUMNS.find((column) => column.header === name)?.field ?? []);
}

const loosely = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, "");
const quote = (name: string) => (name === "" ? "an empty name" : `"${name.slice(0, 60)}"`);
const isExact = (name: string) => AD_COLUMNS.some(({ header }) => header === name);
const nearest = (name: string) => AD_COLUMNS.find(({ header }) => loosely(header) === loosely(name))?.header;

function misspelt(header: readonly string[]): string[] {
  return header.flatMap((name) => {
    const meant = nearest(name);
    return meant && !isExact(name) ? [`${quote(name)} must be "${meant}".`] : [];
  });
}

function twice(header: readonly string[]): string[] {
  const doubled = new Set(header.filter((name, i) => isExact(name) && header.indexOf(name) !== i));
  return [...doubled].map((name) => `"${name}" is there twice.`);
}

function missing(header: readonly string[]): string[] {
  const names = AD_COLUMNS.filter((column) => !header.some((name) => nearest(name) === column.header));
  return names.length > 0 ? [`Missing: ${names.map(({ header: name }) => name).join(", ")}.`] : [];
}

function unknown(header: readonly string[]): string[] {
  const names = header.filter((name) => !nearest(name));
  if (names.length === 0) return [];
  const shown = names.slice(0, 5).map(quote).join(", ");
  return [`Not known: ${shown}${names.length > 5 ? ` and ${names.length - 5} more` : ""}.`];
}
