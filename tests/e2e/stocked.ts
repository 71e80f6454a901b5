import type pg from "pg";
import { pino } from "pino";
import { readConfig } from "../../src/server/config/config.ts";
import { joinRunningDatabase } from "../../src/server/database/embedded/join-running-database.ts";
import { FORMATS, type Format } from "../../src/shared/formats.ts";
import type { VersionChange } from "../../src/shared/version-change.ts";
import { STORAGE_KEY } from "../../src/web/lib/storage.ts";
import { uploadPicture } from "../support/upload-picture.ts";
import { meet, type Person, pay, test as signedIn } from "./signed-in.ts";

type Wanted = { title: string; prompt?: string; type?: string; format?: Format };
type Stocked = { id: string; title: string; imageUrl: string };
export type WantedVersion = { prompt?: string; format?: Format; headline?: string; change: VersionChange };
type Stock = {
  /** Makes these the person's creatives, the first one the newest, each with a picture of its own. */
  with: (person: Person, creatives: Wanted[]) => Promise<Stocked[]>;
  /** Adds versions to a creative, the last one the newest, each made from the one before it. */
  addVersions: (person: Person, creative: Stocked | undefined, versions: WantedVersion[]) => Promise<Stocked[]>;
  /** Makes that many, which share a few pictures. */
  withMany: (person: Person, count: number) => Promise<void>;
};

/** Two members with galleries of their own, and helpers that fill them without waiting for generations. */
export const test = signedIn.extend<{ stock: Stock }, { keeper: Person; neighbour: Person; db: pg.Pool }>({
  keeper: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures used from this
    async ({}, use, worker) => use(await meet(worker.project.use.baseURL, "keeper", pay)),
    { scope: "worker" },
  ],
  neighbour: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, worker) => use(await meet(worker.project.use.baseURL, "neighbour", pay)),
    { scope: "worker" },
  ],
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const { pool } = joinRunningDatabase(
        readConfig({ DATA_DIR: process.env.E2E_DATA_DIR }),
        pino({ level: "silent" }),
      );
      await use(pool);
      await pool.end();
    },
    { scope: "worker" },
  ],
  stock: async ({ db, baseURL }, use) => {
    const as = (person: Person, userId: string) => ({ url: baseURL ?? "", token: tokenOf(person), userId });
    await use({
      async with(person, creatives) {
        const userId = await clear(db, person);
        const stocked: Stocked[] = [];
        for (const [index, wanted] of creatives.entries()) {
          const { title, prompt = `Prompt of ${title}`, type = "meta", format = "4:5" } = wanted;
          const imageUrl = await uploadPicture({ ...as(person, userId), format, shade: index });
          const { rows } = await db.query<{ id: string }>(
            `insert into public.creatives (user_id, title, prompt, type, format, image_url, created_at)
             values ($1, $2, $3, $4, $5, $6, now() - $7 * interval '1 minute') returning id`,
            [userId, title, prompt, type, format, imageUrl, index + 1],
          );
          stocked.push({ id: rows[0]?.id ?? "", title, imageUrl });
        }
        return stocked;
      },
      async addVersions(person, creative, versions) {
        const userId = await idOf(db, person);
        const added: Stocked[] = [];
        for (const [index, wanted] of versions.entries()) {
          const { prompt = `Edit ${index + 1}`, format = "4:5", headline, change } = wanted;
          const imageUrl = await uploadPicture({ ...as(person, userId), format, shade: 50 + 40 * index });
          const brief = headline && { facts: [{ role: "headline", value: headline, sure: 1, by: "user" }] };
          const { rows } = await db.query<{ id: string }>(
            `insert into public.creatives (user_id, document_id, source_id, title, prompt, type, format, image_url, brief, change, created_at)
             values ($1, $2, $3, 'Edited Creative', $4, 'edit', $5, $6, $7, $8, now() - $9 * interval '1 second') returning id`,
            [
              ...[userId, creative?.id, added.at(-1)?.id ?? creative?.id, prompt, format, imageUrl],
              ...[brief && JSON.stringify(brief), JSON.stringify(change), versions.length - index],
            ],
          );
          added.push({ id: rows[0]?.id ?? "", title: "Edited Creative", imageUrl });
        }
        return added;
      },
      async withMany(person, count) {
        const userId = await clear(db, person);
        const formats = Object.keys(FORMATS) as Format[];
        const pictures: string[] = [];
        for (const [index, format] of formats.entries()) {
          pictures.push(await uploadPicture({ ...as(person, userId), format, shade: index }));
        }
        await db.query(
          `insert into public.creatives (user_id, title, prompt, type, format, image_url, created_at)
           select $1, 'Creative ' || n, 'Prompt ' || n, (array['meta', 'saas', 'maker', 'meme'])[1 + n % 4],
                  ($3::text[])[1 + n % $5], ($4::text[])[1 + n % $5], now() - n * interval '1 minute'
             from generate_series(1, $2::int) n`,
          [userId, count, formats, pictures, formats.length],
        );
      },
    });
  },
});

async function clear(db: pg.Pool, person: Person): Promise<string> {
  const userId = await idOf(db, person);
  await db.query("delete from public.creatives where user_id = $1", [userId]);
  return userId;
}

async function idOf(db: pg.Pool, { email }: Person): Promise<string> {
  const { rows } = await db.query<{ id: string }>("select id from auth.users where email = $1", [email]);
  const [user] = rows;
  if (!user) throw new Error(`nobody is called ${email}`);
  return user.id;
}

function tokenOf({ state }: Person): string {
  const kept = state.origins.flatMap(({ localStorage }) => localStorage);
  const session = kept.find(({ name }) => name === STORAGE_KEY)?.value ?? "{}";
  return JSON.parse(session).access_token;
}
