// Playwright's server in the set-up named by E2E_SETUP: what it needs around it, then the server itself as it is started
// everywhere else. The settings are left in DATA_DIR for the commands that tests run beside it.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { arrange, currentSetup } from "./arrange.ts";
import { settingsFile } from "./read-settings.ts";

const { DATA_DIR = "", PORT = "" } = process.env;
const surroundings = await arrange(currentSetup(), { ...settings(), DATA_DIR, PORT });
writeFileSync(settingsFile(DATA_DIR), JSON.stringify(surroundings.env), { mode: 0o600 });
const server = spawn("node", ["scripts/run.mjs", "start"], {
  env: { ...process.env, ...surroundings.env },
  stdio: "inherit",
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", async (code) => {
  await surroundings.stop();
  process.exit(code ?? 1);
});

function settings(): Record<string, string> {
  const { AUTH_RATE_LIMIT = "" } = process.env;
  return { AUTH_RATE_LIMIT };
}
