import banana from "@/assets/landing/banana-sticker-480.webp";
import bananaLarge from "@/assets/landing/banana-sticker-1120.webp";
import coldDrink from "@/assets/landing/cold-drink-400.webp";
import coldDrinkMedium from "@/assets/landing/cold-drink-560.webp";
import coldDrinkLarge from "@/assets/landing/cold-drink-800.webp";
import hookIdea from "@/assets/landing/hook-idea-400.webp";
import hookIdeaMedium from "@/assets/landing/hook-idea-560.webp";
import hookIdeaLarge from "@/assets/landing/hook-idea-800.webp";
import hotSauce from "@/assets/landing/hot-sauce-320.webp";
import hotSauceMedium from "@/assets/landing/hot-sauce-480.webp";
import hotSauceLarge from "@/assets/landing/hot-sauce-640.webp";
import moisturiser from "@/assets/landing/moisturiser-320.webp";
import moisturiserMedium from "@/assets/landing/moisturiser-480.webp";
import moisturiserLarge from "@/assets/landing/moisturiser-640.webp";
import runningShoe from "@/assets/landing/running-shoe-320.webp";
import runningShoeMedium from "@/assets/landing/running-shoe-480.webp";
import runningShoeLarge from "@/assets/landing/running-shoe-640.webp";

/** A picture of the landing page, painted by `npm run content:landing`. `alt` is empty if the text says the same. */
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
    "Meme: a starry-eyed pigeon before a pink sky, “nobody: marketers at 2am with one new hook idea:”",
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
