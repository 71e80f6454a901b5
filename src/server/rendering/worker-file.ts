export type WorkerFile = { url: URL; execArgv: string[] };

/** Built, the worker lies beside this bundle; from source (tests, tools) it is TypeScript and needs its loader. */
export function renderWorkerFile(): WorkerFile {
  return import.meta.url.endsWith(".ts")
    ? { url: new URL("./render-worker.ts", import.meta.url), execArgv: ["--import", "tsx"] }
    : { url: new URL("./render-worker.js", import.meta.url), execArgv: [] };
}
