import type { QueryClient } from "@tanstack/react-query";
import { isMarked } from "../../../shared/picture-mark/is-marked.ts";
import type { ExportCreative, Source } from "../export/source.ts";
import { fetchPicture } from "../fetch-picture.ts";
import { sceneQuery } from "../scenes/get-scene.ts";
import { textsOf } from "../texts/texts-of.ts";

type Exported = { versionId: string; title: string; image: string };

/** The mark stands before the pixels. */
const HEAD_BYTES = 4_096;

/** Whether a picture says that a model made it. */
export const isByAModel = async (picture: Blob) =>
  isMarked(new Uint8Array(await picture.slice(0, HEAD_BYTES).arrayBuffer()));

/** A version as it is exported: painted anew from its scene or, without one, cut from its picture. */
export const exportOf = (queries: QueryClient, { versionId, title, image }: Exported): ExportCreative => ({
  id: versionId,
  title,
  async sourceOf(signal): Promise<Source> {
    const own = await queries.fetchQuery(sceneQuery(versionId));
    if (own) {
      const altText = textsOf(own.scene).find(({ label }) => label === "Alt text")?.text;
      // Of a picture in it that a model made, the saved one says so too.
      const isAiMade = own.photos.size > 0 && (await isByAModel(await fetchPicture(image, signal)));
      return { kind: "scene", isAiMade, ...own, ...(altText && { altText }) };
    }
    const picture = await fetchPicture(image, signal);
    const isAiMade = await isByAModel(picture);
    return { kind: "picture", isAiMade, picture };
  },
});
