import type { PreviewOven } from "@/oven/oven.ts";
import type { Crop } from "../../../shared/contracts/save-version.ts";
import { FORMATS, type Format } from "../../../shared/formats.ts";
import { openEncoder } from "./encoding/open-encoder.ts";
import { noteDensity } from "./estimate.ts";
import { borrowOven } from "./shared-oven.ts";
import type { ExportCreative, Source } from "./source.ts";

/** A creative in a format, small; or why it cannot be had in it. */
export type FormatPicture =
  | {
      bitmap: ImageBitmap;
      leftOut: readonly string[] /** Which part it is of a picture without a scene. */;
      crop?: Crop;
    }
  | { reason: string };

/** Wide enough for a phone's fine screen; far less work than the whole. */
const SCALE = 0.35;
const MAX_KEPT = 15;
const kept = new Map<string, FormatPicture>();
const keyOf = ({ id }: ExportCreative, format: Format) => `${id} ${format}`;

export const keptPicture = (creative: ExportCreative, format: Format) => kept.get(keyOf(creative, format));

function keep(creative: ExportCreative, format: Format, picture: FormatPicture) {
  kept.set(keyOf(creative, format), picture);
  for (const [key, old] of [...kept].slice(0, -MAX_KEPT)) {
    if ("bitmap" in old) old.bitmap.close();
    kept.delete(key);
  }
  return picture;
}

type Wanted = {
  creative: ExportCreative;
  formats: readonly Format[];
  /** One that is open already. */
  oven?: PreviewOven | undefined;
  signal: AbortSignal;
  onPicture: (format: Format, picture: FormatPicture) => void;
};

/** Paints the formats that are not in memory, one after the other. */
export async function paintFormats({ creative, formats, oven, signal, onPicture }: Wanted): Promise<void> {
  const missing = formats.filter((format) => !keptPicture(creative, format));
  if (missing.length === 0) return;
  const source = await creative.sourceOf(signal);
  const tell = (format: Format, picture: FormatPicture) => {
    signal.throwIfAborted();
    onPicture(format, keep(creative, format, picture));
  };
  if (source.kind === "scene") await paintScene(source, missing, { id: creative.id, oven, signal, tell });
  else await cutPicture(source.picture, missing, tell);
}

type Telling = { tell: (format: Format, picture: FormatPicture) => void };
type Painting = Telling & Pick<Wanted, "oven" | "signal"> & { id: string };

async function paintScene(source: Extract<Source, { kind: "scene" }>, formats: readonly Format[], more: Painting) {
  const { scene, photos } = source;
  const { signal, tell } = more;
  const borrowed = more.oven ? undefined : await borrowOven();
  const opened = more.oven ?? borrowed?.oven;
  if (!opened) return;
  try {
    for (const format of formats) {
      signal.throwIfAborted();
      const { leftOut } = await opened.layOut(scene, format, photos);
      const bitmap = await opened.paint(scene, format, { photos, scale: SCALE, slot: `sizes ${format}`, signal });
      if (format === "1:1") await learn(more.id, await createImageBitmap(bitmap));
      tell(format, { bitmap, leftOut });
    }
  } finally {
    borrowed?.release();
  }
}

async function learn(id: string, copy: ImageBitmap) {
  const encoder = openEncoder();
  await noteDensity(id, copy, encoder).finally(encoder.close);
}

async function cutPicture(picture: Blob, formats: readonly Format[], tell: Telling["tell"]) {
  const encoder = openEncoder();
  const whole = await createImageBitmap(picture);
  try {
    const verdicts = await encoder.judge(
      picture,
      formats.map((format) => FORMATS[format]),
    );
    for (const [index, format] of formats.entries()) {
      const verdict = verdicts[index];
      if (!verdict || verdict.reason !== undefined) {
        tell(format, { reason: verdict?.reason ?? "This size could not be made." });
        continue;
      }
      const { x, y, width, height } = verdict.area;
      const resizeWidth = Math.round(FORMATS[format].width * SCALE);
      const bitmap = await createImageBitmap(whole, x, y, width, height, { resizeWidth, resizeQuality: "high" });
      const across = { x: x / whole.width, width: width / whole.width };
      tell(format, { bitmap, leftOut: [], crop: { ...across, y: y / whole.height, height: height / whole.height } });
    }
  } finally {
    whole.close();
    encoder.close();
  }
}
