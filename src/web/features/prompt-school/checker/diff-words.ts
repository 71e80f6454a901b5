export type DiffPart = { kind: "same" | "gone" | "new"; text: string };

/** What of the one text is gone in the other and what is new, word by word: the longest common sequence. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, now] = [split(before), split(after)];
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const common = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = old[i] === now[j] ? common(i + 1, j + 1) + 1 : Math.max(common(i + 1, j), common(i, j + 1));
    }
  }
  const parts: DiffPart[] = [];
  const push = (kind: DiffPart["kind"], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]];
    if (left !== undefined && left === right) {
      push("same", left);
      i++;
      j++;
    } else if (right === undefined || (left !== undefined && common(i + 1, j) >= common(i, j + 1))) {
      push("gone", left ?? "");
      i++;
    } else {
      push("new", right);
      j++;
    }
  }
  return parts;
}

/** Words with the space after them; punctuation on its own. */
const split = (text: string) => text.match(/[\p{L}\p{N}'’-]+\s*|[^\p{L}\p{N}\s]\s*|\s+/gu) ?? [];
