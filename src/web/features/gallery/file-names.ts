/** Names longer than this are refused by some systems, once a folder and a number are added. */
const MAX_NAME_LENGTH = 120;

/** The title in lower case, everything but letters and digits turned to underscores. */
export function fileName(title: string): string {
  const name = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "_");
  return `${Array.from(name).slice(0, MAX_NAME_LENGTH).join("")}.png`;
}

/** File names for many, no two alike: those that would be get a number. */
export function fileNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const wanted = fileName(title);
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = wanted.replace(/\.png$/, `_${number}.png`);
    taken.add(name);
    return name;
  });
}
