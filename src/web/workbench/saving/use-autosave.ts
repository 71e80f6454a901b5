import { useEffect, useState, useSyncExternalStore } from "react";
import type { EditedDocument } from "../document/edited-layer.ts";
import { documentOf } from "../document/workbench-state.ts";
import type { Bench } from "../use-workbench.ts";
import { createAutosave, type Save, type Stored } from "./autosave.ts";

/** Saves the document of a workbench by itself. `save` and `opened` are those of the first render. */
export function useAutosave(bench: Bench, opened: Stored<EditedDocument>, save: Save<EditedDocument>) {
  const [autosave] = useState(() => createAutosave(opened, save, () => navigator.onLine));
  const state = useSyncExternalStore(autosave.subscribe, autosave.get);
  const document = documentOf(bench.state);
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
    if (theirs) bench.dispatch({ type: "replace", name: "Take the other version", document: theirs });
  }
  return { state, saveNow: autosave.saveNow, keepMine: autosave.keepMine, takeTheirs };
}
