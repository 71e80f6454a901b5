import { AppError } from "../../../shared/errors.ts";
import { MAX_PICTURE_ASPECT, MAX_PICTURE_SIDE } from "../../../shared/picture-bounds.ts";

/** A whole picture of this size is more than some browsers can open. */
const LARGE_BYTES = 30 * 1024 * 1024;

/** The beginnings of the files that browsers open. The text of an SVG may start with a declaration. */
const OPENED = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF.{4}WEBP/s, /^BM/, /^.{4}ftypavi/s, /^\s*<(\?xml|svg|!)/];
/** Some phones send HEIC under the name of a JPEG. Its brand stands at the beginning of the file. */
const HEIC = /^.{4}ftyp(hei|hev|mif1|msf1)/s;
const BEGINNING_BYTES = 64;

type NamedFile = Pick<File, "name" | "type" | "size" | "slice">;

/** Systems that do not know the type leave it empty. */
export const isHeicFile = ({ name, type }: Pick<File, "name" | "type">) =>
  /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));

/** Refuses what no service and no layout can use, before it is made smaller. */
export function checkBounds({ width, height }: { width: number; height: number }): void {
  const size = `${width.toLocaleString("en")} × ${height.toLocaleString("en")} px`;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long > short * MAX_PICTURE_ASPECT) {
    const why = `It is too narrow: ${size}, and the long side may be at most ${MAX_PICTURE_ASPECT} times the short one.`;
    throw new AppError("bad_request", `${why} Cut a piece out of it and add that.`);
  }
  if (long > MAX_PICTURE_SIDE) {
    const why = `It is too large: ${size}, and a side may have at most ${MAX_PICTURE_SIDE.toLocaleString("en")} px.`;
    throw new AppError("bad_request", `${why} Save it smaller and add it again.`);
  }
}

/** Why a file could not be read as a picture, and what to do about it. */
export async function explainPicture(file: NamedFile, error: unknown): Promise<string> {
  if (error instanceof AppError) return error.message;
  const { name } = file;
  if (file.size === 0) return `“${name}” is empty. Choose another file.`;
  const beginning = await readBeginning(file);
  if (isHeicFile(file) || HEIC.test(beginning)) {
    return `“${name}” is a HEIC photo, which this browser cannot open. Save it as JPEG and add it again. On an iPhone, Settings > Camera > Formats > Most Compatible makes JPEG from the start.`;
  }
  if (!OPENED.some((start) => start.test(beginning))) {
    return `“${name}” is not a picture that a browser can open. Choose a JPEG, PNG, WebP or GIF.`;
  }
  if (file.size > LARGE_BYTES) return `“${name}” is too large for this browser. Save it smaller and add it again.`;
  return `“${name}” is damaged or incomplete. Open it on your device, save it again as JPEG or PNG, and add that.`;
}

/** One character for each byte. */
async function readBeginning(file: NamedFile): Promise<string> {
  const bytes = await file
    .slice(0, BEGINNING_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return String.fromCharCode(...new Uint8Array(bytes));
}
