import type { LinkProps } from "@tanstack/react-router";
import {
  GraduationCap,
  House,
  Images,
  LayoutGrid,
  type LucideIcon,
  MailOpen,
  Settings2,
  Smile,
  SwatchBook,
  Upload,
  UsersRound,
  WandSparkles,
} from "lucide-react";

export type Entry = {
  to: NonNullable<LinkProps["to"]>;
  label: string;
  Icon: LucideIcon;
  /** Every other screen is below it: it is only the current one at its own path. */
  isExact?: boolean;
};

const home: Entry = { to: "/dashboard", label: "Home", Icon: House, isExact: true };
const generate: Entry = { to: "/dashboard/generate", label: "Generate", Icon: WandSparkles };
const school: Entry = { to: "/dashboard/prompt-school", label: "Prompt School", Icon: GraduationCap };
const gallery: Entry = { to: "/dashboard/gallery", label: "Gallery", Icon: Images };
const memes: Entry = { to: "/dashboard/memes", label: "Memes", Icon: Smile };
const swipe: Entry = { to: "/dashboard/ads-swipe", label: "Ads Swipe", Icon: LayoutGrid };
const settings: Entry = { to: "/dashboard/settings", label: "Settings", Icon: Settings2 };
const brands: Entry = { to: "/dashboard/brands", label: "Brands", Icon: SwatchBook };

export const MAIN_ENTRIES: readonly Entry[] = [home, generate, school, gallery, memes, swipe, settings, brands];

/** On phones the most visited are tabs, the rest is behind "More". */
export const TAB_ENTRIES: readonly Entry[] = [generate, gallery, memes, swipe];
export const MORE_ENTRIES: readonly Entry[] = [home, school, brands, settings];

export const BANANAMAN_ENTRIES: readonly Entry[] = [
  { to: "/dashboard/ads-upload", label: "Upload Ads", Icon: Upload },
  { to: "/dashboard/email-preview", label: "Email Preview", Icon: MailOpen },
  { to: "/dashboard/bananaman-users", label: "Manage Users", Icon: UsersRound },
];
