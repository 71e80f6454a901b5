/**
 * A stored picture, made smaller by the server. `contain` fits it inside without cutting anything off. Pictures that lie
 * elsewhere come as they are.
 */
export function renditionUrl(imageUrl: string, width: number): string {
  if (!imageUrl.startsWith("/storage/v1/object/public/")) return imageUrl;
  const [path = ""] = imageUrl.split("?");
  return `${path.replace("/object/", "/render/image/")}?width=${width}&resize=contain`;
}
