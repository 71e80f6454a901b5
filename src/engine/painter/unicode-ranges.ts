export type UnicodeRange = [first: number, last: number];

/** "U+0000-00FF,U+0131" as pairs of code points. */
export function parseUnicodeRanges(list: string): UnicodeRange[] {
  return list.split(",").map((part) => {
    const [first = "0", last = first] = part.trim().slice(2).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

export function inRanges(codePoint: number, ranges: readonly UnicodeRange[]) {
  return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
