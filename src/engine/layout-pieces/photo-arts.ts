import type { Art } from "../art/art.ts";
import { areaOf, coverAt, photoIn, wholeIn } from "../photo/crop.ts";
import { type Look, lookAt } from "../photo/look-at.ts";
import type { Box } from "../scene/box.ts";
import type { Stage } from "./stage.ts";

/** A photograph of the user's as what is to be shown, with what was seen in it. */
export type PhotoArt = Art & {
  look: Look;
  bytes: Uint8Array;
  /** Where its heads are when it is painted into an area. */
  headsIn(area: Box): Box[];
};

/** All photographs of a scene, the first one first: each fills its place, and what was cut out stands in it whole. */
export async function photoArts(stage: Stage): Promise<PhotoArt[]> {
  const { photo, morePhotos = [], painter, scene } = stage;
  if (!photo) return [];
  const looks = [lookAt(stage, photo), ...morePhotos.map((bytes) => lookAt({ painter, scene }, bytes))];
  const shown = [photo, ...morePhotos];
  return (await Promise.all(looks)).map((look, index) => {
    const bytes = shown[index] ?? photo;
    const pictureIn = (area: Box) => (look.isTransparent ? wholeIn(look, area) : coverAt(look, area));
    return {
      ...{ look, bytes, aspect: look.aspect },
      headsIn: (area) => look.heads.map((head) => areaOf(pictureIn(area), head)),
      paint: (area) => [photoIn(bytes, area, pictureIn(area))],
    };
  });
}
