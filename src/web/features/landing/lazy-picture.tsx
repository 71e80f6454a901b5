import type { Picture } from "./landing-pictures.ts";

/** A picture below the first screen. */
export function LazyPicture({ picture }: { picture: Picture }) {
  return <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />;
}
