import type { LayoutId } from "../../scene/layout-id.ts";
import type { Palette } from "../../scene/palette.ts";
import type { TypefaceId } from "../../scene/typefaces.ts";

/** How an ad makes its point, whatever it sells. */
export type Tactic = "question" | "offer" | "number" | "comparison" | "voice" | "list" | "statement";

/** The idea of another ad: how it is built, never what it shows or says. */
export type Borrowed = {
  layout?: LayoutId | undefined;
  /** The seed of the other scene: many layouts have several ways, and it chose one. */
  variant?: number | undefined;
  palette?: Palette | undefined;
  typeface?: TypefaceId | undefined;
  tactic?: Tactic | undefined;
};
