import type { Oven } from "@/oven/oven.ts";
import type { Palette } from "../../../engine/scene/palette.ts";
import type { Scene } from "../../../engine/scene/scene.ts";

type Composing = Pick<Oven, "compose" | "paint" | "check">;

/** An oven whose scenes have these colours, unless the painted picture does not stand up in them. */
export function inColours(oven: Composing, palette: Palette): Composing {
  const sound = new WeakSet<Scene>();
  return {
    async compose(words, type, format, seed, options) {
      const made = await oven.compose(words, type, format, seed, options);
      const recoloured = { ...made, palette };
      if (!(await oven.check(recoloured, format, { signal: options?.signal }))) return made;
      sound.add(recoloured);
      return recoloured;
    },
    paint: (scene, format, options) => oven.paint(scene, format, options),
    check: async (scene, format, options) => sound.has(scene) || oven.check(scene, format, options),
  };
}

export const hasColoursOf = (one: Scene, other: Scene) =>
  (Object.keys(one.palette) as (keyof Palette)[]).every((role) => one.palette[role] === other.palette[role]);
