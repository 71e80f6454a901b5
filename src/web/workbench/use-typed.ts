import { useState } from "react";

/**
 * The words of a field that are in it at once, while the page around it follows a moment later. `text` is what the
 * document says.
 */
export function useTyped(text: string, write: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  // From here on the document decides again: an undo is seen in the field.
  if (typed === text) setTyped(null);
  return {
    value: typed ?? text,
    onType(next: string) {
      setTyped(next);
      write(next);
    },
    /** What the document did not take is gone when the field is left. */
    onLeave: () => setTyped(null),
  };
}
