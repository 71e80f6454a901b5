import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, lstatSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../src/server/project-root.ts";
import { createPlace, isAlive, isReady, until } from "../../support/process.ts";
import { freePort } from "../../support/server.ts";

// All start on the same folder, as an installation does for years: to fill a new one takes longer than most tests.
let place: Awaited<ReturnType<typeof createPlace>>;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(() => place.remove());

const CHALLENGE = { code_challenge: "a".repeat(43), code_challenge_method: "s256" };
const ask = (email: string) =>
  fetch(`${place.url}/auth/v1/otp`, { method: "POST", body: JSON.stringify({ email, ...CHALLENGE }) });

test("the terminal names the address and shows every magic link", async () => {
  const server = await place.launch();
  expect(server.output()).toContain("BananaBread is ready at http://localhost:");
  // Root's clusters are where the account that runs them can enter.
  const entry = join(place.dataDir, "postgres");
  const elsewhere = lstatSync(entry).isSymbolicLink() && `The database is in ${readlinkSync(entry)}, not in `;
  if (elsewhere) expect(server.output().split(elsewhere)).toHaveLength(2);
  else expect(server.output()).not.toContain("The database is in ");
  await ask("june@loafworks.test");
  // The answer does not wait for a mail that is slow to go out.
  await expect
    .poll(() => server.output())
    .toMatch(/Mail to june@loafworks\.test: Your magic link\n {4}http:\/\/\S+\/auth\/v1\/verify\?token=/);
  await server.kill("SIGTERM");
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s stops the server and its database, and leaves no lock",
  async (signal) => {
    const server = await place.launch();
    const postgres = place.postgresPid();
    expect(isAlive(postgres)).toBe(true);
    expect(await server.kill(signal)).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    expect(existsSync(join(place.dataDir, "lock.json"))).toBe(false);
  },
);

test("stopping npm stops what npm started", async () => {
  const npm = spawn("npm", ["start"], { cwd: PROJECT_ROOT, env: { ...process.env, ...place.env } });
  await until(() => isReady(place.url));
  const postgres = place.postgresPid();
  npm.kill("SIGTERM");
  await until(() => !isAlive(postgres) && !existsSync(join(place.dataDir, "lock.json")));
});

test("a request under way is answered before the server stops", async () => {
  // A silent mail server keeps the request waiting until it times out.
  const silentPort = await freePort();
  const silent = createServer().listen(silentPort, "127.0.0.1");
  const server = await place.launch({ SMTP_URL: `smtp://127.0.0.1:${silentPort}`, MAIL_FROM: "a@b.test" });
  const connected = new Promise((resolve) => silent.once("connection", resolve));
  const answer = ask("slow@loafworks.test");
  await connected;
  const ended = server.kill("SIGTERM");
  await until(() => refusesConnections());
  expect((await answer).status).toBe(200);
  silent.close();
  server.child.kill("SIGKILL");
  await ended;
});

test("a second server on the same DATA_DIR is refused and told who holds it", async () => {
  const first = await place.launch();
  const second = await place.launch({ PORT: String(await freePort()) });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`is in use by process ${first.child.pid} (http://localhost:`);
  expect(await first.isReady()).toBe(true);
  await first.kill("SIGTERM");
});

test("a port in use is named, and the server ends instead of hanging", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  const server = await place.launch({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`Port ${port} is in use.`);
  other.close();
});

test("a lock left by a crash, its process id long given to somebody else, does not keep the next start out", async () => {
  const stale = { pid: process.pid, bornAt: "1", url: "http://localhost:1", since: "2026-01-01T00:00:00Z" };
  writeFileSync(join(place.dataDir, "lock.json"), JSON.stringify(stale));
  const server = await place.launch();
  expect(await server.isReady()).toBe(true);
  await server.kill("SIGTERM");
});

test("a database that dies is noticed, replaced and logged; meanwhile requests are told to come back", async () => {
  const server = await place.launch();
  const before = place.killPostgres();
  const statuses = new Set<number>();
  await until(async () => {
    const answer = await ask(`during${Math.random()}@loafworks.test`);
    if (answer.status === 503) expect(answer.headers.get("retry-after")).toBe("1");
    statuses.add(answer.status);
    return answer.status === 200 && place.postgresPid() !== before;
  });
  expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
  expect(server.output()).toContain("PostgreSQL ended unexpectedly, starting it again");
  await server.kill("SIGTERM");
});

test("a database orphaned by a crash of the server is stopped before the next one starts", async () => {
  const server = await place.launch();
  const orphan = place.postgresPid();
  await server.kill("SIGKILL");
  expect(isAlive(orphan)).toBe(true);
  const next = await place.launch();
  expect(await next.isReady()).toBe(true);
  expect(isAlive(orphan)).toBe(false);
  await next.kill("SIGTERM");
});

test("bad settings are all listed and nothing is started", async () => {
  const { launch, dataDir } = await createPlace();
  const server = await launch({ SMTP_URL: "nonsense", SITE_URL: "ftp://x" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain("- SMTP_URL must be a URL");
  expect(server.output()).toContain("- SITE_URL must be a URL");
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
  rmSync(dataDir, { recursive: true });
});

test("the first administrator is made from the command line, with the server running or not, before signing in", async () => {
  const server = await place.launch();
  expect(place.run("bananaman", "add", "Boss@loafworks.test")).toContain("boss@loafworks.test is Bananaman now.");
  await server.kill("SIGTERM");
  expect(place.run("bananaman", "list")).toContain("boss@loafworks.test");
  expect(place.run("bananaman", "add", "boss@loafworks.test")).toContain("is Bananaman already");
  expect(() => place.run("bananaman", "promote", "x")).toThrow("Usage: npm run bananaman");
});

test("the last administrator is removed from the command line only by force", async () => {
  const server = await place.launch();
  place.run("bananaman", "add", "boss@loafworks.test");
  place.run("bananaman", "add", "deputy@loafworks.test");
  expect(place.run("bananaman", "remove", "boss@loafworks.test")).toContain("is no longer Bananaman");
  expect(() => place.run("bananaman", "remove", "deputy@loafworks.test")).toThrow(
    "deputy@loafworks.test is the last Bananaman",
  );
  expect(place.run("bananaman", "list")).toContain("deputy@loafworks.test");
  expect(() => place.run("bananaman", "add", "boss@loafworks.test", "--force")).toThrow("Usage: npm run bananaman");
  expect(place.run("bananaman", "remove", "deputy@loafworks.test", "--force")).toContain("is no longer Bananaman");
  expect(place.run("bananaman", "list")).toContain("There is no Bananaman yet.");
  await server.kill("SIGTERM");
});

function refusesConnections(): Promise<boolean> {
  const { hostname, port } = new URL(place.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => resolve(false)).on("error", () => resolve(true));
    socket.on("connect", () => socket.destroy());
  });
}
