import type { QueryClient } from "@tanstack/react-query";
import type { ExportCreative, Source } from "../export/source.ts";
import { fetchPicture } from "../fetch-picture.ts";
import { sceneQuery } from "../scenes/get-scene.ts";
import { textsOf } from "../texts/texts-of.ts";

type Exported = { versionId: string; title: string; image: string };

/** The mark stands before the pixels. */
const HEAD_BYTES = 4_096;
const MADE_BY_A_MODEL = "trainedAlgorithmicMedia";

/** A version as it is exported: painted anew from its scene or, without one, cut from its picture. */
export const exportOf = (queries: QueryClient, { versionId, title, image }: Exported): ExportCreative => ({
  id: versionId,
  title,
  async sourceOf(signal): Promise<Source> {
    const own = await queries.fetchQuery(sceneQuery(versionId));
    if (own) {
      const altText = textsOf(own.scene).find(({ label }) => label === "Alt text")?.text;
      return { kind: "scene", isAiMade: false, ...own, ...(altText && { altText }) };
    }
    const picture = await fetchPicture(image, signal);
    const isAiMade = (await picture.slice(0, HEAD_BYTES).text()).includes(MADE_BY_A_MODEL);
    return { kind: "picture", isAiMade, picture };
  },
});
