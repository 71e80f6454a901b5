import { findQuietPlace } from "./find-quiet-place.ts";

/** How wide the picture stands on a desktop: the sticker is measured in its pixels there. */
const SHOWN_WIDTH = 344;
const STICKER = { width: 54, height: 22, inset: 5, turn: (7 * Math.PI) / 180, green: "#14663a" };
const CARD = "#fbf8f0";
/** The sticker with the room around it. */
const ROOM = { width: STICKER.width + 2 * STICKER.inset, height: STICKER.height + 2 * STICKER.inset };

/**
 * The picture with a fruit sticker that says what it is, where it covers no words. A picture that is full of them is
 * mounted like an instant photo, and the sticker is on the card below it.
 */
export function markAsPreview(bitmap: ImageBitmap): HTMLCanvasElement {
  const { width, height } = bitmap;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser has no canvas");
  context.drawImage(bitmap, 0, 0);
  const scale = width / SHOWN_WIDTH;
  const room = { width: Math.round(ROOM.width * scale), height: Math.round(ROOM.height * scale) };
  let place = findQuietPlace(context.getImageData(0, 0, width, height), room.width, room.height);
  if (!place) {
    const share = 1 - room.height / (height - width / 2);
    const edge = (width * (1 - share)) / 2;
    context.fillStyle = CARD;
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, edge, edge, width * share, height * share);
    place = { x: width - edge - room.width, y: height - room.height };
  }
  bitmap.close();
  context.translate(place.x + room.width / 2, place.y + room.height / 2);
  context.scale(scale, scale);
  drawSticker(context);
  return canvas;
}

/** Around the point where the pen is. */
function drawSticker(context: CanvasRenderingContext2D) {
  const { width, height, turn, green } = STICKER;
  const oval = (margin: number) => {
    context.beginPath();
    context.ellipse(0, 0, width / 2 - margin, height / 2 - margin, 0, 0, 2 * Math.PI);
  };
  context.rotate(turn);
  context.save();
  context.shadowColor = "rgb(0 0 0 / 0.3)";
  context.shadowBlur = 5;
  context.shadowOffsetY = 2;
  context.fillStyle = green;
  oval(0);
  context.fill();
  context.restore();
  context.strokeStyle = "rgb(255 255 255 / 0.75)";
  context.lineWidth = 1;
  oval(2.5);
  context.stroke();
  context.fillStyle = "#fff";
  context.font = '700 11px "Bricolage Grotesque Variable", sans-serif';
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText("preview", 0, 0.5);
}
