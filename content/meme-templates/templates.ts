import { readdirSync } from "node:fs";
import { loadTemplates } from "./load-templates.ts";
import type { MemeTemplateInput } from "./schema.ts";

/** One file per template. The build bundles them into a folder of the same name beside the server. */
const FOLDER = new URL("./templates/", import.meta.url);

const files = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => /\.[jt]s$/.test(file))
    .map(
      async (file): Promise<[string, MemeTemplateInput]> => [
        file.replace(/\.[jt]s$/, ""),
        (await import(new URL(file, FOLDER).href)).default,
      ],
    ),
);

/** All meme templates, the most popular first. */
export const MEME_TEMPLATES = loadTemplates(new Map(files));
