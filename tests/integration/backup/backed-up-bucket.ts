import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { startS3 } from "../../stand-ins/s3/start-s3.ts";
import { createEmptyDatabase } from "../../support/database.ts";
import { startTestServer } from "../../support/server.ts";
import { png } from "../storage/images.ts";
import { signInPaid } from "../storage/members.ts";
import { newPlace, type Place, takeBackup } from "./places.ts";

const SECRETS = {
  JWT_SECRET: "quite-another-secret-of-32-characters",
  KEY_ENCRYPTION_SECRET: "and-yet-another-secret-of-32-characters",
};
export const COUNT = 4;

/** A server with pictures in an S3 store, and a backup of it. */
export async function openBackedUpBucket() {
  const folder = mkdtempSync(join(tmpdir(), "bananabread-backup-"));
  const file = join(folder, "wednesday.backup");
  const pictures = new Map<string, Buffer>();
  const s3 = await startS3();
  const settings = await s3.settings();
  const server = await startTestServer({ env: settings });
  const maker = await signInPaid(server, "maker@loafworks.test");
  for (let seed = 0; seed < COUNT; seed += 1) {
    const name = `${maker.id}/${seed}.png`;
    // Larger than one piece of a backup.
    const picture = await png(400, 300, seed);
    const { error } = await maker.creatives.upload(name, picture, { contentType: "image/png" });
    if (error) throw error;
    pictures.set(name, picture);
  }
  await maker.close();
  expect(await takeBackup(server, file)).toMatchObject({ objects: COUNT, damaged: [] });
  return {
    folder,
    file,
    pictures,
    s3,
    settings,
    server,
    /** An empty database, and whatever store the settings name. */
    async inEmptyDatabase(env: Record<string, string>, work: (place: Place) => Promise<void>) {
      const database = await createEmptyDatabase();
      const place = await newPlace({ DATABASE_URL: database.url, ...SECRETS, ...env });
      try {
        await work(place);
      } finally {
        place.remove();
        await database.drop();
      }
    },
    async expectPicturesBack(place: Place, names = [...pictures.keys()]) {
      const running = await place.start();
      for (const name of names) {
        const answer = await fetch(`${place.url}/storage/v1/object/public/creatives/${name}`);
        expect(Buffer.from(await answer.arrayBuffer()).equals(pictures.get(name) ?? Buffer.alloc(0))).toBe(true);
      }
      await running.stop();
    },
    async close() {
      await server.stop();
      await s3.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
