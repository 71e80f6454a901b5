import fc from "fast-check";
import { FORMAT_IDS, type Format } from "../../shared/formats.ts";
import { type Composed, composeUnedited, type Photos, withEdits } from "../composition/compose-scene.ts";
import type { Layer } from "../layers/layer.ts";
import { paintGround, paintLayer } from "../layers/paint-layer.ts";
import { lintScene } from "../lint/lint-scene.ts";
import type { Painter } from "../painter/painter.ts";
import { canvasOf, paintComposition, paintTree } from "../render/render-scene.ts";
import { bottom, right } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import { type Scene, sceneSchema } from "../scene/scene.ts";
import { type Ids, randomChanges } from "./random-changes.ts";

/** How far letters may reach beyond their box, in ems: paint-parts.ts leaves them as much room. */
const TAIL = 0.4;
const SCALE = 0.25;
const SEEN = 60;

/** Fails with the first of so many random changes of a scene that breaks what editors rely on. */
export async function checkRandomEdits(painter: Painter, scene: Scene, photos: Photos, numRuns: number, seed: number) {
  const laidOut = new Map<Format, Ids>();
  for (const format of FORMAT_IDS) {
    const { composition } = await composeUnedited(painter, scene, format, photos);
    laidOut.set(
      format,
      composition.layers.map(({ id }) => id),
    );
  }
  const formats = fc.constantFrom(...FORMAT_IDS);
  const changes = formats.chain((format) =>
    randomChanges(laidOut.get(format) ?? [], format).map((by) => ({
      format,
      scene: sceneSchema.parse({ ...scene, ...by }),
    })),
  );
  await fc.assert(
    fc.asyncProperty(changes, (one) => holds(painter, one.scene, one.format, photos)),
    { numRuns, seed },
  );
}

async function holds(painter: Painter, scene: Scene, format: Format, photos: Photos) {
  if (JSON.stringify(sceneSchema.parse(scene)) !== JSON.stringify(scene)) throw new Error("is parsed to another scene");
  const unedited = await composeUnedited(painter, scene, format, photos);
  const composed = await withEdits(unedited, scene);
  const { layers, hidden = [] } = composed.composition;
  checkFinite(layers, "");
  const idsOf = (all: readonly Layer[]) => all.map(({ id }) => id).sort();
  const all = [...layers, ...hidden.map(({ layer }) => layer)];
  if (idsOf(all).join() !== idsOf(unedited.composition.layers).join()) throw new Error("has lost or doubled a layer");
  await paintComposition(painter, composed.frame, composed.composition, SCALE);
  const leaving: string[] = [];
  for (const layer of layers) if (await leavesBox(painter, composed, layer)) leaving.push(layer.id);
  if (leaving.length === 0) return;
  const named = new Set((await lintScene(painter, scene, format, photos)).map(({ layer }) => layer));
  for (const id of leaving) if (!named.has(id)) throw new Error(`${id} has ink outside of its box, and nobody says so`);
}

function checkFinite(value: unknown, path: string) {
  if (typeof value === "number" && !Number.isFinite(value)) throw new Error(`${path} is ${value}`);
  if (typeof value !== "object" || value === null) return;
  for (const [key, one] of Object.entries(value)) checkFinite(one, `${path}.${key}`);
}

/** Whether words are seen beside their box, although it lies inside of the page. */
async function leavesBox(painter: Painter, { frame, composition }: Composed, layer: Layer): Promise<boolean> {
  if (layer.kind !== "text" && layer.kind !== "button" && layer.kind !== "badge") return false;
  const { box: area, style } = layer;
  const isInside = area.x >= 0 && area.y >= 0 && right(area) <= frame.width && bottom(area) <= frame.height;
  if (style.rotate || !isInside) return false;
  const ground = paintGround(layer, composition);
  const [whole, empty] = [
    await paintTree(painter, frame, canvasOf(frame, [paintLayer(layer, composition)]), SCALE),
    await paintTree(painter, frame, canvasOf(frame, ground ? [ground] : []), SCALE),
  ];
  const tail = style.size * TAIL + 2 / SCALE;
  const { width, height } = sizeOf(frame);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (![0, 1, 2, 3].some((channel) => Math.abs((whole[at + channel] ?? 0) - (empty[at + channel] ?? 0)) > SEEN))
        continue;
      const [px, py] = [(x + 0.5) / SCALE, (y + 0.5) / SCALE];
      if (px < area.x - tail || px > right(area) + tail || py < area.y - tail || py > bottom(area) + tail) return true;
    }
  return false;
}

const sizeOf = ({ width, height }: Frame) => ({ width: Math.round(width * SCALE), height: Math.round(height * SCALE) });
