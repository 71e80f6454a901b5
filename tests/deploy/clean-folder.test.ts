import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../src/server/project-root.ts";
import { freePort } from "../support/server.ts";

/**
 * What container image and systemd unit do, without either: deploy/install.sh in a folder that holds the image's
 * sources and nothing else, then deploy/start.sh in a folder that holds what the image's last stage copies.
 */
const NOBODY = 65_534;
let place: string;
let image: string;

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), "bananabread-deploy-"));
  chmodSync(place, 0o755);
  const sources = join(place, "sources");
  image = join(place, "app");
  for (const file of sourceFiles()) {
    mkdirSync(dirname(join(sources, file)), { recursive: true });
    cpSync(join(PROJECT_ROOT, file), join(sources, file));
  }
  execFileSync("sh", ["deploy/install.sh"], { cwd: sources, stdio: ["ignore", "ignore", "inherit"] });
  for (const [from, to] of copiedByImage()) {
    cpSync(join(sources, from), join(image, to), { recursive: true, verbatimSymlinks: true });
  }
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test("the image holds no development dependency", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(image, "package.json"), "utf8"));
  const installed = readdirSync(join(image, "node_modules"));
  expect(installed).toContain("hono");
  for (const name of ["vite", "typescript", "vitest", "knip"]) {
    expect(dependencies[name] ?? null).toBeNull();
    expect(devDependencies).toHaveProperty(name);
    expect(installed).not.toContain(name);
  }
});

test("an account without rights starts it, its health check passes, pages and tables are served, SIGTERM ends it", async () => {
  const data = join(place, "data");
  mkdirSync(data, { mode: 0o700 });
  // As root, the tests have an account to become. Everybody else is one without rights already.
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid) chownSync(data, NOBODY, NOBODY);
  const port = String(await freePort());
  const env = { PATH: process.env.PATH, HOME: data, PORT: port, DATA_DIR: data, LOG_LEVEL: "warn" };
  const server = spawn(join(image, "deploy/start.sh"), { cwd: image, env, ...account });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = once(server, "exit");
  try {
    await expect.poll(() => isHealthy(env), { timeout: 120_000, interval: 500, message: output }).toBe(true);
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(page).toContain("BananaBread");
    const templates = await fetch(`http://127.0.0.1:${port}/content/memes/shelf.json`);
    expect(templates.status).toBe(200);
  } finally {
    server.kill("SIGTERM");
  }
  expect(await ended, output).toEqual([0, null]);
  expect(isHealthy(env)).toBe(false);
});

test("without a build it says what to run", () => {
  const bare = join(place, "bare");
  cpSync(join(PROJECT_ROOT, "deploy"), join(bare, "deploy"), { recursive: true });
  expect(() => execFileSync("sh", ["deploy/start.sh"], { cwd: bare, stdio: "pipe" })).toThrow(
    /not built yet: run deploy\/install\.sh first/,
  );
});

function isHealthy(env: NodeJS.ProcessEnv): boolean {
  try {
    execFileSync("sh", ["deploy/healthy.sh"], { cwd: image, env, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Every file of the project that .dockerignore lets into the image's first stage. */
function sourceFiles(): string[] {
  const ignored = lines(".dockerignore").filter((line) => !/[*]/.test(line));
  const isIgnored = (file: string) => ignored.some((one) => file === one || file.startsWith(`${one}/`));
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: PROJECT_ROOT });
  return listed
    .toString()
    .split("\n")
    .filter((file) => file && !isIgnored(file));
}

/** What the last stage takes from the first. */
function copiedByImage(): [string, string][] {
  return lines("Dockerfile").flatMap((line) => {
    const [, from, to] = /^COPY --from=built .*?\/app\/(\S+) (\S+)$/.exec(line) ?? [];
    if (!from || !to) return [];
    return [[from, to === "./" ? from : to] as [string, string]];
  });
}

const lines = (file: string) => readFileSync(join(PROJECT_ROOT, file), "utf8").split("\n");
