import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("./src/web", import.meta.url)) } },
  test: {
    // Left to itself Vitest keeps one core free, which of two is half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["{src,content}/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: {
          name: "integration",
          // Each starts servers and databases of its own, and some measure what these bear: one after the other.
          fileParallelism: false,
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
