import { ODD, REFUSED } from "../tests/integration/sites/hostile-cases.ts";
import { startSites } from "../tests/integration/sites/site-host.ts";
import { startBuiltServer } from "./support/built-server.ts";
import { startBenchDatabase } from "./support/database.ts";
import { createPaidUser, signIn } from "./support/paid-user.ts";

const HOST = "127.0.0.1";
const HONEST = `<!doctype html><title>Fine</title><link rel="icon" href="/icon.svg"><style>a{color:#1466d8}</style>`;
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="#1466d8"/></svg>`;

/**
 * What reading a page costs when the page is out to do harm, beside an honest one: the time until the answer, the longest
 * that its main thread stood still, and the most memory of it with its threads. Needs `npm run build`.
 */
export default async function sites() {
  const host = await startSites();
  const database = await startBenchDatabase();
  const server = await startBuiltServer(database, { FETCH_STAND_INS: `${HOST}:${host.port}` });
  try {
    const id = await createPaidUser(database.pool, "sites@loafworks.test");
    const { token } = await signIn(database.pool, id);
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const address = `http://${HOST}:${host.port}/`;
    const look = async () => {
      await database.pool.query("delete from private.call_limits");
      const body = JSON.stringify({ address });
      const answer = await fetch(`${server.url}/functions/v1/read-site`, { method: "POST", headers, body });
      const { error, name } = (await answer.json()) as { error?: string; name?: { value: string } | null };
      return error?.split(". Nothing was kept")[0] ?? `read: ${name?.value ?? "no name"}`;
    };
    const cases = [
      { name: "an honest page, the first", files: { "/": HONEST, "/icon.svg": ICON } },
      { name: "an honest page", files: { "/": HONEST, "/icon.svg": ICON } },
      ...REFUSED.map(([name, answer]) => ({ name: name.replace(".test", ""), files: { "/": answer } })),
      ...ODD.map(([name, html, files]) => ({ name, files: { "/": html, ...files } })),
    ];
    console.log("| page | answer | seconds | longest pause | memory |");
    console.log("| --- | --- | --- | --- | --- |");
    for (const { name, files } of cases) {
      for (const path of Object.keys(host.files)) delete host.files[path];
      for (const [path, file] of Object.entries(files)) host.files[`${HOST}${path}`] = file;
      await server.look();
      const startedAt = performance.now();
      const answer = await look();
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      const { pauseMs, peak } = await server.look();
      const memory = `${Math.round(peak / 1024 / 1024)} MB`;
      console.log(`| ${[name, answer, seconds, `${pauseMs.toFixed(0)} ms`, memory].join(" | ")} |`);
    }
  } finally {
    await server.stop();
    await host.stop();
    await database.stop();
  }
}
