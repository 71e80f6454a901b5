import { useEffect, useRef } from "react";
import type { EditedDocument, EditedLayer } from "../document/edited-layer.ts";
import type { Box } from "../geometry/box.ts";
import type { LivePainting } from "../painting/live-painting.ts";
import { placeStyle } from "./place-style.ts";

type PagePictureProps = { document: EditedDocument; painting: LivePainting };

/** The picture: its ground, each layer on its own, and over them the finished one while nothing changes. */
export function PagePicture({ document, painting }: PagePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const under = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const whole = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    function draw() {
      const now = painting.get();
      drawOn(under.current, now.under);
      drawPart(over.current, now.over?.bitmap, now.over?.box);
      drawOn(whole.current, now.whole);
      frame.current?.toggleAttribute("data-whole", now.whole !== null);
    }
    draw();
    return painting.subscribe(draw);
  }, [painting]);
  const { width, height } = document.page;
  return (
    <div
      ref={frame}
      aria-hidden="true"
      className="bench-page bench-picture"
      style={placeStyle({ box: { x: 0, y: 0, width, height }, angle: 0 })}
    >
      <canvas ref={under} />
      {document.layers.map((layer) => !layer.isHidden && <LayerPicture key={layer.id} {...{ layer, painting }} />)}
      <canvas ref={over} className="bench-part" />
      <canvas ref={whole} className="bench-whole" />
    </div>
  );
}

function LayerPicture({ layer, painting }: { layer: EditedLayer; painting: LivePainting }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { id } = layer;
  useEffect(() => {
    function draw() {
      const painted = painting.get().layers.get(id);
      if (painted) drawPart(canvas.current, painted.bitmap, painted.offset);
    }
    draw();
    return painting.subscribe(draw);
  }, [painting, id]);
  return (
    <div data-place={id} className="bench-placed" style={placeStyle(layer)}>
      <canvas ref={canvas} className="bench-part" />
    </div>
  );
}

/** Draws a part, and puts it where it belongs on the page or beside its layer's corner. */
function drawPart(canvas: HTMLCanvasElement | null, bitmap?: ImageBitmap, { x, y, width, height }: Box = NOWHERE) {
  if (!canvas) return;
  canvas.hidden = !bitmap;
  drawOn(canvas, bitmap ?? null);
  canvas.style.setProperty("--ox", String(x));
  canvas.style.setProperty("--oy", String(y));
  canvas.style.setProperty("--ow", String(width));
  canvas.style.setProperty("--oh", String(height));
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };
const drawn = new WeakMap<HTMLCanvasElement, ImageBitmap>();

function drawOn(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap | null) {
  if (!canvas || !bitmap || drawn.get(canvas) === bitmap) return;
  drawn.set(canvas, bitmap);
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
}
