import { Globe, ImageUp, type LucideIcon, PencilLine } from "lucide-react";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";

export type Way = "hand" | "logo" | "address";

export const WAYS: readonly { way: Way; title: string; hint: string; Icon: LucideIcon }[] = [
  { way: "hand", title: "By hand", hint: "A name and some colours", Icon: PencilLine },
  { way: "logo", title: "From a logo", hint: "We read its colours", Icon: ImageUp },
  { way: "address", title: "From a web address", hint: "Name, icon, colours, fonts", Icon: Globe },
];

export const isWay = (value: unknown): value is Way => WAYS.some(({ way }) => way === value);

/** What a way brings: a kit that is whole, and the logo, if there is one. */
export type Draft = { kit: BrandKit; logo?: string | undefined };

export const emptyKit = (name: string): BrandKit => ({
  name,
  colors: [],
  say: [],
  avoid: [],
  contacts: [],
  profiles: [],
});
