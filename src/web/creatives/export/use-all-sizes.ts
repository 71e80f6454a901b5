import { useCallback, useEffect, useState } from "react";
import type { PreviewOven } from "@/oven/oven.ts";
import { FORMAT_IDS, type Format } from "../../../shared/formats.ts";
import { FORMAT_PRESETS } from "../../../shared/platform-presets.ts";
import { estimateOf } from "./estimate.ts";
import { type FormatPicture, keptPicture, paintFormats } from "./format-pictures.ts";
import type { ExportCreative } from "./source.ts";

export type AllSizesState = ReturnType<typeof useAllSizes>;

type Pictures = Partial<Record<Format, FormatPicture>>;

/**
 * The five formats of a creative: their pictures, painted as they come, and which of them are chosen. Nothing is painted
 * without a creative, while nobody looks.
 */
export function useAllSizes(creative: ExportCreative | null, oven?: PreviewOven) {
  const [chosen, setChosen] = useState<ReadonlySet<Format>>(new Set(FORMAT_IDS));
  const [painted, setPainted] = useState<{ id: string; pictures: Pictures }>({ id: "", pictures: {} });
  const [failure, setFailure] = useState<string>();
  const [turn, setTurn] = useState(0);
  const pictures = !creative ? {} : painted.id === creative.id ? painted.pictures : picturesKept(creative);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    if (!creative) return;
    const controller = new AbortController();
    const { signal } = controller;
    setFailure(undefined);
    setPainted({ id: creative.id, pictures: picturesKept(creative) });
    const onPicture = (format: Format, picture: FormatPicture) =>
      setPainted(({ pictures: before }) => ({ id: creative.id, pictures: { ...before, [format]: picture } }));
    paintFormats({ creative, formats: FORMAT_IDS, oven, signal, onPicture }).catch((error: unknown) => {
      if (!signal.aborted) setFailure(error instanceof Error ? error.message : "The sizes could not be painted.");
    });
    return () => controller.abort();
  }, [creative, oven, turn]);

  const toggle = useCallback((format: Format, isChosen: boolean) => {
    setChosen((before) => new Set(FORMAT_IDS.filter((one) => (one === format ? isChosen : before.has(one)))));
  }, []);

  const isPossible = (format: Format) => !("reason" in (pictures[format] ?? {}));
  const presets = FORMAT_PRESETS.filter((_, index) => {
    const format = FORMAT_IDS[index];
    return format !== undefined && chosen.has(format) && isPossible(format);
  });
  const bytes = presets.reduce((sum, preset) => sum + estimateOf(creative?.id ?? "", preset, "auto").bytes, 0);
  return { creative, pictures, chosen, toggle, presets, bytes, failure, retry: () => setTurn((before) => before + 1) };
}

const picturesKept = (creative: ExportCreative): Pictures =>
  Object.fromEntries(
    FORMAT_IDS.map((format) => [format, keptPicture(creative, format)] as const).filter(([, one]) => one),
  );
