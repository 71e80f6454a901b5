import { createHash } from "node:crypto";
import sharp from "sharp";
import type { MemeTemplate } from "../../engine/memes/meme-template.ts";
import type { NamedFiles } from "../adapters/storage/port.ts";
import type { RenderPool } from "../rendering/render-pool.ts";
import { ENGINE_VERSION } from "./engine-version.ts";
import { createPaintedFiles, type PaintedFiles } from "./painted-files.ts";

type Picture = Pick<MemeTemplate, "slug" | "structure" | "scene" | "width" | "height">;
/** The full size is what captions are painted on, so it is lossless. */
type MemePictureSize = "list" | "full";

/** Cards are about 240 pixels wide, on high-density screens. */
const LIST_WIDTH = 480;

/** The name changes with what the picture shows, so browsers may cache it forever. */
export function memePictureName({ slug, structure, scene, width, height }: Picture, size: MemePictureSize): string {
  const version = createHash("sha256")
    .update(JSON.stringify([ENGINE_VERSION, structure, scene, width, height, LIST_WIDTH]))
    .digest("hex")
    .slice(0, 16);
  return `${slug}-${version}${size === "full" ? ".png" : "-list.webp"}`;
}

/** The pictures of the meme templates, without words. */
export function createMemePictureFiles(
  files: NamedFiles,
  { renderInWorker }: Pick<RenderPool, "renderInWorker">,
  templates: readonly Picture[],
): PaintedFiles<Picture> {
  return createPaintedFiles(files, {
    items: templates,
    namesOf: (template) => [memePictureName(template, "list"), memePictureName(template, "full")],
    async paint({ slug, structure, scene, width, height }) {
      const { png } = await renderInWorker({ template: { slug, structure, scene, width, height } });
      const list = sharp(png).resize({ width: LIST_WIDTH }).webp({ quality: 86, effort: 4 });
      return [await list.toBuffer(), png];
    },
  });
}

/** Reads what captions are painted on, by a template's slug. */
export function memePictureReader(files: Pick<PaintedFiles<Picture>, "read">, templates: readonly Picture[]) {
  const names = new Map(templates.map((template) => [template.slug, memePictureName(template, "full")]));
  return async (slug: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    const name = names.get(slug);
    const picture = name === undefined ? null : await files.read(name);
    // A thread takes plain bytes.
    return picture && new Uint8Array(picture);
  };
}
