export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
}

/** Lets so many run at once and so many wait; whoever comes after that is told at once. */
export function limitConcurrency(running: number, waiting: number) {
  let free = running;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--;
    else {
      if (queue.length >= waiting) throw new TooBusyError("too much of this is under way already");
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = queue.shift();
      if (next) next();
      else free++;
    }
  };
}
