import type { Picture } from "../landing-pictures.ts";

/** A picture below the first screen. */
export function LazyPicture({ picture }: { picture: Picture }) {
  return <img loading="lazy" decoding="async" {...picture} alt={picture.alt} />;
}
