/**
 * Puts a picture on the clipboard, as PNG, since every program can paste that. Takes a promise, because browsers only
 * allow this shortly after the press of a button, and the download may take longer.
 */
export async function copyPicture(picture: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ "image/png": picture.then(toPng) })]);
}

async function toPng(picture: Blob): Promise<Blob> {
  if (picture.type === "image/png") return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/png" });
}
