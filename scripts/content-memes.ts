// Paints the meme cast and the meme templates as contact sheets, for a person to look at.
// npm run content:memes [-- folder [cast | templates | things] [name ...]]
// A template is named by its slug or by its structure.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { MEME_TEMPLATES } from "../content/meme-templates/templates.ts";
import { CAST, CAST_IDS, type CastId } from "../src/engine/memes/cast/cast.ts";
import { drawTemplate } from "../src/engine/memes/draw-template.ts";
import type { MemeTemplate } from "../src/engine/memes/meme-template.ts";
import type { MoodId } from "../src/engine/memes/moods.ts";
import { backdrop, PLACE_IDS } from "../src/engine/memes/places/places.ts";
import { THING_IDS, thing } from "../src/engine/memes/props/things.ts";
import { type Acting, figure, groundOf } from "../src/engine/memes/rig/figure.ts";
import { clip, place, withoutTwinClips } from "../src/engine/memes/rig/ink.ts";
import type { TemplateBox } from "../src/engine/memes/structures/structure.ts";
import { createPainter } from "../src/engine/node/create-painter.ts";
import { type Box, box } from "../src/engine/scene/box.ts";
import type { TextStyle } from "../src/engine/scene/text-style.ts";
import { fitText } from "../src/engine/text/fit-text.ts";
import { lineNode } from "../src/engine/text/line-node.ts";
import { measureText } from "../src/engine/text/measure-text.ts";
import { at, column, type Node } from "../src/engine/tree/node.ts";
import { drawingAt } from "../src/engine/tree/svg.ts";

const SHEET_MOODS: MoodId[] = ["calm", "delighted", "smug", "crying", "furious", "terrified", "dead", "suspicious"];
const FACE = 230;
const WHOLE = { width: 250, height: 345 };

const LETTERING: Record<TemplateBox["style"], { style: Omit<TextStyle, "size" | "align">; largest: number }> = {
  panel: {
    style: { typeface: "grotesque", weight: 750, tracking: -0.02, leading: 1.06, color: "#211a15" },
    largest: 0.092,
  },
  chalk: {
    style: { typeface: "grotesque", weight: 700, tracking: -0.01, leading: 1.06, color: "#f4f1e4" },
    largest: 0.092,
  },
  label: {
    style: { typeface: "condensed", weight: 400, tracking: 0.01, leading: 1.12, color: "#ffffff", uppercase: true },
    largest: 0.075,
  },
  subtitle: { style: { typeface: "sans", weight: 550, tracking: 0, leading: 1.2, color: "#ffffff" }, largest: 0.046 },
};

const [folder = ".data/sheets", kind = "all", ...only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const painter = createPainter();

if (kind === "things") await thingSheet();
if (kind === "all" || kind === "templates") {
  const tiles = [];
  for (const each of [...MEME_TEMPLATES].sort((a, b) => a.created_at.localeCompare(b.created_at)))
    if (only.length === 0 || only.includes(each.slug) || only.includes(each.structure))
      tiles.push(await templateTile(each));
  await templateSheets(tiles);
}
if (kind === "all" || kind === "cast") {
  const sheets = [];
  for (const id of CAST_IDS) if (only.length === 0 || only.includes(id)) sheets.push(await castSheet(id));
  await castOverview(sheets);
}

/** Eight moods above, then how the character stands, points, covers its face, holds, sits and walks. */
async function castSheet(id: CastId) {
  const who = CAST[id];
  const faces = SHEET_MOODS.map((mood, index) => {
    const at = { x: (index % 4) * FACE, y: 100 + Math.floor(index / 4) * FACE };
    const face = place(FACE / 2, 146, figure(id, { mood, isBust: true, pose: "none" }));
    return place(at.x, at.y, clip(`M0 0h${FACE}v${FACE - 10}h${-FACE}Z`, face));
  });
  const actings: Acting[] = [
    { pose: "stand" },
    { pose: "point", mood: "smug" },
    { pose: "facepalm" },
    { pose: "hold" },
    { stance: "sit", pose: "lap", mood: "dead" },
    { view: "side", stance: "walk", mood: "calm" },
    { view: "side", stance: "sit", pose: "type", mood: "suspicious" },
    { view: "side", stance: "run", pose: "reach", mood: "starry" },
  ];
  const wholes = actings.map((acting, index) => {
    const hanging = acting.stance === "sit" ? Math.max(26, who.legs.ankle - who.legs.hip) + 4 : 0;
    const ground = groundOf(who, acting.stance ?? "stand") + hanging;
    const x = (index % 4) * WHOLE.width + WHOLE.width / 2;
    const y = Math.floor(index / 4) * WHOLE.height + 326 - ground;
    return place(4 * FACE + x, y, figure(id, acting));
  });
  const size = { width: 4 * (FACE + WHOLE.width), height: 2 * WHOLE.height };
  const ground = `<rect width="${size.width}" height="${size.height}" fill="#fbf3e2"/>`;
  const body = withoutTwinClips(ground + faces.join("") + wholes.join(""));
  const rgba = await painter.paint(drawingAt({ ...size, body }, box(0, 0, size.width, size.height)), size);
  const file = join(folder, `cast-${id}.png`);
  await sharp(rgba, { raw: { ...size, channels: 4 } })
    .png()
    .toFile(file);
  return file;
}

/** All characters, two to a row. */
async function castOverview(files: readonly string[]) {
  const layers = await Promise.all(
    files.map(async (input, index) => ({
      input: await sharp(input).resize(960).toBuffer(),
      left: (index % 2) * 960,
      top: Math.floor(index / 2) * 345,
    })),
  );
  const height = Math.ceil(files.length / 2) * 345;
  const sheet = sharp({ create: { width: 1920, height, channels: 3, background: "#fbf3e2" } });
  const file = join(folder, "cast.png");
  await sheet.composite(layers).png().toFile(file);
  console.log(file);
}

/** Every thing at one size, and the places below. */
async function thingSheet() {
  const cells = THING_IDS.map((id, index) => {
    const isBig = index >= THING_IDS.indexOf("crate");
    return place(
      (index % 14) * 140 + 70,
      Math.floor(index / 14) * 140 + (isBig ? 128 : 82),
      thing(id),
      isBig ? 0.38 : 0.8,
    );
  });
  const rows = Math.ceil(THING_IDS.length / 14) * 140;
  const places = PLACE_IDS.map((id, index) => {
    const drawn = backdrop(id, { width: 540, height: 405, ground: 320 });
    return place((index % 8) * 245, rows + 10 + Math.floor(index / 8) * 185, clip("M0 0H540V405H0Z", drawn), 0.44);
  });
  const size = { width: 1960, height: rows + Math.ceil(PLACE_IDS.length / 8) * 185 + 10 };
  const body = withoutTwinClips(
    `<rect width="${size.width}" height="${size.height}" fill="#fbf3e2"/>${cells.join("")}${places.join("")}`,
  );
  const rgba = await painter.paint(drawingAt({ ...size, body }, box(0, 0, size.width, size.height)), size);
  await sharp(rgba, { raw: { ...size, channels: 4 } })
    .png()
    .toFile(join(folder, "things.png"));
  console.log(join(folder, "things.png"));
}

type Tile = { name: string; width: number; height: number; png: Buffer };

/** A template with its example captions, at the size it is published in. */
async function templateTile(meme: MemeTemplate): Promise<Tile> {
  const size = { width: meme.width, height: meme.height };
  const picture = drawTemplate(meme);
  const captions = await Promise.all(
    meme.boxes.map((each, index) => caption(each, meme.captions[0]?.[index] ?? each.id, size)),
  );
  const node = at(box(0, 0, size.width, size.height), {}, picture, ...captions.flat());
  const rgba = await painter.paint(node, size);
  const png = await sharp(rgba, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
  await sharp(png).toFile(join(folder, `template-${meme.slug}.png`));
  return { name: meme.slug, ...size, png };
}

async function caption(place: TemplateBox, text: string, size: { width: number; height: number }): Promise<Node[]> {
  const { style: look, largest } = LETTERING[place.style];
  const area: Box = box(place.x * size.width, place.y * size.height, place.w * size.width, place.h * size.height);
  const style = { ...look, color: place.color ?? look.color };
  const fitted = fitText(await measureText(painter, text, style), {
    width: area.width,
    height: area.height,
    maxSize: largest * size.width,
    minSize: 0.03 * size.width,
  });
  if (!fitted.fits || fitted.size < 0.037 * size.width) console.log(`small: ${place.id} ${text}`);
  const lines = (color: string) =>
    fitted.lines.map((line) => lineNode(line, { ...style, color, size: fitted.size, align: "center" }));
  const turned = { justifyContent: "center", alignItems: "center", transform: `rotate(${place.angle}deg)` } as const;
  const set = (color: string, extra = {}) =>
    at(area, { ...turned, ...extra }, column({ alignItems: "center" }, ...lines(color)));
  if (place.style !== "label") return [set(style.color)];
  const outline = { WebkitTextStroke: `${fitted.size * 0.17}px #211a15` };
  return [set("#211a15", outline), set(style.color)];
}

/** Six to a sheet, so that each can be looked at closely. */
async function templateSheets(tiles: readonly Tile[]) {
  for (let start = 0; start < tiles.length; start += 6) {
    const layers = await Promise.all(
      tiles.slice(start, start + 6).map(async ({ png }, index) => ({
        input: await sharp(png).resize(640, 640, { fit: "inside" }).toBuffer(),
        left: 10 + (index % 3) * 650,
        top: 10 + Math.floor(index / 3) * 650,
      })),
    );
    const file = join(folder, `templates-${start / 6 + 1}.png`);
    const sheet = sharp({ create: { width: 1960, height: 1310, channels: 3, background: "#fbf3e2" } });
    await sheet.composite(layers).png().toFile(file);
    console.log(
      file,
      tiles
        .slice(start, start + 6)
        .map(({ name }) => name)
        .join(" "),
    );
  }
}
