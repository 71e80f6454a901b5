import { expect, test } from "vitest";
import { csvCell, csvLine } from "./csv-cell.ts";

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\rx",
  "\n=1",
  "  =1",
  "\u00a0=1",
  "\u200b=1",
  "\ufeff=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
  " ＝cmd|' /C calc'!A0",
])("%j is kept from being a formula", (hostile) => {
  expect(csvCell(hostile)).toBe(`"'${hostile}"`);
});

test("quotes, commas and line breaks stay inside their cell", () => {
  expect(csvCell('say "hi", then\r\ngo')).toBe('"say ""hi"", then\r\ngo"');
  // Closing the quotes to begin a new cell with a formula does not work.
  expect(csvCell('x","=1+1')).toBe('"x"",""=1+1"');
  expect(csvCell('"=1+1')).toBe('"""=1+1"');
});

test("ordinary text and numbers stay as they are", () => {
  expect(csvLine(["june@loafworks.test", "a-b", "日本語", "", -97, 1.5, true, null])).toBe(
    '"june@loafworks.test","a-b","日本語","",-97,1.5,true,\r\n',
  );
});
