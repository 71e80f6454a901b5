import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

/** These measure what a server bears, so nothing else may run beside them. */
const LOAD = ["tests/integration/http/crowds.test.ts", "tests/integration/generation/load.test.ts"];

/** Whole matrices, kill rounds and waits for real time. The file beside mostly tries a sample of it every day. */
const THOROUGH = "**/*.thorough.test.{ts,tsx}";

const globalSetup = ["tests/support/global-setup.ts"];

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("./src/web", import.meta.url)) } },
  test: {
    // Left to itself Vitest keeps one core free, which of two is half.
    maxWorkers: availableParallelism(),
    // No file leaves anything behind in a module, and to load the server or the engine anew for each takes longer than
    // most tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Generous, because a busy machine is not a broken server.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["{src,content}/**/*.test.{ts,tsx}", "tests/*.test.ts"], exclude: [THOROUGH] },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: [...LOAD, THOROUGH],
          globalSetup,
          // One more than there are cores: a good part of the time goes by in waiting, for processes, mails and leases.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "thorough",
          include: [`{src,content}/${THOROUGH}`, `tests/integration/${THOROUGH}`],
          globalSetup,
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { name: "load", include: LOAD, globalSetup, maxWorkers: 1, sequence: { groupOrder: 3 } },
      },
      // Installs and builds everything anew, so only `npm run test:deploy` runs it.
      { extends: true, test: { name: "deploy", include: ["tests/deploy/**/*.test.ts"], sequence: { groupOrder: 4 } } },
    ],
  },
});
