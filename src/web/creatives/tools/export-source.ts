import type { QueryClient } from "@tanstack/react-query";
import { SOURCE_PICTURE } from "../../../shared/contracts/save-version.ts";
import type { ExportCreative, Source } from "../export/source.ts";
import { fetchPicture } from "../fetch-picture.ts";
import { sceneQuery } from "../scenes/get-scene.ts";
import { textsOf } from "../texts/texts-of.ts";

type Exported = { versionId: string; title: string; image: string };

/** The mark stands before the pixels. */
const HEAD_BYTES = 4_096;
const MADE_BY_A_MODEL = "trainedAlgorithmicMedia";

/** Whether a picture says that a model made it. */
export const isByAModel = async (picture: Blob) =>
  (await picture.slice(0, HEAD_BYTES).text()).includes(MADE_BY_A_MODEL);

/** A version as it is exported: painted anew from its scene or, without one, cut from its picture. */
export const exportOf = (queries: QueryClient, { versionId, title, image }: Exported): ExportCreative => ({
  id: versionId,
  title,
  async sourceOf(signal): Promise<Source> {
    const own = await queries.fetchQuery(sceneQuery(versionId));
    if (own) {
      const altText = textsOf(own.scene).find(({ label }) => label === "Alt text")?.text;
      // A design on a picture that a model may have made: the saved picture says so.
      const isAiMade = own.photos.has(SOURCE_PICTURE) && (await isByAModel(await fetchPicture(image, signal)));
      return { kind: "scene", isAiMade, ...own, ...(altText && { altText }) };
    }
    const picture = await fetchPicture(image, signal);
    const isAiMade = await isByAModel(picture);
    return { kind: "picture", isAiMade, picture };
  },
});
