import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const READY_WITHIN_MS = 120_000;

/** The product as `npm start` runs it, with data of its own. */
export async function startProduct(env: Record<string, string> = {}) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "bananabread-bench-"));
  const child = spawn(process.execPath, ["scripts/run.mjs", "start"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (Date.now() > giveUpAt) throw new Error("The product did not start in time");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || !address) throw new Error("No free port");
  return address.port;
}

const isReady = (url: string) =>
  fetch(`${url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
