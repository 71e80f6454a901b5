/** A figure, or what is written directly after one: "17 €/hour", "2 kg", "7 pm". */
const MEASURE = /\p{N}/u;
const UNIT = /^(?:[mkµ]?[gml]|c[lm]|[km]?m²|km|h|min|s|[kmgt]b|[ap]m|kwh?|°c?|p\.?p|[€$£]?\/\p{L}+)[.,]?$/iu;

/** Capitals for giant type. Units and prices keep their case, because "2 KG" and "5 MB" read as something else. */
export function inCapitals(text: string): string {
  const words = text.split(/(\s+)/u);
  return words
    .map((word, index) => {
      const before = words[index - 2] ?? "";
      const keeps = MEASURE.test(word) || (MEASURE.test(before) && UNIT.test(word));
      return keeps ? word : word.toLocaleUpperCase("en");
    })
    .join("");
}
