import type { PictureFormat } from "../../shared/formats.ts";
import { type Composed, composeScene, type Photos } from "../composition/compose-scene.ts";
import { LAYOUTS } from "../layouts/layouts.ts";
import { wearing } from "../painter/own-font.ts";
import type { Painter } from "../painter/painter.ts";
import { paintComposition, renderBackdrop } from "../render/render-scene.ts";
import type { Frame } from "../scene/frame.ts";
import type { Scene } from "../scene/scene.ts";
import { findClipped } from "./find-clipped.ts";
import { findEmptyHalf } from "./find-empty-half.ts";
import { findLost } from "./find-lost.ts";
import { findLowContrast } from "./find-low-contrast.ts";
import { findMisplaced } from "./find-misplaced.ts";
import { findOverlaps } from "./find-overlaps.ts";
import { findSmallText } from "./find-small-text.ts";
import { findUnsaid } from "./find-unsaid.ts";
import type { Finding, Picture } from "./finding.ts";
import { letterBoxes } from "./letter-boxes.ts";
import { type LookedOver, lookOverPhoto } from "./look-over-photo.ts";

/** Half the size shows the same faults in a quarter of the time. */
const SCALE = 0.5;

async function pictureOf(frame: Frame, rgba: Promise<Uint8Array>): Promise<Picture> {
  return {
    width: Math.round(frame.width * SCALE),
    height: Math.round(frame.height * SCALE),
    scale: SCALE,
    rgba: await rgba,
  };
}

/** Everything a designer would send back about a scene in one format; an empty list means it may be shown. */
export async function lintScene(
  painter: Painter,
  scene: Scene,
  format: PictureFormat,
  photos?: Photos,
): Promise<Finding[]> {
  return (await inspectScene(painter, scene, format, photos)).findings;
}

/** A scene as it was looked at: who wants to show it need not lay it out or paint it at that size again. */
export type Inspected = LookedOver & { composed: Composed; picture: Picture };

export async function inspectScene(
  painter: Painter,
  scene: Scene,
  format: PictureFormat,
  photos?: Photos,
): Promise<Inspected> {
  const { findings, sight, composed, letters } = await inspectLayout(painter, scene, format, photos);
  const { frame, composition } = composed;
  const { layers } = composition;
  const picture = await pictureOf(frame, paintComposition(painter, frame, composition, SCALE));
  const backdrop = await pictureOf(frame, renderBackdrop(painter, frame, composition, SCALE));
  const seen = [
    ...(await findClipped(wearing(painter, composition.font), layers, frame)),
    ...findLowContrast(layers, backdrop, letters),
    ...(scene.layout === "meme" || isFilledByPhoto(scene, photos)
      ? []
      : findEmptyHalf(picture, LAYOUTS[scene.layout].limits !== undefined)),
  ];
  return { findings: [...findings, ...seen], sight, composed, picture };
}

/** What can be said before anything is painted: nearly everything that ever is. */
export async function inspectLayout(painter: Painter, scene: Scene, format: PictureFormat, photos?: Photos) {
  const composed = await composeScene(painter, scene, format, photos);
  const { frame, composition } = composed;
  const { layers, keepClear = [] } = composition;
  const letters = await letterBoxes(wearing(painter, composition.font), layers);
  const photo = scene.layout === "meme" || scene.photo === undefined ? undefined : photos?.get(scene.photo);
  const more = (scene.photos ?? []).flatMap((name) => photos?.get(name) ?? []);
  const { findings: covering, sight } = photo
    ? await lookOverPhoto(painter, composed, scene, photo, letters, more)
    : { findings: [], sight: undefined };
  const overlaps = findOverlaps(layers, keepClear, letters);
  const isNew = ({ kind, layer }: Finding) => !overlaps.some((one) => one.kind === kind && one.layer === layer);
  const findings = [
    ...overlaps,
    ...covering.filter(isNew),
    // Captions stand where their picture has room for them.
    ...(scene.layout === "meme" ? [] : findMisplaced(layers, frame)),
    ...findSmallText(layers, frame),
    ...findUnsaid(composition, scene),
    ...findLost(composition, scene),
  ];
  return { findings, sight, composed, letters };
}

/** In a layout made for the user's picture nothing is empty, however plain the picture is. */
const isFilledByPhoto = ({ layout, photo }: Scene, photos?: Photos) =>
  LAYOUTS[layout].limits?.photo === true && photo !== undefined && photos?.has(photo) === true;
