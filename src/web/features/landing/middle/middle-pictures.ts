import doodle from "@/assets/landing/doodle-480.webp";
import link from "@/assets/landing/format-1.91x1-300.webp";
import squareFormat from "@/assets/landing/format-1x1-300.webp";
import feed from "@/assets/landing/format-4x5-300.webp";
import story from "@/assets/landing/format-9x16-300.webp";
import wide from "@/assets/landing/format-16x9-300.webp";
import payroll from "@/assets/landing/payroll-480.webp";
import plantA from "@/assets/landing/plant-a-320.webp";
import plantB from "@/assets/landing/plant-b-320.webp";
import plantC from "@/assets/landing/plant-c-320.webp";
import serum from "@/assets/landing/serum-480.webp";
import swipeDog from "@/assets/landing/swipe-barkuterie-better-than-yours-200.webp";
import swipeCat from "@/assets/landing/swipe-lamppost-lost-cat-200.webp";
import swipeBoot from "@/assets/landing/swipe-longhaul-resole-200.webp";
import swipeStickers from "@/assets/landing/swipe-rotabird-bird-game-200.webp";
import swipeCoffee from "@/assets/landing/swipe-slowpoke-coffee-decaf-apology-200.webp";
import swipeDoodle from "@/assets/landing/swipe-tagteam-juggle-200.webp";
import swipeToys from "@/assets/landing/swipe-toybrary-landfill-200.webp";
import swipeBox from "@/assets/landing/swipe-umbra-cover-one-click-200.webp";
import type { Format } from "../../../../shared/formats.ts";
import type { Picture } from "../landing-pictures.ts";

const plain = (src: string, width: number, height: number): Picture => ({ src, width, height, alt: "" });

/** Three of the six ad types, side by side. */
export const AD_TYPES: readonly Picture[] = [plain(serum, 480, 600), plain(payroll, 480, 600), plain(doodle, 480, 480)];

/** Eight of the swipe file itself. */
export const SWIPE_FILES: readonly Picture[] = [
  plain(swipeCoffee, 200, 250),
  plain(swipeToys, 200, 250),
  plain(swipeBoot, 200, 250),
  plain(swipeStickers, 200, 250),
  plain(swipeBox, 200, 200),
  plain(swipeDoodle, 200, 200),
  plain(swipeCat, 200, 200),
  plain(swipeDog, 200, 200),
];

/** One ad in every format. */
export const IN_EVERY_FORMAT: Record<Format, Picture> = {
  "9:16": plain(story, 300, 533),
  "1:1": plain(squareFormat, 300, 300),
  "4:5": plain(feed, 300, 375),
  "16:9": plain(wide, 300, 169),
  "1.91:1": plain(link, 300, 157),
};

const plainPortrait = (src: string) => plain(src, 320, 400);

/** One brief, three answers. */
export const REROLLS: readonly Picture[] = [plainPortrait(plantA), plainPortrait(plantB), plainPortrait(plantC)];
