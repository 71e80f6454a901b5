import banana from "@/assets/landing/banana-sticker-480.webp";
import bananaLarge from "@/assets/landing/banana-sticker-1120.webp";
import coffee from "@/assets/landing/coffee-720.webp";
import coldDrink from "@/assets/landing/cold-drink-400.webp";
import coldDrinkMedium from "@/assets/landing/cold-drink-560.webp";
import coldDrinkLarge from "@/assets/landing/cold-drink-800.webp";
import doodle from "@/assets/landing/doodle-480.webp";
import link from "@/assets/landing/format-1.91x1-300.webp";
import squareFormat from "@/assets/landing/format-1x1-300.webp";
import feed from "@/assets/landing/format-4x5-300.webp";
import story from "@/assets/landing/format-9x16-300.webp";
import wide from "@/assets/landing/format-16x9-300.webp";
import hookIdea from "@/assets/landing/hook-idea-400.webp";
import hookIdeaMedium from "@/assets/landing/hook-idea-560.webp";
import hookIdeaLarge from "@/assets/landing/hook-idea-800.webp";
import hotSauce from "@/assets/landing/hot-sauce-320.webp";
import hotSauceMedium from "@/assets/landing/hot-sauce-480.webp";
import hotSauceLarge from "@/assets/landing/hot-sauce-640.webp";
import iceCream from "@/assets/landing/ice-cream-720.webp";
import moisturiser from "@/assets/landing/moisturiser-320.webp";
import moisturiserMedium from "@/assets/landing/moisturiser-480.webp";
import moisturiserLarge from "@/assets/landing/moisturiser-640.webp";
import payroll from "@/assets/landing/payroll-480.webp";
import plantA from "@/assets/landing/plant-a-320.webp";
import plantB from "@/assets/landing/plant-b-320.webp";
import plantC from "@/assets/landing/plant-c-320.webp";
import runningShoe from "@/assets/landing/running-shoe-320.webp";
import runningShoeMedium from "@/assets/landing/running-shoe-480.webp";
import runningShoeLarge from "@/assets/landing/running-shoe-640.webp";
import serum from "@/assets/landing/serum-480.webp";
import swipeDog from "@/assets/landing/swipe-barkuterie-better-than-yours-200.webp";
import swipeCat from "@/assets/landing/swipe-lamppost-lost-cat-200.webp";
import swipeBoot from "@/assets/landing/swipe-longhaul-resole-200.webp";
import swipeStickers from "@/assets/landing/swipe-rotabird-bird-game-200.webp";
import swipeCoffee from "@/assets/landing/swipe-slowpoke-coffee-decaf-apology-200.webp";
import swipeDoodle from "@/assets/landing/swipe-tagteam-juggle-200.webp";
import swipeToys from "@/assets/landing/swipe-toybrary-landfill-200.webp";
import swipeBox from "@/assets/landing/swipe-umbra-cover-one-click-200.webp";
import type { Format } from "../../../shared/formats.ts";
import type { DemoWords } from "../../../shared/landing-demo.ts";

/** All pictures of the landing page, painted by `npm run content:landing`. `alt` is empty if the text says the same. */
export type Picture = { src: string; srcSet?: string; sizes?: string; width: number; height: number; alt: string };

/** The white edge and the shadow are painted into it: as CSS filters they would delay the first paint. */
export const BANANA: Picture = {
  src: banana,
  srcSet: `${banana} 480w, ${bananaLarge} 1120w`,
  sizes: "(min-width: 760px) clamp(232px, 40vw, 560px), 224px",
  width: 560,
  height: 560,
  alt: "",
};

type Sizes = [small: string, medium: string, large: string];

const portrait = ([small, medium, large]: Sizes, alt: string): Picture => ({
  src: small,
  srcSet: `${small} 320w, ${medium} 480w, ${large} 640w`,
  sizes: "(min-width: 1652px) 19vw, (min-width: 1462px) 304px, (min-width: 1000px) 21vw, 208px",
  width: 320,
  height: 400,
  alt,
});
const square = ([small, medium, large]: Sizes, alt: string): Picture => ({
  src: small,
  srcSet: `${small} 400w, ${medium} 560w, ${large} 800w`,
  sizes: "(min-width: 1652px) 23vw, (min-width: 1462px) 380px, (min-width: 1000px) 26vw, 260px",
  width: 400,
  height: 400,
  alt,
});

/** The five creatives of the scrolling gallery. */
export const GALLERY: readonly Picture[] = [
  portrait(
    [hotSauce, hotSauceMedium, hotSauceLarge],
    "Hot sauce ad: an orange bottle on red rays, “Hot. Like, lawsuit hot.”",
  ),
  square(
    [hookIdea, hookIdeaMedium, hookIdeaLarge],
    "Meme: a starry-eyed duck with laptop and coffee, “nobody: marketers at 2am with one new hook idea:”",
  ),
  portrait(
    [runningShoe, runningShoeMedium, runningShoeLarge],
    "Running shoe ad: an orange trainer on lime, “Outrun your inbox”",
  ),
  square([coldDrink, coldDrinkMedium, coldDrinkLarge], "Drinks ad: an iced drink in sun rays, “Sip happens”"),
  portrait(
    [moisturiser, moisturiserMedium, moisturiserLarge],
    "Moisturiser ad: a green bottle in an arch, “Skin that called in well.”",
  ),
];

export const DEMO = {
  "ice-cream": {
    src: iceCream,
    width: 720,
    height: 720,
    alt: "Ice cream ad on pink with vanilla dripping from the top and a cone: “48 hours. Then it melts.”",
  },
  coffee: {
    src: coffee,
    width: 720,
    height: 900,
    alt: "Coffee ad with one cup in warm light on dark brown: “Monday has a mute button.”",
  },
  "hook-idea": {
    src: hookIdeaLarge,
    width: 800,
    height: 800,
    alt: "Meme with a starry-eyed duck by night: “nobody: marketers at 2am with one new hook idea:”",
  },
} satisfies Record<DemoWords["id"], Picture>;

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
