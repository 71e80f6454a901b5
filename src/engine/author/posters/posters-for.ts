import { admits } from "../../giant/limits.ts";
import { LAYOUTS } from "../../layouts/layouts.ts";
import type { Intent } from "../../meaning/intents.ts";
import type { LayoutId } from "../../scene/layout-id.ts";
import type { Slots } from "../../scene/scene.ts";
import { QUIET_TRADES } from "../words/quiet-trades.ts";
import { repeats } from "../written/lines.ts";
import type { Written } from "../written/written.ts";
import { giantsFor } from "./giants-for.ts";

/** Which poster suits which kind of ad, the strongest first. */
const BY_INTENT: Record<Intent, readonly LayoutId[]> = {
  event: ["overprint", "arcs", "horizon", "barricade", "wall", "redacted"],
  hiring: ["wall", "skyline", "tide", "marked", "barricade", "horizon"],
  cause: ["arcs", "barricade", "wall", "redacted", "horizon", "glyph"],
  service: ["dial", "redacted", "marked", "glyph", "wall", "horizon", "barricade"],
  opening: ["horizon", "skyline", "overprint", "arcs", "wall"],
  course: ["tide", "arcs", "overprint", "horizon", "wall", "glyph"],
  software: ["tide", "swell", "redacted", "marked", "wall", "glyph"],
  goods: ["swell", "skyline", "overprint", "tide", "horizon", "wall"],
  comparison: ["marked", "tide", "swell", "barricade", "wall"],
  venue: ["horizon", "skyline", "arcs", "swell", "wall", "glyph"],
  launch: ["swell", "wall", "barricade", "skyline", "tide", "horizon"],
  explanation: ["glyph", "redacted", "horizon", "arcs", "wall"],
  joke: ["wall", "barricade", "redacted", "swell", "arcs"],
};

const WITH_PHOTO: Record<Intent, readonly LayoutId[]> = {
  event: ["two-inks", "tuck", "calm", "cut-out", "porthole"],
  hiring: ["closer", "tuck", "calm", "porthole", "two-inks"],
  cause: ["calm", "two-inks", "porthole", "tuck"],
  service: ["calm", "porthole", "tuck", "closer"],
  opening: ["tuck", "calm", "porthole", "cut-out"],
  course: ["porthole", "cut-out", "calm", "tuck", "two-inks"],
  software: ["porthole", "tuck", "calm"],
  goods: ["calm", "closer", "porthole", "tuck", "cut-out"],
  comparison: ["porthole", "tuck", "calm"],
  venue: ["calm", "tuck", "porthole", "closer"],
  launch: ["tuck", "calm", "porthole", "cut-out"],
  explanation: ["porthole", "closer", "calm"],
  joke: ["tuck", "porthole", "two-inks"],
};

const QUIET: readonly LayoutId[] = ["horizon", "glyph", "redacted"];
const QUIET_PHOTO: readonly LayoutId[] = ["calm", "porthole"];

/** Posters whose limits admit the words, the strongest first, each with what it prints. */
export function postersFor(written: Written): { layout: LayoutId; slots: Slots }[] {
  const { intent, hasPhoto, text } = written;
  const isQuiet = QUIET_TRADES.test(text);
  const wanted = hasPhoto ? (isQuiet ? QUIET_PHOTO : WITH_PHOTO[intent]) : isQuiet ? QUIET : BY_INTENT[intent];
  return wanted.flatMap((layout) => {
    const { limits } = LAYOUTS[layout];
    const slots = slotsOf(layout, written);
    return limits && slots && admits(limits, slots, hasPhoto) ? [{ layout, slots }] : [];
  });
}

/** A poster has a headline, facts and a call; what the headline does not name is the first fact. */
function slotsOf(layout: LayoutId, written: Written): Slots | undefined {
  const { headline, subline, facts, button, subject } = written;
  const giants = giantsFor(layout, written);
  if (!giants) return undefined;
  const said = [giants.headline ?? headline, ...(giants.giants ?? [])];
  const isNamed = !subject || [...said, ...facts].some((words) => repeats(words, subject.words));
  const lines = [...(isNamed || !subline ? [] : [subline]), ...facts].filter(
    (fact) => ![...said, said.slice(1).join(" ")].some((words) => repeats(words, fact) && fact.length <= words.length),
  );
  return {
    headline: giants.headline ?? headline,
    ...(lines.length > 0 && { facts: lines }),
    ...(button && { button }),
    ...(giants.giants && { giants: giants.giants }),
    ...(giants.struck && { struck: giants.struck }),
  };
}
