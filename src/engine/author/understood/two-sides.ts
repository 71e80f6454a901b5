/** What the two sides of a comparison are called, in the order in which they are told. */
const SIDES = `us/them, them/us, left/right, links/rechts, gauche/droite, izquierda/derecha, esquerda/direita,
  sinistra/destra, слева/справа, before/after, old/new, old way/new way, then/now, without/with, vorher/nachher,
  früher/jetzt, alt/neu, avant/après, antes/después, antes/depois, antes/ahora, antes/agora, prima/dopo, prima/adesso,
  voor/na, vroeger/nu, oud/nieuw, до/после, раньше/теперь, было/стало, قبل/بعد`
  .split(/,\s+/u)
  .map((pair) => pair.split("/") as [string, string]);

/** Sides of a picture are sides wherever they are named; the others only as labels: "old: ..., new: ...". */
const HANDS = new Set(["left", "links", "gauche", "izquierda", "esquerda", "sinistra", "слева"]);

const FORMS = [/(?<!\p{L})(?:vs\.?|versus)(?!\p{L})/iu, /❌[\s\S]*✅|✅[\s\S]*❌/u, /左[^。]{1,25}右/u];

/** Whether a description sets two sides against each other: "agency vs Pagefox", "us: 1.9 %. them: a contract". */
export function hasTwoSides(text: string): boolean {
  const lower = text.toLowerCase();
  return FORMS.some((form) => form.test(text)) || SIDES.some((names) => areSides(names, lower));
}

const word = (name: string) => `(?<![\\p{L}\\p{M}])${name}(?![\\p{L}\\p{M}])`;

function areSides([one, other]: readonly [string, string], lower: string): boolean {
  // Compiling such a form takes milliseconds, and hardly any text has both names.
  if (!lower.includes(one) || !lower.includes(other)) return false;
  const label = HANDS.has(one) ? "" : "\\s*[:：]";
  return new RegExp(`${word(one)}${label}[\\s\\S]+?${word(other)}${label}`, "u").test(lower);
}
