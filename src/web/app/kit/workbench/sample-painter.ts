import type { EditedDocument, EditedLayer } from "@/workbench/document/edited-layer.ts";
import type { Preview } from "@/workbench/painting/preview.ts";
import { drawGround } from "./draw-ground.ts";
import { layOutWords } from "./lay-out-words.ts";

/** What an outline or a tail of a letter may need beyond the box, as a share of the letters' size. */
const BLEED = 0.3;
const FAMILIES: Record<string, string> = {
  grotesque: '"Bricolage Grotesque Variable", sans-serif',
  sans: '"Geist Variable", sans-serif',
  mono: '"Geist Mono Variable", monospace',
};

/** Paints the sample with the browser's own canvas. */
export const samplePainter: Preview = {
  async under({ page, under }, scale) {
    const { canvas, context } = surface(page.width, page.height, scale);
    drawGround(context, under, page);
    return canvas.transferToImageBitmap();
  },
  async layer(document, id, scale) {
    const layer = find(document, id);
    const bleed = Math.ceil(sizeOf(layer) * BLEED);
    const { box } = layer;
    const area = { x: box.x - bleed, y: box.y - bleed, width: box.width + 2 * bleed, height: box.height + 2 * bleed };
    const { canvas, context } = surface(area.width, area.height, scale);
    context.translate(-area.x, -area.y);
    await drawLayer(context, layer);
    return { bitmap: canvas.transferToImageBitmap(), box: area };
  },
  async whole(document, scale) {
    const { canvas, context } = surface(document.page.width, document.page.height, scale);
    drawGround(context, document.under, document.page);
    for (const layer of document.layers) {
      if (layer.isHidden) continue;
      const { x, y, width, height } = layer.box;
      context.save();
      context.translate(x + width / 2, y + height / 2);
      context.rotate((layer.angle * Math.PI) / 180);
      context.translate(-x - width / 2, -y - height / 2);
      await drawLayer(context, layer);
      context.restore();
    }
    return canvas.transferToImageBitmap();
  },
};

function surface(width: number, height: number, scale: number) {
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  context.scale(scale, scale);
  return { canvas, context };
}

function find({ layers }: EditedDocument, id: string): EditedLayer {
  const layer = layers.find((one) => one.id === id);
  if (!layer) throw new Error(`There is no layer ${id}.`);
  return layer;
}

const sizeOf = ({ style, box }: EditedLayer) => (style.size === "auto" ? box.height / 2 : style.size);
const fontOf = ({ style }: EditedLayer, size: number) =>
  `${style.isBold ? 750 : 500} ${size}px ${FAMILIES[style.face] ?? "sans-serif"}`;

async function drawLayer(context: OffscreenCanvasRenderingContext2D, layer: EditedLayer) {
  const { box, style, kind } = layer;
  await document.fonts.load(fontOf(layer, 40), layer.text || "a");
  const text = style.isUppercase ? layer.text.toUpperCase() : layer.text;
  if (style.ground) {
    context.fillStyle = style.ground;
    context.beginPath();
    const round = kind === "badge" ? box.width / 2 : box.height / 2;
    context.roundRect(box.x, box.y, box.width, box.height, round);
    context.fill();
  }
  const { lines, size, leading } = layOutWords(text, box, style.size, (line, at) => {
    context.font = fontOf(layer, at);
    return context.measureText(line).width;
  });
  context.font = fontOf(layer, size);
  context.textAlign = style.align;
  context.textBaseline = "middle";
  context.lineJoin = "round";
  const x = box.x + { left: 0, center: box.width / 2, right: box.width }[style.align];
  const top = box.y + (box.height - lines.length * leading) / 2;
  lines.forEach((line, index) => {
    const y = top + (index + 0.5) * leading;
    if (style.outline) {
      context.strokeStyle = style.outline;
      context.lineWidth = size * 0.16;
      context.strokeText(line, x, y);
    }
    context.fillStyle = style.color;
    context.fillText(line, x, y);
  });
}
