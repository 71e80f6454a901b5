import { type AdField, type AdRow, findDoubt, findProblem } from "../../../../../shared/ad-row.ts";
import { MAX_KEPT_PROBLEMS, MAX_UPLOAD_ROWS } from "../../../../../shared/contracts/ad-uploads.ts";
import { looksLikeFormula } from "../../../../../shared/csv-cell.ts";
import { checkHeader } from "./check-header.ts";
import { CsvProblem } from "./csv-problem.ts";
import { decodeFile, type Encoding, sniffEncoding } from "./decode-file.ts";
import { createCsvParser } from "./parse-csv.ts";

const MAX_FILE_BYTES = 100_000_000;
/** How many rows the page gets to show: from the top of the file, and those with something to say. */
const SHOWN_ROWS = 8;
const SHOWN_NOTES = 200;

export type RowState = "ready" | "left out" | "duplicate" | "check";
export type SeenRow = { line: number; cells: AdRow; state: RowState; note: string | null };
export type UploadRow = { line: number; cells: AdRow };

export type AdsFile = {
  encoding: Encoding;
  ready: UploadRow[];
  counts: Record<RowState, number>;
  /** The first rows of the file. */
  first: SeenRow[];
  /** The first rows that have a note. */
  noted: SeenRow[];
  leftOut: (UploadRow & { reason: string })[];
};

/** Reads and checks a whole CSV file, a piece at a time. Throws a CsvProblem when it cannot be read. */
export async function readAdsFile(file: Blob, onProgress: (share: number) => void = () => {}): Promise<AdsFile> {
  if (file.size > MAX_FILE_BYTES) {
    const megabytes = Math.ceil(file.size / 1e6);
    throw new CsvProblem(`The file has ${megabytes} MB, up to ${MAX_FILE_BYTES / 1e6} MB fit. Split it into parts.`);
  }
  const encoding = await sniffEncoding(file);
  try {
    return await readAs(file, encoding, onProgress);
  } catch (error) {
    // Bytes that are not UTF-8: what Excel on Windows saves as plain "CSV".
    if (!(error instanceof TypeError) || encoding !== "utf-8") throw error;
    return await readAs(file, "windows-1252", onProgress);
  }
}

async function readAs(file: Blob, encoding: Encoding, onProgress: (share: number) => void): Promise<AdsFile> {
  const sorted = sortRows();
  let parser: ReturnType<typeof createCsvParser> | undefined;
  for await (const text of decodeFile(file, encoding, (read) => onProgress(read / file.size))) {
    if (text === "") continue;
    parser ??= createCsvParser(findDelimiter(text), sorted.take);
    await parser.feed(text);
  }
  await parser?.end();
  if (sorted.seen() === 0) throw new CsvProblem("No valid data found in CSV file");
  return { encoding, ...sorted.result };
}

/** No column's name contains one, so the first in the file tells. Spreadsheets of half the world write semicolons. */
const findDelimiter = (text: string) => /[,;\t\r\n]/.exec(text.slice(0, 10_000))?.[0].replace(/[\r\n]/, ",") ?? ",";

function sortRows() {
  const result: Omit<AdsFile, "encoding"> = {
    ready: [],
    counts: { ready: 0, "left out": 0, duplicate: 0, check: 0 },
    first: [],
    noted: [],
    leftOut: [],
  };
  const known = new Map<string, number>();
  let fields: AdField[] | undefined;
  let seen = 0;

  function take(values: string[], line: number) {
    const trimmed = values.map(clean);
    if (!fields) {
      // Excel's own note on the separator may come before the header.
      if (!/^sep=/i.test(trimmed[0] ?? "")) fields = checkHeader(withoutEmptyEnd(trimmed));
      return;
    }
    if (trimmed.every((value) => value === "")) return;
    seen += 1;
    if (seen > MAX_UPLOAD_ROWS) {
      throw new CsvProblem(`The file has more than ${MAX_UPLOAD_ROWS.toLocaleString("en")} rows. Split it into parts.`);
    }
    const row = { line, ...judge(fields, trimmed, line) };
    result.counts[row.state] += 1;
    if (row.state === "ready" || row.state === "check") result.ready.push({ line, cells: row.cells });
    if (row.state === "left out" && result.leftOut.length < MAX_KEPT_PROBLEMS) {
      result.leftOut.push({ line, cells: row.cells, reason: row.note ?? "" });
    }
    if (result.first.length < SHOWN_ROWS) result.first.push(row);
    if (row.note && result.noted.length < SHOWN_NOTES) result.noted.push(row);
  }

  function judge(columns: AdField[], values: string[], line: number): Omit<SeenRow, "line"> {
    const cells = Object.fromEntries(columns.map((field, i) => [field, values[i] ?? ""])) as AdRow;
    const problem = findExtra(values.slice(columns.length), columns.length) ?? findProblem(cells);
    if (problem) return { cells, state: "left out", note: problem };
    const key = columns.map((field) => cells[field]).join("\x1f");
    const before = known.get(key);
    if (before !== undefined) return { cells, state: "duplicate", note: `Same as row ${before}. Adds none.` };
    known.set(key, line);
    const doubt = findDoubt(cells);
    return { cells, state: doubt ? "check" : "ready", note: doubt };
  }
  return { take, result, seen: () => seen };
}

/** Spreadsheets write a comma for every column that was ever touched. */
const withoutEmptyEnd = (header: string[]) => header.slice(0, header.findLastIndex((name) => name !== "") + 1);

/** Our own exports put an apostrophe before what a spreadsheet would run; it does not belong to the value. */
function clean(value: string): string {
  // A zero-width space, as copied from web pages, is not seen by whoever looks for what is wrong.
  const text = value
    .trim()
    .replace(/^\u200b+/, "")
    .trim();
  return text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text;
}

function findExtra(extra: string[], columns: number): string | null {
  if (extra.every((value) => value === "")) return null;
  return `${columns + extra.length} values for ${columns} columns. A value with a comma needs quotation marks around it.`;
}
