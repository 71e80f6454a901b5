import { FormData } from "undici";
import type { ImageRequest } from "../port.ts";

/** Without pictures: JSON for `/images/generations`. Size and quality always, or the service picks dear ones. */
export function generationBody(request: ImageRequest): string {
  return JSON.stringify({ ...fieldsOf(request), n: 1, background: "opaque", moderation: "auto" });
}

/** With pictures: a form for `/images/edits`, which knows no moderation field. */
export function editBody(request: ImageRequest): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(request))) form.append(name, value);
  appendImages(form, "image[]", request);
  return form;
}

export function appendImages(form: FormData, field: string, { images }: Pick<ImageRequest, "images">) {
  for (const [at, { bytes, mimeType }] of images.entries()) {
    const extension = mimeType.replace("image/", "").replace("jpeg", "jpg");
    form.append(field, new Blob([new Uint8Array(bytes)], { type: mimeType }), `picture-${at + 1}.${extension}`);
  }
}

function fieldsOf({ prompt, format, model, quality }: ImageRequest): Record<string, string> {
  return {
    model: model.id,
    prompt,
    size: model.ask[format],
    quality: quality ?? model.defaultQuality ?? "high",
    output_format: "png",
  };
}
