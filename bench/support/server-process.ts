import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

export type ServerProcess = {
  url: string;
  /** CPU time used so far by that process, in milliseconds. */
  cpu: () => Promise<number>;
  /** Memory it has now, in bytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

/**
 * Runs a server in a process of its own, so that its CPU time is not mixed up with that of its clients. It is bundled
 * as in `npm run build`, since a loader that compiles on the fly adds code to every function.
 */
export async function startServerProcess(name: string, env: Record<string, string>): Promise<ServerProcess> {
  const bundle = await rolldown({
    input: {
      [name]: fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
      "darkroom-worker": fileURLToPath(new URL("../../src/server/images/darkroom-worker.ts", import.meta.url)),
    },
    platform: "node",
    external: (id) => !/^[./]/.test(id),
  });
  await bundle.write({ dir: "dist/bench", format: "esm", entryFileNames: "[name].js" });
  await bundle.close();
  // A server reads the version of its picture engine from a file beside its bundle.
  writeFileSync("dist/bench/engine-version", "bench");
  const child = fork(`dist/bench/${name}.js`, {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [url] = await once(child, "message");
  const ask = async (what: string): Promise<number> => {
    child.send(what);
    const [answer] = await once(child, "message");
    return answer;
  };
  return {
    url,
    cpu: () => ask("cpu"),
    memory: () => ask("memory"),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
