import { RestError } from "./rest-error.ts";

/** As JSON every cell repeats the name of its column, so a body of small cells would grow a lot. */
const MAX_CELLS = 100_000;
/** PostgreSQL has no longer names. */
const MAX_NAME = 63;

/** Rows in CSV: the first line names the columns, and NULL without quotes stands for nothing. */
export function readCsv(text: string): { header: string[]; rows: Record<string, string | null>[] } {
  const [names, ...lines] = splitCsv(text.replace(/^\ufeff/, ""));
  const header = names?.map((name) => name ?? "") ?? [];
  if (header.length === 0 || header.some((name) => name === "" || name.length > MAX_NAME))
    throw invalid("Empty or invalid CSV");
  const rows = lines.map((cells) => {
    if (cells.length !== header.length) throw invalid("All lines must have same number of fields");
    return Object.fromEntries(header.map((name, index) => [name, cells[index] ?? null]));
  });
  return { header, rows };
}

function splitCsv(text: string): (string | null)[][] {
  const lines: (string | null)[][] = [];
  let cells: (string | null)[] = [];
  let count = 0;
  for (let at = 0; at < text.length; ) {
    const { cell, end } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
    cells.push(cell);
    if (++count > MAX_CELLS) throw invalid(`At most ${MAX_CELLS.toLocaleString("en")} values may be sent at once`);
    const isLineBreak = text[end] !== ",";
    if (isLineBreak) {
      lines.push(cells);
      cells = [];
    } else if (end === text.length - 1) cells.push("");
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  if (cells.length > 0) lines.push(cells);
  return lines;
}

function readQuoted(text: string, start: number): { cell: string; end: number } {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const end = close + 1;
  if (close < 0 || (end < text.length && !",\r\n".includes(text[end] ?? ""))) throw invalid("Empty or invalid CSV");
  return { cell: text.slice(start + 1, close).replaceAll('""', '"'), end };
}

function readPlain(text: string, start: number): { cell: string | null; end: number } {
  let end = start;
  while (end < text.length && !",\r\n".includes(text[end] ?? "")) end += 1;
  const cell = text.slice(start, end);
  return { cell: cell === "NULL" ? null : cell, end };
}

const invalid = (message: string) => new RestError(400, "PGRST102", message);
