import { type FileType, PLATFORMS, type Preset } from "../../../shared/platform-presets.ts";
import type { Encoded } from "./encoding/encode-messages.ts";
import { LOWEST_QUALITY } from "./encoding/fit-bytes.ts";
import { CannotBeMet, type Encoder } from "./encoding/open-encoder.ts";
import { type WantedType, wishOf } from "./estimate.ts";
import type { ExportPainter } from "./paint-source.ts";
import { shownBytes } from "./shown-bytes.ts";
import type { ExportCreative, Source } from "./source.ts";

/** What became of one preset of one creative. */
export type Outcome = { creative: ExportCreative; preset: Preset } & (
  | { file: Blob; type: FileType; source: Source; leftOut: string[]; notes: string[] }
  | { reason: string }
);

export type Tools = { painter: ExportPainter; encoder: Encoder };
type Task = { creative: ExportCreative; source: Source; presets: Preset[] };
type Wanted = {
  creatives: readonly ExportCreative[];
  presets: readonly Preset[];
  type: WantedType;
  signal: AbortSignal;
  onBegin: (creative: ExportCreative, presets: readonly Preset[]) => void;
};

/** An enlargement that nobody sees. */
const UNSEEN = 1.15;

/**
 * Makes every file, one size after the other. While one is written the next is painted, never more: pixels are large.
 * What fails is told, and the rest goes on.
 */
export async function* makeFiles(tools: Tools, wanted: Wanted): AsyncGenerator<Outcome> {
  const { signal } = wanted;
  for (const creative of wanted.creatives) {
    signal.throwIfAborted();
    const source = await creative.sourceOf(signal).catch((error: unknown) => reasonOf(error, signal));
    if ("reason" in source) {
      for (const preset of wanted.presets) yield { creative, preset, reason: source.reason };
      continue;
    }
    yield* filesOf(
      tools,
      wanted,
      bySize(wanted.presets).map((presets) => ({ creative, source, presets })),
    );
  }
}

async function* filesOf(tools: Tools, wanted: Wanted, tasks: readonly Task[]): AsyncGenerator<Outcome> {
  const { signal } = wanted;
  let next: Promise<Pixels> | undefined;
  try {
    for (const [index, task] of tasks.entries()) {
      signal.throwIfAborted();
      wanted.onBegin(task.creative, task.presets);
      const pixels = next ?? paintedFor(tools, task, signal);
      next = undefined;
      const settled = await pixels.catch((error: unknown) => reasonOf(error, signal));
      const following = tasks[index + 1];
      if (following && tools.painter.isAhead()) {
        next = paintedFor(tools, following, signal);
        next.catch(() => {});
      }
      yield* "reason" in settled ? failedAll(task, settled.reason) : written(tools, wanted, task, settled);
    }
  } finally {
    void next?.then(({ bitmap }) => bitmap?.close()).catch(() => {});
  }
}

type Pixels = { bitmap?: ImageBitmap; leftOut: string[] };

/** The pixels of a scene. A finished picture is cut where it is written. */
async function paintedFor({ painter }: Tools, { source, presets }: Task, signal: AbortSignal): Promise<Pixels> {
  const [preset] = presets;
  if (source.kind === "picture" || !preset) return { leftOut: [] };
  return painter.paint(source, preset, signal);
}

async function* written(tools: Tools, { type, signal }: Wanted, task: Task, { bitmap, leftOut }: Pixels) {
  const { creative, source, presets } = task;
  const wishes = presets.map((preset) => wishOf(preset, type));
  const [size] = presets;
  if (!size) return;
  const encoding: Promise<Encoded> =
    source.kind === "picture"
      ? tools.encoder.cut(source.picture, source.isAiMade, { width: size.width, height: size.height }, wishes)
      : bitmap
        ? tools.encoder.pixels(bitmap, source.isAiMade, wishes)
        : Promise.reject(new Error("There is no picture to write."));
  const encoded = await encoding.catch((error: unknown) => reasonOf(error, signal));
  if ("reason" in encoded) return yield* failedAll(task, encoded.reason);
  for (const [index, preset] of presets.entries()) {
    const made = encoded.files[index];
    if (!made) continue;
    if (!made.fits) yield { creative, preset, reason: tooLarge(made.bytes, preset) } satisfies Outcome;
    else {
      const notes = notesOf(encoded.enlarged, made.file.size, preset);
      yield { creative, preset, file: made.file, type: made.type, source, leftOut, notes } satisfies Outcome;
    }
  }
}

function* failedAll({ creative, presets }: Task, reason: string): Generator<Outcome> {
  for (const preset of presets) yield { creative, preset, reason };
}

/** Presets of one size have the same pixels. */
function bySize(presets: readonly Preset[]): Preset[][] {
  const groups = new Map<string, Preset[]>();
  for (const preset of presets) {
    const size = `${preset.width}x${preset.height}`;
    groups.set(size, [...(groups.get(size) ?? []), preset]);
  }
  return [...groups.values()];
}

function tooLarge(bytes: number, { platform, maxBytes }: Preset): string {
  const quality = Math.round(LOWEST_QUALITY * 100);
  return `It would weigh ${shownBytes(bytes)} even at ${quality} % quality. ${PLATFORMS[platform].name} takes ${shownBytes(maxBytes ?? 0)}.`;
}

function notesOf(enlarged: number, bytes: number, { maxBytes, isAdvice, platform }: Preset): string[] {
  const isOver = isAdvice && maxBytes !== null && bytes > maxBytes;
  return [
    ...(enlarged > UNSEEN ? [`Enlarged ${enlarged.toFixed(1)} times: the picture is smaller than this size.`] : []),
    ...(isOver ? [`${shownBytes(bytes)}: ${PLATFORMS[platform].name} recommends ${shownBytes(maxBytes)}.`] : []),
  ];
}

/** A failure in words; being called off is none. */
function reasonOf(error: unknown, signal: AbortSignal): { reason: string } {
  signal.throwIfAborted();
  if (!(error instanceof CannotBeMet)) console.error(error);
  return { reason: error instanceof Error ? error.message : "This file could not be made." };
}
