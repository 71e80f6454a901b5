/** How wide the picture stands on a desktop: the sticker is measured in its pixels there. */
const SHOWN_WIDTH = 344;
const STICKER = { width: 54, height: 22, inset: 5, turn: (7 * Math.PI) / 180, green: "#14663a" };

/** The picture with a fruit sticker in its corner that says what it is. */
export function markAsPreview(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const scale = canvas.width / SHOWN_WIDTH;
  context.translate(canvas.width, 0);
  context.scale(scale, scale);
  drawSticker(context);
  return canvas;
}

/** From the picture's top right corner. */
function drawSticker(context: CanvasRenderingContext2D) {
  const { width, height, inset, turn, green } = STICKER;
  const oval = (margin: number) => {
    context.beginPath();
    context.ellipse(0, 0, width / 2 - margin, height / 2 - margin, 0, 0, 2 * Math.PI);
  };
  context.translate(-inset - width / 2, inset + height / 2);
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
