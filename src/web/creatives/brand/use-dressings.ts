import { useEffect, useState } from "react";
import { together, type Worn } from "@/brands/worn.ts";
import { OvenError } from "@/oven/oven-error.ts";
import { inBrand, unbranded } from "../../../engine/author/brand/in-brand.ts";
import { kitPalettes } from "../../../engine/author/brand/kit-palettes.ts";
import type { Photos } from "../../../engine/composition/compose-scene.ts";
import { inPalette } from "../../../engine/scene/in-palette.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import { shownPictures } from "../../../engine/scene/shown-pictures.ts";
import type { PictureFormat } from "../../../shared/formats.ts";
import { canvasOf, IDEA_SCALE } from "../ideas/bake-ideas.ts";
import { ideaOven, leaveIdeaOven } from "../ideas/idea-oven.ts";
import type { SavedScene } from "../scenes/get-scene.ts";

/** A creative in the clothes of a brand, on one of its grounds. */
export type Dressing = { scene: Scene; photos: Photos; ground: string; picture: HTMLCanvasElement };
type Dressings = { made: Dressing[]; isBaking: boolean; problem: string | null };

const NONE: Dressings = { made: [], isBaking: true, problem: null };
/** As many as stand in a row. */
const MOST_GROUNDS = 3;

/** A creative as it looks in a brand, or in none, once for each ground. Painted in the page; nothing is kept. */
export function useDressings(saved: SavedScene, format: PictureFormat, worn: Worn | null): Dressings {
  const [state, setState] = useState(NONE);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    setState(NONE);
    bake(saved, format, worn, signal, (one) => {
      if (!signal.aborted) setState((now) => ({ ...now, made: [...now.made, one] }));
    })
      .then(() => !signal.aborted && setState((now) => ({ ...now, isBaking: false })))
      .catch((error: unknown) => {
        if (signal.aborted || (error instanceof OvenError && error.code === "superseded")) return;
        if (!(error instanceof OvenError) || error.code === "failed") leaveIdeaOven();
        setState((now) => ({ ...now, isBaking: false, problem: explain(error) }));
      });
    return () => ended.abort();
  }, [saved, format, worn]);
  return state;
}

async function bake(
  { scene, photos }: SavedScene,
  format: PictureFormat,
  worn: Worn | null,
  signal: AbortSignal,
  onDressing: (one: Dressing) => void,
) {
  const { said, type, layout, seed, photo, photos: more } = scene;
  if (scene.meme) throw new OvenError("refused", "A meme wears no brand: its template decides how it looks.");
  if (!said) throw new OvenError("refused", "This one was not made from a description. Its colours are in the studio.");
  const oven = await ideaOven(said.text);
  const left = new Map([...photos].filter(([name]) => name !== scene.brand.logo && name !== scene.font));
  const own = together({ photos: left, photo, more }, await worn?.pictures());
  const { sentence, brief } = unbranded(scene);
  const asked = { brief, kit: worn?.kit, layout, own, signal };
  const dressed = inBrand(scene, await oven.compose(sentence, type, format, seed, asked));
  const grounds = worn ? kitPalettes(worn.kit).slice(0, MOST_GROUNDS) : [];
  const ways = (grounds.length > 0 ? grounds : [dressed.palette]).map((palette) => ({
    scene: inPalette(dressed, palette),
    photos: own ? shownPictures(own, palette) : new Map(),
    ground: worn?.kit.colors.find(({ hex }) => hex === palette.paper)?.name ?? "Colours from the sentence",
  }));
  const isSound = ({ scene: one, photos: shown }: (typeof ways)[number]) =>
    oven.check(one, format, { photos: shown, signal });
  const sound = [];
  for (const way of ways) if (await isSound(way)) sound.push(way);
  // What a hand has made of it may be to blame, and its owner sees what it looks like.
  for (const way of sound.length > 0 ? sound : ways.slice(0, 1)) {
    const options = { scale: IDEA_SCALE, slot: `brand ${way.ground}`, photos: way.photos, signal };
    onDressing({ ...way, picture: canvasOf(await oven.paint(way.scene, format, options)) });
  }
}

function explain(error: unknown): string {
  const { code, message } = error instanceof OvenError ? error : { code: "failed", message: "" };
  if (code === "refused" || code === "unsupported") return message;
  if (code === "offline") return "The brand could not be loaded. Check your connection and try again.";
  return "The creative could not be painted in this browser.";
}
