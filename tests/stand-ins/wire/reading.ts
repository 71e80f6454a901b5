/** A good reading of an enclosed description: its first words, and what it takes off. */
export function readingOf(text: string) {
  const [, description = ""] = /^<([a-z-]+)>\n(.*)\n<\/\1>$/s.exec(text)?.slice(1) ?? [];
  const what = /^[^,.;:!?\n]{1,60}(?=[,.;:!?\n]|$)/u.exec(description)?.[0].trim();
  const offers = description.match(/\d+\s?% off/gu) ?? [];
  return {
    kind: "goods",
    language: "en",
    facts: [
      { role: "what", value: what ?? description.slice(0, 60), terms: "" },
      ...offers.map((value) => ({ role: "offer", value, terms: "" })),
      { role: "name", value: "Acme Studios", terms: "" },
    ],
  };
}
