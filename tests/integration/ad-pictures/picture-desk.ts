import type { Pace } from "../../../src/server/ad-pictures/ad-pictures-parts.ts";
import {
  FETCH_LIMITS,
  type FetchLimits,
  type FetchRules,
  portsBeside,
} from "../../../src/server/adapters/fetch/fetch-rules.ts";
import type { AdPicturesProgress } from "../../../src/shared/contracts/ad-pictures.ts";
import { type PictureHost, startPictureHost } from "../../stand-ins/pictures/start-picture-host.ts";
import { until } from "../../support/process.ts";
import { startTestServer } from "../../support/server.ts";
import { call } from "../generation/studio.ts";
import { jpeg } from "../storage/images.ts";
import { signIn } from "../storage/members.ts";

/** Much shorter than in earnest, in the same proportions. */
const QUICK: Pick<Pace, "pausesMs" | "lookEveryMs" | "leaseMs"> = {
  pausesMs: [20, 60],
  lookEveryMs: 50,
  leaseMs: 15_000,
};
const LIMITS: FetchLimits = { ...FETCH_LIMITS, connectMs: 2_000, totalMs: 3_000 };

/** Names that end in .test lead to the stand-in; nothing else can be reached. */
function rulesFor({ port }: PictureHost, names: string[], limits: Partial<FetchLimits> = {}): FetchRules {
  return {
    ports: portsBeside([]),
    standIns: new Set(names.map((name) => `${name}:${port}`)),
    resolveName: () => Promise.resolve(["127.0.0.1"]),
    limits: { ...LIMITS, ...limits },
  };
}

/** A server that copies pictures from a stand-in, and an administrator. */
export async function openDesk({
  names = ["pictures.test"],
  pace = {},
}: {
  names?: string[];
  pace?: Partial<Pace>;
} = {}) {
  const picture = await jpeg(60, 40);
  const sendPicture = (response: { end: (body: Buffer) => unknown }) => response.end(picture);
  const host = await startPictureHost(sendPicture);
  const rules = rulesFor(host, names);
  const server = await startTestServer({ pictures: { rules, pace: { ...QUICK, ...pace } } });
  const bananaman = await signIn(server, "bananaman@loafworks.test");
  await server.db.query("insert into public.bananaman (user_id) values ($1)", [bananaman.id]);

  const addAds = async (addresses: string[]): Promise<string[]> => {
    const { rows } = await server.db.query<{ id: string }>(
      `insert into public.ads_swipe (name, image_url)
       select 'Loafworks ' || place, address from unnest($1::text[]) with ordinality as ads (address, place) returning id`,
      [addresses],
    );
    return rows.map(({ id }) => id);
  };
  const process = (input: object = {}) => call(server, bananaman, "process-ads-swipe-images", input);
  const progress = async (input: object = {}) =>
    (await call(server, bananaman, "ad-pictures-progress", input)).body as unknown as AdPicturesProgress;
  return {
    host,
    server,
    bananaman,
    sendPicture,
    addAds,
    process,
    progress,
    at: (path: string, name = "pictures.test") => `http://${name}:${host.port}/${path}`,
    finished: () => until(async () => !(await progress()).is_running),
    async outcomes(ids: string[]) {
      const { rows } = await server.db.query<{ ad_id: string; state: string; error: string | null; attempts: number }>(
        "select ad_id, state, error, attempts from private.ad_pictures where ad_id = any ($1)",
        [ids],
      );
      const byId = new Map(rows.map((row) => [row.ad_id, row]));
      return ids.map((id) => byId.get(id));
    },
    async stop() {
      await server.stop();
      await host.stop();
    },
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
