import { expect, test } from "vitest";
import { isCsvFile } from "./open-csv.ts";

test.each([
  ["ads.csv", "text/csv", true],
  ["ads.csv", "", true],
  ["ADS.CSV", "application/vnd.ms-excel", true],
  ["ads", "text/csv", true],
  ["ads.txt", "", false],
  ["ads.xlsx", "application/vnd.ms-excel", false],
  ["ads.csv", "image/png", false],
  ["ads.csv.exe", "application/x-msdownload", false],
])("%s reported as %j: %s", (name, type, expected) => {
  expect(isCsvFile({ name, type })).toBe(expected);
});
