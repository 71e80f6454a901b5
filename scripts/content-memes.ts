// Paints the meme cast and the meme templates as contact sheets, for a person to look at.
// npm run content:memes [-- folder [cast | templates | things] [name ...]]
// A template is named by its slug or by its structure.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { MEME_TEMPLATES } from "../content/meme-templates/templates.ts";
import { captionedTemplate } from "../src/engine/memes/caption-scene.ts";
import { CAST, CAST_IDS, type CastId } from "../src/engine/memes/cast/cast.ts";
import { type Acting, figure, groundOf } from "../src/engine/memes/figure.ts";
import { formatOf, type MemeTemplate } from "../src/engine/memes/meme-template.ts";
import type { MoodId } from "../src/engine/memes/moods.ts";
import { backdrop, PLACE_IDS } from "../src/engine/memes/places/places.ts";
import { THING_IDS, thing } from "../src/engine/memes/props/things.ts";
import { clip, place, withoutTwinClips } from "../src/engine/memes/rig/ink.ts";
import { templatePicture } from "../src/engine/memes/template-picture.ts";
import { createPainter } from "../src/engine/node/create-painter.ts";
import { encodePng } from "../src/engine/node/encode.ts";
import { renderScene } from "../src/engine/render/render-scene.ts";
import { box } from "../src/engine/scene/box.ts";
import { templateKey } from "../src/engine/scene/meme-captions.ts";
import { drawingAt } from "../src/engine/tree/svg.ts";

const SHEET_MOODS: MoodId[] = ["calm", "delighted", "smug", "crying", "furious", "terrified", "dead", "suspicious"];
const FACE = 230;
/** Words below this share of the picture's width are named, so that somebody looks at them. */
const SMALL = 0.037;
const WHOLE = { width: 250, height: 345 };

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
  const bare = await encodePng({ ...size, rgba: await painter.paint(templatePicture(meme), size) });
  const scene = captionedTemplate(meme, meme.captions[0] ?? []);
  const photos = new Map([[templateKey(meme.slug), bare]]);
  const { rgba, layers } = await renderScene(painter, scene, formatOf(meme), photos);
  for (const { id, text, style } of layers)
    if (style.size < SMALL * size.width) console.log(`small: ${meme.slug} ${id} ${text}`);
  const png = await encodePng({ ...size, rgba });
  await sharp(png).toFile(join(folder, `template-${meme.slug}.png`));
  return { name: meme.slug, ...size, png };
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
