import { parentPort } from "node:worker_threads";
import { composeScene, type Photos } from "../../engine/composition/compose-scene.ts";
import { inspectScene } from "../../engine/lint/lint-scene.ts";
import { templatePicture } from "../../engine/memes/template-picture.ts";
import { createPainter } from "../../engine/node/create-painter.ts";
import { encodePng } from "../../engine/node/encode.ts";
import { leftOut } from "../../engine/presets/left-out.ts";
import { isBlank } from "../../engine/render/is-blank.ts";
import { renderComposed } from "../../engine/render/render-scene.ts";
import type { Scene } from "../../engine/scene/scene.ts";
import type { PictureFormat } from "../../shared/formats.ts";
import { type RenderAnswer, renderRequestSchema } from "./render-messages.ts";
import { renderPart } from "./render-part.ts";
import { createSamePhotos } from "./same-photos.ts";
import { THOUGHTS, type Thought } from "./thoughts.ts";

// One thread has one painter: fonts and decoded drawings stay in memory between pictures.
const painter = createPainter();
const samePhotos = createSamePhotos();
const port = parentPort;
if (!port) throw new Error("this file runs in a worker thread");

port.on("message", (message: unknown) => void answer(message).then((reply) => port.postMessage(reply)));
port.postMessage("ready");

async function answer(message: unknown) {
  try {
    if (isThought(message)) return { ok: true, made: THOUGHTS[message.think](message.input as never) };
    const request = renderRequestSchema.parse(message);
    if ("template" in request) return await paintTemplate(request.template);
    const { scene, format, photos, lint, outline, part } = request;
    const shown = samePhotos(photos);
    if (part) return await renderPart(painter, { scene, format, photos: shown, part });
    if (outline) return await outlineOf(scene, format, shown);
    const { composed, findings, sight } = lint
      ? await inspectScene(painter, scene, format, shown)
      : { composed: await composeScene(painter, scene, format, shown), findings: [], sight: undefined };
    const picture = await renderComposed(painter, composed);
    return { ok: true, ...(await finished(picture)), layers: picture.layers, findings, sight };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

const isThought = (message: unknown): message is { think: Thought; input: unknown } =>
  typeof message === "object" && message !== null && "think" in message;

async function paintTemplate(template: Parameters<typeof templatePicture>[0]): Promise<RenderAnswer> {
  const { width, height } = template;
  const rgba = await painter.paint(templatePicture(template), { width, height });
  return { ok: true, ...(await finished({ width, height, rgba })), layers: [], findings: [] };
}

async function finished({ width, height, rgba }: { width: number; height: number; rgba: Uint8Array }) {
  if (isBlank(rgba)) throw new Error("The picture came out blank.");
  return { width, height, png: await encodePng({ width, height, rgba }) };
}

async function outlineOf(scene: Scene, format: PictureFormat, photos: Photos): Promise<RenderAnswer> {
  const { frame, composition } = await composeScene(painter, scene, format, photos);
  const { layers, keepClear = [], hidden, unedited } = composition;
  const { width, height } = frame;
  const left = leftOut(scene, composition);
  return {
    ok: true,
    width,
    height,
    png: new Uint8Array(),
    layers,
    hidden,
    unedited,
    keepClear,
    leftOut: left,
    findings: [],
  };
}
