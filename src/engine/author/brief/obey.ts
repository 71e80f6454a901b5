import type { Brief, Fact } from "../../../shared/brief/brief.ts";
import { isSet, wordsOf } from "../../../shared/brief/facts.ts";
import type { FactRole } from "../../../shared/brief/roles.ts";
import { heldBack, isReplaced, isSameFact, listedIn } from "../../../shared/brief/with-set.ts";
import { PRINTED } from "../../lint/find-lost.ts";
import { hasWord } from "../../text/has-word.ts";
import type { Offer, OfferKind, Said, Understood } from "../understood/understood.ts";
import { withoutTail } from "../written/about-line.ts";
import { repeats, says } from "../written/lines.ts";

/** These are lines of the picture: what replaces one of them takes its words off the picture too. */
const LINES = { offer: "offers", when: "dates", where: "places", contact: "contacts" } as const;
type LineRole = keyof typeof LINES;
const LINE_ROLES = Object.keys(LINES) as LineRole[];

/**
 * What was understood, corrected by what somebody has set. The set words stand at the end of the text, so that whoever
 * compares the picture with it finds them there; words that were taken out are blank, so that nobody finds those.
 */
export function obey(understood: Understood, set: Brief | undefined, kindOfOffer: KindOfOffer): Understood {
  const own = set?.facts.filter(isSet) ?? [];
  if (own.length === 0) return understood;
  const kept = own.filter((fact) => !fact.isOut && !isStillRead(fact, understood));
  const replaced = LINE_ROLES.flatMap((role) =>
    saidOf(understood, role).filter(({ words }) =>
      isReplaced(
        { role, value: words },
        own.filter((fact) => fact.isOut || kept.includes(fact)),
      ),
    ),
  );
  // A town that is the name as well stays in the text, and so does what an AI quotes.
  const taken = replaced.filter(
    ({ words }) => !kept.some((fact) => isReplaced({ role: fact.role, value: words }, [{ ...fact, was: undefined }])),
  );
  const { text, said } = withGiven(blanked(understood.text, taken), kept);
  const given = (role: FactRole) => said.filter(({ fact }) => fact.role === role).map(({ words }) => words);
  const isOut = (role: FactRole) => own.some((fact) => fact.role === role && fact.isOut);
  const avoided = own
    .filter(({ role, isOut: isOff }) => role === "avoid" && !isOff)
    .flatMap(({ value }) => listedIn(value));
  /** What was changed stands where it stood, and what was added comes last. */
  const lines = (role: LineRole): Said[] => {
    const held = heldIn(saidOf(understood, role), role, own);
    const set = said.filter(({ fact }) => fact.role === role);
    const inPlace = saidOf(understood, role).flatMap((old) => {
      if (held.has(old)) return [];
      if (!replaced.includes(old)) return mentions(old, avoided) ? [] : [old];
      return set.filter(({ fact }) => isReplaced({ role, value: old.words }, [fact])).map(({ words }) => words);
    });
    return [...new Set([...inPlace, ...set.map(({ words }) => words)])];
  };
  const contacts = lines("contact");
  const phone = contacts.find(({ words }) => words.replace(/\D/gu, "").length >= DIALLED);
  const [name] = given("name");
  const [what] = given("what");
  const [headline] = given("headline");
  const [button] = given("button");
  const look = given("look");
  const replacedBy = kept.filter((fact) => REWRITTEN.has(fact.role) && !says(understood.text, fact.value));
  const isRewritten = ({ words }: Said) => replacedBy.some(({ was = "" }) => repeats(words, was));
  return {
    ...understood,
    text,
    brand: (name && placed(name, understood)) ?? (isOut("name") ? undefined : understood.brand),
    subject:
      (what && placed(what, understood)) ??
      (understood.subject && isLong(understood.subject) && isRewritten(understood.subject)
        ? undefined
        : understood.subject),
    offers: lines("offer").map(
      (offer): Offer => ("kind" in offer ? (offer as Offer) : { ...offer, kind: kindOfOffer(offer.words) }),
    ),
    dates: lines("when"),
    places: lines("where"),
    phone,
    contacts: contacts.filter((contact) => contact !== phone),
    exact: {
      ...understood.exact,
      ...(headline && { headline: headline.words }),
      ...(button && { button: button.words }),
    },
    colors:
      look.length > 0
        ? look
        : understood.colors.filter(({ words }) => !own.some((fact) => fact.isOut && isSameFact(fact, words))),
    directions: [...understood.directions, ...look],
    benefits: understood.benefits.filter((part) => !overlapsAny(part, taken) && !mentions(part, avoided)),
    audiences: understood.audiences.filter((part) => !overlapsAny(part, taken)),
    pieces: understood.pieces
      .flatMap((piece) => withoutTaken(piece, taken, understood))
      .filter(
        (piece) => !mentions(piece, avoided) && !isWithAvoided(piece, avoided, understood.text) && !isRewritten(piece),
      ),
    given: said.filter(({ fact }) => PRINTED.has(fact.role)).map(({ words }) => words.words),
    avoided,
    refused: own.filter(({ role, isOut: isOff }) => role === "headline" && isOff).map(({ value }) => value),
    hasNoButton: isOut("button") && !button,
  };
}

/** Somebody who writes these in words of their own does not want to see the old ones elsewhere on the picture. */
const REWRITTEN: ReadonlySet<FactRole> = new Set(["headline", "name", "what"]);
const MOST_WORDS = 4;
/** "Dog wash" under a new headline says what it is; a whole sentence is the old headline again. */
const isLong = ({ words }: Said) => words.split(" ").length > MOST_WORDS || words.length > 30;

/** Of a sentence that somebody wants to be left out by quoting from it nothing is left. */
function isWithAvoided({ from, to }: Said, avoided: readonly string[], text: string): boolean {
  const start = Math.max(...[".", "!", "?", "\n", "。"].map((mark) => text.lastIndexOf(mark, from - 1))) + 1;
  const end = text.slice(to).search(/[.!?\n。]/u);
  const sentence = text.slice(start, end < 0 ? text.length : to + end);
  return avoided.some((words) => /\S\s+\S/u.test(words) && hasWord(sentence, words));
}

/** Tells what kind of offer some words are. */
export type KindOfOffer = (words: string) => OfferKind;

const DIALLED = 7;
/** What was read for one kind of line. */
function saidOf(understood: Understood, role: LineRole): Said[] {
  if (role !== "contact") return understood[LINES[role]];
  return [...(understood.phone ? [understood.phone] : []), ...understood.contacts];
}

/** A locked fact that the next reading finds again. */
const isStillRead = (fact: Fact, understood: Understood) =>
  fact.by === "read" &&
  LINE_ROLES.some(
    (role) => role === fact.role && saidOf(understood, role).some(({ words }) => isSameFact(fact, words)),
  );

/** Where the description says the same, that is its place: the clause around it is about it. */
function placed(said: Said, { text }: Understood): Said {
  const from = text.toLowerCase().indexOf(said.words.toLowerCase());
  return from < 0 ? said : { ...said, from, to: from + said.words.length };
}

/** What a lock keeps from being printed. */
function heldIn(read: readonly Said[], role: LineRole, own: readonly Fact[]): Set<Said> {
  const facts = read.map((said) => ({ role, value: said.words, said }));
  return new Set(
    [
      ...heldBack(
        facts,
        own.filter((fact) => fact.role === role),
      ),
    ].map(({ said }) => said),
  );
}

const overlap = (one: Said, other: Said) => one.from < other.to && one.to > other.from;
const overlapsAny = (one: Said, others: readonly Said[]) => others.some((other) => overlap(one, other));

const mentions = ({ words }: Said, avoided: readonly string[]) => avoided.some((word) => hasWord(words, word));

/** The text with these stretches blank, every other letter in its place. */
const blanked = (text: string, taken: readonly Said[]) =>
  taken.reduce((rest, { from, to }) => `${rest.slice(0, from)};${" ".repeat(to - from - 1)}${rest.slice(to)}`, text);

/** The text with the set facts at its end, one a line, and where they stand there. */
function withGiven(text: string, facts: readonly Fact[]) {
  let whole = text;
  const said = facts.map((fact) => {
    const words = wordsOf(fact);
    const from = whole.length + 1;
    whole = `${whole}\n${words}`;
    return { fact, words: { words, from, to: from + words.length, sure: 1, isGiven: true } satisfies Said };
  });
  return { text: whole, said };
}

const MIN_LETTERS = 8;

/** What is left of a clause whose fact was taken out, if that is worth printing. */
function withoutTaken(piece: Said, taken: readonly Said[], { text, language }: Understood): Said[] {
  const cut = taken.find((other) => overlap(piece, other));
  if (!cut) return [piece];
  const ends = [
    { from: piece.from, to: Math.max(piece.from, cut.from) },
    { from: Math.min(piece.to, cut.to), to: piece.to },
  ];
  return ends.flatMap(({ from, to }) => {
    // What comes after it hangs in the air: "..., but only if you take it".
    const words = from > piece.from ? "" : withoutTail(text.slice(from, to).trim(), language);
    const at = text.indexOf(words, from);
    if (words.replace(/[^\p{L}]/gu, "").length < MIN_LETTERS) return [];
    return withoutTaken(
      { ...piece, words, from: at, to: at + words.length },
      taken.filter((one) => one !== cut),
      {
        text,
        language,
      } as Understood,
    );
  });
}
