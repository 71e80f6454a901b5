/** Built, the worker lies beside this bundle; from source (tests, tools) a small file loads its TypeScript. */
export function renderWorkerFile() {
  return new URL(import.meta.url.endsWith(".ts") ? "./render-worker.dev.mjs" : "./render-worker.js", import.meta.url);
}
