import type { Field } from "./field.ts";

const SLOT = /\{([a-z]+)(?:\.(\d))?\}/g;

/** Where a sentence begins: at the start, behind an opening quotation mark, after a full stop. */
const AT_START = /(?:^|[.!?]”? )[“‘]?$/u;

type Lists = Readonly<Record<string, readonly (string | readonly string[])[]>>;

type Filling = {
  topic: string;
  field: Field;
  /** Chooses from a list of that name and length. */
  pick: (list: string, length: number) => number;
};

/** Puts phrases into a pattern; the parts of a set come from one choice. Null where the field has nothing for a slot. */
export function fillPattern(pattern: readonly string[], { topic, field, pick }: Filling): string[] | null {
  const { known: _, ...lists } = field;
  const chosen = new Map<string, string | readonly string[] | undefined>();
  const phraseFor = (name: string, part: string | undefined) => {
    if (name === "topic") return topic;
    const list = (lists as Lists)[name] ?? [];
    if (!chosen.has(name)) chosen.set(name, list[pick(name, list.length)]);
    const phrase = chosen.get(name);
    return typeof phrase === "object" ? phrase[Number(part)] : phrase;
  };
  const filled = pattern.map((text) =>
    text.replace(SLOT, (_slot, name: string, part: string | undefined, offset: number) => {
      const phrase = phraseFor(name, part) ?? "";
      // People write messages as they like.
      return name !== "messages" && AT_START.test(text.slice(0, offset)) ? capitalised(phrase) : phrase;
    }),
  );
  return [...chosen.values()].includes(undefined) ? null : filled;
}

const capitalised = (text: string) =>
  text.replace(/^([“‘]?)(\p{Ll})/u, (_all, quote: string, letter: string) => quote + letter.toUpperCase());
