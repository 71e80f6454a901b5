import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const FILES = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
/** Decisions and the changelog tell what was; the others what is. */
const DOCS = FILES.filter((file) => file.endsWith(".md") && !/CHANGELOG|LICENSES|^docs\/decisions\//.test(file));

/** Whole paths, and all of their ends and folders: `oven/worker` is `src/web/oven/worker`. */
const KNOWN = new Set(FILES.flatMap(endsOf));
function endsOf(path: string): string[] {
  const parts = path.split("/");
  return parts.flatMap((_, from) =>
    parts.slice(from).map((__, count) => parts.slice(from, from + count + 1).join("/")),
  );
}

const SOURCE = /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|sql|css)$/;
const FOLDER = /^(?:src|tests|scripts|docs|training|bench)\/[\w./-]+$/;
/** Names in examples. */
const MADE_UP = /^(?:x|\.)[\w.]*\.ts$/;

test.each(DOCS)("every link and every file named in %s is there", (doc) => {
  const text = readFileSync(doc, "utf8");
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    .map(([, link = ""]) => normalize(join(dirname(doc), link)))
    .filter((path) => !existsSync(path));
  const names = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = ""]) => name.replace(/^\.?\/|\/$/g, ""))
    .filter((name) => (SOURCE.test(name) || FOLDER.test(name)) && !MADE_UP.test(name) && !KNOWN.has(name));
  expect([...links, ...names]).toEqual([]);
});

/** The folders that the first column of the map names: the first with its path, the others beside it. */
function foldersOnTheMap(): string[] {
  const rows = readFileSync("docs/architecture.md", "utf8").matchAll(/^\| (`[^|]+`) \|/gm);
  return [...rows].flatMap(([, cell = ""]) => {
    const [first = "", ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
    return [first, ...others.map((name) => (existsSync(name) ? name : join(dirname(first), name)))];
  });
}

test("the map of folders has all of them, and none that is gone", () => {
  const named = foldersOnTheMap();
  expect(named.filter((folder) => !existsSync(folder))).toEqual([]);
  const there = ["src", "src/server", "src/web"].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(parent, name)),
  );
  expect(there.filter((folder) => !named.some((name) => name === folder || name.startsWith(`${folder}/`)))).toEqual([]);
});
