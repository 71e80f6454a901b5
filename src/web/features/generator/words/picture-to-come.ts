import type { OwnPictures } from "@/oven/oven.ts";
import { FORMATS, type Format } from "../../../../shared/formats.ts";

const PHOTO = "photo";
const SIDE = 800;
const [GROUND, HATCH, INK] = ["#d9d5c6", "#cfcab8", "#8b866f"];
const GAP = 22;

const drawn = new Map<Format, Promise<OwnPictures>>();

/** A hatched picture that stands in an idea for the one that a service is going to make, its subject where it is asked for. */
export function pictureToCome(format: Format): Promise<OwnPictures> {
  const known = drawn.get(format) ?? draw(format);
  drawn.set(format, known);
  return known;
}

async function draw(format: Format): Promise<OwnPictures> {
  const { width: w, height: h } = FORMATS[format];
  const scale = SIDE / Math.max(w, h);
  const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("there is no canvas to draw on");
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = HATCH;
  context.lineWidth = GAP / 3;
  context.beginPath();
  for (let x = -height; x < width; x += GAP) {
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
  }
  context.stroke();
  const isWide = width > height * 1.3;
  drawSign(context, {
    x: width * (isWide ? 0.76 : 0.5),
    y: height * (isWide ? 0.5 : 0.72),
    size: Math.min(width, height) * 0.3,
  });
  const png = await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer();
  return { photos: new Map([[PHOTO, new Uint8Array(png)]]), photo: PHOTO };
}

type Place = { x: number; y: number; size: number };

/** The sign for a picture: a frame with hills and a sun. */
function drawSign(context: OffscreenCanvasRenderingContext2D, { x, y, size }: Place) {
  const [w, h] = [size, size * 0.78];
  const [left, top] = [x - w / 2, y - h / 2];
  context.strokeStyle = INK;
  context.fillStyle = INK;
  context.lineWidth = size * 0.07;
  context.lineJoin = "round";
  context.beginPath();
  context.roundRect(left, top, w, h, size * 0.1);
  context.stroke();
  context.beginPath();
  context.moveTo(left + w * 0.08, top + h * 0.86);
  context.lineTo(left + w * 0.4, top + h * 0.45);
  context.lineTo(left + w * 0.58, top + h * 0.66);
  context.lineTo(left + w * 0.7, top + h * 0.52);
  context.lineTo(left + w * 0.92, top + h * 0.86);
  context.stroke();
  context.beginPath();
  context.arc(left + w * 0.72, top + h * 0.28, size * 0.07, 0, 2 * Math.PI);
  context.fill();
}
