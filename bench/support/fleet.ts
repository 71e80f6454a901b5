import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isReady, launch, until } from "../../tests/support/process.ts";
import { freePort } from "../../tests/support/server.ts";

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** Some processes of the product, as `npm start` runs them, on one database and behind one address. */
export async function startFleet(size: number, sitePort: number, shared: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "bananabread-fleet-"));
  const members: Awaited<ReturnType<typeof createMember>>[] = [];
  for (let index = 0; index < size; index += 1) {
    const port = await freePort();
    const env = {
      ...shared,
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${sitePort}`,
      TRUSTED_PROXIES: "1",
      AUTH_RATE_LIMIT: "1000000",
      // With S3 nothing in this folder is shared; without it, the objects are.
      DATA_DIR: join(folder, shared.S3_BUCKET ? String(port) : "shared"),
    };
    members.push(await createMember(port, env));
  }
  // All at once: they must agree on who migrates and who seeds.
  await Promise.all(members.map((member) => member.start()));
  return {
    members,
    async stop() {
      await Promise.all(members.map((member) => member.end("SIGTERM")));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createMember(port: number, env: Record<string, string>) {
  const url = `http://127.0.0.1:${port}`;
  let running: Awaited<ReturnType<typeof launch>> | null = null;
  return {
    port,
    async start() {
      running = await launch(env, url);
      if (running.child.exitCode !== null) throw new Error(`a process did not start:\n${running.output()}`);
      await until(() => isReady(url));
    },
    async end(signal: "SIGTERM" | "SIGKILL") {
      const ended = await running?.kill(signal);
      running = null;
      return ended;
    },
    output: () => running?.output() ?? "",
  };
}
