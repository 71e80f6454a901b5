import { randomUUID } from "node:crypto";
import { SAMPLE_SCENES } from "../../src/engine/samples/sample-scenes.ts";
import { film, plainPng, progressiveJpeg, wideWebp } from "./hostile-pictures.ts";

export type Headers = Record<string, string>;
export type Place = { url: string; attacker: { id: string; headers: Headers }; own: { id: string; base64: string } };
/** What the service answers next. */
type Script = (body: string, times: number) => void;
export type Attack = { name: string; run: (place: Place, answer: Script) => Promise<unknown> };

const call = (name: string, body: unknown) => (place: Place) => post(place, name, JSON.stringify(body));
const post = ({ url, attacker }: Place, name: string, body: string | Buffer<ArrayBuffer>) =>
  fetch(`${url}/functions/v1/${name}`, { method: "POST", headers: attacker.headers, body }).then(
    (answer) => answer.arrayBuffer(),
    () => {},
  );
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const fill = (text: string) => text.repeat(Math.ceil(4_000 / text.length)).slice(0, 4_000);

const TEXTS = {
  "e.g.": fill("e.g. "),
  "one word": "a".repeat(4_000),
  "unbalanced quotes": fill("\"say' “ "),
  "ten languages": fill(
    "Sale: 20% off. Angebot bis Freitag! Soldes d'été, -30 %. Rebajas hoy. Скидка 10% на хлеб. 夏のセール。 خصم ٢٠٪. Só hoje. Sconti. 打折。 ",
  ),
  offers: fill("50% off until Friday, $19 instead of $29, "),
};

const wish = (prompt: string, more: object = {}) => ({ prompt, type: "meta", requestId: randomUUID(), ...more });
const generate = (place: Place, prompt: string, more: object = {}) =>
  call("generate-creative", wish(prompt, more))(place);
const enhance = (text: string) => call("enhance-prompt", { text, adType: "meta", isReroll: false });
const meme = (text: string) =>
  call("save-meme", {
    title: "W",
    format: "16:9",
    photo: { name: "a.png", data: plainPng(800, 800).toString("base64") },
    captions: Array.from({ length: 12 }, (_, at) => ({ id: `c${at}`, text, x: 0, y: 0, w: 2, h: 2 })),
  });

async function upload({ url, attacker }: Place, type: string, bytes: Buffer): Promise<string> {
  const name = `${attacker.id}/${randomUUID()}.png`;
  const headers = { authorization: attacker.headers.authorization ?? "", "content-type": type };
  await fetch(`${url}/storage/v1/object/creatives/${name}`, { method: "POST", headers, body: new Uint8Array(bytes) });
  return name;
}

const bytesOf = new Map<string, Buffer>();
/** Made once, and before anything is measured. */
export async function makePictures() {
  bytesOf.set("tall", plainPng(1, 39_000_000));
  bytesOf.set("wide", plainPng(39_000_000, 1));
  bytesOf.set("interlaced", plainPng(6_300, 6_300, { type: 6, interlaced: true }));
  bytesOf.set("deep", plainPng(6_300, 6_300, { type: 6, depth: 16 }));
  bytesOf.set("webp", await wideWebp());
  bytesOf.set("jpeg", await progressiveJpeg());
  bytesOf.set("film", await film());
}
const bytes = (name: string) => bytesOf.get(name) ?? Buffer.alloc(0);
const uploads =
  (name: string, type = "image/png") =>
  (place: Place) =>
    times(4, () => upload(place, type, bytes(name)));
const inspired = (name: string) => (place: Place) =>
  times(3, () =>
    generate(place, "A loaf", {
      inspirationImages: [{ id: "a", name: "a", mimeType: "image/png", data: bytes(name).toString("base64") }],
    }),
  );

const edit = (place: Place, prompt: string) =>
  generate(place, prompt, {
    type: "edit",
    inspirationImages: [{ id: "edit-source", name: "Original Image", mimeType: "image/png", data: place.own.base64 }],
  });

const [scene] = SAMPLE_SCENES;
const preview = (place: Place, index: number) =>
  call("preview-scene", {
    scene: { ...scene, seed: index, slots: { ...scene?.slots, headline: "W".repeat(120) } },
    format: "9:16",
    part: "whole",
  })(place);

const withPicture = (start: string, filler: string, end: string) =>
  Buffer.concat([
    Buffer.from(start),
    Buffer.alloc(24_000_000 - (24_000_000 % filler.length), filler),
    Buffer.from(end),
  ]);

/** `service: "gemini"`: the attacker has a key, and the stand-in answers as an attacker would. */
const served = (body: () => string) => (place: Place, answer: Script) => {
  answer(body(), 3);
  return times(3, () => generate(place, "A loaf", { service: "gemini" }));
};

export const ATTACKS: Attack[] = [
  { name: "uploads of 1 x 39,000,000", run: uploads("tall") },
  { name: "uploads of 39,000,000 x 1", run: uploads("wide") },
  { name: "uploads of 40 megapixels, interlaced", run: uploads("interlaced") },
  { name: "uploads of 40 megapixels, 16 bits", run: uploads("deep") },
  { name: "uploads of WebP, 16,000 x 2,400", run: uploads("webp", "image/webp") },
  { name: "uploads of JPEG, progressive", run: uploads("jpeg", "image/jpeg") },
  { name: "inspired by 1 x 39,000,000", run: inspired("tall") },
  { name: "inspired by a film of 39 megapixels", run: inspired("film") },
  {
    name: "renditions of a large upload, by strangers",
    run: async (place) => {
      const name = await upload(place, "image/png", bytes("deep"));
      const address = `${place.url}/storage/v1/render/image/public/creatives/${name}`;
      await times(64, (at) => fetch(`${address}?width=${[320, 640, 1080][at % 3]}`).then((each) => each.arrayBuffer()));
    },
  },
  { name: "edit of 790 pieces", run: (place) => times(3, () => edit(place, `make it dark. ${"e.g. ".repeat(790)}`)) },
  ...Object.entries(TEXTS).map(([name, text]) => ({
    name: `compose 4,000 letters: ${name}`,
    run: (place: Place) => times(3, () => generate(place, text)),
  })),
  { name: "enhance, 12 at once", run: (place) => times(12, () => enhance(TEXTS["ten languages"])(place)) },
  { name: "enhance, 300 at once", run: (place) => times(300, () => enhance(TEXTS["e.g."])(place)) },
  {
    name: "captions, 60 at once",
    run: (place) =>
      times(60, (seed) =>
        call("suggest-captions", { topic: fill("bread "), template: "agnes-has-seen-it", seed })(place),
      ),
  },
  { name: "memes of 12 x 500 W", run: (place) => times(6, () => meme("W".repeat(500))(place)) },
  { name: "memes of 12 x 250 emoji", run: (place) => times(6, () => meme("🍞".repeat(250))(place)) },
  { name: "previews, 100 at once", run: (place) => times(100, (at) => preview(place, at)) },
  { name: "JSON: 24 MB of brackets", run: (place) => post(place, "generate-creative", withPicture("", "[", "")) },
  { name: "JSON: 24 MB of numbers", run: (place) => post(place, "generate-creative", withPicture("[", "1,", "1]")) },
  { name: "JSON: 24 MB of texts", run: (place) => post(place, "generate-creative", withPicture("[", '"",', "1]")) },
  {
    name: "JSON: 24 MB of escapes",
    run: (place) => post(place, "generate-creative", withPicture('{"prompt":"', "\\u0041", '"}')),
  },
  {
    name: "JSON: a megabyte of rows",
    run: ({ url, attacker }) =>
      times(8, () =>
        fetch(`${url}/rest/v1/creatives`, {
          method: "POST",
          headers: attacker.headers,
          body: `[${"{},".repeat(330_000)}{}]`,
        }).then((each) => each.arrayBuffer()),
      ),
  },
  { name: "service: 5 MB of brackets", run: served(() => "[".repeat(5_000_000)) },
  { name: "service: 20 MB of numbers", run: served(() => `[${"1,".repeat(10_000_000)}1]`) },
  { name: "service: 900 kB of brackets", run: served(() => `{"candidates":${"[".repeat(900_000)}`) },
  {
    name: "service: 47 MB of base64",
    run: async (place, answer) => {
      const data = Buffer.alloc(35_000_000, plainPng(64, 64)).toString("base64");
      answer(`{"candidates":[{"content":{"parts":[{"inlineData":{"mimeType":"image/png","data":"${data}"}}]}}]}`, 1);
      await generate(place, "A loaf", { service: "gemini" });
    },
  },
];
