import { startBenchDatabase } from "./support/database.ts";
import { type Case, compare, print } from "./support/load.ts";
import { createPaidUser, signIn } from "./support/paid-user.ts";
import type { ServerProcess } from "./support/server-process.ts";
import { startOwnServer } from "./support/start-own-server.ts";

const PROCESSES = 3;
const REQUESTS = 3_000;
const ROWS = 1_000;
const PATH = "/rest/v1/creatives?select=*&order=created_at.desc&limit=20";
const GOAL = "CPU ms of a request stay the same; requests a second rise until the cores are used up";

/**
 * Pages of a gallery a second, by one, two and three processes on one database. Clients and PostgreSQL run on the same
 * cores, so with two of them the second process cannot double it.
 */
export default async function scaleProcesses() {
  const database = await startBenchDatabase();
  const servers: ServerProcess[] = [];
  try {
    const userId = await createPaidUser(database.pool);
    await database.pool.query(
      `insert into public.creatives (user_id, title, prompt, type, image_url)
       select $1, 'Loaf ' || n, 'A loaf on a bench, number ' || n, 'meta', '/x/' || n || '.png'
         from generate_series(1, $2::int) n`,
      [userId, ROWS],
    );
    await database.pool.query("analyze public.creatives");
    const { token } = await signIn(database.pool, userId);
    for (let i = 0; i < PROCESSES; i += 1) {
      servers.push(await startOwnServer(database));
    }
    const headers = { authorization: `Bearer ${token}` };
    const cases = servers.map<Case>((_, i) => {
      const used = servers.slice(0, i + 1);
      return {
        name: used.length === 1 ? "1 process" : `${used.length} processes`,
        server: together(used),
        path: PATH,
        headers,
      };
    });
    const measured = await compare(cases, REQUESTS);
    if (measured[0]) print("a page of the gallery, by several processes", measured, measured[0], GOAL);
  } finally {
    for (const server of servers) await server.stop();
    await database.stop();
  }
}

/** Several servers as one, each asked in turn. */
function together(servers: ServerProcess[]): ServerProcess {
  let turn = 0;
  const sum = async (of: (server: ServerProcess) => Promise<number>) =>
    (await Promise.all(servers.map(of))).reduce((all, one) => all + one, 0);
  return {
    get url() {
      turn += 1;
      return servers[turn % servers.length]?.url ?? "";
    },
    cpu: () => sum((server) => server.cpu()),
    memory: () => sum((server) => server.memory()),
    stop: async () => {},
  };
}
