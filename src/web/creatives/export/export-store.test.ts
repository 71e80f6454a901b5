import { afterEach, expect, test, vi } from "vitest";
import { OvenError } from "@/oven/oven-error.ts";
import { SAMPLE_SCENES } from "../../../engine/samples/sample-scenes.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { AppError } from "../../../shared/errors.ts";
import { type Preset, presetOf } from "../../../shared/platform-presets.ts";
import { CannotBeMet } from "./encoding/open-encoder.ts";
import { cancelExport, currentExport, type ExportOrder, isExporting, startExport } from "./export-store.ts";
import type { Tools } from "./make-files.ts";
import { openExportPainter } from "./paint-source.ts";

afterEach(() => {
  cancelExport();
  vi.restoreAllMocks();
});

const [scene] = SAMPLE_SCENES as [Scene];
const presets = ["meta-link", "google-landscape", "gdn-300x50"].map((id) => presetOf(id) as Preset);
const creative = (
  id: string,
  sourceOf = async () => ({ kind: "scene", scene, photos: new Map(), isAiMade: false }) as const,
) => ({
  id,
  title: `Creative ${id}`,
  sourceOf,
});
const order = (more: Partial<ExportOrder> = {}): ExportOrder => ({
  creatives: [creative("a")],
  presets,
  template: "{name}-{preset}",
  type: "auto",
  ...more,
});

function tools() {
  const painted: string[] = [];
  const open = { bitmaps: 0, most: 0 };
  const made: Tools = {
    painter: {
      async paint(_, preset) {
        painted.push(preset.id);
        open.most = Math.max(open.most, ++open.bitmaps);
        return { bitmap: { close: () => open.bitmaps-- } as unknown as ImageBitmap, leftOut: ["Where: Leeds"] };
      },
      isAhead: () => true,
      close: vi.fn(),
    },
    encoder: {
      async pixels(bitmap, _, wishes) {
        bitmap.close();
        return {
          enlarged: 1,
          files: wishes.map(() => ({ fits: true, type: "png", quality: null, file: new Blob(["x".repeat(90)]) })),
        };
      },
      cut: () => Promise.reject(new CannotBeMet("Cropping would cut the lettering. Make it anew in this format.")),
      judge: async () => [],
      close: vi.fn(),
    },
  };
  return { made, painted, open };
}

test("every file comes into one zip with its manifest; sizes that platforms share are painted once", async () => {
  const { made, painted, open } = tools();
  await startExport(order(), () => made);
  const state = currentExport();
  expect(state?.phase).toBe("ready");
  expect(state?.zip?.name).toBe("creative-a.zip");
  expect(painted).toEqual(["meta-link", "gdn-300x50"]);
  expect(state?.files.map(({ name, status }) => [name, status])).toEqual([
    ["creative-a-meta-link.png", "done"],
    ["creative-a-google-landscape.png", "done"],
    ["creative-a-gdn-mobile-banner.png", "done"],
  ]);
  const zip = await state?.zip?.file.text();
  for (const name of ["creative-a-meta-link.png", "manifest.csv", "manifest.json", "Where: Leeds"])
    expect(zip).toContain(name);
  expect(open).toEqual({ bitmaps: 0, most: 2 });
  expect(made.painter.close).toHaveBeenCalled();
});

test("one picture that is missing, and one that cannot be cut, lose no other file and say why", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const missing = creative("b", () => Promise.reject(new Error("The picture is gone.")));
  const flat = {
    ...creative("c"),
    sourceOf: async () => ({ kind: "picture", picture: new Blob(), isAiMade: true }) as const,
  };
  await startExport(order({ creatives: [missing, flat, creative("a")] }), () => tools().made);
  const state = currentExport();
  expect(state?.phase).toBe("ready");
  expect(state?.files.map(({ status }) => status)).toEqual([...Array(6).fill("failed"), ...Array(3).fill("done")]);
  expect(state?.files[0]?.reason).toBe("The picture is gone.");
  expect(state?.files[3]?.reason).toMatch(/^Cropping would cut/u);
});

test("nothing made is no zip", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const missing = creative("b", () => Promise.reject(new Error("gone")));
  await startExport(order({ creatives: [missing] }), () => tools().made);
  expect(currentExport()).toMatchObject({ phase: "failed", fault: "None of the files could be made." });
});

test("calling it off ends it, closes what is open and keeps nothing", async () => {
  const { made, open } = tools();
  const packing = startExport(
    order({ creatives: Array.from({ length: 20 }, (_, index) => creative(`c${index}`)) }),
    () => made,
  );
  expect(isExporting()).toBe(true);
  await vi.waitFor(() => expect(currentExport()?.files.some(({ status }) => status === "done")).toBe(true));
  cancelExport();
  await packing;
  expect(currentExport()).toBeNull();
  expect(open.bitmaps).toBe(0);
  expect(made.encoder.close).toHaveBeenCalled();
});

test("a server that asks to wait is left alone for as long as it says, and asked again", async () => {
  vi.useFakeTimers();
  const busy = new OvenError("failed", "busy", { cause: new AppError("rate_limited", "busy", { retryAfter: 7 }) });
  const paintPreset = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue({ leftOut: [] });
  const oven = { paintPreset, close() {} } as never;
  const painter = openExportPainter(async () => ({ oven, place: "server", release() {} }));
  const source = await creative("a").sourceOf();
  const painting = painter.paint(source, presets[0] as Preset, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(paintPreset).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  await painting;
  expect(paintPreset).toHaveBeenCalledTimes(2);
  expect(painter.isAhead()).toBe(false);
  vi.useRealTimers();
});
