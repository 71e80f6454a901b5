import { type Box, box, inset, overlap } from "../scene/box.ts";
import { areaOf, coverAt, partUnder, wholeIn } from "./crop.ts";
import { fieldFor, fieldGround, type Ground, groundFor, type WordsAt } from "./ground-for.ts";
import type { Look } from "./look-at.ts";

/** Words as they could be set: where they stand, what else goes with them, and how large the headline is, in pixels. */
export type Block = { words: WordsAt; box: Box; size: number };

/** `score` falls with all that is lost: small type, a covered subject, a cut head, a shaded picture. */
export type Placed<One extends Block> = { block: One; picture: Box; area: Box; ground: Ground; score: number };

const PLACES = [0.28, 0.5, 0.72];
const ZOOMS = [1, 1.18];
/** Where most pictures have what they are about. */
const MIDDLE = box(0.28, 0.22, 0.44, 0.56);
/** A subject that takes so much of the picture says only that something is everywhere. */
const EVERYWHERE = 0.7;
/** Letters larger than this, as a share of the short side, are worth no more. */
const LARGE = 0.11;
/** Smaller ones are no headline. */
const LEAST = 0.05;

/** Between words and what they must not touch, in heights of the headline. */
const AIR = 0.15;

const sizeOf = ({ width, height }: Box) => Math.max(1e-6, width * height);

/**
 * The best of several blocks of words, on the best crop of a picture, with the least ground on which it is read. Where
 * words would hide what the picture shows, it gives up a part of the frame to a field.
 */
export function placeWords<One extends Block>(
  look: Look,
  frame: Box,
  all: readonly One[],
  most?: number,
): Placed<One> | undefined {
  const least = LEAST * Math.min(frame.width, frame.height);
  const large = all.filter(({ size }) => size >= least);
  let best: Placed<One> | undefined;
  for (const block of large.length > 0 ? large : all) {
    const field = fieldFor(frame, inset(block.box, -AIR * block.size));
    for (const picture of cropsOf(look, field.rest, [1])) {
      const score = worthOf(look, frame, block, picture, field.rest) - field.cost;
      if (!best || score > best.score)
        best = { block, picture, area: field.rest, ground: fieldGround(look, picture, field), score };
    }
    for (const picture of cropsOf(look, frame, ZOOMS)) {
      const worth = worthOf(look, frame, block, picture, frame);
      // What lies under the words takes time to find, and only makes it worth less.
      if (best && worth <= best.score) continue;
      const ground = groundFor(look, picture, frame, block.words, most);
      if (!ground) continue;
      const shade = ground.kind === "shade" ? ground.strength : 0;
      const busy = look.energyIn(partUnder(picture, block.box)) * (1 - shade);
      const score = worth - busy * 0.006 - ground.cost;
      if (!best || score > best.score) best = { block, picture, area: frame, ground, score };
    }
  }
  return best;
}

/** How large the words are, and how much of the picture they leave, before anything is laid under them. */
function worthOf(look: Look, frame: Box, { box: words, size }: Block, picture: Box, area: Box): number {
  const isWhole = area === frame;
  const matters = Math.max(0, 1 - sizeOf(look.subject) / EVERYWHERE);
  const subject = areaOf(picture, look.subject);
  const seen = overlap(subject, area) / sizeOf(subject);
  const heads = look.heads.map((head) => areaOf(picture, head));
  const cut = heads.reduce((sum, head) => sum + 1 - overlap(head, area) / sizeOf(head), 0) / (heads.length || 1);
  const letters = Math.min(size / Math.min(frame.width, frame.height), LARGE) * 2.2;
  const shown = letters - Math.max(0.35, matters) * (1 - seen) * 0.5 - cut * 0.6;
  if (!isWhole) return shown;
  const air = inset(words, -size * AIR);
  const hidden = heads.reduce((most, head) => Math.max(most, overlap(air, head) / sizeOf(head)), 0);
  const covered = Math.max(overlap(words, subject) / sizeOf(words), overlap(air, subject) / sizeOf(subject));
  const central = overlap(words, areaOf(picture, MIDDLE)) / sizeOf(words);
  // A head under words is never right: any other place is better.
  return shown - matters * covered * 0.9 - (1 - matters) * central * 0.3 - (hidden > 0.02 ? 1 + hidden : 0);
}

/** Ways to lay a picture into an area: its subject in the middle or to a side. What is cut out stands in one half. */
function cropsOf(look: Look, area: Box, zooms: readonly number[]): Box[] {
  const { x, y, width, height } = area;
  if (look.isTransparent)
    return zooms.length === 1
      ? [wholeIn(look, area)]
      : [
          box(x, y, width / 2, height),
          box(x + width / 2, y, width / 2, height),
          box(x, y, width, height / 2),
          box(x, y + height / 2, width, height / 2),
        ].map((half) => wholeIn(look, half));
  const sharpest = Math.max(1, (look.width * 2) / Math.max(width, height * look.aspect));
  const crops = new Map<string, Box>();
  for (const zoom of zooms.filter((one) => one <= sharpest))
    for (const atX of PLACES)
      for (const atY of PLACES) {
        const crop = coverAt(look, area, { at: { x: atX, y: atY }, zoom });
        crops.set([crop.x, crop.y, crop.width].map(Math.round).join(), crop);
      }
  return [...crops.values()];
}
