import { z } from "zod";
import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import type { Save, Stored } from "@/workbench/saving/autosave.ts";
import { memeSchema } from "../../../../engine/scene/meme-captions.ts";
import { captionsFor, captionsOf, documentOf, freshDocument } from "./meme-document.ts";
import type { MemePicture } from "./picture.ts";

const draftSchema = z.object({ version: z.number().int(), captions: memeSchema.shape.captions });

type Drafted = Pick<MemePicture, "template" | "saved">;

const keyOf = (userId: string, { template, saved }: Drafted) =>
  `bananabread-meme-${userId}-${saved?.id ?? template ?? "own picture"}`;

function readDraft(key: string) {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null"));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The words brought along, or what was written on this picture before, in this browser, or else a fresh start. */
export function openDraft(userId: string, picture: MemePicture, texts: readonly string[] = []): Stored<EditedDocument> {
  const draft = readDraft(keyOf(userId, picture));
  return { version: draft?.version ?? 0, document: begin() };

  function begin() {
    if (texts.length > 0) return documentOf(picture, captionsFor(picture, texts));
    return draft ? documentOf(picture, draft.captions) : freshDocument(picture);
  }
}

/** The next time this picture starts fresh. */
export const forgetDraft = (userId: string, picture: Drafted) => localStorage.removeItem(keyOf(userId, picture));

export const forgetOwnDraft = (userId: string) => forgetDraft(userId, { template: null });

/** Keeps it in this browser; another tab may have been first. */
export const draftSaver =
  (userId: string, picture: MemePicture): Save<EditedDocument> =>
  async (document, basedOn) => {
    const key = keyOf(userId, picture);
    const stored = readDraft(key);
    if (stored && stored.version !== basedOn)
      return { conflict: { version: stored.version, document: documentOf(picture, stored.captions) } };
    const version = basedOn + 1;
    localStorage.setItem(key, JSON.stringify({ version, captions: captionsOf(picture, document) }));
    return { saved: version };
  };
