type Keyed = { keys: readonly string[] };

/** The keys pressed so far that may become a shortcut, and when the last one was. */
export type Pressed = { keys: readonly string[]; at: number };

export const NOTHING_PRESSED: Pressed = { keys: [], at: 0 };
const FORGOTTEN_AFTER_MS = 1500;

/** Takes one more key: either a shortcut is complete, or what is pressed may still become one, or it starts over. */
export function matchSequence<T extends Keyed>(
  shortcuts: readonly T[],
  before: Pressed,
  key: string,
  now: number,
): { pressed: Pressed; match: T | null } {
  const earlier = now - before.at <= FORGOTTEN_AFTER_MS ? before.keys : [];
  // A key that does not continue the sequence may still begin another shortcut.
  for (const keys of [[...earlier, key], [key]]) {
    const match = shortcuts.find((shortcut) => isSame(shortcut.keys, keys));
    if (match) return { pressed: NOTHING_PRESSED, match };
    if (shortcuts.some((shortcut) => isSame(shortcut.keys.slice(0, keys.length), keys))) {
      return { pressed: { keys, at: now }, match: null };
    }
  }
  return { pressed: NOTHING_PRESSED, match: null };
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((key, index) => key === right[index]);
}
