/** Pictures of things. Signs, faces and flags are no pictures of anything one sells, apart from these. */
const THINGS = ["Activities", "Animals & Nature", "Food & Drink", "Objects", "People & Body", "Travel & Places"];
const SIGNS = new Set([
  "alien",
  "alien-monster",
  "atm-sign",
  "bell",
  "bell-with-slash",
  "bomb",
  "broken-heart",
  "chart-increasing-with-yen",
  "check-mark",
  "children-crossing",
  "cinema",
  "collision",
  "ghost",
  "globe-with-meridians",
  "kiss-mark",
  "love-letter",
  "medical-symbol",
  "musical-note",
  "musical-notes",
  "musical-score",
  "muted-speaker",
  "potable-water",
  "recycling-symbol",
  "red-heart",
  "robot",
  "skull",
  "speech-balloon",
  "thought-balloon",
  "trident-emblem",
  "two-hearts",
  "zzz",
]);
/** Skin tones, people drawn twice as man and woman, hours of the clock and phases of the moon. */
const VARIANTS =
  /(?<!-car|-traffic)-(light|medium|dark)$|(?<!speaker)-(light|medium|dark)-|^(men|women|family|couple|kiss)-(?!mark)|^(man|woman)-(?!dancing|merpeople|with-headscarf$)|-(oclock|thirty)$|^(waxing|waning|first-quarter|last-quarter)-moon/;

/** Nobody would recognise these when they are drawn with a pen, or they say something: "24 h", a rude finger. */
const BLOBS = new Set([
  "convenience-store",
  "empty-nest",
  "foggy",
  "middle-finger",
  "moon-viewing-ceremony",
  "motorway",
  "mouse-trap",
  "nest-with-eggs",
  "person-fencing",
  "person-in-suit-levitating",
  "white-flower",
]);

export function drawableNames(categories: Record<string, string[]>): Set<string> {
  const things = THINGS.flatMap((category) => categories[category] ?? []);
  return new Set([...things, ...SIGNS].filter((name) => !VARIANTS.test(name) && !BLOBS.has(name)));
}
