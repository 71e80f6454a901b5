import type { Brief } from "../../shared/brief/brief.ts";
import { changeFact, removeFact } from "../../shared/brief/change.ts";
import { factsOf, wordsOf } from "../../shared/brief/facts.ts";
import type { FactRole } from "../../shared/brief/roles.ts";
import type { Format } from "../../shared/formats.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { inPalette } from "../scene/in-palette.ts";
import { type Scene, type Slots, sceneSchema } from "../scene/scene.ts";
import type { TypefaceId } from "../scene/typefaces.ts";
import { colorsIn, type NamedColor } from "../words/color-of.ts";
import { shorten } from "../words/shorten.ts";
import { palettesFrom } from "./planned/palette-from.ts";
import { cleanText } from "./understood/clean-text.ts";

const SAYS: readonly (readonly [keyof Slots & ("headline" | "subline" | "button"), RegExp, number])[] = [
  [
    "button",
    /\b(?:button|cta|call to action|knopf|bouton|botón|botão|pulsante)\b(?: text)?(?: to| should)?(?: say| says|:)?\s*["“„«]([^"”“»]+)["”“»]|\bbutton(?: text)?(?: to| should)? says?:?\s*(.+)$|\bbutton:\s*(.+)$/iu,
    28,
  ],
  [
    "subline",
    /\b(?:subline|subtitle|subheadline|second line)\b(?: to)?(?: say| says|:)?\s*["“„«]?([^"”“»]+)["”“»]?$/iu,
    170,
  ],
  [
    "headline",
    /\b(?:says?|headline|title|text|words?|caption|schreibe?|écris|escribe|escreva|scrivi|titre|titolo|título|titular|überschrift|schlagzeile|напиши|заголовок)\b(?: to| says?| should (?:say|be|read)| is)?\s*[:：]?\s*["“„«]\s*([^"”“»]+?)\s*["”“»]|\b(?:says?|headline|title|caption|text|schreibe?|titre|titolo|título|überschrift|напиши)\s*(?:to\b|says?\b|should (?:be|say|read)\b|[:：])\s*(.+)$|^say\s+(.+?)\s+instead$|\bwith (?:the )?headline\s+(.+)$/iu,
    120,
  ],
];

const TYPEFACE_WORDS: readonly (readonly [TypefaceId, RegExp])[] = [
  ["serif", /\bserif\b|elegant (?:font|type)/iu],
  ["marker", /hand-?writ|handwritten|\bscript\b|marker/iu],
  ["condensed", /condensed|narrow (?:font|type)/iu],
  ["rounded", /round(?:ed)? (?:font|type|letters)|playful (?:font|type)/iu],
];

/** The first entry that matches wins; ratios such as "4:5" count too. */
const FORMAT_WORDS: readonly (readonly [Format, RegExp])[] = [
  ["9:16", /\b(?:story|stories|reels?|vertical|tiktok|9\s?[:x]\s?16)\b/iu],
  ["4:5", /\b(?:portrait|hochformat|4\s?[:x]\s?5)\b/iu],
  ["1.91:1", /\b(?:link ad|link preview|1[.,]91\s?[:x]\s?1)\b/iu],
  ["16:9", /\b(?:landscape|horizontal|wide(?:screen)?|querformat|youtube|16\s?[:x]\s?9)\b/iu],
  ["1:1", /\b(?:square|quadratisch|1\s?[:x]\s?1)\b/iu],
];

const REMOVE = /\b(?:remove|delete|drop|without|no|hide)\b[^.,]*?\b(button|badge|subline|subtitle|second line)\b/iu;
/** Facts that can be taken off: by what people call them. */
const REMOVE_FACT =
  /\b(?:remove|delete|drop|without|no|hide)\b[^.;!?]*?\b(?:phone|number|contact|e-?mail|address|location|place|street|date|dates|time|times|hours)\b/iu;
const FACT_NAMES: Partial<Record<FactRole, string>> = { contact: "contact", where: "place", when: "date" };
const FACT_WORDS: readonly (readonly [FactRole, RegExp])[] = [
  ["contact", /\b(?:phone|number|contact|e-?mail)\b/iu],
  ["where", /\b(?:address|location|place|street)\b/iu],
  ["when", /\b(?:dates?|times?|hours)\b/iu],
];
const PRICE = /\b(?:price|preis|prix|precio|preço|prezzo)|цен/iu;
const DARK = /\b(?:dark|darker|night|dunkel|dunkler|sombre|oscuro|escuro|scuro)\b|тёмн|темн|داكن|暗/iu;
const LIGHT = /\b(?:light|lighter|bright|brighter|hell|heller|clair|claro|chiaro)\b|светл|فاتح|明る/iu;

/** Single quotation marks as double ones; an apostrophe stays. */
const quoted = (wish: string) =>
  wish.replace(
    /(^|[\s:(])['‘]([^'’"]{2,140})['’](?=[\s.,;!?)]|$)/gu,
    (_, before: string, words: string) => `${before}“${words}”`,
  );

/** The format an instruction asks for, if any. */
export const wantedFormat = (instruction: string): Format | undefined =>
  FORMAT_WORDS.find(([, words]) => words.test(withoutQuotes(quoted(cleanText(instruction)))))?.[0];

/** Removes the words to be set in the ad: colours or formats named in them are not instructions. */
const withoutQuotes = (wish: string) =>
  partsOf(wish)
    .map((part) => SAYS.reduce((text, [, pattern]) => text.replace(pattern, " "), part))
    .join(", ");

/** Words that ask for nothing by themselves. */
const FILLER =
  /\b(?:please|can|could|would|you|i|want|it|the|this|a|an|make|change|turn|set|use|put|to|into|in|with|of|on|for|more|bit|little|and|but|also|then|just|background|colou?rs?|picture|image|ad|creative|format|look|feel|instead|keep|everything|else|same|bitte|mach|mache|es|mets|le|la|les|en)\b/giu;

/** Nobody asks for more changes at once; whoever does is told of the first ones. */
const MAX_WISHES = 24;

/** What a layout brings, in the words of people who talk about a picture with type on it. */
const OURS =
  /\b(?:words?|text|letters?|lettering|headline|title|button|badge|fonts?|typeface|panel|bar|field|palette|schrift|texte?|texto|testo|titre|título|titolo|lettres|letras|lettere|knopf|überschrift)\b|текст|字|文字/iu;

/** The parts of an instruction, each one wish. */
const wishesIn = (instruction: string): string[] =>
  withoutQuotes(quoted(cleanText(instruction)))
    .split(/[,;.!?\n]|\s(?:and|then|also|but|und|et|y|и)\s/iu)
    .map((wish) => wish.trim());

/**
 * The parts of an instruction that nothing here understands, in the user's words. `isOnPicture`: somebody else can change
 * the picture under the words, so light and colours are that one's, unless they are said of the words.
 */
export function leftOut(instruction: string, isOnPicture = false): string[] {
  // "Remove the address and the phone": the second half is a name alone.
  const isTakenOff = REMOVE_FACT.test(instruction);
  const isFact = (wish: string) =>
    /^(?:the|my|our) \S+(?: number)?$/iu.test(wish) && FACT_WORDS.some(([, words]) => words.test(wish));
  const wishes = wishesIn(instruction);
  const isDone = (wish: string) => isUnderstood(wish) || ((!isOnPicture || OURS.test(wish)) && isAboutColours(wish));
  return [...new Set(wishes.filter((wish) => wish !== ""))]
    .slice(0, MAX_WISHES)
    .filter((wish) => /\p{L}/u.test(wish.replace(FILLER, "")) && !isDone(wish) && !(isTakenOff && isFact(wish)));
}

const isUnderstood = (wish: string) =>
  [
    REMOVE,
    REMOVE_FACT,
    PRICE,
    ...TYPEFACE_WORDS.map(([, words]) => words),
    ...FORMAT_WORDS.map(([, words]) => words),
  ].some((words) => words.test(wish));

const isAboutColours = (wish: string) => DARK.test(wish) || LIGHT.test(wish) || colorsOf(wish).length > 0;

/** An instruction may be in another language than the description, so all of them are asked. */
function colorsOf(wish: string): NamedColor[] {
  const lists = LANGUAGES.map((language) => colorsIn(wish, language));
  return lists.reduce((best, list) => (list.length > best.length ? list : best));
}

/** Changes what an instruction asks for, as far as a scene can; `changed` names what was done. */
export function editScene(scene: Scene, instruction: string, isOnPicture = false): { scene: Scene; changed: string[] } {
  const wish = quoted(cleanText(instruction));
  const changed: string[] = [];
  const slots = changeWords(scene.slots, wish, changed);
  const rest = withoutQuotes(wish);
  const removed = REMOVE.exec(rest)?.[1]?.toLowerCase();
  if (removed) {
    delete slots[removed === "button" ? "button" : removed === "badge" ? "badge" : "subline"];
    changed.push(removed);
  }
  const told = scene.brief && withoutFacts(scene.brief, slots, rest, changed);
  const typeface = TYPEFACE_WORDS.find(([, pattern]) => pattern.test(rest))?.[0];
  if (typeface) changed.push("typeface");
  if (scene.meme) return editedMeme(scene, slots, typeface, changed);
  const colours = isOnPicture
    ? wishesIn(instruction)
        .filter((part) => OURS.test(part))
        .join(", ")
    : rest;
  const palette = changePalette(scene, colours, changed);
  const edits = editsFor(slots, scene);
  const brief = told && editedBrief(withPrice(told, pricesOf(scene.slots, wish)), slots, changed);
  const edited = { ...inPalette(scene, palette), slots, edits, brief, ...(typeface && { typeface }) };
  return { scene: sceneSchema.parse(edited), changed };
}

/** What was typed on a layer gives way to the words asked for; a new headline is set anew, wherever the old one was put. */
function editsFor(slots: Slots, scene: Scene): Scene["edits"] {
  const isNew = (layer: string) => slots[layer as keyof Slots] !== scene.slots[layer as keyof Slots];
  return scene.edits
    .filter(({ layer }) => layer !== "headline" || !isNew(layer))
    .map((edit) => (isNew(edit.layer) ? { ...edit, text: undefined } : edit));
}

/** What the user asked for in so many words is set by the user. */
function editedBrief(brief: Brief, slots: Slots, changed: readonly string[]): Brief {
  return (["headline", "button"] as const).reduce((told, role) => {
    const [now = null] = factsOf(told, role);
    const value = slots[role];
    if (!changed.includes(role)) return told;
    return value ? changeFact(told, now, { role, value }) : now ? removeFact(told, now) : told;
  }, brief);
}

/** Takes off the phone number, the address or the date: out of the brief, and their lines off the picture. */
function withoutFacts(brief: Brief, slots: Slots, wish: string, changed: string[]): Brief {
  const asked = REMOVE_FACT.exec(wish);
  if (!asked) return brief;
  const named = wish.slice(asked.index);
  const roles = FACT_WORDS.filter(([, words]) => words.test(named)).map(([role]) => role);
  const gone = roles.flatMap((role) => factsOf(brief, role));
  const lines = slots.facts?.filter((line) => !gone.some((fact) => line.includes(wordsOf(fact))));
  if (gone.length === 0 || lines?.length === slots.facts?.length) return brief;
  if (lines && lines.length > 0) slots.facts = lines;
  else delete slots.facts;
  changed.push(
    ...roles.filter((role) => gone.some((fact) => fact.role === role)).map((role) => FACT_NAMES[role] ?? role),
  );
  return gone.reduce(removeFact, brief);
}

/** A new price is said by the user, wherever the old one stood. */
function withPrice(brief: Brief, prices: { old: string; wanted: string } | undefined): Brief {
  if (!prices) return brief;
  const { old, wanted } = prices;
  const priced = brief.facts.filter((fact) => !fact.isOut && wordsOf(fact).includes(old));
  return priced.reduce((told, fact) => {
    const value = fact.value.replaceAll(old, wanted);
    return changeFact(told, fact, { role: fact.role, value, terms: fact.terms?.replaceAll(old, wanted) });
  }, brief);
}

/** A meme has captions in place of slots, and its picture keeps its colours. */
function editedMeme(scene: Scene, slots: Slots, typeface: TypefaceId | undefined, changed: readonly string[]) {
  const { captions = [], ...meme } = scene.meme ?? {};
  const words = [changed.includes("headline") && slots.headline, changed.includes("subline") && slots.subline];
  const filled = captions.filter(({ text }) => text.trim());
  const next = captions.map((caption) => ({
    ...caption,
    text: words[filled.indexOf(caption)] || caption.text,
    ...(typeface && { typeface }),
  }));
  const done = changed.filter(
    (part) => part === "headline" || (part === "subline" && filled[1]) || part === "typeface",
  );
  return { scene: sceneSchema.parse({ ...scene, slots, meme: { ...meme, captions: next } }), changed: done };
}

/** Where the next of several wishes about words begins, if it is not within quotation marks. */
const NEXT_WORDS = new RegExp(
  [
    String.raw`(?<=[,;.!?\n]\s*|\s(?:and|und|et|y|e|и)\s+)(?=(?:(?:change|set|make|use|put|let)\s+)?(?:the\s+|a\s+)?(?:button|cta|call to action|subline|subtitle|subheadline|second line|headline|title|caption)\b)`,
    String.raw`(?<=[,;.!?\n]\s*)(?=(?:make (?:it|the|everything)|turn it|change the|remove|delete|add an?|put an?|use)\b)`,
  ].join("|"),
  "iu",
);

function partsOf(wish: string): string[] {
  const quoted: string[] = [];
  const bare = wish.replace(/["“„«][^"”“»]*["”“»]/gu, (words) => `\u{E000}${quoted.push(words) - 1}\u{E001}`);
  return bare
    .split(NEXT_WORDS)
    .map((part) => part.replace(/\u{E000}(\d+)\u{E001}/gu, (_, at: string) => quoted[Number(at)] ?? ""));
}

/** Without what joins it to the wish behind it. */
const withoutJoint = (words: string) =>
  words
    .trim()
    .replace(/(?:[\s,;]+(?:and|und|et|y|e|и)?|[\s,;])$/u, "")
    .trim();

function changeWords(slots: Slots, wish: string, changed: string[]): Slots {
  const next = { ...slots };
  for (const part of partsOf(wish)) {
    for (const [slot, pattern, most] of SAYS) {
      const found = pattern.exec(part);
      const words = found?.slice(1).find((group) => group?.trim());
      if (!words || changed.includes(slot)) continue;
      next[slot] = shorten(withoutJoint(words), most);
      changed.push(slot);
      break;
    }
  }
  const prices = pricesOf(slots, wish);
  if (!prices) return next;
  changed.push("price");
  return JSON.parse(JSON.stringify(next).replaceAll(prices.old, prices.wanted)) as Slots;
}

/** The price that is asked for, and the one that stands there. */
function pricesOf(slots: Slots, wish: string): { old: string; wanted: string } | undefined {
  const wanted = PRICE.test(wish) ? findPrice(wish) : undefined;
  const old = findPrice(JSON.stringify(slots));
  return wanted && old ? { old, wanted } : undefined;
}

function changePalette({ palette }: Scene, wish: string, changed: string[]): Scene["palette"] {
  const [first, second] = colorsOf(wish).map(({ hex }) => hex);
  const isDark = DARK.test(wish) ? true : LIGHT.test(wish) ? false : undefined;
  if (!first && isDark === undefined) return palette;
  changed.push("colours");
  return palettesFrom([first ?? palette.accent, ...(second ? [second] : [])], isDark)[0];
}

const AMOUNT = String.raw`(?<!\d)\d+(?:[.,\s]\d{3})*(?:[.,]\d{1,2})?`;
const WRITTEN_PRICE = new RegExp(
  String.raw`(?:US\$|[$€£¥₽₹])\s?${AMOUNT}|${AMOUNT}\s?(?:[$€£¥₽₹円元]|(?:euros?|eur|usd|dollars?|pounds?|рублей|руб\.?|ريال|درهم|دولار)(?!\p{L}))`,
  "iu",
);

/** The first price of a text, as it was written. */
const findPrice = (text: string): string | undefined => WRITTEN_PRICE.exec(text)?.[0].trim();
