import type { Caption, CaptionInput } from "../scene/meme-captions.ts";
import { PALETTES } from "../scene/palettes.ts";
import { type Scene, sceneSchema } from "../scene/scene.ts";
import type { MemeTemplate } from "./meme-template.ts";
import type { TemplateBox } from "./structures/structure.ts";

const MAX_HEADLINE = 140;

/** A template's box with words in it. */
const captionIn = ({ maxLength: _, ...box }: TemplateBox, text: string): CaptionInput => ({ ...box, text });

/** A template with words in its boxes, in their order. */
export const captionedTemplate = ({ slug, boxes }: Pick<MemeTemplate, "slug" | "boxes">, texts: readonly string[]) =>
  memeScene({ template: slug, captions: boxes.map((box, index) => captionIn(box, texts[index] ?? "")) });

/** A scene that is nothing but captions on a picture. */
export function memeScene(
  meme: { template?: string; captions: readonly CaptionInput[] },
  more: Partial<Pick<Scene, "photo" | "seed" | "said" | "brand">> = {},
): Scene {
  const words = meme.captions.map(({ text }: Pick<Caption, "text">) => text.trim()).filter(Boolean);
  return sceneSchema.parse({
    layout: "meme",
    type: "meme",
    brand: { name: "Meme", mark: "sun" },
    palette: PALETTES.banana,
    // Nothing paints it; lists and screen readers name the picture by it.
    slots: { headline: (words[0] ?? "Meme").slice(0, MAX_HEADLINE) },
    art: { kit: "none" },
    meme,
    ...more,
  });
}
