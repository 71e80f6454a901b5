import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../samples/photos/", import.meta.url);

/** The pictures of our own that stand in for the user's in samples, by the name of their file. */
export const samplePhotos: ReadonlyMap<string, Uint8Array> = new Map(
  readdirSync(FOLDER).map((file) => [file.replace(".webp", ""), new Uint8Array(readFileSync(new URL(file, FOLDER)))]),
);
