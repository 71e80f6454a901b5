/**
 * Tells that a creative is ready when its picture is seen, not while its frame is still empty. Where no screen is open
 * that would show it, there is nothing to wait for.
 */
export function createSuccessNews(tell: () => void) {
  let screens = 0;
  let waiting: string | null = null;

  function tellNow() {
    waiting = null;
    tell();
  }

  return {
    /** A screen that shows results is open, until the returned function is called. */
    open() {
      screens += 1;
      return () => {
        screens -= 1;
        if (screens === 0 && waiting !== null) tellNow();
      };
    },
    made(image: string) {
      waiting = image;
      if (screens === 0) tellNow();
    },
    shown(image: string) {
      if (waiting === image) tellNow();
    },
  };
}
