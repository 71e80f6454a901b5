import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailbox } from "../../../src/server/adapters/mail/mailbox.ts";
import type { ObjectStore } from "../../../src/server/adapters/storage/port.ts";
import { backUp } from "../../../src/server/backup/back-up.ts";
import { removeFromStore } from "../../../src/server/objects/store-object.ts";
import { sweepObjectDeletions } from "../../../src/server/objects/sweep-object-deletions.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import { loadSecrets } from "../../../src/server/secrets/load-secrets.ts";
import { signInAs } from "../../support/browser.ts";
import { createEmptyDatabase } from "../../support/database.ts";
import { generate, openStudio, picture, type Reply, type Studio, signInMaker } from "../generation/studio.ts";
import type { Member } from "../storage/members.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { newPlace, PASSPHRASE, type Place, restore, takeBackup } from "./places.ts";

const OTHER_SECRETS = {
  JWT_SECRET: "quite-another-secret-of-32-characters",
  KEY_ENCRYPTION_SECRET: "and-yet-another-secret-of-32-characters",
};

let studio: Studio;
let maker: Member;
let refreshToken: string;
let made: Reply;
let pixels: Buffer;
const folder = mkdtempSync(join(tmpdir(), "bananabread-backup-"));
const file = join(folder, "monday.backup");

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInMaker(studio.server, "maker@loafworks.test");
  made = await generate(studio.server, maker, { title: "Sourdough\tfor\\all 🍞\nДомашняя" });
  pixels = await picture(studio.server, made);
  refreshToken = (await maker.supabase.auth.getSession()).data.session?.refresh_token ?? "";
  // While it runs, pictures come and go: nothing of that may tear the backup apart.
  const bystander = await signInMaker(studio.server, "bystander@loafworks.test");
  let isBackingUp = true;
  const busy = (async () => {
    while (isBackingUp) {
      const { body } = await generate(studio.server, bystander);
      await bystander.supabase.from("creatives").delete().eq("id", String(body.creative_id));
    }
  })();
  const done = await takeBackup(studio.server, file);
  isBackingUp = false;
  await busy;
  await bystander.close();
  expect(done).toMatchObject({ damaged: [] });
});
afterAll(async () => {
  await maker.close();
  await studio.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function expectEverythingBack(place: Place) {
  const server = await place.start();
  try {
    // The token that the browser held all along is still good, and so is the session behind it.
    const list = await fetch(`${place.url}/rest/v1/creatives?select=title,prompt,created_at`, {
      headers: maker.headers,
    });
    const before = await maker.supabase.from("creatives").select("title, prompt, created_at");
    expect(await list.json()).toEqual(before.data);
    const refreshed = await fetch(`${place.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    expect(refreshed.status).toBe(200);
    expect(await picture(place, made)).toEqual(pixels);
    // With the AI key that was saved before: the service accepts no other.
    const again = await generate(place, maker);
    expect(again.body).toMatchObject({ success: true });
    expect((await picture(place, again)).length).toBeGreaterThan(0);
    // Somebody new gets in as well: numbers go on behind the last ones, triggers work again.
    const mailbox = createMailbox(join(place.dataDir, "mailbox"), "", () => {});
    const newcomer = await signInAs({ url: place.url, mails: () => mailbox.list() }, "new@loafworks.test");
    const profile = await newcomer.supabase.from("user_profiles").select("email");
    expect(profile.data).toEqual([{ email: "new@loafworks.test" }]);
    await newcomer.close();
  } finally {
    await server.stop();
  }
}

test("what a killed restore left does not start; the next one begins anew, and everything is back", async () => {
  const place = await newPlace({ GEMINI_BASE_URL: studio.gemini.url });
  writeFileSync(join(place.dataDir, "restoring"), "");
  writeFileSync(join(place.dataDir, "secrets.json"), "half a fi");
  try {
    await expect(place.start()).rejects.toThrow("did not finish");
    await restore(place.config, file);
    expect(place.files()).not.toContain("restoring");
    await expectEverythingBack(place);
  } finally {
    place.remove();
  }
});

test("restored into another PostgreSQL under other secrets everything is back too", async () => {
  const database = await createEmptyDatabase();
  const place = await newPlace({ GEMINI_BASE_URL: studio.gemini.url, DATABASE_URL: database.url, ...OTHER_SECRETS });
  try {
    await restore(place.config, file);
    await expectEverythingBack(place);
    await expect(restore(place.config, file)).rejects.toThrow("The database is not empty");
  } finally {
    place.remove();
    await database.drop();
  }
});

test("a backup is for its owner only, and nobody can read in it who has not the passphrase", () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const bytes = readFileSync(file);
  for (const word of ["maker@loafworks.test", "Sourdough", "jwtSecret"]) expect(bytes.includes(word)).toBe(false);
});

test("a picture that is deleted while the backup runs is whole in it, and goes when the backup has ended", async () => {
  const { server } = studio;
  const { body } = await generate(server, maker);
  const name = String(body.image_url).split("/creatives/")[1] ?? "";
  const { rows } = await server.db.query("select version from storage.objects where name = $1", [name]);
  const key = { bucket: "creatives", name, version: String(rows[0].version) };
  const store = createObjectStore(server.config);
  const sweep = () => sweepObjectDeletions(server.db, removeFromStore(store), pino({ level: "silent" }));
  const deleting: ObjectStore = {
    ...store,
    async get(asked) {
      await maker.supabase.from("creatives").delete().eq("id", String(body.creative_id));
      await sweep();
      expect(await store.stat(key)).not.toBeNull();
      return store.get(asked);
    },
  };
  const path = join(folder, "while-deleting.backup");
  const done = await backUp(
    { pool: server.db, store: deleting, secrets: loadSecrets(server.config) },
    path,
    PASSPHRASE,
  );
  expect(done.damaged).toEqual([]);
  await sweep();
  expect(await store.stat(key)).toBeNull();
});

test("a picture that is missing or damaged is named, and does not keep the rest from being restored", async () => {
  const { server } = studio;
  const { body } = await generate(server, maker);
  const name = String(body.image_url).split("/creatives/")[1] ?? "";
  const { rows } = await server.db.query("select version from storage.objects where name = $1", [name]);
  const victim = (await storedFiles(server)).find((path) => path.endsWith(String(rows[0].version))) ?? "";
  writeFileSync(victim, "rot");
  const path = join(folder, "damaged.backup");
  expect(await takeBackup(server, path)).toMatchObject({ damaged: [`creatives/${name}`] });
  const database = await createEmptyDatabase();
  const place = await newPlace({ DATABASE_URL: database.url, ...OTHER_SECRETS });
  try {
    const done = await restore(place.config, path);
    expect(done).toMatchObject({ damaged: 1 });
    expect(done.objects).toBeGreaterThan(0);
  } finally {
    place.remove();
    await database.drop();
    await maker.supabase.from("creatives").delete().eq("id", String(body.creative_id));
  }
});
