/** A document as it is stored: each save makes the next version. */
export type Stored<Document> = { version: number; document: Document };

/** Saves on top of a version; somebody else may have saved on top of it first. */
export type Save<Document> = (
  document: Document,
  basedOn: number,
) => Promise<{ saved: number } | { conflict: Stored<Document> }>;

export type SaveState<Document> =
  | { status: "saved" | "waiting" | "saving" | "offline" | "failed" }
  | { status: "conflict"; theirs: Stored<Document> };

/** Long enough not to save every letter. */
export const WAIT_MS = 800;
/** Whoever never pauses is saved all the same. */
export const MAX_WAIT_MS = 8_000;
export const RETRY_MS = 10_000;

/**
 * Saves a document some time after it changed, one save at a time. Versions keep two tabs from overwriting each other:
 * when the other one was first, nothing is saved until the user has chosen.
 */
export function createAutosave<Document>(opened: Stored<Document>, save: Save<Document>, isOnline = () => true) {
  let { version } = opened;
  let kept: Document = opened.document;
  let current: Document = opened.document;
  /** After a save without an answer nobody knows what is stored. */
  let isSure = true;
  let waitingSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: SaveState<Document> = { status: "saved" };
  const listeners = new Set<() => void>();

  function set(next: SaveState<Document>) {
    state = next;
    for (const listener of listeners) listener();
  }

  function saveIn(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), ms);
  }

  function settle() {
    clearTimeout(timer);
    waitingSince = null;
    if (state.status !== "saved") set({ status: "saved" });
  }

  function change(document: Document) {
    current = document;
    if (state.status === "conflict" || state.status === "saving") return;
    // Undone back to what is stored.
    if (document === kept && isSure) return settle();
    const now = Date.now();
    waitingSince ??= now;
    if (isOnline()) set({ status: "waiting" });
    else set({ status: "offline" });
    saveIn(Math.min(WAIT_MS, Math.max(0, waitingSince + MAX_WAIT_MS - now)));
  }

  async function saveNow() {
    clearTimeout(timer);
    if (state.status === "saving" || state.status === "conflict" || (current === kept && isSure)) return;
    if (!isOnline()) return set({ status: "offline" });
    const document = current;
    waitingSince = null;
    set({ status: "saving" });
    try {
      const answer = await save(document, version);
      if ("conflict" in answer) return set({ status: "conflict", theirs: answer.conflict });
      version = answer.saved;
      kept = document;
      isSure = true;
      set({ status: "saved" });
      // More may have changed meanwhile.
      if (current !== kept) change(current);
    } catch {
      isSure = false;
      set({ status: isOnline() ? "failed" : "offline" });
      saveIn(RETRY_MS);
    }
  }

  return {
    change,
    /** Now, without waiting: the page is about to close, the network is back, or the user asked again. */
    saveNow,
    /** Saves over the other version. */
    async keepMine() {
      if (state.status !== "conflict") return;
      version = state.theirs.version;
      isSure = false;
      set({ status: "waiting" });
      await saveNow();
    },
    /** Gives up what was changed here; returns what the other tab saved. */
    takeTheirs(): Document | null {
      if (state.status !== "conflict") return null;
      const { theirs } = state;
      version = theirs.version;
      kept = theirs.document;
      current = theirs.document;
      isSure = true;
      set({ status: "saved" });
      return theirs.document;
    },
    hasUnsaved: () => current !== kept || !isSure,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
