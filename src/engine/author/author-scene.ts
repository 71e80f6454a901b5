import type { AdType } from "../../shared/ad-types.ts";
import type { Brief, Fact } from "../../shared/brief/brief.ts";
import { factsOf } from "../../shared/brief/facts.ts";
import type { BriefReading } from "../../shared/brief/reading.ts";
import { withSet } from "../../shared/brief/with-set.ts";
import type { Language } from "../../shared/languages.ts";
import { isForeign } from "../meaning/is-foreign.ts";
import { languageOf } from "../meaning/language-of.ts";
import type { WordShelf } from "../meaning/word-shelf.ts";
import type { Scene } from "../scene/scene.ts";
import { colorsIn } from "../words/color-of.ts";
import { kitDrawing } from "./brand/kit-drawing.ts";
import { kitFacts } from "./brand/kit-facts.ts";
import { kitPalettes } from "./brand/kit-palettes.ts";
import { obey } from "./brief/obey.ts";
import { readBrief } from "./brief/read-brief.ts";
import { layOut } from "./laid-out/lay-out.ts";
import { authorMeme } from "./memes/author-meme.ts";
import { plan } from "./planned/plan.ts";
import { cleanText } from "./understood/clean-text.ts";
import { withoutCounters } from "./understood/counters.ts";
import { takeOutOurs } from "./understood/our-directions.ts";
import { modelsFrom } from "./understood/read-models.ts";
import { read as readText } from "./understood/reading.ts";
import { kindOfWholeOffer, understand } from "./understood/understand.ts";
import type { Understood } from "./understood/understood.ts";
import type { Wish } from "./wish.ts";
import { repeats } from "./written/lines.ts";

/** What a description says. Its kind and its language are those that somebody has set, if so. */
export function understandDescription(
  description: string,
  type: AdType,
  shelf: WordShelf,
  { kind, language }: Pick<Brief, "kind" | "language"> = {},
): Understood {
  const { rest: text, asked, headline } = takeOutOurs(withoutCounters(cleanText(description)));
  const isLanguageSet = language !== undefined && language.by !== "read";
  const spoken = (isLanguageSet && language.value) || languageOf(text, shelf);
  const said = understand(readText(text, spoken, type, shelf), modelsFrom(shelf), {
    asked: kind && kind.by !== "read" ? kind.value : undefined,
  });
  const told = { ...said, isForeign: isLanguageSet ? language.value === null : isForeign(text) };
  if (asked.length === 0 && !headline) return told;
  const ours = asked.map((words) => ({ words, from: text.length, to: text.length, sure: 1 }));
  return {
    ...told,
    exact: { ...(headline && { headline }), ...said.exact },
    directions: [...said.directions, ...ours],
  };
}

/** A description as the ad is made from it: what was read, what somebody set, and both together. */
export type Briefed = { obeyed: Understood; reading: BriefReading; brief: Brief };

const swatchesOf = (looks: readonly Fact[], language: Language) =>
  Object.fromEntries(
    looks.flatMap(({ value }) => {
      const [color] = colorsIn(value, language);
      return color ? [[value, color.hex]] : [];
    }),
  );

/** Who corrects another fact keeps the headline that stands there, unless words of it were corrected. */
function withHeadline(
  obeyed: Understood,
  understood: Understood,
  { headlines }: BriefReading,
  set?: Brief,
): Understood {
  const [headline] = headlines;
  if (obeyed === understood || !headline) return obeyed;
  const changed = (set?.facts ?? []).flatMap(({ was, value, isOut, role }) =>
    role === "avoid" ? [] : [was, isOut ? value : undefined].filter((words) => words !== undefined),
  );
  return changed.some((words) => repeats(headline, words)) ? obeyed : { ...obeyed, keptHeadline: headline };
}

/** A reading of the sentence with the headlines and the button that an obeyed brief leads to. */
function withPrinted(read: BriefReading, after: BriefReading): BriefReading {
  const isPrinted = ({ role }: Fact) => role === "headline" || role === "button";
  const facts = [...read.brief.facts.filter((fact) => !isPrinted(fact)), ...after.brief.facts.filter(isPrinted)];
  return { ...read, brief: { ...read.brief, facts }, headlines: after.headlines };
}

/** Reads a description and obeys what somebody has set. It is the slow step, and the same for every idea. */
export function briefDescription(
  { description, type, brief, kit }: Pick<Wish, "description" | "type" | "brief" | "kit">,
  shelf: WordShelf,
): Briefed {
  const said = understandDescription(description, type, shelf, brief);
  const understood =
    kit && said.brand && !repeats(said.brand.words, kit.name) ? { ...said, product: said.brand } : said;
  const worn = kit ? kitFacts(kit, understood, brief) : [];
  const set = kit ? { ...brief, facts: [...(brief?.facts ?? []), ...worn] } : brief;
  const { language, intent } = understood;
  const read = readBrief(understood, description);
  const kindOf = (words: string) => kindOfWholeOffer(readText(words, language, type, shelf), intent, modelsFrom(shelf));
  const obeyed = withHeadline(obey(understood, set, kindOf), understood, read, set);
  // What was set may make another line the headline, and the brief says what is printed.
  const printed = obeyed === understood ? read : withPrinted(read, readBrief(obeyed, description));
  const whole = withSet(printed.brief, set);
  // The page puts what it has set in its place, as is done here.
  const reading = {
    ...printed,
    brief: withSet(printed.brief, { facts: worn }),
    swatches: swatchesOf(factsOf(whole, "look"), language),
  };
  return { obeyed, reading, brief: whole };
}

/** Turns a description into a scene, step by step: understood, planned, written, laid out. */
export const authorScene = (wish: Wish, shelf: WordShelf): Scene =>
  authorFrom(briefDescription(wish, shelf), wish, shelf);

/** The steps after understanding. */
export function authorFrom({ obeyed, brief }: Pick<Briefed, "obeyed" | "brief">, wish: Wish, shelf: WordShelf): Scene {
  const { seed, colors = [], photo, photos = [], isSheet, isCutOut, borrowed, kit } = wish;
  const hasPhoto = photo !== undefined;
  const palettes = kit ? kitPalettes(kit) : [];
  // Each idea stands on another ground of the brand.
  const branded = palettes[seed % Math.max(1, palettes.length)];
  const occasion = {
    turn: seed,
    seenColors: colors,
    hasPhoto,
    hasMore: hasPhoto && photos.length > 0,
    isSheet,
    isCutOut,
    palette: branded ?? borrowed?.palette,
  };
  const free = plan(obeyed, occasion, shelf);
  const planned = kit ? { ...free, drawing: kitDrawing(free.drawing) } : free;
  const scene = obeyed.type === "meme" ? authorMeme(planned, wish) : layOut(planned, wish);
  return { ...scene, brief };
}
