import { DEMO_WORDS, type DemoWords } from "../../../../shared/landing-demo.ts";
import { DEMO, type Picture } from "../landing-pictures.ts";

export type DemoSample = DemoWords & { creative: Picture };

const sampleOf = (words: DemoWords): DemoSample => ({ ...words, creative: DEMO[words.id] });
const [first, ...others] = DEMO_WORDS;

export const ICE_CREAM = sampleOf(first);
export const DEMO_SAMPLES: readonly DemoSample[] = [ICE_CREAM, ...others.map(sampleOf)];
