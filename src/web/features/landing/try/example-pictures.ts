import baker0 from "@/assets/landing/baked-baker-0-540.webp";
import baker1 from "@/assets/landing/baked-baker-1-540.webp";
import baker2 from "@/assets/landing/baked-baker-2-540.webp";
import dogs0 from "@/assets/landing/baked-dogs-0-540.webp";
import dogs1 from "@/assets/landing/baked-dogs-1-540.webp";
import dogs2 from "@/assets/landing/baked-dogs-2-540.webp";
import gig0 from "@/assets/landing/baked-gig-0-540.webp";
import gig1 from "@/assets/landing/baked-gig-1-540.webp";
import gig2 from "@/assets/landing/baked-gig-2-540.webp";

/** In the order of BAKED_EXAMPLES. */
export const EXAMPLE_PICTURES: readonly (readonly string[])[] = [
  [dogs0, dogs1, dogs2],
  [baker0, baker1, baker2],
  [gig0, gig1, gig2],
];
