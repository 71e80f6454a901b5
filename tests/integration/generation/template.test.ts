import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AiProvider, ImageRequest } from "../../../src/server/adapters/ai/port.ts";
import type { Member } from "../storage/members.ts";
import { generate, openStudio, type Studio, signInMaker } from "./studio.ts";

const TEMPLATE_ID = "e76d4956-5c2a-89cb-bfce-0b70194064fa";
const asked: ImageRequest[] = [];
let studio: Studio;
let withComposer: Member;
let withKey: Member;
let image: Record<string, unknown>;

/** Notes what it is asked for. */
const composer: AiProvider = {
  isTrainedModel: false,
  checkKey: async () => ({ ok: true, value: null, model: null, priceUsd: 0 }),
  rewritePrompt: async ({ text }) => ({ ok: true, value: text, model: null, priceUsd: 0 }),
  writeCaptions: async () => ({ ok: true, value: [], model: null, priceUsd: 0 }),
  generateImage: async (request) => {
    asked.push(request);
    return { ok: true, value: { bytes: await drawn(), mimeType: "image/png" }, model: null, priceUsd: 0 };
  },
};

const drawn = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><circle r="300" fill="#e4572e"/></svg>',
    ),
  )
    .flatten({ background: "#ffd91a" })
    .png()
    .toBuffer();

beforeAll(async () => {
  studio = await openStudio({ composer });
  withComposer = await signInMaker(studio.server, "composer@loafworks.test", "demo");
  withKey = await signInMaker(studio.server, "service@loafworks.test");
  const from = { kind: "template", id: TEMPLATE_ID };
  const data = (await drawn()).toString("base64");
  image = { id: TEMPLATE_ID, name: "Marge Decides", mimeType: "image/png", data, role: "style", from };
});
afterAll(() => studio.stop());
beforeEach(() => {
  asked.length = 0;
  studio.gemini.forget();
});

const make = (who: Member, more: Record<string, unknown>) =>
  generate(studio.server, who, { prompt: "Tea or coffee", inspirationImages: [image], ...more });

test("for a meme the composer gets the template to caption, and is told what its picture is", async () => {
  expect((await make(withComposer, { type: "meme", template: "marge-decides" })).status).toBe(200);
  expect(asked).toMatchObject([
    { type: "meme", template: "marge-decides", images: [{ use: { role: "style", isTemplate: true } }] },
  ]);
});

test("for any other type there is nothing to caption, and its colours come along", async () => {
  expect((await make(withComposer, { type: "saas", template: "marge-decides" })).status).toBe(200);
  expect(asked[0]?.template).toBeUndefined();
  expect(asked[0]?.images[0]?.use).toMatchObject({ role: "style", borrow: ["palette"], isTemplate: true });
});

test("the AI service gets the picture and is asked for a new one in its spirit", async () => {
  expect((await make(withKey, { type: "meme", template: "marge-decides" })).status).toBe(200);
  const [sent] = studio.gemini.calls;
  if (sent?.kind !== "image") throw new Error("no picture was asked for");
  expect(sent.body.contents[0].parts).toHaveLength(2);
  expect(sent.text).toMatch(/is a meme template, for its spirit only: make a new picture.*Do not copy the picture/);
});

test.each(["../secrets", "Marge Decides", "", "a".repeat(61), 7])(
  "%j is not the name of a template",
  async (template) => {
    expect(await make(withComposer, { type: "meme", template })).toMatchObject({
      status: 400,
      body: { code: "bad_request" },
    });
    expect(asked).toEqual([]);
  },
);
