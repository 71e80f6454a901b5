import { cleanImage, type ImageType } from "./clean-image.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { type Finishing, finishImage } from "./finish-image.ts";
import { makeRenditions, type Rendition } from "./make-renditions.ts";
import { paintLogo } from "./paint-logo.ts";
import { prepareForModel } from "./prepare-for-model.ts";
import { receiveFromModel } from "./receive-from-model.ts";
import { seesLettering } from "./see-lettering.ts";

/** Everything that decodes a picture, or a font. Each takes one, and what else it has to know. */
export const DARKROOM_TASKS = {
  clean: (picture: Uint8Array, { contentType }: { contentType: ImageType }) => cleanImage(picture, contentType),
  // What reads fonts is not loaded for pictures.
  font: async (file: Uint8Array) => (await import("../font-files/clean-font.ts")).cleanFont(file),
  logo: (picture: Uint8Array) => paintLogo(picture),
  prepare: (picture: Uint8Array) => prepareForModel(picture),
  receive: async (picture: Uint8Array) => ({ jpeg: await receiveFromModel(picture) }),
  look: async (picture: Uint8Array) => ({ hasLettering: await seesLettering(picture) }),
  finish: async (picture: Uint8Array, wanted: Finishing) => ({
    png: await finishImage(picture, wanted),
  }),
  fingerprint: async (picture: Uint8Array) => ({ fingerprint: await fingerprintOf(picture) }),
  renditions: (picture: Uint8Array, { wanted }: { wanted: readonly Rendition[] }) => makeRenditions(picture, wanted),
};

export type DarkroomTasks = typeof DARKROOM_TASKS;
export type DarkroomTask = keyof DarkroomTasks;
