type Kept<Value> = { owner: string; value: Value; bytes: number; until: number };
type Bounds = { maxBytes: number; maxPerOwner: number; maxAgeMs: number };

export type Recent<Value> = ReturnType<typeof createRecent<Value>>;

/**
 * Keeps what was used last in memory, for its owner alone, within a number of bytes. Everything in it can be made or sent
 * again.
 */
export function createRecent<Value>({ maxBytes, maxPerOwner, maxAgeMs }: Bounds, now = Date.now) {
  /** A map keeps insertion order: what was used last is at the end. */
  const all = new Map<string, Kept<Value>>();
  let total = 0;
  const nameOf = (owner: string, key: string) => `${owner} ${key}`;

  function remove(name: string) {
    total -= all.get(name)?.bytes ?? 0;
    all.delete(name);
  }

  function makeRoom(owner: string) {
    for (const [name, { until }] of all) if (until <= now()) remove(name);
    const theirs = [...all].filter(([, kept]) => kept.owner === owner).map(([name]) => name);
    for (const name of theirs.slice(0, Math.max(0, theirs.length - maxPerOwner))) remove(name);
    for (const name of all.keys()) {
      if (total <= maxBytes) break;
      remove(name);
    }
  }

  function set(owner: string, key: string, value: Value, bytes: number) {
    const name = nameOf(owner, key);
    remove(name);
    all.set(name, { owner, value, bytes, until: now() + maxAgeMs });
    total += bytes;
    makeRoom(owner);
  }

  return {
    set,
    get(owner: string, key: string): Value | undefined {
      const kept = all.get(nameOf(owner, key));
      if (!kept || kept.until <= now()) return undefined;
      set(owner, key, kept.value, kept.bytes);
      return kept.value;
    },
    forget(owner: string) {
      for (const [name, kept] of all) if (kept.owner === owner) remove(name);
    },
    bytes: () => total,
  };
}
