import { admits } from "../giant-type/limits.ts";
import { claimOf } from "../layouts/invents.ts";
import { keepsLogo } from "../layouts/keeps-logo.ts";
import { LAYOUTS } from "../layouts/layouts.ts";
import { LAYOUT_IDS, type LayoutId } from "../scene/layout-id.ts";
import type { Scene } from "../scene/scene.ts";

/** Layouts for the same kind of creative that might carry these words. Whether they do is seen when they are laid out. */
export function otherLayouts({ layout, type, slots, photo, brand }: Scene): LayoutId[] {
  return LAYOUT_IDS.filter((id) => {
    const { types, limits } = LAYOUTS[id];
    if (id === layout || id === "meme" || !types.includes(type) || claimOf(id, slots) !== undefined) return false;
    if (brand.logo !== undefined && !keepsLogo(id)) return false;
    return !limits || admits(limits, slots, photo !== undefined);
  });
}
