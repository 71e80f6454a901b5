import type { RenditionWidth } from "../../shared/renditions.ts";

/**
 * A stored picture, made smaller by the server. `contain` fits it inside without cutting anything off. Pictures that lie
 * elsewhere come as they are.
 */
export function renditionUrl(imageUrl: string, width: RenditionWidth): string {
  if (!imageUrl.startsWith("/storage/v1/object/public/")) return imageUrl;
  const [path = ""] = imageUrl.split("?");
  return `${path.replace("/object/", "/render/image/")}?width=${width}&resize=contain`;
}

/** A picture that came with the product lies beside its own smaller copy. */
export const listSizeUrl = (imageUrl: string, width: RenditionWidth) =>
  imageUrl.startsWith("/content/") ? imageUrl.replace(/\.webp$/, "-list.webp") : renditionUrl(imageUrl, width);
