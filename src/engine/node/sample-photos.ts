import { readdirSync, readFileSync } from "node:fs";
import type { Photos } from "../paint/render-scene.ts";

const FOLDER = new URL("../samples/photos/", import.meta.url);

/** The pictures of our own that stand in for the user's in samples, by the name of their file. */
export const samplePhotos: Photos = new Map(
  readdirSync(FOLDER).map((file) => [file.replace(".webp", ""), new Uint8Array(readFileSync(new URL(file, FOLDER)))]),
);
