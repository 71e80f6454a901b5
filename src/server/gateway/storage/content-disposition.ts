/** Shown in place, or saved under a name that means the same to every browser and cannot leave a folder. */
export function contentDisposition(download: string | undefined, objectName: string): string {
  if (download === undefined) return "inline";
  const wanted = download || (objectName.split("/").at(-1) ?? "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not get through.
  const clean = wanted.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\\/:*?"<>|]/g, "_");
  // By code points, and without halves of them, which could not be encoded.
  const name = [...clean.replace(/^\.+|\p{Surrogate}/gu, "_")].slice(0, 100).join("") || "download";
  const ascii = name.replace(/[^ -~]/g, "_").replace(/[%;]/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRfc5987(name)}`;
}

function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}
