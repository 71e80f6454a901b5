import type { ImageRequest } from "../port.ts";

const FLUX_WITH_PICTURES = "blackforestlabs/flux-3/edit-image";

/** Each model has a route and fields of its own. */
export function falRequest({ prompt, format, model, quality, images }: ImageRequest) {
  const asked = model.ask[format];
  if (model.id.startsWith("ideogram/")) {
    const [width, height] = asked.split("x").map(Number);
    const size = { image_size: { width, height }, quality: quality ?? model.defaultQuality };
    // Its own rewriting of the prompt would change words that have to be set as they are.
    return { path: model.id, body: { prompt, ...size, num_images: 1, enable_prompt_expansion: false } };
  }
  const body = { prompt, aspect_ratio: asked, resolution: "1k", output_format: "png", enable_prompt_expansion: false };
  if (images.length === 0) return { path: model.id, body };
  const image_urls = images.map(
    ({ bytes, mimeType }) => `data:${mimeType};base64,${Buffer.from(bytes).toString("base64")}`,
  );
  return { path: FLUX_WITH_PICTURES, body: { ...body, image_urls } };
}
