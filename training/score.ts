// Scores what the composer understood against labels, field by field.

export type Understanding = {
  language: string;
  head: string | undefined;
  /** An emoji, "screen", "house", "view:sea", "pack:bottle", or undefined for type alone. */
  drawing: string | undefined;
  /** Whether the drawing is sure enough to fill the picture. */
  isHero: boolean;
  intent: string;
  brand: string | undefined;
  offers: { kind: string; text: string }[];
  dates: string[];
  places: string[];
  phone: string | undefined;
  /** What the words of the ad may be cut from. */
  printable: string[];
  exact: Record<string, string | undefined>;
  colors: string[];
};

export type Label = {
  heads: string[] | null;
  drawings: string[] | "any";
  intent: string[];
  brand: string | null;
  brandOptional: string[];
  offers: { kind: string; words: string; terms: string[] }[];
  offersOptional: string[];
  dates: { words: string }[];
  datesOptional: string[];
  places: string[];
  placesOptional: string[];
  phone: string | null;
  instructions: string[];
  exact: Record<string, string>;
  exactOptional?: boolean;
  colors: string[];
  colorsOptional: string[];
};
export type Labelled = { id: string; type: string; description: string; language: string; label: Label };

/** Either a share of all, or what was found against what was to be found. */
type Count = { right: number; wrong: number; missed: number };

export class Scores {
  readonly shares = new Map<string, { right: number; all: number }>();
  readonly counts = new Map<string, Count>();
  readonly faults: string[] = [];

  share(field: string, isRight: boolean) {
    const { right, all } = this.shares.get(field) ?? { right: 0, all: 0 };
    this.shares.set(field, { right: right + Number(isRight), all: all + 1 });
  }

  count(field: string, right: number, wrong: number, missed: number) {
    const known = this.counts.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    this.counts.set(field, {
      right: known.right + right,
      wrong: known.wrong + wrong,
      missed: known.missed + missed,
    });
  }

  add({ shares, counts, faults }: Scores) {
    for (const [field, { right, all }] of shares) {
      const known = this.shares.get(field) ?? { right: 0, all: 0 };
      this.shares.set(field, { right: known.right + right, all: known.all + all });
    }
    for (const [field, { right, wrong, missed }] of counts) this.count(field, right, wrong, missed);
    this.faults.push(...faults);
  }

  /** One line per field: a share, or precision, recall and F1. */
  table(): [string, string][] {
    const percent = (part: number, all: number) => `${Math.round((100 * part) / Math.max(1, all))}`;
    return [
      ...[...this.shares].map(([field, { right, all }]): [string, string] => [
        field,
        `${percent(right, all)} %  (${right} of ${all})`,
      ]),
      ...[...this.counts].map(([field, { right, wrong, missed }]): [string, string] => [
        field,
        `F1 ${percent(2 * right, 2 * right + wrong + missed)}  (P ${right}/${right + wrong}, R ${right}/${right + missed})`,
      ]),
    ];
  }
}

export function score(items: readonly Labelled[], understand: (item: Labelled) => Understanding): Scores {
  const scores = new Scores();
  for (const item of items) scoreOne(item, understand(item), scores);
  return scores;
}

function scoreOne(item: Labelled, got: Understanding, scores: Scores) {
  const { label } = item;
  const fault = (words: string) => scores.faults.push(`${item.id} ${words}`);
  scores.share("language", got.language === item.language);
  if (got.language !== item.language) fault(`language ${got.language}, not ${item.language}`);
  scores.share("intent", label.intent.includes(got.intent));
  if (!label.intent.includes(got.intent)) fault(`intent ${got.intent}, not ${label.intent}`);
  if (label.heads?.length) {
    const isRight = isRightHead(got.head, label.heads);
    scores.share("head", isRight);
    if (!isRight) fault(`head «${got.head}», not «${label.heads[0]}»`);
  }
  scoreDrawing(label, got, scores, fault);
  scoreBrand(label, got, scores, fault);
  scoreOffers(label, got, scores, fault);
  scoreDates(label, got, scores, fault);
  scorePlaces(label, got, scores, fault);
  const [dialled, wanted] = [digits(got.phone), digits(label.phone)];
  if (dialled || wanted) {
    const isRight = dialled === wanted;
    scores.count("phone", Number(isRight), Number(!isRight && dialled !== ""), Number(!isRight && wanted !== ""));
    if (!isRight) fault(`phone ${got.phone}, not ${label.phone}`);
  }
  const printable = got.printable.map(plain);
  for (const instruction of label.instructions) {
    const isShown = printable.some((piece) => shows(piece, plain(instruction)));
    scores.share("instructions kept out", !isShown);
    if (isShown) fault(`PRINTED «${instruction}»`);
  }
  scoreFacts(label, got, scores, fault);
  for (const [role, words] of Object.entries(label.exact)) {
    const isRight = plain(got.exact[role]) === plain(words);
    scores.count("exact words", Number(isRight), Number(!isRight && got.exact[role] !== undefined), Number(!isRight));
    if (!isRight) fault(`exact ${role} «${got.exact[role]}», not «${words}»`);
  }
  for (const [role, words] of Object.entries(got.exact))
    if (words && !label.exact[role] && !label.exactOptional) {
      scores.count("exact words", 0, 1, 0);
      fault(`exact ${role} «${words}» was not asked for`);
    }
  const asked = label.colors.map(plain);
  const heard = [...new Set(got.colors.map(plain))];
  const isAsked = (color: string) => asked.some((one) => holds(one, color) || holds(color, one));
  const right = asked.filter((one) => heard.some((color) => holds(one, color) || holds(color, one))).length;
  const wrong = heard.filter((color) => !isAsked(color) && !label.colorsOptional.map(plain).includes(color)).length;
  scores.count("colours", right, wrong, asked.length - right);
  if (wrong > 0 || right < asked.length) fault(`colours ${heard}, not ${asked}`);
}

type Fault = (words: string) => void;

function scoreDrawing(label: Label, got: Understanding, scores: Scores, fault: Fault) {
  if (label.drawings === "any") return;
  const isRight = got.drawing !== undefined && label.drawings.map(bare).includes(bare(got.drawing));
  const isType = got.drawing === undefined && label.drawings.length === 0;
  scores.share("drawing right, of all subjects", isRight || isType);
  scores.share("wrong hero drawing", got.isHero && got.drawing !== undefined && !isRight);
  scores.share("hero drawing shown", got.isHero && got.drawing !== undefined);
  if (!isRight && got.drawing) fault(`${got.isHero ? "HERO" : "drawing"} ${got.drawing}, not ${label.drawings}`);
}

function scoreBrand(label: Label, got: Understanding, scores: Scores, fault: Fault) {
  const [heard, wanted] = [plain(got.brand), plain(label.brand)];
  const isOptional = label.brandOptional.map(plain).includes(heard);
  const isRight = heard !== "" && heard === wanted;
  if (isRight) scores.count("brand", 1, 0, 0);
  else scores.count("brand", 0, Number(heard !== "" && !isOptional), Number(wanted !== "" && !isOptional));
  if (!isRight && !isOptional && (heard || wanted)) fault(`brand «${got.brand}», not «${label.brand}»`);
}

function scoreOffers(label: Label, got: Understanding, scores: Scores, fault: Fault) {
  const left = [...label.offers];
  for (const { kind, text } of got.offers) {
    const at = left.findIndex((offer) => alike(kind, offer.kind) && isSameOffer(text, offer.words));
    const [offer] = at < 0 ? [] : left.splice(at, 1);
    if (offer) {
      scores.count("offers", 1, 0, 0);
      const areKept = offer.terms.every((term) => holds(text, term) || plain(text).includes(plain(term)));
      scores.share("terms kept", areKept);
      if (!areKept) fault(`terms «${text}» lacks ${offer.terms.filter((term) => !plain(text).includes(plain(term)))}`);
    } else if (!label.offersOptional.some((optional) => likeness(text, optional) > 0.3)) {
      scores.count("offers", 0, 1, 0);
      fault(`FALSE ${kind} «${text}»`);
    }
  }
  for (const { kind, words } of left) {
    scores.count("offers", 0, 0, 1);
    fault(`missed ${kind} «${words}»`);
  }
}

const isSameOffer = (text: string, words: string) =>
  figures(words).length > 0
    ? figures(text).some((figure) => figures(words).includes(figure)) || holds(text, words) || holds(words, text)
    : likeness(text, words) > 0.3 || holds(words, text);

function scoreDates(label: Label, got: Understanding, scores: Scores, fault: Fault) {
  const left = [...label.dates];
  for (const date of got.dates) {
    const at = left.findIndex(({ words }) => likeness(date, words) >= 0.4);
    if (at >= 0) {
      left.splice(at, 1);
      // A clock time belongs to its date: whether both are read in one piece or in two, both were found.
      const within = left.filter(({ words }) => holds(date, words));
      for (const one of within) left.splice(left.indexOf(one), 1);
      scores.count("dates", 1 + within.length, 0, 0);
    } else if (
      !label.datesOptional.some((optional) => likeness(date, optional) >= 0.3) &&
      !label.dates.some(({ words }) => likeness(date, words) > 0.2)
    ) {
      scores.count("dates", 0, 1, 0);
      fault(`FALSE date «${date}»`);
    }
  }
  for (const { words } of left) {
    scores.count("dates", 0, 0, 1);
    fault(`missed date «${words}»`);
  }
}

function scorePlaces(label: Label, got: Understanding, scores: Scores, fault: Fault) {
  const isOne = (place: string, of: string[]) => of.some((known) => holds(place, known) || holds(known, place));
  const right = got.places.filter((place) => isOne(place, label.places));
  const wrong = got.places.filter((place) => !right.includes(place) && !isOne(place, label.placesOptional));
  const isFound = right.length > 0 && label.places.length > 0;
  scores.count("places", Number(isFound), wrong.length, Number(label.places.length > 0 && !isFound));
  if (wrong.length > 0) fault(`FALSE place ${wrong}`);
  if (label.places.length > 0 && !isFound) fault(`missed place ${label.places[0]}`);
}

function scoreFacts(label: Label, got: Understanding, scores: Scores, fault: Fault) {
  const kept = plain(
    [
      ...got.printable,
      got.brand,
      got.phone,
      ...got.places,
      ...got.offers.map(({ text }) => text),
      ...got.dates,
      ...Object.values(got.exact),
    ]
      .filter(Boolean)
      .join(" | "),
  );
  const facts = [
    label.brand,
    ...label.offers.map(({ words }) => words),
    ...label.dates.map(({ words }) => words),
    ...label.places.slice(0, 1),
    label.phone,
  ];
  for (const fact of facts) {
    if (!fact) continue;
    const words = wordsOf(fact);
    const isKept = words.filter((word) => kept.includes(word)).length / words.length >= 0.8;
    scores.share("facts that survive", isKept);
    if (!isKept) fault(`LOST «${fact}»`);
  }
}

/** An instruction is on the picture when it stands there whole, or its beginning or its end does. */
function shows(piece: string, instruction: string): boolean {
  const words = instruction.split(" ");
  return (
    holds(piece, instruction) ||
    (words.length >= 3 && holds(piece, words.slice(0, 3).join(" "))) ||
    (words.length >= 4 && holds(piece, words.slice(-3).join(" ")))
  );
}

const ALIKE = ["free trial", "trial free", "free nofee", "nofee free", "price bundle", "bundle price"];
const alike = (one: string, other: string) => one === other || ALIKE.includes(`${one} ${other}`);

export const isRightHead = (head: string | undefined, heads: readonly string[]) =>
  head !== undefined && heads.some((one) => isSameHead(head, one));

const isSameHead = (head: string, wanted: string) =>
  holds(head, wanted) || holds(head.replace(/s$/u, ""), wanted.replace(/s$/u, ""));

const ARABIC_DIGITS = "٠١٢٣٤٥٦٧٨٩";
const plain = (text: string | null | undefined) =>
  (text ?? "")
    .normalize("NFC")
    .replace(/[٠-٩]/gu, (digit) => String(ARABIC_DIGITS.indexOf(digit)))
    .replace(/٪/gu, "%")
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[«»"“”„「」]/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/^[\s.,;:!?،、。-]+|[\s.,;:!?،、。-]+$/gu, "")
    .trim();
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}%$€£₽]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
const bare = (emoji: string) => emoji.replace(/\ufe0f/gu, "");
const digits = (text: string | null | undefined) => plain(text).replace(/\D/gu, "");
const figures = (text: string) =>
  (plain(text).match(/\d+(?:[.,\s]\d+)*/gu) ?? []).map((figure) => figure.replace(/[\s.,]/gu, ""));

/** Whether the first text has the second in it, as whole words where words have borders. */
function holds(text: string, part: string): boolean {
  const [long, short] = [plain(text), plain(part)];
  if (!long || !short) return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u.test(short))
    return long.includes(short);
  const at = long.indexOf(short);
  const isBorder = (sign: string | undefined) => sign === undefined || !/[\p{L}\p{N}]/u.test(sign);
  for (let from = at; from >= 0; from = long.indexOf(short, from + 1))
    if (isBorder(long[from - 1]) && isBorder(long[from + short.length])) return true;
  return false;
}

function likeness(one: string, other: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(one + other)) return Number(holds(one, other) || holds(other, one));
  const mine: string[] = wordsOf(one);
  const theirs: string[] = wordsOf(other);
  const shared = mine.filter((word) => theirs.includes(word)).length;
  return shared > 0 ? (2 * shared) / (mine.length + theirs.length) : 0;
}
