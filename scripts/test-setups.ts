// Runs the whole end-to-end suite in each way that the product can be run. npm run test:setups [-- setup] [files ...]
import { spawnSync } from "node:child_process";
import { SETUPS } from "../tests/setups/arrange.ts";

const given = process.argv.slice(2);
const asked = SETUPS.filter((setup) => given.includes(setup));
const files = given.filter((word) => !SETUPS.some((setup) => setup === word));
const results = (asked.length > 0 ? asked : SETUPS).map((setup) => {
  console.log(`\nThe end-to-end suite, ${setup}:`);
  const { status } = spawnSync("npx", ["playwright", "test", ...files], {
    stdio: "inherit",
    env: { ...process.env, E2E_SETUP: setup },
  });
  return { setup, result: status === 0 ? "green" : "failed" };
});
console.table(results);
process.exitCode = results.every(({ result }) => result === "green") ? 0 : 1;
