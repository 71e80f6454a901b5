import { PALETTES } from "./palettes.ts";
import { type Scene, sceneSchema } from "./scene.ts";

const MAX_HEADLINE = 140;

/** A scene that is nothing but a picture, with room for layers. `title` names it in lists and for screen readers. */
export const pictureScene = (photo: string, title: string): Scene =>
  sceneSchema.parse({
    layout: "meme",
    type: "meme",
    brand: { name: "·", mark: "sun" },
    palette: PALETTES.paperclip,
    slots: { headline: [...title.trim()].slice(0, MAX_HEADLINE).join("") || "Picture" },
    art: { kit: "none" },
    meme: { captions: [] },
    photo,
  });
