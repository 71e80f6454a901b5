import type { LayoutId } from "../scene/layout-id.ts";
import { LAYOUTS } from "./layouts.ts";

/** They keep a corner of the photograph free in every format. */
const SIGNED_POSTERS: ReadonlySet<LayoutId> = new Set(["caption-bar", "magazine", "porthole", "story"]);

/**
 * Whether a layout has a place for a brand's own logo. Other posters are filled by their words: a logo would be left out,
 * or lie on giant letters or the edge of a picture.
 */
export const keepsLogo = (layout: LayoutId): boolean => !LAYOUTS[layout].limits || SIGNED_POSTERS.has(layout);
