/** Whether two sets of captions tell the same joke: half of the boxes, or most words of the shorter, are the same. */
export function isAlike(one: readonly string[], other: readonly string[]): boolean {
  const same = one.filter((text, index) => text.toLowerCase() === other[index]?.toLowerCase()).length;
  if (same * 2 >= one.length) return true;
  const [fewer, more] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size);
  if (!fewer || !more) return false;
  const shared = [...fewer].filter((word) => more.has(word)).length;
  return shared * 2 > fewer.size;
}

const wordsOf = (texts: readonly string[]) =>
  new Set(
    texts
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}’]+/gu) ?? [],
  );
