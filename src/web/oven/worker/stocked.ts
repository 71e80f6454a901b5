/** Thrown by a shelf that has not fetched something yet: `fetch` gets it. */
export class NotInStock extends Error {
  readonly fetch: () => Promise<void>;

  constructor(what: string, fetch: () => Promise<void>) {
    super(`${what} has not been fetched yet`);
    this.fetch = fetch;
  }
}

/** More than any scene has drawings, and any description languages. */
const MAX_TRIES = 24;

/**
 * The engine asks its shelves for drawings and word lists in the midst of its work and cannot wait there. So a shelf
 * throws when something is missing; it is fetched and the work done again, which takes milliseconds.
 */
export async function stocked<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NotInStock) || attempt >= MAX_TRIES) throw error;
      await error.fetch();
    }
  }
}
