// npm test and npm run test:thorough: runs the parts one after the other, ends with the first that fails, and tells how
// long each took. A part that takes a fifth more CPU than in tests/times.json is pointed out, but fails nothing:
// machines differ, and a busy one is not a broken test. `npm test -- --record` writes the figures down anew.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const RECORD = "tests/times.json";
const GROWN = 1.2;
/** Shorter parts vary by more than a fifth from run to run. */
const MIN_CPU_S = 5;
const TICKS_PER_S = 100;

const SUITES = {
  everyday: {
    "the browser is there": ["node", "scripts/ensure-chromium.mjs"],
    lint: ["npm", "run", "lint"],
    types: ["npm", "run", "typecheck"],
    "unused code": ["npm", "run", "unused"],
    build: ["npm", "run", "build"],
    unit: ["npm", "run", "test:unit"],
    integration: ["npm", "run", "test:integration"],
    browser: ["npm", "run", "test:e2e"],
  },
  thorough: {
    "the browser is there": ["node", "scripts/ensure-chromium.mjs"],
    build: ["npm", "run", "build"],
    "unit and integration": ["npx", "vitest", "run", "--project", "thorough"],
    load: ["npm", "run", "test:load"],
    browser: ["npx", "playwright", "test"],
  },
};

const [suite = "", ...options] = process.argv.slice(2);
const parts = SUITES[suite];
if (!parts) {
  console.error(`Usage: node scripts/test.mjs ${Object.keys(SUITES).join(" | ")} [--record]`);
  process.exit(1);
}

/** Of all processes that were started here and have ended, where the system tells. */
function cpuOfChildren() {
  try {
    const [, rest = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
    const fields = rest.split(" ");
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_S;
  } catch {
    return null;
  }
}

const taken = {};
let status = 0;
for (const [part, [command, ...args]] of Object.entries(parts)) {
  const [startedAt, cpuBefore] = [performance.now(), cpuOfChildren()];
  const env = suite === "thorough" ? { ...process.env, THOROUGH: "1" } : process.env;
  status = spawnSync(command, args, { stdio: "inherit", env }).status ?? 1;
  const cpu = cpuBefore === null ? null : Math.round(cpuOfChildren() - cpuBefore);
  taken[part] = { seconds: Math.round((performance.now() - startedAt) / 1000), cpu };
  if (status !== 0) break;
}

const recorded = JSON.parse(readFileSync(RECORD, "utf8"));
const known = recorded[suite] ?? {};
console.log(`\n${"part".padEnd(24)} seconds     CPU  recorded CPU`);
for (const [part, { seconds, cpu }] of Object.entries(taken)) {
  const before = known[part]?.cpu ?? null;
  const figures = [seconds, cpu ?? "", before ?? ""].map((figure) => String(figure).padStart(7)).join(" ");
  const isGrown = cpu !== null && before !== null && cpu > MIN_CPU_S && cpu > before * GROWN;
  console.log(`${part.padEnd(24)} ${figures}${isGrown ? "   <<< GROWN BY MORE THAN A FIFTH" : ""}`);
}
const total = Object.values(taken).reduce((sum, { seconds }) => sum + seconds, 0);
console.log(
  `${"together".padEnd(24)} ${String(total).padStart(7)}   (${Math.floor(total / 60)} min ${total % 60} s)\n`,
);
if (status === 0 && options.includes("--record")) {
  writeFileSync(RECORD, `${JSON.stringify({ ...recorded, [suite]: taken }, null, 2)}\n`);
}
process.exit(status);
