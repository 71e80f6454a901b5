import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { copyPicture } from "@/creatives/copy-picture.ts";
import { saveFile } from "@/lib/save-file.ts";
import { showToast } from "@/lib/show-toast.ts";
import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import type { Preview } from "@/workbench/painting/preview.ts";
import { AppError } from "../../../../shared/errors.ts";
import { saveMeme } from "../api/save-meme.ts";
import { captionsOf, freshDocument, hasSameCaptions } from "./meme-document.ts";
import type { MemePicture } from "./picture.ts";

/** What can be done with a finished meme. One thing at a time. `onSaved` is called when the gallery has all of it. */
export function useFinish(
  preview: Preview,
  picture: MemePicture,
  document: EditedDocument,
  onSaved: () => Promise<void>,
) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"download" | "copy" | "save" | null>(null);
  const [saved, setSaved] = useState(() => (isAsSaved(picture, document) ? document : null));
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
  });

  /** The picture at full size, as it will be saved. */
  async function paint(): Promise<Blob> {
    const bitmap = await preview.whole(document, 1, new AbortController().signal);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.convertToBlob({ type: "image/png" });
  }

  async function doing(what: NonNullable<typeof busy>, work: () => Promise<void>, failed: string) {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      console.error(error);
      const description = error instanceof AppError ? error.message : "Nothing was lost. Please try again.";
      showToast({ tone: "bad", title: failed, description });
    }
    setBusy(null);
  }

  return {
    busy,
    /** Whether the gallery has it exactly as it is now. */
    isSaved: saved === document,
    download: () =>
      doing(
        "download",
        async () => {
          saveFile(await paint(), `${picture.template ?? "meme"}.png`);
          showToast({ tone: "ok", title: "Downloaded!" });
        },
        "Download Failed",
      ),
    copy: () =>
      doing(
        "copy",
        async () => {
          await copyPicture(paint());
          showToast({ tone: "ok", title: "Copied!", description: "Paste it anywhere." });
        },
        "Copying Failed",
      ),
    save: () =>
      doing(
        "save",
        async () => {
          const creativeId = await saveMeme({ ...picture, captions: captionsOf(picture, document) });
          setSaved(document);
          // What was written while it was being saved is a draft still.
          if (latest.current === document) await onSaved();
          void queries.invalidateQueries({ queryKey: ["creatives"] });
          showToast({
            tone: "ok",
            title: "Meme Saved! 🍌",
            description: "It is in your gallery.",
            action: {
              label: "Show it",
              onClick: () => void navigate({ to: "/dashboard/gallery", search: { open: creativeId } }),
            },
          });
        },
        "Saving Failed",
      ),
  };
}

/** A meme from the gallery is there already, as long as nothing is changed. */
const isAsSaved = (picture: MemePicture, document: EditedDocument) =>
  picture.saved !== undefined && hasSameCaptions(picture, document, freshDocument(picture));
