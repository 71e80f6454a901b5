const COLORS: Record<string, { light: string; dark: string; cup: string; shade: string }> = {
  espresso: { light: "#7a4424", dark: "#2a1710", cup: "#efe2d2", shade: "#c9b8a4" },
  milk: { light: "#fffaf2", dark: "#f2dfc4", cup: "#d9622b", shade: "#a8461a" },
  rust: { light: "#e9824b", dark: "#b84a17", cup: "#fff5e6", shade: "#e5cdae" },
};

/** A cup on a lit ground. */
export function drawGround(
  context: OffscreenCanvasRenderingContext2D,
  name: string,
  { width, height }: { width: number; height: number },
) {
  const { light, dark, cup, shade } = COLORS[name] ?? {
    light: "#888888",
    dark: "#444444",
    cup: "#ffffff",
    shade: "#cccccc",
  };
  const glow = context.createRadialGradient(width / 2, height * 0.36, 0, width / 2, height * 0.36, width * 0.62);
  glow.addColorStop(0, light);
  glow.addColorStop(1, dark);
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = shade;
  context.lineWidth = 44;
  context.beginPath();
  context.ellipse(720, 440, 92, 100, 0, 0, Math.PI * 2);
  context.stroke();
  ellipse(context, shade, 520, 640, 290, 70);
  ellipse(context, cup, 520, 620, 270, 56);
  const body = context.createLinearGradient(320, 0, 740, 0);
  body.addColorStop(0, cup);
  body.addColorStop(0.6, cup);
  body.addColorStop(1, shade);
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(310, 330);
  context.bezierCurveTo(310, 560, 400, 640, 520, 640);
  context.bezierCurveTo(640, 640, 730, 560, 730, 330);
  context.fill();
  ellipse(context, cup, 520, 330, 210, 78);
  ellipse(context, "#4a2a18", 520, 338, 184, 62);
}

function ellipse(
  context: OffscreenCanvasRenderingContext2D,
  color: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
) {
  context.fillStyle = color;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  context.fill();
}
