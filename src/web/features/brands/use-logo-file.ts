import { useState } from "react";
import { base64Of } from "@/lib/base64.ts";
import { type LogoColor, logoColors } from "../../../shared/brands/logo-colors.ts";

const MAX_BYTES = 4 * 1024 * 1024;
const KINDS = new Set(["image/png", "image/jpeg", "image/webp", "image/svg+xml"]);
/** Few pixels are enough to see the colours. */
const LOOKED_AT = 128;

export type LogoFile = { data: string; name: string; colors: LogoColor[] };

/** Takes a logo that somebody has chosen, looks at its colours, or says what is wrong with it. */
export function useLogoFile(onLogo: (logo: LogoFile) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  async function take(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    if (!KINDS.has(file.type)) return setProblem(`${file.name} is no PNG, JPEG, WebP or SVG. Choose another file.`);
    if (file.size > MAX_BYTES) return setProblem(`${file.name} is larger than 4 MB. Choose a smaller file.`);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      onLogo({ data: await base64Of(bytes), name: file.name, colors: await colorsIn(file) });
    } catch {
      setProblem(`${file.name} cannot be read. It may be damaged.`);
    }
  }
  return { problem, take };
}

async function colorsIn(file: File): Promise<LogoColor[]> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(1, LOOKED_AT / Math.max(image.width, image.height, 1));
    const [width, height] = [image.width, image.height].map((side) =>
      Math.max(1, Math.round((side || LOOKED_AT) * scale)),
    );
    const context = new OffscreenCanvas(width ?? 1, height ?? 1).getContext("2d");
    context?.drawImage(image, 0, 0, width ?? 1, height ?? 1);
    return logoColors(context?.getImageData(0, 0, width ?? 1, height ?? 1).data ?? []);
  } finally {
    URL.revokeObjectURL(address);
  }
}
