import { AFTER_NOUN, DIRECTION, LEADING_SMALL, PEOPLE, REQUEST_OPENINGS } from "./words/phrases.ts";

const MAX_CLAUSE_LENGTH = 60;
/** Addresses the maker of the ad, not its reader. */
const SPOKEN_TO_US =
  /^(?:please|we (?:would|are|have|want|need|like)|i (?:would|am|have|want|need|built|made)|make (?:it|sure)|it should|should|not like|the ad|for the (?:last|past))\b/iu;
/** The second half of a sentence that was split. */
const TORN_OFF = /^(?:are|is|was|were|who|whose) /iu;
const NO_THING =
  /^(?:we|i|you|they|it|he|she|there|here|why|how|when|what|wir|ich|nous|je|black friday|cyber monday|(?:summer|winter|spring|autumn|fall|holiday|easter|christmas|big) sale|get|stop|need|try|save|buy|book (?:a|an|your|now)|join|discover|meet|learn (?:to|how)|turn|want|looking|tired|never|find|enjoy|introducing|say|don['’]t|is|are|do|does|can|\d+ (?:reasons|ways|tips|things)|yo|nosotros|eu|nós|io|noi|мы|я)\b/iu;
/** A phrase that ends in people names the audience, not the thing. */
const ONLY_PEOPLE = new RegExp(`(?:^|\\s)(?:${PEOPLE})$`, "iu");
const SENTENCE_END = /(?<=[.!?…。！？])\s+|(?<=[。！？])/u;

/** The description without the request for an ad and without what is meant for a photographer. */
export function coreOf(text: string): string {
  const sentences = text.split(SENTENCE_END).map((sentence) => sentence.trim());
  const kept = sentences.filter((sentence, index) => index === 0 || !DIRECTION.test(sentence));
  return REQUEST_OPENINGS.reduce((rest, opening) => rest.replace(opening, ""), kept.join(" ")).trim() || text;
}

/** Pieces of the text that can stand alone as a bullet: short, and more than one small word. */
export function clausesOf(core: string): string[] {
  const pieces = core
    .split(/(?<!\d)[.,:](?!\d)\s*|[.,:](?=\s)|[!?…;。、！？，；：،؛\n]+\s*|\s+[–—-]\s+|\s+(?:that|which)\s+/iu)
    .flatMap((piece) => (piece.length > MAX_CLAUSE_LENGTH ? piece.split(/\s+(?:and|und|et|y|и|with)\s+/iu) : [piece]))
    .map((piece) =>
      piece
        .replace(/[.!?…]+$/, "")
        .replace(/^(?:and|with|plus|also|und|mit|et|avec|y|con|e|com|и|с)\s+/iu, "")
        .trim(),
    )
    .filter((piece) => piece.length > 2 && piece.length <= MAX_CLAUSE_LENGTH && /[\p{L}\p{N}]/u.test(piece))
    .filter((piece) => !/["“”„«»]/.test(piece) && !SPOKEN_TO_US.test(piece) && !TORN_OFF.test(piece));
  return [...new Map(pieces.map((piece) => [piece.toLowerCase(), capitalised(piece)])).values()];
}

/** The thing the description starts with: "a quantum sock warmer for astronauts" gives "quantum sock warmer". */
export function nounOf(core: string): string | undefined {
  const [first = ""] = core.split(/[.!?…;:,。、！？，；：،؛–—("“„«$€£]/u);
  const bare = first.replace(/^\s+/, "").replace(LEADING_SMALL, "");
  const end = bare.search(AFTER_NOUN);
  const noun = (end > 0 ? bare.slice(0, end) : bare).replace(/[^\p{L}\p{N}\s'’&+-]/gu, "").trim();
  const named = noun.replace(
    /\s(?:ads?|advert|advertisement|poster|banner|promo|campaign|commercial|special|deal)$|\s[-–]?\d+$/iu,
    "",
  );
  const isShort = named.length > 1 && named.length <= 32 && named.split(/\s+/).length <= 4;
  return isShort && /\p{L}/u.test(named) && !NO_THING.test(named) && !ONLY_PEOPLE.test(named) ? named : undefined;
}

export function capitalised(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}
