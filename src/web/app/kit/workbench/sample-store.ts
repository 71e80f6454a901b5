import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import type { Save, Stored } from "@/workbench/saving/autosave.ts";
import { SAMPLE } from "./sample-document.ts";

const KEY = "bananabread-kit-workbench-2";

/** What was saved last in this browser, by whichever tab. */
export function readSample(): Stored<EditedDocument> {
  const text = localStorage.getItem(KEY);
  // Only this page writes there.
  return text ? (JSON.parse(text) as Stored<EditedDocument>) : { version: 1, document: SAMPLE };
}

export const saveSample: Save<EditedDocument> = async (document, basedOn) => {
  const stored = readSample();
  if (stored.version !== basedOn) return { conflict: stored };
  localStorage.setItem(KEY, JSON.stringify({ version: basedOn + 1, document }));
  return { saved: basedOn + 1 };
};
