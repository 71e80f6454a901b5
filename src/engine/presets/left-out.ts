import { wordsOf as factWords } from "../../shared/brief/facts.ts";
import { FACTS } from "../../shared/brief/roles.ts";
import { type Layer, wordsOf } from "../layers/layer.ts";
import type { Composition } from "../layout-pieces/stage.ts";
import { PRINTED } from "../lint/find-lost.ts";
import type { Scene } from "../scene/scene.ts";
import { bare } from "../text/bare.ts";
import { paintedTexts } from "../text/texts-of.ts";

type Said = { label: string; words: string };

type Shown = Pick<Composition, "paint" | "layers" | "over" | "hidden">;

/**
 * What of a scene's words cannot be read on a picture of it, as "Offer: first bath half price". Words that a hand has hidden
 * are not missed.
 */
export function leftOut(scene: Scene, { paint, layers, over = [], hidden = [] }: Shown) {
  // A joke is told as its picture tells it.
  if (scene.type === "meme") return [];
  const shown = [...layers.flatMap(textsOf), ...paintedTexts([...paint, ...over])].join(" ");
  const whole = bare(shown);
  const words = new Set(wordsIn(shown));
  const isShown = (text: string) => whole.includes(bare(text)) || wordsIn(text).every((word) => words.has(word));
  const away = bare(hidden.flatMap(({ layer }) => textsOf(layer)).join(" "));
  const missing = saidBy(scene).filter(({ words: own }) => !isShown(own) && !away.includes(bare(own)));
  const distinct = missing.filter(
    ({ words: own }, index) => !missing.slice(0, index).some((other) => bare(other.words).includes(bare(own))),
  );
  const labels = [...new Set(distinct.map(({ label }) => label))];
  return labels.map((label) => {
    const texts = distinct.filter((said) => said.label === label).map((said) => plain(said.words));
    return `${label}: ${texts.join(", ")}`;
  });
}

const textsOf = (layer: Layer) => [
  wordsOf(layer),
  ...(layer.kind === "giant" ? layer.lines.map(({ text }) => text) : []),
];
const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string) => text.replaceAll("**", "");

/** The facts of the brief first; then what the scene itself sets. */
function saidBy({ brief, slots, brand }: Scene): Said[] {
  const facts = (brief?.facts ?? []).filter(({ role, isOut }) => !isOut && PRINTED.has(role));
  const { kicker, subline, button, badge, bullets = [], stats = [], person } = slots;
  const set = (label: string, words: string | undefined): Said[] => (words ? [{ label, words }] : []);
  return [
    ...facts.map((fact) => ({ label: FACTS[fact.role].label, words: factWords(fact) })),
    ...set("Brand", /[\p{L}\p{N}]/u.test(brand.name) ? brand.name : undefined),
    ...set("Offer", badge && [badge.text, badge.small].filter(Boolean).join(" ")),
    ...(slots.facts ?? []).map((words) => ({ label: "Facts", words })),
    ...set("Subline", subline),
    ...set("Button", button),
    ...set("Line above", kicker),
    ...bullets.map((words) => ({ label: "Points", words })),
    ...stats.map(({ value, label }) => ({ label: "Figures", words: `${value} ${label}` })),
    ...set("Person", person && `${person.name}, ${person.role}`),
  ];
}
