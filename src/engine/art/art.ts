import type { Box } from "../box.ts";
import type { Node } from "../node/node.ts";
import type { Palette } from "../palette.ts";
import type { LogoMark } from "./logo-mark.ts";

/** A drawing that can be painted into any box of its aspect ratio (width over height). */
export type Art = { aspect: number; paint(area: Box): Node[] };

/** What a drawing takes from the scene it appears in. */
export type ArtContext = { palette: Palette; brand: { name: string; mark: LogoMark }; note?: string | undefined };
