import type { Intent } from "../../meaning/intents.ts";
import type { Planned } from "../planned/planned.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";
import type { Deed } from "../words/words.ts";

/** What the reader may be asked to do, the usual thing first. Another one is taken when the description speaks of it. */
const DEEDS: Record<Exclude<Intent, "joke">, readonly [Deed, ...Deed[]]> = {
  goods: ["buy", "order", "preorder"],
  venue: ["visit", "table", "book"],
  service: ["book", "quote"],
  software: ["see", "trial", "download"],
  event: ["register", "tickets"],
  course: ["enrol"],
  hiring: ["apply"],
  cause: ["help", "donate"],
  opening: ["visit"],
  launch: ["see", "preorder", "download", "order"],
  comparison: ["see"],
  explanation: ["learn"],
};
const LONGEST = 28;
const UNSURE = 0.65;

/** The words the user asked for, or what this kind of ad asks its reader to do. */
export function writeButton(planned: Planned): string | undefined {
  const { exact, intent, intentSure, language, phone, turn } = planned;
  if (exact.button) return exact.button.length <= LONGEST ? exact.button : undefined;
  if (intent === "joke") return undefined;
  // Who is not sure what the ad wants asks for nothing in particular; a number is there to be called.
  const deed = intentSure < UNSURE ? (phone ? "call" : "learn") : deedOf(planned, intent);
  const choices = LANGUAGE_WORDS[language].buttons[deed];
  return choices[turn % choices.length];
}

function deedOf(planned: Planned, intent: Exclude<Intent, "joke">): Deed {
  const { offers, dates, places, phone, language, text } = planned;
  const kinds = offers.map(({ kind }) => kind);
  if (intent === "software" && kinds.includes("trial")) return "trial";
  if (intent === "software" && kinds.includes("free")) return "free";
  if (phone && (intent === "service" || intent === "venue")) return "call";
  // "Lost: a grey cat, 555 0188" sells nothing.
  if (phone && intent === "goods" && offers.length === 0) return "call";
  if (intent === "event" && kinds.includes("price")) return "tickets";
  // What has a discount and neither a day nor a place is no event, whatever it was taken for.
  if (intent === "event" && kinds.includes("off") && dates.length + places.length === 0) return "learn";
  const [usual, ...others] = DEEDS[intent];
  const said = text.toLowerCase();
  const speaksOf = (deed: Deed) =>
    LANGUAGE_WORDS[language].buttons[deed].some((words) =>
      (words.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => said.includes(word.slice(0, -1))),
    );
  // Nobody saves a seat at a market that costs nothing.
  if (intent === "event" && kinds.includes("free") && places.length > 0 && !speaksOf(usual)) return "visit";
  return others.find(speaksOf) ?? usual;
}
