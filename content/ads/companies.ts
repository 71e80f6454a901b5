import { readdirSync } from "node:fs";
import type { CompanyInput } from "./schema.ts";

/** One file per company. The build bundles them into a folder of the same name beside the server. */
const FOLDER = new URL("./companies/", import.meta.url);

export const COMPANIES: readonly CompanyInput[] = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => /\.[jt]s$/.test(file))
    .map(async (file) => (await import(new URL(file, FOLDER).href)).default),
);
