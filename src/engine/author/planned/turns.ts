import { seededRandom } from "../../random.ts";

/** A number that belongs to a text, so that two descriptions do not take their ideas in the same order. */
export function numberOf(text: string): number {
  let number = 7;
  for (let at = 0; at < text.length; at++) number = (Math.imul(number, 31) + text.charCodeAt(at)) | 0;
  return number >>> 1;
}

/** The same items in the order that belongs to a number: neighbouring turns are different items. */
export function shuffle<Item>(items: readonly Item[], number: number): Item[] {
  const random = seededRandom(number);
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as Item, list[last] as Item];
  }
  return list;
}
