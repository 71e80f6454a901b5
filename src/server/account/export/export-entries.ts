import type { Ground } from "../../../shared/contracts/brands.ts";
import type { ReadObject } from "../../adapters/storage/port.ts";
import type { Database } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import * as queries from "./export-queries.ts";
import { exportReadme } from "./export-readme.ts";
import { jsonList, readPages } from "./read-pages.ts";
import type { ZipEntry } from "./write-zip.ts";

type CreativeRow = {
  key: string;
  id: string;
  title: string;
  created_at: string;
  has_photo: boolean;
  has_logo: boolean;
  /** Those that were added by hand, with their first four bytes. */
  pictures: { name: string; signature: string }[];
  object: string | null;
};
type BrandRow = { key: string; id: string; created_at: string; logos: Ground[] };
type FontRow = { key: string; id: string; created_at: string };
type FileRow = { key: string; object: string; created_at: Date };
type Parts = { pool: Database; readObject: ReadObject; isHosted: boolean };

/** Every file of an export: first the README, then the lists, then the pictures. */
export async function* exportEntries({ pool, readObject, isHosted }: Parts, userId: string): AsyncGenerator<ZipEntry> {
  const at = new Date();
  const account = await pool.query<{ account: unknown }>(isHosted ? queries.HOSTED_ACCOUNT : queries.ACCOUNT, [userId]);
  const creatives = () => readPages<CreativeRow>(pool, queries.CREATIVES, userId);
  const list = (sql: string) => jsonList(readPages(pool, sql, userId));
  yield { name: "README.txt", at, content: [exportReadme(at)] };
  yield { name: "account.json", at, content: [`${JSON.stringify(account.rows[0]?.account, null, 2)}\n`] };
  yield { name: "creatives.json", at, content: jsonList(describe(creatives())) };
  const brands = () => readPages<BrandRow>(pool, queries.BRANDS, userId);
  yield { name: "brands.json", at, content: jsonList(describeBrands(brands())) };
  const fonts = () => readPages<FontRow>(pool, queries.FONTS, userId);
  yield { name: "fonts.json", at, content: jsonList(describeFonts(fonts())) };
  yield { name: "generations.json", at, content: list(queries.GENERATIONS) };
  yield { name: "ai-calls.json", at, content: list(queries.AI_CALLS) };
  yield { name: "usage.json", at, content: list(queries.USAGE) };
  yield { name: "usage-months.json", at, content: list(queries.MONTHS) };

  for await (const creative of creatives()) {
    const bytes = creative.object && (await readObject("creatives", creative.object));
    // Deleted while the export was under way.
    if (bytes) yield { name: pictureName(creative), at: new Date(creative.created_at), content: bytes };
    const { photo, logo } = await readOwn(pool, creative);
    if (photo) yield { name: photoName(creative), at: new Date(creative.created_at), content: photo };
    if (logo) yield { name: logoName(creative), at: new Date(creative.created_at), content: logo };
    for (const { name, file } of addedPictures(creative)) {
      const { rows } = await pool.query<Row<"public.creative_pictures", "bytes">>(queries.ADDED_PICTURE, [
        creative.id,
        name,
      ]);
      if (rows[0]) yield { name: file, at: new Date(creative.created_at), content: rows[0].bytes };
    }
  }
  for await (const brand of brands())
    for (const [ground, name] of Object.entries(logoFiles(brand))) {
      const { rows } = await pool.query<Row<"public.brand_logos", "bytes">>(queries.BRAND_LOGO, [brand.id, ground]);
      if (rows[0]) yield { name, at: new Date(brand.created_at), content: rows[0].bytes };
    }
  for await (const font of fonts()) {
    const { rows } = await pool.query<Row<"public.brand_fonts", "bytes">>(queries.FONT, [userId, font.id]);
    if (rows[0]) yield { name: fontFile(font), at: new Date(font.created_at), content: rows[0].bytes };
  }
  for await (const { object, created_at } of readPages<FileRow>(pool, queries.OTHER_FILES, userId)) {
    const bytes = await readObject("creatives", object);
    if (bytes) yield { name: `other-images/${object.split("/").slice(1).join("-")}`, at: created_at, content: bytes };
  }
}

/** The rows as written to creatives.json: with the name of the picture in the zip. */
async function* describe(creatives: AsyncIterable<CreativeRow>) {
  for await (const { has_photo, has_logo, pictures, object, ...creative } of creatives) {
    const file = object && pictureName(creative);
    const own = {
      photo_file: has_photo ? photoName(creative) : null,
      logo_file: has_logo ? logoName(creative) : null,
      picture_files: addedPictures({ ...creative, pictures }),
    };
    yield { ...creative, file, ...own };
  }
}

async function* describeBrands(brands: AsyncIterable<BrandRow>) {
  for await (const { logos, ...brand } of brands) yield { ...brand, logo_files: logoFiles({ ...brand, logos }) };
}

async function* describeFonts(fonts: AsyncIterable<FontRow>) {
  for await (const font of fonts) yield { ...font, file: fontFile(font) };
}

const fontFile = ({ id }: Pick<FontRow, "id">) => `fonts/${id}.ttf`;

const logoFiles = ({ id, logos }: Pick<BrandRow, "id" | "logos">): Partial<Record<Ground, string>> =>
  Object.fromEntries(logos.map((ground) => [ground, `brands/${id}-${ground}.png`]));

/** Sorts by date in any file manager, made unique by the start of the id. */
function pictureName({ created_at, title, id }: Pick<CreativeRow, "created_at" | "title" | "id">): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  const day = new Date(created_at).toISOString().slice(0, 10);
  return `images/${[day, Array.from(words).slice(0, 60).join(""), id].filter(Boolean).join("_")}.png`;
}

const photoName = ({ id }: Pick<CreativeRow, "id">) => `photos/${id}.jpg`;
const logoName = ({ id }: Pick<CreativeRow, "id">) => `logos/${id}.png`;

const ENDINGS: Record<string, string> = { "89504e47": "png", "52494646": "webp" };

const addedPictures = ({ id, pictures }: Pick<CreativeRow, "id" | "pictures">) =>
  pictures.map(({ name, signature }, n) => ({ name, file: `pictures/${id}-${n + 1}.${ENDINGS[signature] ?? "jpg"}` }));

type Own = Row<"public.creative_scenes", "photo" | "logo">;

/** The user's own pictures inside a creative. */
async function readOwn(pool: Database, { id, has_photo, has_logo }: CreativeRow): Promise<Partial<Own>> {
  if (!has_photo && !has_logo) return {};
  const { rows } = await pool.query<Own>(queries.OWN_PICTURES, [id]);
  return rows[0] ?? {};
}
