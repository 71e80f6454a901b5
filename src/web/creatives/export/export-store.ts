import { createStore } from "@/lib/create-store.ts";
import { saveFile } from "@/lib/save-file.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import type { Preset } from "../../../shared/platform-presets.ts";
import { openEncoder } from "./encoding/open-encoder.ts";
import { noteMeasured, type WantedType } from "./estimate.ts";
import { countOf, type ExportFile, type ExportState, fileKey } from "./export-state.ts";
import { createNaming, slug } from "./file-names.ts";
import { makeFiles, type Outcome, type Tools } from "./make-files.ts";
import { type ManifestRow, manifestCsv, manifestJson, manifestRow, textsOf } from "./manifest.ts";
import { openExportPainter } from "./paint-source.ts";
import type { ExportCreative } from "./source.ts";

export type ExportOrder = {
  creatives: readonly ExportCreative[];
  presets: readonly Preset[];
  template: string;
  type: WantedType;
  /** Puts the zip among the downloads as soon as it is packed. */
  isSaved?: boolean;
};

// Outside React: an export goes on while its dialog is closed, or another screen is open.
const store = createStore<ExportState | null>(null);
let running: AbortController | undefined;

export const useExport = store.use;
export const currentExport = store.get;
export const isExporting = () => running !== undefined;

/** Begins an export, unless one is under way. */
export function startExport(order: ExportOrder, tools: () => Tools = openTools): Promise<void> {
  if (running) return Promise.resolve();
  const controller = new AbortController();
  running = controller;
  const files = order.creatives.flatMap(({ id, title }) =>
    order.presets.map(
      (preset): ExportFile => ({ key: fileKey(id, preset), creative: id, title, preset, status: "waiting" }),
    ),
  );
  store.set({ phase: "packing", files });
  globalThis.addEventListener?.("beforeunload", warn);
  return pack(order, tools, controller).finally(() => {
    globalThis.removeEventListener?.("beforeunload", warn);
    if (running === controller) running = undefined;
  });
}

/** Ends what is under way; what was packed is thrown away. */
export function cancelExport() {
  running?.abort();
  running = undefined;
  store.set(null);
}

/** The zip is not needed any more. */
export function forgetExport() {
  if (!running) store.set(null);
}

export function saveZip() {
  const { zip } = store.get() ?? {};
  if (zip) saveFile(zip.file, zip.name);
}

const warn = (event: Event) => event.preventDefault();
const openTools = (): Tools => ({ painter: openExportPainter(), encoder: openEncoder() });

async function pack(order: ExportOrder, open: () => Tools, { signal }: AbortController) {
  let tools: Tools | undefined;
  try {
    const { downloadZip } = await import("client-zip");
    tools = open();
    const file = await downloadZip(zipped(order, tools, signal)).blob();
    signal.throwIfAborted();
    const state = store.get();
    if (!state) return;
    const isEmpty = countOf(state, "done") === 0;
    store.set(
      isEmpty
        ? { ...state, phase: "failed", fault: "None of the files could be made." }
        : { ...state, phase: "ready", zip: { name: zipName(order), file } },
    );
    if (order.isSaved && !isEmpty) saveZip();
  } catch (error) {
    if (signal.aborted) return;
    console.error(error);
    const state = store.get();
    if (state) store.set({ ...state, phase: "failed", fault: faultOf(error) });
  } finally {
    tools?.painter.close();
    tools?.encoder.close();
  }
}

/** Each file is handed on as soon as it is made, so that the zip alone is kept. */
async function* zipped(order: ExportOrder, tools: Tools, signal: AbortSignal) {
  const nameOf = createNaming(order.template);
  const rows: ManifestRow[] = [];
  const onBegin = ({ id }: ExportCreative, presets: readonly Preset[]) =>
    update(
      presets.map((preset) => fileKey(id, preset)),
      { status: "working" },
    );
  const made = makeFiles(tools, { ...order, signal, onBegin });
  for await (const outcome of made) {
    signal.throwIfAborted();
    if ("reason" in outcome) {
      update([fileKey(outcome.creative.id, outcome.preset)], { status: "failed", reason: outcome.reason });
      continue;
    }
    const row = settle(outcome, nameOf, rows.length + 1, order.type);
    rows.push(row);
    yield { name: row.file, input: outcome.file, lastModified: new Date() };
  }
  yield { name: "manifest.csv", input: manifestCsv(rows), lastModified: new Date() };
  yield { name: "manifest.json", input: manifestJson(rows), lastModified: new Date() };
}

type Made = Extract<Outcome, { file: Blob }>;

function settle(made: Made, nameOf: ReturnType<typeof createNaming>, n: number, wanted: WantedType): ManifestRow {
  const { creative, preset, type, source, leftOut, notes } = made;
  const bytes = made.file.size;
  const file = nameOf({ title: creative.title, preset, type, n });
  update([fileKey(creative.id, preset)], { status: "done", name: file, type, bytes, leftOut, notes });
  noteMeasured(creative.id, preset, wanted, { type, bytes });
  const texts = textsOf(source, creative.title);
  return manifestRow({
    file,
    title: creative.title,
    preset,
    type,
    bytes,
    isAiMade: source.isAiMade,
    texts,
    leftOut,
    notes,
  });
}

function update(keys: readonly string[], change: Partial<ExportFile>) {
  const state = store.get();
  if (!state) return;
  store.set({ ...state, files: state.files.map((file) => (keys.includes(file.key) ? { ...file, ...change } : file)) });
}

function zipName({ creatives }: ExportOrder): string {
  const [only] = creatives;
  if (creatives.length === 1 && only) return `${slug(only.title)}.zip`;
  return `${PRODUCT_NAME.toLowerCase()}-export-${new Date().toISOString().slice(0, 10)}.zip`;
}

/** Why nothing was packed. Browsers keep large files in memory, or on the disk. */
function faultOf(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  const isFull = name === "QuotaExceededError" || error instanceof RangeError || name === "NotReadableError";
  return isFull
    ? "This device has no room for the zip. Export fewer sizes at a time."
    : "The zip could not be packed. Please try again.";
}
