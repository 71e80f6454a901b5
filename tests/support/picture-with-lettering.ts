import sharp from "sharp";

const HILL = '<rect width="1024" height="1024" fill="#5a6a58"/>';

/** An H or an E as strokes, since the machine may have no fonts. */
const letter = (x: number, isE: boolean) =>
  `<path fill="none" stroke="#fff" stroke-width="18" d="M${x} 220v100${isE ? `h45M${x} 229h45` : `M${x + 45} 220v100`}M${x} 270h45"/>`;

const drawn = (body: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">${HILL}${body}</svg>`))
    .png()
    .toBuffer();

export const pictureWithLettering = () =>
  drawn(Array.from({ length: 10 }, (_, at) => letter(150 + at * 75, at % 2 === 1)).join(""));
export const plainPicture = () => drawn("");
