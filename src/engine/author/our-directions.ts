import { COMPOSITIONS, LIGHTS, OTHER_DIRECTIONS, SCENES, WORDS_OPENINGS } from "./words/directions.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

const OURS = new RegExp(
  [...Object.values(SCENES).flat(), ...LIGHTS, ...COMPOSITIONS, ...Object.values(OTHER_DIRECTIONS).flat(2)]
    .map((sentence) => escaped(sentence).replaceAll("\\{noun\\}", ".{1,60}?"))
    .concat(WORDS_OPENINGS.map((opening) => `${escaped(opening)}[^\\n]*?[.](?=\\s|$)`))
    .join("|"),
  "gu",
);

/** The description without the sentences that enhancing it added: they tell how it should look, in our own words. */
export function withoutOurDirections(text: string): string {
  const rest = text
    .replace(OURS, " ")
    .replace(/[ \t]+/gu, " ")
    .trim();
  if (!rest || rest === text) return text;
  // Enhancing also ends the description with a stop.
  return rest.replace(/(?<![.。])[.。]$/u, "");
}
