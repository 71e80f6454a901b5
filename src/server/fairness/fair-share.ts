import { AppError } from "../../shared/errors.ts";

/**
 * Who makes the request, and from which network address. A visitor is anonymous and counts by address alone.
 */
export type Asker = {
  person: string | null;
  address: string;
  /** Calls `callback` when the client disconnects, unless the returned function is called first. */
  onHangUp?: (callback: () => void) => () => void;
};

export type ShareLimits = {
  /** How many may run at once: in all, per person, per address. */
  running: { total: number; person: number; address: number };
  /** How many may wait for that. */
  waiting: { total: number; person: number; address: number };
};

type Waiting = { asker: Asker; start: () => void };

/**
 * Limits how many run at once and makes the others wait. Free places go round by person, not by time of arrival, so
 * that a person with a thousand requests delays only their own.
 */
export class FairShare {
  readonly #limits: ShareLimits;
  readonly #running = new Counter();
  readonly #waiting = new Counter();
  /** By person, or by address for visitors; the next in turn is first. */
  readonly #queues = new Map<string, Set<Waiting>>();

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** Resolves in turn, with a function that frees the place. Throws `rate_limited` when too many wait. */
  enter(asker: Asker): Promise<() => void> | (() => void) {
    if (this.#running.hasRoom(asker, this.#limits.running)) return this.#take(asker);
    if (!this.#waiting.hasRoom(asker, this.#limits.waiting)) throw tooMany();
    return this.#wait(asker);
  }

  /** The same for requests that should not wait. */
  enterNow(asker: Asker): () => void {
    if (!this.#running.hasRoom(asker, this.#limits.running)) throw tooMany();
    return this.#take(asker);
  }

  #take({ person, address }: Asker): () => void {
    const place = { person, address };
    this.#running.add(place, 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#running.add(place, -1);
      this.#startNext();
    };
  }

  #wait(asker: Asker): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const name = nameOf(asker);
      const leaveQueue = () => {
        stopListening?.();
        this.#waiting.add(asker, -1);
        const queue = this.#queues.get(name);
        queue?.delete(waiting);
        if (queue?.size === 0) this.#queues.delete(name);
      };
      const waiting: Waiting = {
        asker,
        start: () => {
          leaveQueue();
          resolve(this.#take(asker));
        },
      };
      const stopListening = asker.onHangUp?.(() => {
        leaveQueue();
        reject(tooMany());
      });
      this.#waiting.add(asker, 1);
      const queue = this.#queues.get(name);
      if (queue) queue.add(waiting);
      else this.#queues.set(name, new Set([waiting]));
    });
  }

  #startNext() {
    for (const [name, queue] of this.#queues) {
      const [first] = queue;
      if (!first || !this.#running.hasRoom(first.asker, this.#limits.running)) continue;
      // Moves to the end of the round.
      this.#queues.delete(name);
      this.#queues.set(name, queue);
      first.start();
      return;
    }
  }
}

/** Counts by person, by address and in all. */
class Counter {
  #total = 0;
  readonly #byPerson = new Map<string, number>();
  readonly #byAddress = new Map<string, number>();

  hasRoom({ person, address }: Asker, most: { total: number; person: number; address: number }): boolean {
    return (
      this.#total < most.total &&
      (person === null || (this.#byPerson.get(person) ?? 0) < most.person) &&
      (this.#byAddress.get(address) ?? 0) < most.address
    );
  }

  add({ person, address }: Asker, change: 1 | -1) {
    this.#total += change;
    if (person !== null) bump(this.#byPerson, person, change);
    bump(this.#byAddress, address, change);
  }
}

const nameOf = ({ person, address }: Asker) => person ?? address;

function bump(counts: Map<string, number>, key: string, change: 1 | -1) {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

function tooMany(): AppError {
  return new AppError(
    "rate_limited",
    "Too much was asked for at once. Nothing was changed; please try again in a moment.",
    { retryAfter: 1 },
  );
}
