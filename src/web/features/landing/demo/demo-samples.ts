import coffee from "@/assets/landing/coffee-720.webp";
import hookIdeaLarge from "@/assets/landing/hook-idea-800.webp";
import iceCream from "@/assets/landing/ice-cream-720.webp";
import { DEMO_WORDS, type DemoWords } from "../../../../shared/landing-demo.ts";
import type { Picture } from "../landing-pictures.ts";

const DEMO = {
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
    alt: "Meme with a starry-eyed pigeon: “nobody: marketers at 2am with one new hook idea:”",
  },
} satisfies Record<DemoWords["id"], Picture>;

export type DemoSample = DemoWords & { creative: Picture };

const sampleOf = (words: DemoWords): DemoSample => ({ ...words, creative: DEMO[words.id] });
const [first, ...others] = DEMO_WORDS;

export const ICE_CREAM = sampleOf(first);
export const DEMO_SAMPLES: readonly DemoSample[] = [ICE_CREAM, ...others.map(sampleOf)];
