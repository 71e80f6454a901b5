/** Some systems refuse longer names, once a folder and a number are added. */
const MAX_NAME_LENGTH = 120;

/** The title in lower case, with everything but letters and digits replaced by underscores. */
export function fileName(title: string): string {
  const name = title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "_");
  return `${Array.from(name).slice(0, MAX_NAME_LENGTH).join("")}.png`;
}

/** Unique file names: duplicates get a number. */
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
