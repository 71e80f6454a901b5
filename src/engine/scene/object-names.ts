import { z } from "zod";
import { OBJECT_NAMES } from "./object-name-list.ts";

/** Objects drawn in the Fluent Emoji style (Microsoft, MIT), one compressed SVG file each in `art/objects`. */
export type ObjectName = (typeof OBJECT_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set(OBJECT_NAMES);

export const isObjectName = (name: string): name is ObjectName => NAMES.has(name);

export const objectNameSchema = z.custom<ObjectName>((name) => typeof name === "string" && isObjectName(name), {
  message: "there is no object of that name",
});
