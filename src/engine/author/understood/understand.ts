import type { Intent } from "../../../shared/intents.ts";
import { colorOf } from "../../words/color-of.ts";
import { ALTERNATIVE, KNOWN_NAMES } from "../../words/known-names.ts";
import { LANGUAGE_WORDS } from "../../words/language-words.ts";
import { CAUSE_WORDS, HIRING_WORDS, isTurnedRound } from "../../words/turned-kinds.ts";
import type { Role } from "../../words/words.ts";
import { choose, sharesOf } from "./choice.ts";
import { clausesOf } from "./clauses.ts";
import { dealsIn } from "./deals.ts";
import { featuresOf } from "./features-of.ts";
import { fold } from "./fold.ts";
import { intentFeatures, offerFeatures } from "./intent-features.ts";
import { isOnlyLook } from "./is-only-look.ts";
import { type Change, mendParts } from "./mending/mend-parts.ts";
import type { Models } from "./models.ts";
import { findParts, type Part, type Parted, type PartName } from "./parts.ts";
import { piecesOf } from "./pieces.ts";
import type { Reading } from "./reading.ts";
import { subjectCandidates } from "./subject-candidates.ts";
import { hasTwoSides } from "./two-sides.ts";
import { EXACT_ROLES, type ExactRole, type Offer, type OfferKind, type Said, type Understood } from "./understood.ts";
import { withDirections } from "./with-directions.ts";

/**
 * Takes a description apart. It finds only what is there; whatever it does not find stays undefined. `asked`: the kind
 * of ad, when somebody has said it.
 */
export function understand(
  reading: Reading,
  models: Models,
  { asked, onChange }: { asked?: Intent | undefined; onChange?: (change: Change) => void } = {},
): Understood {
  const { text, language, type, tokens } = reading;
  const found = withDirections(findParts(text, tokens, featuresOf(reading, type), models.parts), reading);
  const parted: Parted = { ...found, parts: mendParts(found, reading, onChange) };
  const read = intentOf(reading, parted, models);
  const { intent, sure } = asked ? { intent: asked, sure: 1 } : read;
  const of = (name: PartName): Said[] => parted.parts.filter((part) => part.name === name);
  const contacts = of("f");
  const phone = contacts.find(({ words }) => words.replace(/\D/gu, "").length >= 7);
  const exact: Understood["exact"] = {};
  for (const role of EXACT_ROLES) {
    const words = of(`e.${role}`)[0]?.words.trim();
    if (words) exact[role as ExactRole] = words;
  }
  const thing = findSubject(reading, parted, models);
  const pieces = piecesOf(reading, parted, thing);
  // A letter of its first word may belong to the request before it.
  const cut = thing && pieces.find(({ from }) => from === thing.from + 1);
  const subject = thing && cut ? { ...thing, from: cut.from, words: text.slice(cut.from, thing.to) } : thing;
  const colors = [...of("c"), ...colorsOfLook(reading, parted)];
  // "Pink background": a colour that was asked for names nobody.
  const brand = brandIn(parted.parts, reading, subject) ?? nameBeforeVerb(reading);
  // "No price pls": what was told and then forbidden is not printed.
  const offers = offersOf(parted.parts, reading, intent, models);
  const isPriceless = of("k").some(({ words }) => NO_PRICE.test(words));
  const isPrice = ({ kind }: Offer) => isPriceless && kind === "price";
  const isHidden = (piece: Said) =>
    isPriceless &&
    (/[\d٠-٩]\s?[€£$₽¥]|[€£$₽¥]\s?[\d٠-٩]/u.test(piece.words) ||
      offers.some((offer) => isPrice(offer) && offer.from < piece.to && offer.to > piece.from));
  return {
    text,
    type,
    language,
    intent,
    // Nobody teaches without a word of it.
    intentSure: !asked && intent === "course" && !reading.roles.some((roles) => roles.has("course")) ? sure / 2 : sure,
    intents: [...new Set([read.intent, ...read.ranked])],
    subject,
    brand: brand && (isAskedColor(brand, colors) || isListedColor(brand, reading)) ? undefined : brand,
    places: of("p").filter((place) => isPlace(place as Part, reading)),
    offers: offers.filter((offer) => !isPrice(offer)),
    dates: of("d"),
    phone,
    contacts: contacts.filter((contact) => contact !== phone),
    audiences: of("u"),
    benefits: of("m"),
    exact,
    colors,
    directions: of("k"),
    pieces: pieces.filter((piece) => !isHidden(piece)),
  };
}

/** Two sides set against each other compare, whatever is sold by it; but these also explain, invite and joke that way. */
const BEFORE_SIDES: readonly Intent[] = ["explanation", "hiring", "event", "joke"];

const UNSURE_KIND = 0.5;

function intentOf(
  reading: Reading,
  { parts }: Parted,
  models: Models,
): { intent: Intent; sure: number; ranked: Intent[] } {
  const { type, text, roles, language } = reading;
  const { choice: likeliest, sure: share, ranked } = choose(intentFeatures(reading, type, parts), models.intent);
  // "Need a post for my nail salon" hires nobody: without the request there is no word of it.
  const said = parts
    .filter(({ name }) => name === "k")
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  const isHired = HIRING_WORDS[language].test(said) && !isTurnedRound(said);
  const isMisread = (likeliest === "hiring" && !isHired) || (likeliest === "cause" && !CAUSE_WORDS.test(said));
  const choice = (isMisread && ranked.find((other) => other !== likeliest)) || likeliest;
  const sure = isMisread ? Math.max(share / 2, UNSURE_KIND) / 2 : share;
  if (type !== "meme" && !BEFORE_SIDES.includes(choice) && hasTwoSides(fold(text)))
    return { intent: "comparison", sure, ranked };
  // Makers who say that it is there launch it, be it software or not.
  const isThere = type === "maker" && roles.some((own) => own.has("launch"));
  return {
    intent: choice === "software" && isThere ? "launch" : choice,
    sure,
    ranked: isMisread ? ranked.filter((one) => one !== likeliest) : ranked,
  };
}

/** Colours in a clause that only says how it should look were asked for, whatever else it was taken for. */
function colorsOfLook(reading: Reading, { parts }: Parted): Said[] {
  const { tokens, language } = reading;
  const isColor = (at: number) => colorOf(tokens[at]?.text ?? "", language) !== undefined;
  return clausesOf(tokens).flatMap(({ from, to }) => {
    const run = Array.from({ length: to - from }, (_, step) => from + step);
    const isTaken = parts.some(({ name, first, end }) => name === "c" && first < to && end > from);
    if (isTaken || !isOnlyLook(run, reading)) return [];
    return run
      .filter((at) => isColor(at) && !isColor(at - 1))
      .map((first) => {
        let end = first + 1;
        while (end < to && isColor(end)) end++;
        return saidIn(reading, { first, end }, 0.7);
      });
  });
}

/** "Compare: ..." is no name. */
const CUE_WORDS: readonly Role[] = ["comparison", "explanation", "ask", "medium", "hiring", "opening"];
const SURE_NAME = 0.55;

/** The surest name. What something is an alternative to is another's name; what is advertised is no name. */
function brandIn(parts: readonly Part[], reading: Reading, subject: Said | undefined): Said | undefined {
  const { roles, language, tokens } = reading;
  const isAnothers = ({ first, end }: Part) =>
    ALTERNATIVE.test(tokens[end]?.text ?? "") ||
    [first - 1, first - 2].some((at) => roles[at]?.has("comparison") || roles[at]?.has("instead"));
  const isCue = ({ first, end }: Part) => end - first === 1 && CUE_WORDS.some((role) => roles[first]?.has(role));
  const isKnown = ({ words, first }: Part) =>
    KNOWN_NAMES.has(words.toLowerCase()) && ![first - 1, first - 2].some((at) => roles[at]?.has("named"));
  // Where names are written with capitals, capitals make a name of the subject: "Brightwater Swim School".
  const isName = (words: string) =>
    LANGUAGE_WORDS[language].hasNamesInCapitals === true && /^(?:\p{Lu}\S*(?:\s+|$))+$/u.test(words);
  const isSubject = ({ from, to, words }: Part) =>
    subject && from <= subject.from && to >= subject.to && !isName(words);
  return parts
    .filter(
      (part) =>
        part.name === "b" &&
        part.sure >= SURE_NAME &&
        !isKnown(part) &&
        !isCue(part) &&
        !isAnothers(part) &&
        !isSentence(part, reading) &&
        !isSubject(part),
    )
    .sort((one, other) => other.sure - one.sure)[0];
}

/** In all languages, of a direction. */
const NO_PRICE =
  /(?<!\p{L})(?:(?:no|without|not|don['’]?t)\s(?:[\p{L}]+\s){0,3}?(?:prices?|pricing|costs?)|kein(?:e|en)?\s+preis\p{L}*|ohne\s+preis\p{L}*|preise?\s+(?:bitte\s+)?(?:nicht|weglassen)|(?:pas de|sans|pas les?)\s+(?:prix|tarifs?)|(?:sin|no\s(?:[\p{L}]+\s){0,2}?)\s*(?:el\s|los\s)?precios?|(?:sem|n[ãa]o\s(?:[\p{L}]+\s){0,2}?)\s*(?:o\s|os\s)?preços?|(?:senza|niente|non\s(?:[\p{L}]+\s){0,2}?)\s*(?:il\s|i\s)?prezz[io]|(?:geen|zonder)\s+prij(?:s|zen)|без\s+цен\p{L}*|не\s+(?:[\p{L}]+\s)?цен[уы])(?!\p{L})|(?:بدون|من غير|لا تكتب\p{L}*)\s+(?:ال)?(?:سعر|أسعار|اسعار)|(?:値段|価格|料金)(?:は|を)?(?:なし|書かない|入れない|載せない|出さない)|(?:别|不要|不用)(?:写|放|标|出现)?价/iu;

/** What a business does, right after its name. German nouns all have capitals. */
const DOES =
  /^(?:washes|helps|makes|turns|lets|keeps|finds|counts|reads|tells|sends|offers|brings|sells|builds|fixes|cleans|delivers|repairs|teaches|cooks|bakes|serves|plans|tracks|shows|gives|takes|writes|checks|connects|runs|saves|opens|returns|rents|mows|walks|trains|paints|prints|roasts|brews|grooms|collects|remembers|reminds|answers|matches|translates|aide|lave|livre|répare|propose|ouvre|ayuda|lava|entrega|arregla|ofrece|abre|ajuda|conserta|oferece|aiuta|consegna|ripara|offre|apre|helpt|bezorgt|wast|opent|maakt|помогает|моет|доставляет|чинит)$/u;

/** "Mudlark washes big, muddy dogs": a word with a capital at the start, and what it does. */
function nameBeforeVerb(reading: Reading): Said | undefined {
  const { tokens, roles, type, language } = reading;
  const isCapital = (at: number) => /^\p{Lu}\p{Ll}+$/u.test(tokens[at]?.text ?? "");
  if (type === "meme" || language === "de" || !isCapital(0)) return undefined;
  const end = isCapital(1) ? (isCapital(2) ? 3 : 2) : 1;
  const isName = !["small", "we", "you", "weekday", "month", "goods", "light", "ask"].some((role) =>
    roles[0]?.has(role as Role),
  );
  const isSaying = /^(?:itself|themselves)$/u.test(tokens[end + 1]?.text ?? "");
  return isName && !isSaying && DOES.test(tokens[end]?.text ?? "")
    ? saidIn(reading, { first: 0, end }, 0.6)
    : undefined;
}

/** "Watch Biscuit sleep": an English name of several words has a capital in each, but for the small ones. */
const isSentence = ({ first, end }: Part, { tokens, roles, language }: Reading) =>
  language === "en" &&
  /^\p{Lu}/u.test(tokens[first]?.text ?? "") &&
  tokens
    .slice(first + 1, end)
    .some(({ text }, step) => /^\p{Ll}{3}/u.test(text) && !roles[first + 1 + step]?.has("small"));

const SURE_PLACE = 0.82;

const isPlace = ({ first, end, sure }: Part, { facts, roles }: Reading) =>
  sure >= SURE_PLACE ||
  end - first > 1 ||
  ["city", "city?"].some((fact) => facts[first]?.has(fact as "city")) ||
  roles[first]?.has("street");

function findSubject(reading: Reading, parted: Parted, models: Models): Said | undefined {
  const all = subjectCandidates(reading, parted, reading.type);
  const isDirection = ({ first, end }: { first: number; end: number }) =>
    parted.shareOf("k", first) + parted.shareOf("k", end - 1) > 1;
  // How it should look is not what it is, unless nothing else was said.
  const said = all.filter((candidate) => !isDirection(candidate));
  const candidates = said.length > 0 ? said : all;
  const sums = candidates.map(({ features }) =>
    features.reduce((sum, feature) => sum + (models.subject.get(feature) ?? 0), 0),
  );
  const shares = sharesOf(sums);
  const sure = Math.max(...shares);
  const best = candidates[shares.indexOf(sure)];
  return best && withoutParticle(saidIn(reading, trimmed(best, reading, parted), sure));
}

/** "の小さな陶芸教室" after a place: the particle belongs to the place. */
const HANGING = /^[のをはがにへともで](?=[\p{Script=Han}\p{Script=Katakana}])/u;

const withoutParticle = (said: Said): Said =>
  HANGING.test(said.words) ? { ...said, words: said.words.slice(1), from: said.from + 1 } : said;

const saidIn = ({ text, tokens }: Reading, { first, end }: { first: number; end: number }, sure: number): Said => {
  const [from, to] = [tokens[first]?.from ?? 0, tokens[end - 1]?.to ?? 0];
  return { words: text.slice(from, to), from, to, sure };
};

/** Without the request it stands in ("poster for ..."), and without whom it is for or where it is. */
function trimmed({ first, end }: { first: number; end: number }, { tokens, roles, type }: Reading, { parts }: Parted) {
  let [start, stop] = [first, end];
  const isRequest = (at: number) =>
    REQUEST.some((role) => roles[at]?.has(role)) || (type === "chatgptdoodle" && roles[at]?.has("look"));
  const isSmall = (at: number) => Boolean(roles[at]?.has("small"));
  while (start < stop - 1 && (isRequest(start) || isSmall(start))) start++;
  // A date or an offer belongs to the name, unless a preposition leads to it: "Ramadan sale", "sale in March".
  const other = parts.find(
    ({ name, first: at, end: to }) =>
      at > start && at < stop && (OTHER.includes(name) || (/^[do]$/u.test(name) && (isSmall(at - 1) || to > stop))),
  );
  if (other) stop = other.first;
  // A direction after it took the rest of a phrase with it: "a bottle on wet | black slate".
  const isWhole = parts.some(({ name, sure, end: at }) => name === "s" && sure === 1 && at === stop);
  const isCutOff = !isWhole && parts.some(({ name, first: at }) => name === "k" && at === stop);
  if (isCutOff && stop - start > 2 && isSmall(stop - 2)) stop -= 2;
  // "tune-up" is one word.
  const isGlued = (at: number) => tokens[at - 1]?.to === tokens[at]?.from;
  const isTail = (at: number) => isSmall(at) || TAIL.some((role) => roles[at]?.has(role));
  while (stop > start + 1 && isTail(stop - 1) && !isGlued(stop - 1)) stop--;
  return { first: start, end: stop };
}

/** "A tabby called | Pickle", "a poster". */
const TAIL: readonly Role[] = ["medium", "named"];
const REQUEST: readonly Role[] = ["ask", "medium"];
const OTHER: readonly PartName[] = ["u", "p", "b", "f"];

const offersOf = (parts: readonly Part[], reading: Reading, intent: string, models: Models): Offer[] =>
  parts
    .filter(({ name }) => name === "o")
    .map((part) => ({ ...part, kind: kindOfOffer(part, reading, intent, models) }));

function kindOfOffer(part: Part, reading: Reading, intent: string, models: Models): OfferKind {
  const { choice } = choose(offerFeatures(reading, part, intent), models.offer);
  return dealKind(part, reading) ?? kindFor(choice, intent, part, reading);
}

/** What kind of offer a text is, when all of it is one. */
export function kindOfWholeOffer(reading: Reading, intent: string, models: Models): OfferKind {
  const { text, tokens } = reading;
  const whole = { name: "o", first: 0, end: tokens.length, from: 0, to: text.length, words: text, sure: 1 } as const;
  return kindOfOffer(whole, reading, intent, models);
}

/** What is said by its form needs no guess. */
const dealKind = ({ from, to }: Part, { text }: Reading) =>
  dealsIn(fold(text)).find((deal) => deal.from < to && deal.to > from)?.kind;

/** Nothing to pay, a saving, a discount in tenths: "0 €", "save £355 a year", "6.8折". */
function kindFor(kind: OfferKind, intent: string, { words, first, end }: Part, { facts, roles }: Reading): OfferKind {
  const said = fold(words);
  if (/(?:^|[^\d.,])0\s?(?:€|円|元|₽)|[$€£]\s?0(?![\d.,])/u.test(said)) return "free";
  if (/\d\s?折/u.test(said)) return "off";
  // Money in a job ad is what one earns, and nowhere else.
  if (intent === "hiring") return kind === "price" && /\d/u.test(words) ? "wage" : kind;
  const has = (at: number, fact: "money" | "percent") => Boolean(facts[at]?.has(fact));
  const places = Array.from({ length: end - first }, (_, step) => first + step);
  const amount = places.find((at) => has(at, "money"));
  const saves = amount !== undefined && places.some((at) => at < amount && at < first + 3 && roles[at]?.has("save"));
  if (saves && !places.some((at) => has(at, "percent"))) return "saving";
  return kind === "wage" ? "price" : kind;
}

const isAskedColor = (brand: Said, colors: readonly Said[]) =>
  colors.some(({ from, to }) => from <= brand.from && to >= brand.to);

/** "Grey, moss, rust" are colours of the goods, and none of them is a name. */
function isListedColor({ words, to }: Said, { text, language }: Reading): boolean {
  const [, next = ""] = /^\s*,\s*(\p{L}+)/u.exec(text.slice(to)) ?? [];
  return colorOf(words, language) !== undefined && colorOf(next, language) !== undefined;
}
