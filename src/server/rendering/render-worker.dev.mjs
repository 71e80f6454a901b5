// Runs the worker from its TypeScript source, for tests and tools; the built server has it bundled.
import { register } from "tsx/esm/api";

register();
await import("./render-worker.ts");
