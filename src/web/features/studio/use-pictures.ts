import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { readOwnPictureFile } from "@/creatives/own-picture-file.ts";
import { showToast } from "@/lib/show-toast.ts";
import { newPicture, newPictureName } from "./design/new-layer.ts";
import { whyFull } from "./document/add-to-scene.ts";
import { nameOfAdded } from "./document/layer-names.ts";
import { keepPicture } from "./save/drafts.ts";
import { stepOf } from "./studio-state.ts";
import type { StudioBench } from "./use-studio.ts";

type Drafted = { userId: string; versionId: string };

/** Says why nothing was done, once for each try. */
export const refuse = (title: string, description: string) => showToast({ tone: "bad", title, description });

/** The user's own pictures in the creative, and the ways to bring more of them. */
export function usePictures(studio: StudioBench, opened: ReadonlyMap<string, Uint8Array>, drafted: RefObject<Drafted>) {
  const [photos, setPhotos] = useState(opened);
  const latest = useRef({ studio, photos, drafted });
  useEffect(() => {
    latest.current = { studio, photos, drafted };
  });

  /** Reads a file and keeps it beside the draft; null, and said, when it is no picture. */
  const bring = useCallback(async (file: File) => {
    try {
      const { bytes, width, height } = await readOwnPictureFile(file);
      const name = newPictureName();
      // Without the browser's storage it is there until the page is closed.
      await keepPicture(latest.current.drafted.current, name, bytes).catch(() => {});
      setPhotos((now) => new Map(now).set(name, bytes));
      return { name, width, height };
    } catch (error) {
      refuse("Not Added", error instanceof Error ? error.message : "This picture could not be read.");
      return null;
    }
  }, []);

  const add = useCallback(
    async (file: File) => {
      const { scene } = stepOf(latest.current.studio.state);
      const full = whyFull(scene, true);
      if (full) return refuse("Not Added", full);
      const picture = await bring(file);
      if (!picture) return;
      const { document, dispatch } = latest.current.studio;
      const layer = newPicture(document, picture.name, picture);
      const name = nameOfAdded(layer, { added: [...(document.scene.added ?? []), layer] });
      dispatch({ type: "put on", layer, name });
    },
    [bring],
  );

  const replace = useCallback(
    async (file: File, layer: string | null) => {
      const picture = await bring(file);
      if (!picture) return;
      const { state, dispatch } = latest.current.studio;
      const { scene } = stepOf(state);
      const { name: photo } = picture;
      if (layer === null) {
        return dispatch({
          type: "change",
          name: "Replace the picture",
          scene: { ...scene, photo, framing: undefined },
        });
      }
      const added = scene.added?.map((one) => (one.id === layer && one.kind === "picture" ? { ...one, photo } : one));
      dispatch({ type: "change", name: "Replace the picture", scene: { ...scene, added }, touched: [layer] });
    },
    [bring],
  );

  return {
    photos,
    add: (file: File) => void add(file),
    replace: (file: File, layer: string | null) => void replace(file, layer),
  };
}
