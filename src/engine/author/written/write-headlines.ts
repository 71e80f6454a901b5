import { hasWord } from "../../text/has-word.ts";
import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import { QUIET_TRADES } from "../../words/quiet-trades.ts";
import type { Role } from "../../words/words.ts";
import type { Planned } from "../planned/planned.ts";
import { hasRole } from "../understood/roles-of.ts";
import type { Offer, OfferKind, Said } from "../understood/understood.ts";
import { AREA, aboutLine, WORDS_MORE, withoutTail } from "./about-line.ts";
import { holdsFact, holdsOffer } from "./holds-fact.ts";
import { asked, isLoud, isUnspaced, line, repeats } from "./lines.ts";
import { withoutLooseEnd } from "./loose-end.ts";
import { moreHeadlines, nameAndThing, startsWithPreposition } from "./more-headlines.ts";
import { openingLine } from "./opening-line.ts";
import { isCall } from "./own-call.ts";
import { isLabelled, isThin, joined, wholeList } from "./thin.ts";

const LONGEST = 72;
const SHORTEST = 3;
const MOST = 4;
const ENOUGH = 3;

/**
 * Headlines from the user's own words, the best first: what they asked for, the clause about the subject, a benefit, a
 * question, an offer. A phrase of ours comes last, and only when there is nothing else.
 */
export function writeHeadlines(planned: Planned): string[] {
  const { exact, refused = [], avoided = [] } = planned;
  if (exact.headline) return [exact.headline];
  const { keptHeadline = [] } = planned;
  return [...new Set([keptHeadline, allHeadlines(planned)].flat())].filter(
    (words) => !refused.some((other) => isSame(other, words)) && !avoided.some((word) => hasWord(words, word)),
  );
}

const isSame = (one: string, other: string) => repeats(one, other) && one.length === other.length;

function allHeadlines(planned: Planned): string[] {
  const { exact, subject, pieces, offers } = planned;
  const isDoodle = planned.type === "chatgptdoodle";
  // "Three nights in Merzouga, dinner included" is not about dinner.
  const offered = subject && offers.find(({ from, to }) => from <= subject.from && to >= subject.to);
  const about =
    subject && (offered ? pieces[0] : pieces.find(({ from, to }) => from <= subject.from && to >= subject.to));
  const named = nameOfEvent(planned)?.words;
  const parts = about ? thingAndDeed(about, planned) : [];
  const opening = isDoodle ? undefined : openingLine(planned);
  const leads = [
    exact.tagline,
    isDoodle ? titleOf(planned) : opening,
    named,
    brandedSentence(planned),
    noticed(planned),
    isDoodle ? undefined : promised(planned),
    isDoodle || named ? undefined : firstThing(planned, about),
    // "Free kittens to a good home": what is given away is what it is about.
    offered && isGivenFirst(offered, planned) ? offered.words : undefined,
    about ? productAndThing(about, planned) : undefined,
    about && !named ? (listWith(about, planned) ?? aboutLine(about, planned)) : undefined,
    offered?.words,
    ...parts,
    subject && !named ? fromSubject(subject, about, planned) : undefined,
    subject && !named && parts.length === 0 ? withAudience(subject, planned) : undefined,
  ];
  const others = othersOf(planned);
  const fitting = (lines: readonly (string | undefined)[]) =>
    lines
      .filter((words) => words !== undefined)
      .map((words) => line(isDoodle ? withoutAsking(words, planned) : bareThing(words)))
      .flatMap((words) => withoutLooseEnd(words, planned.text, planned.language) ?? [])
      .filter(
        (words) =>
          words.length >= SHORTEST && words.length <= LONGEST && !SIDE_CLAUSE.test(words) && !isNotice(words, planned),
      );
  const own = fitting([
    ...leads,
    ...pieces.filter((piece) => isHook(piece, planned)).map((piece) => asked(piece, planned.text)),
    ...others.filter((part) => !isThin(part, planned)).map(({ words }) => words),
    named ? undefined : subject?.words,
  ]);
  // Of two lines that say the same, the one that says more.
  const opens = (words: string) => opening !== undefined && words === line(opening);
  const whole = own
    .filter(
      (words, at) =>
        opens(words) ||
        !own.some(
          (other, place) =>
            repeats(words, other) && (other.length > words.length || (other.length === words.length && place < at)),
        ),
    )
    // It comes where the shorter one stood.
    .map((words, at) => ({ words, at, place: own.findIndex((other) => repeats(words, other)) }))
    .sort((one, other) => one.place - other.place || one.at - other.at)
    .map(({ words }) => words);
  const [first] = whole;
  const fuller = first && !opening && !isDoodle ? withMore(first, planned) : undefined;
  const lead = fuller ?? first;
  const thin = lead
    ? others.filter(
        (part) =>
          isThin(part, planned) &&
          !repeats(part.words, lead) &&
          (holdsOffer(part, planned) || !isCall(part.words, planned.language)),
      )
    : others;
  const best = [
    ...(fuller ? [fuller] : []),
    ...whole,
    ...new Set(fitting(thin.map((part) => joined(lead, wholeList(part, planned), planned)))),
  ];
  if (best.length === 0) return neutralLine(planned);
  // The other clauses of a doodle are its steps and labels.
  if (isDoodle) return best.slice(0, 1);
  if (!lead || best.length >= ENOUGH) return best.slice(0, MOST);
  const more = fitting(moreHeadlines({ words: lead, about, parts, isName: lead === named }, planned));
  const news = [...new Set(more)].filter((words) => !best.includes(words));
  // At least three to choose from, where there are three to be had.
  return [...best, ...news.slice(0, ENOUGH - best.length)];
}

/** What is said besides the clause about the subject: benefits, offers, the other clauses. */
function othersOf(planned: Planned): Said[] {
  const { benefits, offers, pieces, intent, language } = planned;
  // "In 24 hours" of "free valuation in 24 hours" is half a clause.
  const isHalf = ({ from, words }: Said) =>
    startsWithPreposition(words, language) && pieces.some((piece) => piece.from < from && piece.to > from);
  // "1,000 copies" of "1,000 copies, numbered".
  const wholeOf = (benefit: Said) =>
    pieces.find((piece) => piece.from === benefit.from && !holdsFact(piece, planned)) ?? benefit;
  // A grief group does not begin with what it costs, and what a job brings along is not what the ad is about.
  const isSilent = QUIET_TRADES.test(planned.text) || intent === "hiring";
  return [
    ...benefits.filter((benefit) => !isHalf(benefit)).map(wholeOf),
    ...(isSilent ? [] : offers.filter(({ kind, words }) => !MONEY.has(kind) && !isOneWord(words))),
    ...pieces.filter((piece) => isPlain(piece, planned)),
  ].filter((part) => !isLabelled(part));
}

/** A phrase of ours, for a description that has nothing to print. */
function neutralLine({ language, intent, subject, isForeign }: Planned): string[] {
  if (isForeign) return [];
  const { lines } = LANGUAGE_WORDS[language];
  return [...(lines[intent] ?? []), ...(lines.any ?? [])]
    .map((words) => line(words.replace("{subject}", subject?.words ?? "")))
    .filter((words) => words.length >= SHORTEST)
    .slice(0, 1);
}

/** "Activité de toilettage" is "toilettage"; "lawn mowing business" is lawn mowing; "these mugs" are mugs. */
const bareThing = (words: string) =>
  words
    .replace(/^【[^】]{1,8}】\s*/u, "")
    .replace(/^(?:activité|service|servicio|serviço|servizio|negocio|attività) d[ei](?: |['’])(?=\p{L}{4})/iu, "")
    .replace(AREA, "")
    // "Kids' bikes in rn": right now, as it is typed.
    .replace(/\s(?:in\s)?(?:rn|atm)$/iu, "")
    .replace(/^(?:these|those)\s+(?=\p{L})/iu, "")
    .replace(/^(\p{L}+ \p{L}+) business$/iu, "$1");

/** "Reminder for club members:", "町内会よりお知らせ": what it is called, not what it says. */
const NOTICE =
  /^(?:reminder|notice|announcement|important|attention|heads up|update|website text|erinnerung|hinweis|achtung|wichtig|mitteilung|rappel|avis|annonce|aviso|recordatorio|atención|lembrete|atenção|promemoria|avviso|attenzione|herinnering|let op|mededeling|напоминание|внимание|объявление|تنبيه|تذكير)(?!\p{L})|(?:お知らせ|通知|提醒)$/iu;

/** Says where, since when or on what condition something is, and not what: "Nestled in the heart of the old town". */
const SIDE_CLAUSE =
  /^(?:(?:just|finally) (?:signed|finished|quit|got|bought|moved)|nestled|located|situated|tucked (?:away|in)|founded|established|because|although|whether|provided|gelegen in|mitten in|weil|obwohl|situés? (?:à|au|en|dans)|ubicad[oa]s? en|situad[oa]s? en|localizad[oa]s? em|situat[oa] (?:a|in|nel)|gelegen in|because of|wegen|parce que|porque|perché|omdat|потому что|because)(?!\p{L})/iu;

/** "The Pennine, a steel touring bike": with its article, where it has one. */
function productAndThing(about: Said, { product, pieces, text }: Planned): string | undefined {
  const named = product && pieces.find(({ from, to }) => from <= product.from && to === product.to);
  return nameAndThing(about, { brand: named ?? product, text });
}

/** "Free for teams of up to 10" after the sentence that says for what is only what it costs. */
const isGivenFirst = ({ kind, words, from }: Offer, { pieces, text, intent }: Planned) =>
  !MONEY.has(kind) &&
  words.split(" ").length > 2 &&
  !(
    (intent === "software" || intent === "launch") &&
    pieces[0] !== undefined &&
    pieces[0].to < from &&
    /^[.!]/u.test(text.slice(pieces[0].to))
  );

const isNotice = (words: string, { pieces }: Planned) => NOTICE.test(words) && pieces.length > 1;

const MONEY: ReadonlySet<OfferKind> = new Set(["price", "wage"]);
/** "Free" alone does not say what is. */
const isOneWord = (words: string) => !/\s/u.test(words) && !isUnspaced(words);

/** "My morning: alarm, coffee, bus": what stands before the colon names the list after it. */
function titleOf({ text, pieces, language, directions }: Planned): string | undefined {
  // "Hand drawn poster: reasons to adopt: lazy, quiet" begins with what it should look like.
  const [asked = "", ...told] = text.split(/(?<=:)\s/u);
  const isAskedFirst = told.length > 1 && directions.some(({ from, to }) => from === 0 && to >= asked.length - 1);
  const start = isAskedFirst ? asked.length + 1 : 0;
  const [title = "", list] = text.slice(start).split(/:\s/u);
  const words = title.split(" ");
  const isFor = (word: string, roles: readonly Role[]) =>
    roles.some((role) => hasRole(word.toLowerCase(), role, language));
  // "Sketch of a coffee pot: ..." is about the coffee pot.
  const lead = isFor(words[0] ?? "", ["medium"]) ? words.findIndex((word) => !isFor(word, LEAD_IN)) : 0;
  const isAsked = lead < 0 || isFor(words[0] ?? "", ["ask", "show"]) || EXPLAIN.test(title);
  const hasList = list && pieces.filter(({ from }) => from > start + title.length).length >= A_LIST;
  return hasList && !isAsked ? words.slice(lead).join(" ") : undefined;
}

const LEAD_IN: readonly Role[] = ["ask", "show", "medium", "small"];
const A_LIST = 3;
export const ASKING =
  /^(?:explain(?:ing)?|draw(?:ing)?|compar(?:e|ing)|vergleiche?|comparer?|compara|confronta|vergelijk|сравни|erkläre?|zeichne?|expliquer?|dessiner?|explica|dibuja|spiega|disegna|desenha|leg uit|teken|объясни|нарисуй|اشرح|ارسم)\s+(?:(?:with (?:drawings|pictures)|mit (?:bildern|zeichnungen)|avec des dessins|en (?:images|dessins)|con (?:dibujos|disegni)|com desenhos|met tekeningen|в картинках|بالرسم)\s+)?/iu;
/** "Explain ...", "Draw ..." and "... with labels: a, b" are for the maker. */
function withoutAsking(words: string, { text, language }: Planned): string {
  const told = words.replace(ASKING, "");
  const [link = ""] = /\S+(?=\s+\S+$)/u.exec(told) ?? [];
  const namesList = text.includes(`${words}:`) && hasRole(link.toLowerCase(), "included", language);
  return namesList ? told.replace(/\s+\S+\s+\S+$/u, "") : told;
}

const EXPLAIN = new RegExp(`${ASKING.source}|,`, "iu");

const SPEAKERS: readonly Role[] = ["we", "you"];
const LONGEST_THIN = 3;
const LONGEST_FULLER = 60;
const ENOUGH_SAID = 3;

/** "Holiday cottage" may be any; "Holiday cottage, sea view from the bath" is this one. */
function withMore(lead: string, planned: Planned): string | undefined {
  const { pieces, text, language, intent, isForeign } = planned;
  const isOpen = isForeign || intent === "event" || intent === "hiring" || intent === "comparison";
  if (isOpen || isUnspaced(lead) || lead.split(" ").length > LONGEST_THIN || /[?!:]/u.test(lead)) return undefined;
  const at = text.toLowerCase().indexOf(lead.toLowerCase());
  const rest = pieces.filter(
    (piece) =>
      piece.from >= at + lead.length &&
      isPlain(piece, planned) &&
      !/\d/u.test(piece.words) &&
      !isLoud(piece, text) &&
      !isLabel(piece, text) &&
      !isCall(piece.words, language) &&
      piece.words.split(" ").length >= ENOUGH_SAID,
  );
  const speaks = ({ words }: Said) =>
    words.split(" ").some((word) => SPEAKERS.some((role) => hasRole(word, role, language)));
  const isSameSentence = ({ from }: Said) => !/[.!?\n]/u.test(text.slice(at + lead.length, from));
  const isDay = ({ words }: Said) => words.split(" ").some((word) => hasRole(word, "weekday", language));
  const next =
    rest.find(speaks) ??
    (lead.split(" ").length < LONGEST_THIN ? rest.find((piece) => isSameSentence(piece) && !isDay(piece)) : undefined);
  const both = next && joined(lead, next, planned);
  return both && both.length <= LONGEST_FULLER ? both : undefined;
}

/**
 * "Old woodworking tools, planes, a lathe. Garage in Tiverton": what comes first is what it is about, more often than a
 * later word that looks like a thing. A name, a fact or half a sentence is none.
 */
function firstThing(planned: Planned, about: Said | undefined): string | undefined {
  const { pieces, text, language, subject, brand, directions } = planned;
  const [first] = pieces;
  if (!first || !about || about.from <= first.from || !subject || planned.intent === "comparison") return undefined;
  const before = directions.reduce((rest, { words }) => rest.replace(words, ""), text.slice(0, first.from));
  if (/[\p{L}\p{N}]/u.test(before)) return undefined;
  // "Free kittens to a good home".
  const given = planned.offers.find(({ from, kind }) => from === first.from && !MONEY.has(kind));
  const words = aboutLine(first, planned) ?? (given && !/\d/u.test(given.words) ? given.words : undefined);
  const list = words?.toLowerCase().split(" ") ?? [];
  const isName = brand && words && repeats(words, brand.words);
  const weighty = list.filter((word) => /\p{L}{2}/u.test(word) && !hasRole(word, "small", language));
  const isHalf = SMALL_FIRST.some((role) => hasRole(list[0] ?? "", role, language)) || isLabel(first, text);
  return words && !isName && !isHalf && (weighty.length >= 2 || isUnspaced(words)) ? words : undefined;
}

const SMALL_FIRST: readonly Role[] = ["we", "you", "when", "month", "weekday", "every", "until", "for", "at", "by"];
const isLabel = ({ to }: Said, text: string) => /^\s*[:：]/u.test(text.slice(to));

/** "The Paper Lanterns" are who plays, whatever the evening is called. */
function nameOfEvent(planned: Planned): Said | undefined {
  const { intent, language, pieces } = planned;
  // All nouns are capitals in German.
  if (intent !== "event" || language === "de") return undefined;
  const isName = (word: string) => /^\p{Lu}/u.test(word) || hasRole(word, "small", language);
  return pieces.find(
    (piece) =>
      isPlain(piece, planned) &&
      !/^\s*[.!?]?\s*$/u.test(planned.text.slice(0, piece.from)) &&
      piece.words.split(" ").every(isName) &&
      /\p{Lu}/u.test(piece.words),
  );
}

const LONGEST_SENTENCE = 56;

/** "My synth plugin Murmur is out": a sentence about the brand that comes before the rest. */
function brandedSentence({ brand, subject, pieces, text, language }: Planned): string | undefined {
  // "Mudlark washes big, muddy dogs in Leeds": a comma inside does not end it.
  const [sentence = ""] = /^[^.!?\n:;]+/u.exec(text) ?? [];
  const [, next = ""] = (brand?.from === 0 && /^\s+(\p{Ll}{3,})/u.exec(text.slice(brand.to))) || [];
  const isWhole = sentence.length <= LONGEST_SENTENCE && sentence.includes(",") && !/\d/u.test(sentence);
  // Where a place was taken out, its preposition stays behind.
  if (next && isWhole && sentence.split(",").length === 2) return withoutTail(sentence.trim(), language);
  const piece = brand && pieces.find(({ from, to }) => from <= brand.from && to >= brand.to);
  if (!piece || !subject || piece.to > subject.from) return undefined;
  const others = piece.words.replace(brand.words, "").match(/\p{L}+/gu) ?? [];
  return others.length >= WORDS_MORE ? piece.words : undefined;
}

const LONGEST_IN_LIST = 2;
const LONGEST_LIST = 40;

/** "Wasps, mice, bed bugs": one of them alone is not what the ad is about. */
function listWith(about: Said, { pieces, text }: Planned): string | undefined {
  const at = pieces.indexOf(about);
  const isNext = (one: Said | undefined, other: Said | undefined) =>
    one && other && /^\s*,\s*$/u.test(text.slice(one.to, other.from));
  const isShort = (piece: Said | undefined) => piece && piece.words.split(" ").length <= LONGEST_IN_LIST;
  if (/\s/u.test(about.words) || at < 0) return undefined;
  let [first, last] = [at, at];
  while (isShort(pieces[first - 1]) && isNext(pieces[first - 1], pieces[first])) first--;
  while (isShort(pieces[last + 1]) && isNext(pieces[last], pieces[last + 1])) last++;
  const list = text.slice(pieces[first]?.from, pieces[last]?.to);
  return last - first > 0 && first < at && list.length <= LONGEST_LIST ? list : undefined;
}

/** "App for freelancers that chases late payers": the thing, and what it does. */
function thingAndDeed(about: Said, planned: Planned): (string | undefined)[] {
  const { language, text } = planned;
  const links = LANGUAGE_WORDS[language].relative?.split(", ") ?? [];
  const words = about.words.split(" ");
  const at = words.findIndex((word) => links.includes(word)) + 1;
  const next = words[at] ?? "";
  if (at <= 1 || !/^\p{Ll}{3}/u.test(next) || NO_VERB.some((role) => hasRole(next, role, language))) return [];
  const thing = words.slice(0, at - 1).join(" ");
  const from = text.indexOf(next, about.from + thing.length);
  return [aboutLine({ ...about, from }, planned), aboutLine({ ...about, to: about.from + thing.length }, planned)];
}

const NO_VERB: readonly Role[] = ["small", "we", "you"];

/** From the subject to the end of its clause: "candles for people who hate candles". */
function fromSubject(subject: Said, about: Said | undefined, planned: Planned): string | undefined {
  return about && about.from < subject.from ? aboutLine({ ...about, from: subject.from }, planned) : undefined;
}

/** "Invoicing app for freelancers", when the clause goes on for too long. */
function withAudience(subject: Said, { audiences, text }: Planned): string | undefined {
  const next = audiences.find(({ from }) => from > subject.to && from - subject.to < LONGEST_LINK);
  return next && text.slice(subject.from, next.to);
}

const LONGEST_LINK = 8;

/** More than a word, and no fact that has its own place. */
// "20 hours" and "88 Pier Ave" are facts too, whatever they were taken for.
const isPlain = (piece: Said, planned: Planned) =>
  !isAside(piece, planned.text) &&
  piece.words.split(" ").length >= 2 &&
  !/^\d/u.test(piece.words) &&
  !holdsFact(piece, planned);

/** "(hall being painted)": said by the way. */
const isAside = ({ from }: Said, text: string) => text.lastIndexOf("(", from) > text.lastIndexOf(")", from);

/** "invoicefox - get paid faster": a name of one word, and what it promises. */
function promised({ text, pieces, language }: Planned): string | undefined {
  const [, promise = ""] = /^\p{L}[\p{L}\d]{3,}\s+[-–—]\s+([^.!?\n,;:]{6,50})(?=[.!?\n]|$)/u.exec(text) ?? [];
  const isSaid = pieces.some(({ words }) => words === promise.trim());
  const isPromise = promise.split(" ").length > 2 && !/[\d@]/u.test(promise);
  return isSaid && isPromise && hasRole(promise.split(" ")[0] ?? "", "verb", language) ? promise : undefined;
}

/** What a notice says, after what it is called. */
function noticed({ pieces, text }: Planned): string | undefined {
  const [called, said] = pieces;
  const isCalled = called && NOTICE.test(called.words) && /^\s*[:：]/u.test(text.slice(called.to));
  return isCalled ? said?.words : undefined;
}

/** A question or an exclamation. */
const isHook = (piece: Said, planned: Planned) => isPlain(piece, planned) && isLoud(piece, planned.text);
