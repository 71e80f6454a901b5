import type { ExportCreative, Source } from "@/creatives/export/source.ts";
import { type Scene, sceneSchema } from "../../../../engine/scene/scene.ts";
import { SAMPLE_SCENE } from "../workbench/sample-scene.ts";

/** A scene to export, the kit's own unless another is given as JSON. */
export function sceneCreative(json: string, index = 0): ExportCreative {
  const scene: Scene = json ? sceneSchema.parse(JSON.parse(json)) : SAMPLE_SCENE;
  const seeded = { ...scene, seed: scene.seed + index };
  const source: Source = { kind: "scene", scene: seeded, photos: new Map(), isAiMade: false };
  const id = `${index} ${json.length} ${scene.slots.headline}`;
  return { id, title: `${scene.slots.headline}${index ? ` ${index + 1}` : ""}`, sourceOf: async () => source };
}

const SIDE = 1024;

/** A finished picture as a model makes them: a thing in the middle and, if wanted, lettering up to both sides. */
export function pictureCreative(hasLettering: boolean): ExportCreative {
  async function draw(): Promise<Blob> {
    const canvas = new OffscreenCanvas(SIDE, SIDE);
    const sheet = canvas.getContext("2d");
    if (!sheet) throw new Error("There is no canvas.");
    sheet.fillStyle = "#f2c879";
    sheet.fillRect(0, 0, SIDE, SIDE);
    sheet.fillStyle = "#7a3b12";
    sheet.beginPath();
    sheet.arc(SIDE / 2, SIDE / 2, 180, 0, 2 * Math.PI);
    sheet.fill();
    sheet.font = "bold 120px sans-serif";
    if (hasLettering) for (const y of [140, 970]) sheet.fillText("FRESH BREAD DAILY", 20, y, SIDE - 40);
    return canvas.convertToBlob({ type: "image/png" });
  }
  return {
    id: `picture ${hasLettering}`,
    title: hasLettering ? "A picture with lettering" : "A plain picture",
    sourceOf: async () => ({ kind: "picture", picture: await draw(), isAiMade: true }),
  };
}
