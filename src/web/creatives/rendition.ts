import type { RenditionWidth } from "../../shared/renditions.ts";

/**
 * A stored picture, scaled down by the server. `contain` fits it without cropping. Pictures stored elsewhere are
 * returned as they are.
 */
export function renditionUrl(imageUrl: string, width: RenditionWidth): string {
  if (!imageUrl.startsWith("/storage/v1/object/public/")) return imageUrl;
  const [path = ""] = imageUrl.split("?");
  return `${path.replace("/object/", "/render/image/")}?width=${width}&resize=contain`;
}

/** A picture that ships with the product has a smaller copy beside it. */
export const listSizeUrl = (imageUrl: string, width: RenditionWidth) =>
  imageUrl.startsWith("/content/") ? imageUrl.replace(/\.(webp|png)$/, "-list.webp") : renditionUrl(imageUrl, width);
