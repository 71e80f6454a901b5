import { useQuery } from "@tanstack/react-query";
import { PRESETS } from "../../../shared/platform-presets.ts";
import type { Judged } from "./encoding/encode-messages.ts";
import { openEncoder } from "./encoding/open-encoder.ts";
import { noteDensity } from "./estimate.ts";
import { borrowOven } from "./shared-oven.ts";
import type { ExportCreative, Source } from "./source.ts";

/** What can be said of a preset before it is made. */
export type Foreseen = {
  leftOut?: readonly string[] /** It cannot be made, for this reason. */;
  reason?: string;
  note?: string;
};
export type Foresight = { byPreset: ReadonlyMap<string, Foreseen>; isAiMade: boolean };

const NOTHING: Foresight = { byPreset: new Map(), isAiMade: false };
/** As in the note that goes into the manifest. */
const UNSEEN = 1.15;

/** For a single creative: what each size leaves out, or why it cannot be had. Of many nothing is said beforehand. */
export function useForesight(creatives: readonly ExportCreative[], isOpen: boolean): Foresight {
  const [creative] = creatives;
  const { data = NOTHING } = useQuery({
    queryKey: ["export-foresight", creative?.id],
    queryFn: ({ signal }) => (creative ? look(creative, signal) : NOTHING),
    enabled: isOpen && creatives.length === 1,
    staleTime: Number.POSITIVE_INFINITY,
    // Nothing is lost without it: the same is said in the end, file by file.
    retry: false,
  });
  return creatives.length === 1 ? data : NOTHING;
}

async function look(creative: ExportCreative, signal: AbortSignal): Promise<Foresight> {
  const source = await creative.sourceOf(signal);
  const byPreset =
    source.kind === "scene" ? await leftOutBy(creative.id, source, signal) : await judged(source.picture);
  return { byPreset, isAiMade: source.isAiMade };
}

/** Enough to learn from how much the files will weigh. */
const SCALE = 0.25;

async function leftOutBy(id: string, { scene, photos }: Extract<Source, { kind: "scene" }>, signal: AbortSignal) {
  const { oven, place, release } = await borrowOven();
  const encoder = openEncoder();
  try {
    // The server has others to paint for.
    if (place === "page")
      await noteDensity(id, await oven.paint(scene, "1:1", { photos, scale: SCALE, signal }), encoder);
    const ids = PRESETS.map((preset) => preset.id);
    const found = await oven.leavesOut(scene, ids, { photos, signal });
    return new Map(Object.entries(found).map(([preset, leftOut]) => [preset, { leftOut }]));
  } finally {
    encoder.close();
    release();
  }
}

async function judged(picture: Blob) {
  const encoder = openEncoder();
  try {
    const verdicts = await encoder.judge(picture, PRESETS);
    return new Map(verdicts.map((verdict, index) => [PRESETS[index]?.id ?? "", foreseenFrom(verdict)]));
  } finally {
    encoder.close();
  }
}

function foreseenFrom(verdict: Judged): Foreseen {
  if (verdict.reason !== undefined) return { reason: verdict.reason };
  return verdict.enlarged > UNSEEN ? { note: `Enlarged ${verdict.enlarged.toFixed(1)} times` } : {};
}
