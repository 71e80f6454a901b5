import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { wantsWhite } from "../../../src/engine/color/contrast.ts";
import { type Scene, sceneSchema } from "../../../src/engine/scene/scene.ts";
import { shownPictures } from "../../../src/engine/scene/shown-pictures.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { type Member, signInPaid } from "../storage/members.ts";

let server: TestServer;
let ann: Member;
let bob: Member;

beforeAll(async () => {
  server = await startTestServer();
  ann = await signInPaid(server, "ann@loafworks.test");
  bob = await signInPaid(server, "bob@loafworks.test");
});
beforeEach(() => server.db.query("delete from private.call_limits"));
afterAll(() => server.stop());

const KIT = {
  name: "Loafworks",
  colors: [
    { name: "Crust", hex: "#33190b", role: "dark" },
    { name: "Flour", hex: "#f7e7cf", role: "light" },
  ],
};
const [BLUE, MINT] = ["#1d6fb8", "#7fe08a"];
const PROMPT = "Rye bread from the wood oven, Saturdays from 7";

const post = (who: Member, name: string, body: object) =>
  fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { ...who.headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function logo(name: string, background: string) {
  const png = await sharp({ create: { width: 150, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, id: background, data: png.toString("base64") };
}

const idea = async (who: Member, more: object) =>
  post(who, "preview-idea", { wanted: "scene", prompt: PROMPT, type: "meta", format: "1:1", kit: KIT, ...more });

type Sent = Awaited<ReturnType<typeof logo>>;
/** Painted as the page has it painted: with the logo for the ground, by the name of the usual one. */
function shownOf(scene: Scene, light: Sent, dark: Sent) {
  const photos = new Map([light, dark].map((one) => [one.name, one]));
  return [...shownPictures({ photos, logo: light.name, logoOnDark: dark.name }, scene.palette)].map(([name, one]) => ({
    ...one,
    name,
  }));
}

const paint = async (scene: Scene, photos: readonly Sent[]) =>
  sharp(await (await post(ann, "preview-scene", { scene, format: "1:1", part: "whole", photos })).arrayBuffer());
type Box = { x: number; y: number; width: number; height: number };
async function colorAt(picture: Sharp, box: Box): Promise<number[]> {
  const inner = {
    left: Math.round(box.x + box.width * 0.3),
    top: Math.round(box.y + box.height * 0.3),
    width: Math.max(1, Math.round(box.width * 0.4)),
    height: Math.max(1, Math.round(box.height * 0.4)),
  };
  const { channels } = await sharp(await picture.clone().extract(inner).png().toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const apart = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

test("ideas show the brand's logo for their ground, where the layout signs", { timeout: 120_000 }, async () => {
  const [light, dark] = [await logo("logo", BLUE), await logo("logo on dark", MINT)];
  const grounds = new Set<boolean>();
  for (let seed = 0; seed < 6; seed += 1) {
    const worn = { logo: "logo", logoOnDark: "logo on dark", photos: [light, dark] };
    const answer = await idea(ann, { ...worn, idea: { seed } });
    expect(answer.status).toBe(200);
    const scene = sceneSchema.parse((await answer.json()).scene);
    expect(scene.brand.logo).toBe("logo");
    const photos = shownOf(scene, light, dark);
    const { layers } = await (
      await post(ann, "preview-scene", { scene, format: "1:1", part: "layout", photos })
    ).json();
    const signed = layers.find(({ kind }: { kind: string }) => kind === "logo");
    expect(signed, scene.layout).toMatchObject({ picture: expect.anything() });
    const isDark = wantsWhite(scene.palette.paper);
    grounds.add(isDark);
    const seen = await colorAt(await paint(scene, photos), signed.box);
    expect(apart(seen, rgb(isDark ? MINT : BLUE)), `${scene.layout}: ${seen}`).toBeLessThan(12);
    const bare = await colorAt(await paint({ ...scene, brand: { ...scene.brand, logo: undefined } }, []), signed.box);
    expect(apart(bare, seen), scene.layout).toBeGreaterThan(20);
  }
  expect(grounds.size).toBe(2);
});

test("a logo is sent once, and is there for its owner alone", async () => {
  const { data: _, ...known } = await logo("logo", BLUE);
  const sent = await logo("logo", BLUE);
  expect((await idea(ann, { logo: "logo", photos: [sent] })).status).toBe(200);
  expect((await idea(ann, { logo: "logo", photos: [known] })).status).toBe(200);
  expect((await idea(bob, { logo: "logo", photos: [known] })).status).toBe(404);
});

test("without a logo the name is set, and a name that belongs to no photo is none", async () => {
  const answer = await idea(ann, { logo: "logo" });
  const { brand } = sceneSchema.parse((await answer.json()).scene);
  expect({ name: brand.name, logo: brand.logo }).toEqual({ name: "Loafworks", logo: undefined });
});
