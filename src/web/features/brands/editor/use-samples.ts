import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { fontQuery } from "@/brands/own-fonts.ts";
import { logosOf, together, withFont } from "@/brands/worn.ts";
import { ideaOven } from "@/creatives/ideas/idea-oven.ts";
import type { Oven, OwnPictures } from "@/oven/oven.ts";
import { OvenError } from "@/oven/oven-error.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { shownPictures } from "../../../../engine/scene/shown-pictures.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import type { ReadBrandOutput } from "../../../../shared/contracts/brands.ts";
import { ownFontId } from "../../../../shared/fonts/font-facts.ts";
import type { Format } from "../../../../shared/formats.ts";

/** After the last change. */
const PAUSE_MS = 350;
const SCALE = 0.4;
const [MOST_TRIES, NEXT_TRY] = [3, 97];

/** What many brands say at some time, so that nothing has to be invented about this one. */
const SAMPLES: readonly { format: Format; sentence: string }[] = [
  { format: "4:5", sentence: "Come and see us on Saturday, 10 to 4" },
  { format: "9:16", sentence: "Now open on Sundays. 9 to 1" },
  { format: "1:1", sentence: "Thank you for ten years" },
  { format: "16:9", sentence: "Free delivery on every order this week" },
];

type Sample = { picture: HTMLCanvasElement; alt: string; format: Format };
type Samples = { samples: readonly (Sample | null)[]; isPainting: boolean; problem: string | null };

/** Four creatives that wear a kit, painted in the page again whenever it changes. Old ones stay until then. */
export function useSamples(kit: BrandKit, { light, dark }: ReadBrandOutput["logos"], turn: number): Samples {
  const [state, setState] = useState<Samples>({ samples: SAMPLES.map(() => null), isPainting: true, problem: null });
  const told = JSON.stringify(kit);
  // By their bytes: after each save they are read again, and most often the same.
  const { headlineFont: face = "" } = kit;
  const isOwn = ownFontId(face) !== undefined;
  const { data: font } = useQuery({ ...fontQuery(face), enabled: isOwn });
  const own = useMemo(
    () => together(logosOf({ light, dark }), isOwn && font ? withFont(face, font) : undefined),
    [light, dark, face, font, isOwn],
  );
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const paint = async () => {
      setState((now) => ({ ...now, isPainting: true, problem: null }));
      try {
        const worn = JSON.parse(told) as BrandKit;
        const oven = await ideaOven(SAMPLES[0]?.sentence ?? "");
        for (const [at, { format, sentence }] of SAMPLES.entries()) {
          if (signal.aborted) return;
          const picture = await paintOne(oven, {
            format,
            sentence,
            seed: turn * SAMPLES.length + at,
            kit: worn,
            own,
            signal,
          });
          if (signal.aborted) return;
          const sample = { picture, format, alt: `${sentence}, in ${format}` };
          setState((now) => ({ ...now, samples: now.samples.with(at, sample) }));
        }
        setState((now) => ({ ...now, isPainting: false }));
      } catch (error) {
        if (signal.aborted || (error instanceof OvenError && error.code === "superseded")) return;
        const problem = error instanceof Error && error.message ? error.message : "The samples could not be painted.";
        setState((now) => ({ ...now, isPainting: false, problem }));
      }
    };
    const timer = setTimeout(() => void paint(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [told, own, turn]);
  return state;
}

type Wanted = {
  format: Format;
  sentence: string;
  seed: number;
  kit: BrandKit;
  own: OwnPictures | undefined;
  signal: AbortSignal;
};

async function paintOne(oven: Oven, { format, sentence, seed, kit, own, signal }: Wanted): Promise<HTMLCanvasElement> {
  const slot = `sample ${format}`;
  const options = { kit, own, signal, slot, isQuick: true };
  const compose = (tries: number): Promise<Scene> =>
    oven.compose(sentence, "meta", format, seed + tries * NEXT_TRY, options).catch((error: unknown) => {
      // Another idea may have what this one has not.
      if (tries < MOST_TRIES && error instanceof OvenError && error.code === "refused") return compose(tries + 1);
      throw error;
    });
  const scene = await compose(0);
  const photos = own && shownPictures(own, scene.palette);
  const bitmap = await oven.paint(scene, format, { photos, scale: SCALE, slot, signal });
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}
