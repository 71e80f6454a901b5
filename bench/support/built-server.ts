import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../tests/support/server.ts";
import { JWT_SECRET } from "./paid-user.ts";

/** The server as `npm run build` left it, with its threads and processes. */
export async function startBuiltServer(
  { url: databaseUrl, dataDir }: { url: string; dataDir: string },
  more: Record<string, string>,
) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork("dist/server/start.js", {
    env: {
      ...process.env,
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "silent" },
      ...{ JWT_SECRET, KEY_ENCRYPTION_SECRET: JWT_SECRET },
      ...more,
    },
    execArgv: ["--import", fileURLToPath(new URL("./watch-loop.mjs", import.meta.url))],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  while (
    !(await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(100);
  return {
    url,
    /** Since the last time. */
    async look(): Promise<{ pauseMs: number; peak: number }> {
      child.send("look");
      const [seen] = await once(child, "message");
      return seen;
    },
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
