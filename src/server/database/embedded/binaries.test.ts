import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyAtOnce } from "./binaries.ts";

test("a copy of the binaries works after the original is out of reach, links included", () => {
  const folder = mkdtempSync(join(tmpdir(), "binaries-"));
  const original = join(folder, "original");
  mkdirSync(join(original, "native/lib"), { recursive: true });
  writeFileSync(join(original, "native/lib/libpq.so.5.18"), "library");
  // One link was made by an earlier start, the other is only listed so far.
  symlinkSync("libpq.so.5.18", join(original, "native/lib/libpq.so.5"));
  const listed = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so" }];
  writeFileSync(join(original, "native/pg-symlinks.json"), JSON.stringify(listed));

  copyAtOnce(original, join(folder, "copy"));
  rmSync(original, { recursive: true });
  for (const link of ["libpq.so.5", "libpq.so"]) {
    expect(readFileSync(join(folder, "copy/native/lib", link), "utf8")).toBe("library");
  }
  rmSync(folder, { recursive: true });
});
