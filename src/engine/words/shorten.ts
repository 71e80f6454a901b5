/** Cuts the text at a space if there is one near the end, and never inside an emoji. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cut.length + segment.length >= most) break;
    cut += segment;
  }
  const space = cut.lastIndexOf(" ");
  return `${(space > cut.length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/u, "")}…`;
}
