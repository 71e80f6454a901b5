import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ReadSiteOutput, readSiteOutput } from "../../../src/shared/contracts/read-site.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { call } from "../generation/studio.ts";
import { type Member, signIn, signInPaid } from "../storage/members.ts";
import { type Sites, startSites } from "./site-host.ts";
import { putSites } from "./six-sites.ts";

let sites: Sites;
let server: TestServer;
let maker: Member;

beforeAll(async () => {
  sites = await startSites();
  await putSites(sites.files);
  server = await startTestServer({ pictures: { rules: sites.rules() } });
  maker = await signInPaid(server, "lookup@loafworks.test");
});
afterAll(async () => {
  await server.stop();
  await sites.stop();
});

async function look(path: string): Promise<ReadSiteOutput> {
  await server.db.query("delete from private.call_limits", []);
  const { status, body } = await call(server, maker, "read-site", { address: sites.at(path) });
  expect([path, status, body.error]).toEqual([path, 200, undefined]);
  return readSiteOutput.parse(body);
}

const hexes = ({ colors }: ReadSiteOutput) => colors.map(({ hex, role }) => `${hex} ${role}`);
const colorOfLogo = async ({ logos }: ReadSiteOutput) => {
  const { dominant } = await sharp(Buffer.from(String(logos[0]?.data), "base64")).stats();
  return [dominant.r, dominant.g, dominant.b].map((channel) => Math.round(channel / 32));
};

test("a shop: name, logo from its header, colours and fonts of its styles, profiles and contact", async () => {
  const shop = await look("shop.test/");
  expect(shop.name).toEqual({ value: "Fernhill Cycles", from: "og:site_name" });
  expect(shop.description?.value).toContain("Bicycles built to be repaired");
  expect(shop.logos[0]).toMatchObject({ from: "a picture that is called the logo" });
  expect(hexes(shop)).toEqual(["#1a1a1a dark", "#f5f1e8 light", "#14532d loud", "#e4572e accent"]);
  expect(shop.fonts).toEqual([
    { family: "Harvest Grotesk", for: "headings", from: "a font file of the site", ours: null },
    { family: "Outfit", for: "text", from: "named in its styles", ours: "geometric" },
  ]);
  expect(shop.socials.map(({ value }) => value)).toEqual(["instagram.com/fernhillcycles"]);
  expect(shop.contacts.map(({ value }) => value)).toEqual(["+441134960182", "0113 496 0183"]);
});

test("a restaurant: what its theme loads from a second file counts, and what a share button links to does not", async () => {
  const restaurant = await look("trattoria.test/");
  expect(restaurant.name?.value).toBe("Trattoria Okafor");
  expect(hexes(restaurant)).toContain("#7b1e3a accent");
  expect(restaurant.socials).toEqual([]);
  expect(restaurant.logos[0]?.from).toBe("apple-touch-icon");
});

test("a page of software: the drawing in its header is its logo, and its colours are variables", async () => {
  const saas = await look("pingboard.test/");
  expect(saas.name?.value).toBe("Pingboard");
  expect(saas.logos[0]?.from).toBe("first drawing in the page header");
  expect(await colorOfLogo(saas)).toEqual([3, 1, 7]);
  expect(hexes(saas)).toEqual(["#0f0a1f dark", "#ffffff light", "#5b21e6 loud", "#22d3ae accent"]);
});

test("an old page made of tables, in its own encoding", async () => {
  const old = await look("angling.test/");
  expect(old.name?.value).toBe("Müllers Angelhütte");
  expect(hexes(old)).toEqual(["#003366 dark", "#ffffcc light", "#cc6600 accent"]);
});

test("a page that has an icon and nothing else: the colours are those of the icon", async () => {
  const bare = await look("dot.test/");
  expect(bare.logos).toHaveLength(1);
  expect(bare.colors.map(({ hex }) => hex)).toEqual(["#2a0a3d", "#ff5fa0"]);
  expect(bare.colors[0]?.from).toBe("icon of the page");
});

test("a page in Arabic", async () => {
  const arabic = await look("makhbaz.test/");
  expect(arabic.name?.value).toBe("مخبز النخلة");
  expect(hexes(arabic)).toContain("#0d5c4a accent");
});

test("only who has paid looks pages up, and not without end", async () => {
  const visitor = await signIn(server, "visitor-of-sites@loafworks.test");
  expect((await call(server, visitor, "read-site", { address: sites.at("shop.test/") })).status).toBe(402);
  const replies = [];
  for (let count = 0; count < 12; count++)
    replies.push(await call(server, maker, "read-site", { address: "http://10.0.0.1/" }));
  expect(replies.at(-1)?.status).toBe(429);
  visitor.close();
});
