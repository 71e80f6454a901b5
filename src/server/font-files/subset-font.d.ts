/** What is used of it. */
declare module "subset-font" {
  type Options = {
    targetFormat: "sfnt";
    variationAxes?: Record<string, number>;
    dropTables?: readonly string[];
    noHinting?: boolean;
    keepAllGlyphs?: boolean;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}

declare module "fontverter" {
  export function convert(font: Uint8Array, format: "sfnt"): Promise<Buffer>;
}
