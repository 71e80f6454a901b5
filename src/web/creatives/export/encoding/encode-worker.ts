import { photoPixels } from "../../../../engine/painter/photo-pixels.ts";
import { type Look, lookOf } from "../../../../engine/photo/look-at.ts";
import { AI_ORIGIN_MARK } from "../../../../shared/picture-mark/ai-origin-mark.ts";
import { markJpeg } from "../../../../shared/picture-mark/mark-jpeg.ts";
import { markPng } from "../../../../shared/picture-mark/mark-png.ts";
import { markWebp } from "../../../../shared/picture-mark/mark-webp.ts";
import type { FileType } from "../../../../shared/platform-presets.ts";
import { chooseCrop } from "./choose-crop.ts";
import type { Encoded, EncodeJob, FromEncoder, Judged, JudgeJob, Size, ToEncoder } from "./encode-messages.ts";
import { fitBytes } from "./fit-bytes.ts";

/** The finished picture that was sent last. */
let shown: { id: number; bitmap: ImageBitmap; look: Look } | undefined;

class Refusal extends Error {}

self.onmessage = async ({ data }: MessageEvent<ToEncoder>) => {
  const tell = (message: FromEncoder) => self.postMessage(message);
  const { id } = data;
  try {
    if ("encode" in data) tell({ id, encoded: await encode(data.encode) });
    else tell({ id, judged: await judge(data.check) });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    tell(error instanceof Refusal ? { id, refused: words } : { id, failed: words });
  }
};

async function encode(job: EncodeJob): Promise<Encoded> {
  const { canvas, enlarged } = await drawn(job);
  const files = [];
  // The same size is wanted by several platforms, mostly as the same file.
  const known = new Map<string, Promise<Blob>>();
  const once = (type: FileType, quality: number | null) => {
    const key = `${type} ${quality}`;
    const file = known.get(key) ?? written(canvas, type, quality, job);
    known.set(key, file);
    return file;
  };
  for (const wish of job.wishes) files.push(await fitBytes(once, wish));
  Object.assign(canvas, { width: 0, height: 0 });
  return { files, enlarged };
}

async function drawn(job: EncodeJob) {
  const { width, height } = job.size;
  const canvas = new OffscreenCanvas(width, height);
  const sheet = canvas.getContext("2d", { alpha: false, colorSpace: "srgb" });
  if (!sheet) throw new Error("There is not enough memory for a picture of this size.");
  if ("pixels" in job) {
    sheet.drawImage(job.pixels, 0, 0);
    job.pixels.close();
    return { canvas, enlarged: 1 };
  }
  const { bitmap, look } = await opened(job);
  const crop = chooseCrop(look, job.size);
  if ("reason" in crop) throw new Refusal(crop.reason);
  const { area, enlarged } = crop;
  sheet.fillStyle = "#ffffff";
  sheet.fillRect(0, 0, width, height);
  sheet.imageSmoothingQuality = "high";
  sheet.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return { canvas, enlarged };
}

async function written(canvas: OffscreenCanvas, type: FileType, quality: number | null, { isAiMade, size }: EncodeJob) {
  const blob = await canvas.convertToBlob({ type: `image/${type}`, ...(quality !== null && { quality }) });
  if (blob.type !== `image/${type}`) throw new Error(`This browser cannot write ${type.toUpperCase()} files.`);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const mark = isAiMade ? AI_ORIGIN_MARK : null;
  const marked =
    type === "png" ? markPng(bytes, mark) : type === "jpeg" ? markJpeg(bytes, mark) : markWebp(bytes, mark, size);
  return new Blob([marked], { type: blob.type });
}

async function judge(job: JudgeJob): Promise<Judged[]> {
  const { look } = await opened(job);
  return job.judge.map((size) => {
    const crop = chooseCrop(look, size);
    return "reason" in crop ? crop : { reason: undefined, ...crop };
  });
}

async function opened({ picture, file }: { picture: number; file?: Blob | undefined }) {
  if (shown?.id === picture) return shown;
  if (!file) throw new Error("The picture got lost.");
  shown?.bitmap.close();
  shown = undefined;
  const bitmap = await createImageBitmap(file);
  shown = { id: picture, bitmap, look: lookOf(pixelsOf(bitmap), "#ffffff") };
  return shown;
}

/** Large enough for what the engine looks at. */
const LOOKED_AT = 640;

function pixelsOf(bitmap: ImageBitmap) {
  const scale = Math.min(1, LOOKED_AT / Math.max(bitmap.width, bitmap.height));
  const size: Size = {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  };
  const sheet = new OffscreenCanvas(size.width, size.height).getContext("2d", { willReadFrequently: true });
  if (!sheet) throw new Error("There is not enough memory to look at this picture.");
  sheet.imageSmoothingQuality = "high";
  sheet.drawImage(bitmap, 0, 0, size.width, size.height);
  const { data } = sheet.getImageData(0, 0, size.width, size.height);
  const pixels = photoPixels({ ...size, data: new Uint8Array(data.buffer) });
  return { ...pixels, width: bitmap.width, height: bitmap.height };
}
