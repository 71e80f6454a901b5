import { findWord } from "./find-word.ts";
import type { Category, Subject } from "./words/subject.ts";
import { SUBJECTS } from "./words/subjects.ts";

const THINGS: ReadonlySet<string> = new Set<Category>(["food", "drink", "fashion", "home", "gift", "software"]);

export type FoundSubject = Pick<Subject, "category" | "drawing" | "isCounted" | "isWeak"> & {
  /** As the user wrote it. */
  word: string;
  english: string;
};

/** What the description is about: the first thing it names, a longer name before a shorter one, places and shops last. */
export function findSubjects(text: string): FoundSubject[] {
  const hits = SUBJECTS.flatMap((subject) => {
    const places = subject.words.flatMap((word) => findWord(text, word) ?? []);
    const [first] = places.sort((a, b) => a.at - b.at || b.found.length - a.found.length);
    return first ? [{ subject, at: first.at, word: first.found }] : [];
  });
  // "dog grooming" is a subject of its own, so the "dog" inside it does not count.
  const own = hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit &&
          other.word.length > hit.word.length &&
          other.at <= hit.at &&
          other.at + other.word.length >= hit.at + hit.word.length,
      ),
  );
  const order = own.sort((a, b) => Number(a.subject.isWeak) - Number(b.subject.isWeak) || a.at - b.at);
  // In "chocolate cake" and in 抹茶アイス the second word is the thing, the first says which.
  const [first, second] = order;
  const isCompound =
    first &&
    second &&
    !second.subject.isWeak &&
    THINGS.has(second.subject.category) &&
    isJoined(text, first.at + first.word.length, second.at);
  const sorted = isCompound ? [second, first, ...order.slice(2)] : order;
  return sorted.map(({ subject: { category, drawing, isCounted, isWeak, words }, word }) => ({
    category,
    drawing,
    isCounted,
    isWeak,
    word: word.replace(/['’]s$/, ""),
    english: words[0] ?? word,
  }));
}

const isJoined = (text: string, end: number, start: number) =>
  end === start || (end + 1 === start && text[end] === " ");
