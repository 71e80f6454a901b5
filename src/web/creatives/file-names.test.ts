import { expect, test } from "vitest";
import { fileName, fileNames } from "./file-names.ts";

test("a file is named after the title, in lower case, with underscores", () => {
  expect(fileName("Meta Creative - Hot sauce, 50% off...")).toBe("meta_creative___hot_sauce__50__off___.png");
});

test("letters of every alphabet are letters", () => {
  expect(fileName("Хлеб & Brötchen 2")).toBe("хлеб___brötchen_2.png");
});

test("a path stays a name, and a long title a file", () => {
  expect(fileName("../../etc/passwd")).toBe("______etc_passwd.png");
  expect(fileName("a".repeat(500))).toHaveLength(124);
});

test("no two files of one download share a name", () => {
  expect(fileNames(["Loaf", "loaf", "Loaf!", "Loaf 2", "LOAF"])).toEqual([
    "loaf.png",
    "loaf_2.png",
    "loaf_.png",
    "loaf_2_2.png",
    "loaf_3.png",
  ]);
});
