import { type History, type HistoryStep, recorded } from "@/workbench/document/history.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";

/** What is edited: a kit and its logos, as PNG or whatever file was chosen, in base64. */
export type EditedBrand = { kit: BrandKit; logos: { light?: string; dark?: string } };
type Step = HistoryStep & { brand: EditedBrand };
export type KitState = History<Step>;

export type KitAction =
  /** Changes with the same key soon after each other are one step. */
  { do: "change"; name: string; brand: EditedBrand; key?: string } | { do: "undo" | "redo" };

export const openKit = (brand: EditedBrand): KitState => ({
  steps: [{ name: "Opened", touched: [], key: null, at: 0, brand }],
  current: 0,
});

export function reduceKit(state: KitState, { action, at }: { action: KitAction; at: number }): KitState {
  if (action.do === "change") {
    const { name, brand, key = null } = action;
    return recorded(state, { name, touched: [], key, at, brand });
  }
  const step = action.do === "undo" ? -1 : 1;
  return { ...state, current: Math.min(Math.max(state.current + step, 0), state.steps.length - 1) };
}

export const brandOf = ({ steps, current }: KitState): EditedBrand =>
  steps[current]?.brand ?? (steps[0]?.brand as EditedBrand);
