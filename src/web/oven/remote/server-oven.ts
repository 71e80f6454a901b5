import { pictureNames } from "../../../engine/scene/picture-names.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import {
  LEFT_OUT_HEADER,
  PREVIEW_PLACE_HEADER,
  type PreviewSceneRequest,
  previewPlace,
  readLeftOut,
} from "../../../shared/contracts/preview-scene.ts";
import { AppError } from "../../../shared/errors.ts";
import type { PictureFormat } from "../../../shared/formats.ts";
import type { LaidOut, PaintedLayer, PaintOptions, PreviewOven } from "../oven.ts";
import { OvenError, superseded } from "../oven-error.ts";
import { createPhotoMail, type PhotoMail } from "./photo-mail.ts";

export type SceneRequest = PreviewSceneRequest & { scene: Scene };
/** Asks the server for a part of a scene. Rejects with an AppError when it refuses. */
export type AskServer = (request: SceneRequest, signal: AbortSignal) => Promise<Response>;

/** An oven on the server, for browsers that cannot paint. A newer order for a slot ends the request of the one before. */
export function createServerOven(ask: AskServer, mail: PhotoMail = createPhotoMail()): PreviewOven {
  const underWay = new Map<string, AbortController>();
  let isClosed = false;

  async function order(request: Omit<SceneRequest, "photos">, slot: string, { photos, signal }: PaintOptions) {
    underWay.get(slot)?.abort();
    const current = new AbortController();
    const end = () => current.abort();
    if (isClosed || signal?.aborted) end();
    underWay.set(slot, current);
    // Not AbortSignal.any, which is newer than many a browser that needs this oven.
    signal?.addEventListener("abort", end);
    try {
      return await send(request, photos, current.signal);
    } catch (error) {
      if (isClosed) throw new OvenError("closed", "The painter was closed.");
      throw current.signal.aborted ? superseded() : explain(error);
    } finally {
      signal?.removeEventListener("abort", end);
      if (underWay.get(slot) === current) underWay.delete(slot);
    }
  }

  const send = (request: Omit<SceneRequest, "photos">, photos: PaintOptions["photos"], signal: AbortSignal) =>
    // Only what the scene shows.
    mail.ask(pictureNames(request.scene), photos, async (packed) => {
      const answer = await ask({ ...request, photos: packed }, signal);
      // Read here, so that a request that is ended half-way counts as ended.
      const place = answer.headers.get(PREVIEW_PLACE_HEADER);
      return { body: await answer.blob(), place, leftOut: answer.headers.get(LEFT_OUT_HEADER) };
    });

  async function paint(
    part: Exclude<PreviewSceneRequest["part"], "layout">,
    scene: Scene,
    format: PictureFormat,
    options: PaintOptions,
  ): Promise<PaintedLayer | undefined> {
    const { slot = format, scale = 1 } = options;
    const { body, place } = await order({ part, scene, format, scale }, `${JSON.stringify(part)} ${slot}`, options);
    if (place === null) return undefined;
    return { bitmap: await createImageBitmap(body), ...previewPlace.parse(JSON.parse(place)) };
  }

  async function paintWhole(part: "whole" | "under", scene: Scene, format: PictureFormat, options: PaintOptions) {
    const painted = await paint(part, scene, format, options);
    if (!painted) throw new OvenError("failed", "The server sent no picture.");
    return painted.bitmap;
  }

  return {
    async layOut(scene, format, photos) {
      const { body } = await order({ part: "layout", scene, format }, `layout ${format}`, { photos });
      // Our own server's layers, made by the same engine.
      return JSON.parse(await body.text()) as LaidOut;
    },
    paint: (scene, format, options = {}) => paintWhole("whole", scene, format, options),
    async paintPreset(scene, preset, { photos, slot = preset, signal } = {}) {
      const request = { part: { preset }, scene, format: "1:1" } as const;
      const { body, leftOut } = await order(request, `preset ${slot}`, { photos, signal });
      return { bitmap: await createImageBitmap(body), leftOut: readLeftOut(leftOut) };
    },
    // It would cost the server as much as painting.
    leavesOut: () => Promise.resolve({}),
    paintUnder: (scene, format, options = {}) => paintWhole("under", scene, format, options),
    paintOver: (scene, format, options = {}) => paint("over", scene, format, options),
    async paintLayer(scene, format, layer, options = {}) {
      const painted = await paint({ layer }, scene, format, options);
      // Words that were taken away, a shape as clear as glass.
      return painted ?? { bitmap: await createImageBitmap(new ImageData(1, 1)), box: NOTHING, isLifted: true };
    },
    close() {
      isClosed = true;
      for (const current of underWay.values()) current.abort();
    },
  };
}

const NOTHING = { x: 0, y: 0, width: 1, height: 1 };

function explain(error: unknown): OvenError {
  if (!(error instanceof AppError)) {
    return new OvenError("offline", "We could not reach the server. Check your connection and try again.", {
      cause: error,
    });
  }
  return new OvenError(error.code === "bad_request" ? "refused" : "failed", error.message, { cause: error });
}
