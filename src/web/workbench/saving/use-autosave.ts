import { useEffect, useState, useSyncExternalStore } from "react";
import { createAutosave, type Save, type Stored } from "./autosave.ts";

type Autosaved<Document> = {
  document: Document;
  opened: Stored<Document>;
  save: Save<Document>;
  /** The user gave up what was changed here for what another tab saved. */
  onTakeTheirs: (document: Document) => void;
};

/** Saves what an editor edits by itself. `save` and `opened` are those of the first render. */
export function useAutosave<Document>({ document, opened, save, onTakeTheirs }: Autosaved<Document>) {
  const [autosave] = useState(() => createAutosave(opened, save, () => navigator.onLine));
  const state = useSyncExternalStore(autosave.subscribe, autosave.get);
  useEffect(() => autosave.change(document), [autosave, document]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const saveNow = () => void autosave.saveNow();
    addEventListener("online", saveNow, { signal });
    addEventListener("offline", saveNow, { signal });
    // The last moment at which a page that is being left may still send something.
    addEventListener("visibilitychange", () => globalThis.document.hidden && saveNow(), { signal });
    addEventListener("beforeunload", (event) => autosave.hasUnsaved() && event.preventDefault(), { signal });
    return () => {
      listening.abort();
      saveNow();
    };
  }, [autosave]);

  function takeTheirs() {
    const theirs = autosave.takeTheirs();
    if (theirs) onTakeTheirs(theirs);
  }
  return { state, saveNow: autosave.saveNow, keepMine: autosave.keepMine, takeTheirs };
}
