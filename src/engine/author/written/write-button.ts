import type { Intent } from "../../../shared/intents.ts";
import { hasWord } from "../../text/has-word.ts";
import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import { isTurnedRound } from "../../words/turned-kinds.ts";
import type { Deed } from "../../words/words.ts";
import type { Planned } from "../planned/planned.ts";
import { isUnspaced } from "./lines.ts";

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
  const { exact, intent, intentSure, language, hasNoButton, avoided = [] } = planned;
  if (hasNoButton) return undefined;
  if (exact.button) return exact.button.length <= LONGEST ? exact.button : undefined;
  if (intent === "joke" || planned.isForeign) return undefined;
  // Who is not sure what the ad wants asks for nothing in particular; a number is there to be called.
  const isUnsure = intentSure < UNSURE || isTurnedRound(planned.text);
  const deed = isUnsure && !isShopSale(planned) ? byMeans(planned) : supported(deedOf(planned, intent), planned);
  const said = saidCall(planned);
  return [...(said ? [said] : []), ...LANGUAGE_WORDS[language].buttons[deed]].find(
    (words) => !avoided.some((word) => hasWord(words, word)),
  );
}

/** "Book a table" in the description is what its button says. Who is to be called needs a number, which `byMeans` sees. */
function saidCall({ text, language }: Planned): string | undefined {
  const { call, write, ...others } = LANGUAGE_WORDS[language].buttons;
  return Object.values(others)
    .flat()
    .find((words) => words.includes(" ") && hasWord(text.toLowerCase(), words.toLowerCase()));
}

/** A discount on goods is for sale in the shop, however unsure the rest. Software has no shop. */
const isShopSale = ({ type, intent, offers }: Planned) =>
  type === "meta" && (intent === "goods" || intent === "launch") && offers.some(({ kind }) => kind === "off");

/** What is done to somebody's things is booked, not bought. */
const SERVICE =
  /(?:service|servicing|repairs?|cleaning|maintenance|inspektion|reparatur\p{L}*|wartung|reinigung|réparation|entretien|nettoyage|reparación|limpieza|mantenimiento|conserto|limpeza|manutenção|riparazione|pulizia|manutenzione|reparatie|onderhoud|schoonmaak|ремонт\p{L}*|уборка|чистка|صيانة|تنظيف|إصلاح)(?!\p{L})/iu;

function deedOf(planned: Planned, intent: Exclude<Intent, "joke">): Deed {
  const { offers, dates, places, phone } = planned;
  const kinds = offers.map(({ kind }) => kind);
  if (intent === "software" && kinds.includes("trial")) return "trial";
  if (intent === "software" && kinds.includes("free") && isFree(planned)) return "free";
  const isService = intent === "service" || (intent === "goods" && SERVICE.test(planned.subject?.words ?? ""));
  if (phone && (isService || intent === "venue")) return "call";
  if (isService && intent === "goods") return "book";
  if (isShopSale(planned)) return "buy";
  if (intent === "event" && kinds.includes("price")) return "tickets";
  // What has a discount and neither a day nor a place is no event, whatever it was taken for.
  if (intent === "event" && kinds.includes("off") && dates.length + places.length === 0) return "learn";
  // A launch on a day at a place is a party.
  if (intent === "launch" && dates.length > 0 && places.length > 0) return "visit";
  const [usual, ...others] = DEEDS[intent];
  const speaksOf = speaker(planned);
  // A helpline is there to be called; who collects says so.
  if (phone && intent === "cause" && !speaksOf("donate")) return "call";
  // Nobody saves a seat at a market that costs nothing.
  if (intent === "event" && kinds.includes("free") && places.length > 0 && !speaksOf(usual)) return "visit";
  return others.find(speaksOf) ?? usual;
}

/** What the words of a description speak of. */
function speaker({ text, language }: Planned): (deed: Deed) => boolean {
  const said = bareOf(text);
  return (deed) =>
    // "Reserve your seat" orders nothing beforehand.
    cuesOf(
      deed === "preorder" ? LANGUAGE_WORDS[language].buttons[deed].slice(0, 1) : LANGUAGE_WORDS[language].buttons[deed],
    ).some((word) =>
      word.length > SHORT
        ? said.includes(word.slice(0, -1))
        : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(said),
    );
}

/** What the description gives, whatever it is about: a number is there to be called. */
function byMeans({ phone, contacts, text }: Planned): Deed {
  if (phone && !ONLY_WRITTEN.test(text)) return "call";
  return phone || contacts.some(({ words }) => words.includes("@")) || ONLY_WRITTEN.test(text) ? "write" : "learn";
}

/** "msg me", "text only", "only WhatsApp": nobody is to call. */
const ONLY_WRITTEN =
  /(?<!\p{L})(?:msg me|message me|dm me|pm me|text only|texts? (?:only|me)|no calls|whats(?:app)?|wa\.me|só whats|per whatsapp|solo whatsapp|schreibt? (?:mir|uns|eine)|écrivez|mp|escríbeme|escribir|wasap|scrivere|scrivetemi|app me|appen|пишите|писать|в личку|رسالة|واتس)(?!\p{L})/iu;

const SITE = /\p{L}\.\p{L}{2,}/u;
const SURE_KIND = 0.85;

/** A call that the description gives the means for; else the one it does give, or one that fits any ad. */
function supported(deed: Deed, planned: Planned): Deed {
  const { places, dates, phone, contacts, intent, intentSure } = planned;
  const speaksOf = speaker(planned);
  const hasSite = contacts.some(({ words }) => SITE.test(words) && !words.includes("@"));
  const isSold = hasSite || speaksOf("buy") || speaksOf("order");
  const means: Partial<Record<Deed, boolean>> = {
    // Who gives a number or a handle and no shop sells by that.
    buy: isSold || (!phone && contacts.length === 0),
    tickets: hasSite || speaksOf("tickets"),
    register: hasSite || speaksOf("register"),
    visit: places.length + dates.length > 0,
    apply: intentSure >= SURE_KIND || speaksOf("apply"),
    enrol: intentSure >= SURE_KIND || speaksOf("enrol"),
  };
  if (means[deed] ?? true) return deed;
  if (phone) return "call";
  if (contacts.length > 0 && !hasSite) return "write";
  return intent === "event" && places.length > 0 ? "visit" : "learn";
}

/** Chinese and Japanese may mean a gift beside it: "送打印机" does not make the till itself free. */
const isFree = ({ language, text }: Planned) => {
  const [button = ""] = LANGUAGE_WORDS[language].buttons.free;
  return !isUnspaced(button) || text.includes([...button].slice(0, 2).join(""));
};

/** "Pre-order" and "preorder" are the same. */
const bareOf = (text: string) => text.toLowerCase().replaceAll("-", "");
/** A short word counts only whole: "book" does, "bookkeeping" does not. */
const SHORT = 4;

/** What the buttons of a deed have in common, else their longest words: of "Reserve yours" only the first is a cue. */
function cuesOf(buttons: readonly string[]): string[] {
  const lists = buttons.map((words) => [...bareOf(words).matchAll(/\p{L}{4,}/gu)].map(([word]) => word));
  return lists.flatMap((list, at) => {
    const shared = list.filter((word) => lists.some((other, place) => place !== at && other.includes(word)));
    const longest = list.reduce((long, word) => (word.length > long.length ? word : long), "");
    return shared.length > 0 ? shared : longest ? [longest] : [];
  });
}
