/**
 * Puts a picture on the clipboard, as PNG, since that is what every program can paste. Takes the promise of it, because
 * browsers only allow this while they remember the press of a button, and a download may take longer than that.
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
