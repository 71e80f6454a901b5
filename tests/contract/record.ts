// Adds what the last end-to-end run saw to the list of the page's calls:
// E2E_RECORD_CALLS=/tmp/calls npx playwright test && npx tsx tests/contract/record.ts /tmp/calls
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { callName } from "./describe-call.ts";
import { addCall, CALLS_FILE, readCalls } from "./known-calls.ts";

const [folder = ""] = process.argv.slice(2);
const calls = readCalls();
for (const file of readdirSync(folder)) {
  const lines = readFileSync(join(folder, file), "utf8").split("\n");
  for (const line of lines) if (line) addCall(calls, JSON.parse(line));
}
calls.sort((a, b) => callName(a).localeCompare(callName(b)));
writeFileSync(CALLS_FILE, `${JSON.stringify(calls, null, 2)}\n`);
console.log(`${calls.length} calls are in ${CALLS_FILE}`);
