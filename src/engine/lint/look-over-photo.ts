import type { Composed } from "../composition/compose-scene.ts";
import { isWordless, type Layer } from "../layers/layer.ts";
import type { Painter } from "../painter/painter.ts";
import { areaOf } from "../photo/crop.ts";
import { type Look, lookAt } from "../photo/look-at.ts";
import { type Shown, shownAt } from "../photo/shown-at.ts";
import { type Box, meeting, overlap } from "../scene/box.ts";
import type { Scene } from "../scene/scene.ts";
import type { Finding } from "./finding.ts";
import { type LetterBoxes, letterBox } from "./letter-boxes.ts";
import { linesBox } from "./lines-box.ts";

/** How much of a face, and of what a picture shows, may lie under a layer. */
const [FACE, SUBJECT] = [0.05, 0.35];
/** A subject that takes more of its picture is everywhere, and words have to stand on it. */
const LARGE_SUBJECT = 0.35;
/** A picture with so much of the frame is as good as one with all of it. */
const ENOUGH = 0.6;
/** Several photographs beside each other need less: each is small, and all are seen. */
const ENOUGH_FOR_SEVERAL = 0.4;
/** What counts in how well a photograph is seen: what it shows, how large it is, and that no words lie on it. */
const [SEEN, LARGE, FREE] = [0.4, 0.4, 0.2];

/** Letters through which a picture is seen take a part of it away, and a face to pieces. */
const [IN_LETTERS, FACE_IN_LETTERS] = [0.85, 0.5];

const sizeOf = ({ width, height }: Box) => Math.max(1, width * height);

/** `sight`, from 0 to 1, tells how well the layout shows the photograph; it decides between layouts without faults. */
export type LookedOver = { findings: Finding[]; sight?: number | undefined };

/** Whether words lie on a face or on what the photograph shows, and how much of it is seen. */
export async function lookOverPhoto(
  painter: Painter,
  { frame, composition }: Composed,
  scene: Scene,
  photo: Uint8Array,
  letters: LetterBoxes,
  more: readonly Uint8Array[] = [],
): Promise<LookedOver> {
  const look = await lookAt({ painter }, photo, scene.palette.paper);
  const shown = { bytes: photo, aspect: look.aspect };
  const places = shownAt(composition.paint, shown);
  // What stands before the words is covered by none.
  const before = shownAt(composition.strokes ?? [], shown);
  const [place] = places;
  if (!place) return { findings: [], sight: before.length > 0 ? sightOf(look, before, [], frame.all) : 0 };
  const words = composition.layers
    .filter((layer) => !isWordless(layer))
    .map((layer) => ({ layer, boxes: boxesOf(layer, letters) }));
  const faces = places.flatMap((one) => look.heads.flatMap((head) => seenOf(areaOf(one.picture, head), one)));
  const subjects = seenOf(areaOf(place.picture, look.subject), place);
  const isOne = look.heads.length === 0 && !look.isTransparent && sizeOfShare(look.subject) < LARGE_SUBJECT;
  const findings = words.flatMap(({ layer, boxes }): Finding[] => {
    if (faces.some((face) => under(boxes, face) > FACE))
      return [{ kind: "covered", layer: layer.id, message: `${layer.id} covers a face` }];
    return isOne && subjects.some((subject) => under(boxes, subject) > SUBJECT)
      ? [{ kind: "covered", layer: layer.id, message: `${layer.id} covers what the picture shows` }]
      : [];
  });
  const all = words.flatMap(({ boxes }) => boxes);
  const others = more.flatMap((bytes) => shownAt(composition.paint, { bytes, aspect: 1 }));
  const sight = sightOf(look, places, all, frame.all, others);
  const isThroughLetters = composition.layers.some((layer) => layer.kind === "giant" && layer.cut);
  return { findings, sight: isThroughLetters ? sight * (look.heads.length > 0 ? FACE_IN_LETTERS : IN_LETTERS) : sight };
}

/**
 * Of a photograph that is seen several times, the best of them counts, and the room that they take together with the
 * other photographs.
 */
function sightOf(
  look: Look,
  places: readonly Shown[],
  words: readonly Box[],
  frame: Box,
  others: readonly Shown[] = [],
) {
  const room = [...places, ...others].reduce((sum, { area }) => sum + overlap(area, frame), 0) / sizeOf(frame);
  const shown = places.map((place) => shownIn(look, place, words, frame));
  return Math.max(...shown) + LARGE * Math.min(1, room / (others.length > 0 ? ENOUGH_FOR_SEVERAL : ENOUGH));
}

function shownIn(look: Look, { area, picture }: Shown, words: readonly Box[], frame: Box) {
  const parts = (look.heads.length > 0 ? look.heads : [look.subject]).map((part) => areaOf(picture, part));
  const mean = (of: (part: Box) => number) => parts.reduce((sum, part) => sum + of(part), 0) / parts.length;
  const seen = mean((part) => (overlap(part, area) / sizeOf(part)) * (overlap(area, frame) / sizeOf(area)));
  const free = mean((part) => Math.max(0, 1 - under(words, part)));
  return SEEN * seen + FREE * free;
}

const sizeOfShare = ({ width, height }: Box) => width * height;

/** What of a part is in sight, if it is enough to be told: what is cut off cannot be covered. */
const seenOf = (part: Box, { area }: Shown): Box[] =>
  overlap(part, area) > 0.3 * sizeOf(part) ? [meeting(part, area)] : [];

const under = (boxes: readonly Box[], part: Box) =>
  boxes.reduce((sum, area) => sum + overlap(area, part), 0) / sizeOf(part);

/** Where a layer's words are. Letters through which the picture is seen cover nothing. */
function boxesOf(layer: Layer, letters: LetterBoxes): Box[] {
  if (layer.text.trim() === "") return [];
  if (layer.kind !== "giant") return [linesBox(layer)];
  return layer.cut ? [] : layer.lines.map((line) => letterBox(letters, line));
}
