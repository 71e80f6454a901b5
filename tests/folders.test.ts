import { readdirSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { expect, test } from "vitest";

const IMPORT = /(?:from|import|import\()\s*"(@\/|\.{1,2}\/)([^"]+)"/g;

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file}`)
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
const IMPORTS = SOURCES.flatMap((from) =>
  [...readFileSync(from, "utf8").matchAll(IMPORT)].map(([, root, path = ""]) => ({
    from,
    to: root === "@/" ? `src/web/${path}` : posix.join(dirname(from), `${root}${path}`),
  })),
);

/** The folders with folders in them. */
const HOUSES = [...new Set(SOURCES.flatMap((file) => file.split("/").map((_, at, all) => all.slice(0, at).join("/"))))];

/** Between the folders of a house: which needs which. Files that lie in the house itself put the folders together. */
function needsIn(house: string) {
  const needs = new Map<string, Set<string>>();
  const folderOf = (file: string) =>
    file.startsWith(`${house}/`) ? file.slice(house.length + 1).match(/^([^/]+)\//)?.[1] : undefined;
  for (const { from, to } of IMPORTS) {
    const [user, used] = [folderOf(from), folderOf(to)];
    if (user && used && user !== used) needs.set(user, (needs.get(user) ?? new Set()).add(used));
  }
  return needs;
}

test("no two folders that lie side by side need each other, however many lie between", () => {
  const rings = HOUSES.filter(Boolean).flatMap((house) => {
    const needs = needsIn(house);
    const reach = (folder: string, seen = new Set<string>()): Set<string> => {
      for (const next of needs.get(folder) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
      return seen;
    };
    return [...needs.keys()].filter((folder) => reach(folder).has(folder)).map((folder) => `${house}/${folder}`);
  });
  expect(rings).toEqual([]);
});
