import { CsvError, type Parser, parse } from "csv-parse/browser/esm";
import { CsvProblem } from "./csv-problem.ts";

/** More than any row that fits our columns. What is longer is a quotation mark that never closes, or no CSV at all. */
const MAX_ROW_BYTES = 100_000;

/** `row` is the row's number as a spreadsheet shows it: the header is row 1, and blank lines count. */
export type TakeRow = (cells: string[], row: number) => void;

/** A parser to be fed with text; every row it completes goes to `take`. */
export function createCsvParser(delimiter: string, take: TakeRow) {
  let row = 0;
  const parser: Parser = parse({
    bom: true,
    delimiter,
    // Hand-written files have quotation marks inside values: 15" screens. They are kept.
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    on_record: (cells: string[], { records, empty_lines }) => {
      row = records + empty_lines;
      take(cells, row);
      // Taken: nothing is to be passed on.
      return null;
    },
  });
  const failed = new Promise<never>((_, reject) => {
    parser.once("error", (error) => reject(explain(error, row + 1)));
  });
  failed.catch(() => {});
  return {
    feed: (text: string) => Promise.race([failed, new Promise<void>((done) => parser.write(text, () => done()))]),
    end: () => Promise.race([failed, new Promise<void>((done) => parser.once("end", done).resume().end())]),
  };
}

function explain(error: unknown, row: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === "CSV_MAX_RECORD_SIZE") {
    return new CsvProblem(
      `Row ${row} is longer than ${MAX_ROW_BYTES.toLocaleString("en")} characters. Either a quotation mark in it is ` +
        "never closed, or the file has no line breaks.",
    );
  }
  if (error.code === "CSV_QUOTE_NOT_CLOSED") {
    return new CsvProblem(
      `A quotation mark in row ${row} is never closed. Inside a quoted value, write every quotation mark twice.`,
    );
  }
  return new CsvProblem(`Row ${row} cannot be read: ${error.message}`);
}
