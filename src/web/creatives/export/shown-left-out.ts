/** Longer words are named by what they are. */
const SHORT = 24;

/** "Leaves out “12 Quay Lane”, subline", in one line; the engine's own list says all of it. */
export function shownLeftOut(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return "";
  const parts = leftOut.map((entry) => {
    const [, label = entry, words = ""] = /^([^:]{1,24}): (.*)$/su.exec(entry) ?? [];
    return words && [...words].length <= SHORT ? `“${words}”` : lowerFirst(label);
  });
  return `Leaves out ${parts.join(", ")}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
