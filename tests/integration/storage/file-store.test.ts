import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFileStore } from "../../../src/server/adapters/storage/files.ts";
import type { ObjectStore } from "../../../src/server/adapters/storage/port.ts";
import { PROJECT_ROOT } from "../../../src/server/project-root.ts";
import { until } from "../../support/process.ts";

let folder: string;
let store: ObjectStore;

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), "objects-")), "store");
  store = createFileStore(folder);
});
afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

const unfinished = () => readdirSync(join(folder, ".unfinished"));

test("names that would leave the folder leave it alone", async () => {
  writeFileSync(join(folder, "..", "secret"), "secret");
  for (const name of ["../secret", "a/../../secret"]) {
    await expect(store.put("creatives", name, Buffer.from("x"), "image/png")).rejects.toThrow(
      "no object can be called",
    );
  }
  expect(unfinished()).toEqual([]);
  expect(existsSync(join(folder, "..", "secret"))).toBe(true);
});

test("a writer killed in the middle leaves nothing that can be read, and the next start clears up", async () => {
  const script = `
    import { createFileStore } from ${JSON.stringify(join(PROJECT_ROOT, "src/server/adapters/storage/files.ts"))};
    async function* endless() { for (;;) yield Buffer.alloc(65536, 1); }
    await createFileStore(${JSON.stringify(folder)}).put("creatives", "killed.png", endless(), "image/png");`;
  await store.put("creatives", "whole.png", Buffer.from("x"), "image/png");
  const before = readdirSync(join(folder, "creatives"), { recursive: true }).length;
  const writer = spawn("node", ["--import", "tsx", "--input-type=module", "-e", script], { cwd: PROJECT_ROOT });
  const ended = new Promise((resolve) => writer.on("exit", (_, signal) => resolve(signal)));
  await until(() => unfinished().some((name) => statSync(join(folder, ".unfinished", name)).size > 100_000));
  // Another store that starts meanwhile leaves the file of a running writer alone.
  createFileStore(folder);
  expect(unfinished()).toHaveLength(1);
  writer.kill("SIGKILL");
  expect(await ended).toBe("SIGKILL");
  expect(unfinished()).toHaveLength(1);
  expect(readdirSync(join(folder, "creatives"), { recursive: true })).toHaveLength(before);
  createFileStore(folder);
  expect(unfinished()).toEqual([]);
});

test("files are readable by the server's account only", async () => {
  const { version } = await store.put("creatives", "mode.png", Buffer.from("x"), "image/png");
  const file = readdirSync(folder, { recursive: true, withFileTypes: true }).find(({ name }) => name.endsWith(version));
  expect(statSync(join(file?.parentPath ?? "", file?.name ?? "")).mode & 0o777).toBe(0o600);
  mkdirSync(join(folder, "creatives"), { recursive: true });
  expect(statSync(join(folder, "creatives")).mode & 0o777).toBe(0o700);
});
