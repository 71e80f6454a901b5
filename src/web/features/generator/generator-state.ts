import { z } from "zod";
import { type InspirationImage, inspirationImageSchema } from "@/lib/inspiration/inspiration-image.ts";
import { type AdType, adTypeSchema } from "../../../shared/ad-types.ts";
import {
  creativeTypeSchema,
  EDIT_SOURCE,
  MAX_INSPIRATION_IMAGES,
} from "../../../shared/contracts/generate-creative.ts";
import { DEFAULT_FORMAT, type Format, formatSchema } from "../../../shared/formats.ts";

const detailsSchema = z.object({
  type: creativeTypeSchema,
  format: formatSchema,
  seconds: z.number(),
  priceUsd: z.number().nullable(),
  model: z.string().nullable().default(null),
  /** What of an edit was left undone. */
  note: z.string().optional(),
});

/** Everything the generator works with. It is kept for as long as the tab is open. */
export const generatorStateSchema = z.object({
  prompt: z.string(),
  /** The user's own words, while others stand in their place, and those others as they were put there. */
  undo: z.object({ written: z.string(), replacement: z.string() }).nullable(),
  adType: adTypeSchema,
  format: formatSchema,
  generatedImage: z.string().nullable(),
  generatedTitle: z.string(),
  generatedDetails: detailsSchema.nullable(),
  inspirationImages: z.array(inspirationImageSchema).max(MAX_INSPIRATION_IMAGES),
  /** The creative that is to be changed, instead of making a new one. */
  editSource: inspirationImageSchema.nullable(),
  /** What runs on the server, found again by its id after a reload. */
  run: z
    .object({ requestId: z.uuid(), startedAt: z.number(), type: creativeTypeSchema, format: formatSchema })
    .nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type GeneratorState = z.infer<typeof generatorStateSchema>;
type Run = NonNullable<GeneratorState["run"]>;

export const EMPTY_GENERATOR: GeneratorState = {
  prompt: "",
  undo: null,
  adType: "meta",
  format: DEFAULT_FORMAT,
  generatedImage: null,
  generatedTitle: "",
  generatedDetails: null,
  inspirationImages: [],
  editSource: null,
  run: null,
  failure: null,
};

export type MadeCreative = {
  image: string;
  title: string;
  seconds: number;
  priceUsd: number | null;
  model: string | null;
  /** Other than was chosen, when an edit asked for another. */
  format?: Format | undefined;
  note?: string | undefined;
};

export type GeneratorAction =
  | { do: "write"; prompt: string }
  | { do: "choose-type"; adType: AdType }
  | { do: "choose-format"; format: Format }
  | { do: "use-template"; prompt: string; adType: AdType }
  /** `from` is what was sent to be rewritten: an answer to other words than those that stand there now is dropped. */
  | { do: "rewrite"; from: string; prompt: string }
  | { do: "undo" }
  | { do: "add-inspiration"; image: InspirationImage }
  | { do: "remove-inspiration"; id: string }
  | { do: "edit"; source: InspirationImage; format: Format }
  | { do: "stop-editing" }
  | { do: "start"; run: Run }
  | ({ do: "succeed"; requestId: string } & MadeCreative)
  | { do: "fail"; requestId: string; code: string; message: string }
  | { do: "cancel"; requestId: string }
  | { do: "generate-new" }
  | { do: "clear-all" }
  | { do: "restore"; state: GeneratorState };

const NO_RESULT = { generatedImage: null, generatedTitle: "", generatedDetails: null, failure: null } as const;

export function reduceGenerator(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.do) {
    case "write":
      return { ...state, prompt: action.prompt };
    case "choose-type":
      return { ...state, adType: action.adType };
    case "choose-format":
      return { ...state, format: action.format };
    case "use-template":
      return { ...replacePrompt(state, action.prompt), adType: action.adType };
    case "rewrite":
      return state.prompt.trim() === action.from.trim() ? replacePrompt(state, action.prompt) : state;
    case "undo":
      return state.undo ? { ...state, prompt: state.undo.written, undo: null } : state;
    case "add-inspiration":
      return { ...state, inspirationImages: addNewest(state.inspirationImages, action.image) };
    case "remove-inspiration":
      return { ...state, inspirationImages: state.inspirationImages.filter(({ id }) => id !== action.id) };
    case "edit":
      // The words on the form made another creative; those about the change are still to be written.
      return { ...replacePrompt(state, ""), editSource: { ...action.source, ...EDIT_SOURCE }, format: action.format };
    case "stop-editing":
      return { ...state, editSource: null };
    case "start":
      return { ...state, ...NO_RESULT, run: action.run };
    case "generate-new":
      return { ...state, ...NO_RESULT };
    case "clear-all":
      // What runs goes on: it is paid for.
      return { ...EMPTY_GENERATOR, run: state.run };
    case "restore":
      return { ...action.state, run: state.run };
    default:
      return endRun(state, action);
  }
}

type End = Extract<GeneratorAction, { do: "succeed" | "fail" | "cancel" }>;

/** Only the run on screen can end; what comes late from another one changes nothing. */
function endRun(state: GeneratorState, end: End): GeneratorState {
  const { run } = state;
  if (run?.requestId !== end.requestId) return state;
  if (end.do === "cancel") return { ...state, run: null };
  if (end.do === "fail") return { ...state, run: null, failure: { code: end.code, message: end.message } };
  return {
    ...state,
    run: null,
    failure: null,
    editSource: null,
    generatedImage: end.image,
    generatedTitle: end.title,
    generatedDetails: {
      type: run.type,
      format: end.format ?? run.format,
      seconds: end.seconds,
      priceUsd: end.priceUsd,
      model: end.model,
      note: end.note,
    },
  };
}

/** However often words are replaced, undo leads back to the last ones that the user wrote. */
function replacePrompt(state: GeneratorState, prompt: string): GeneratorState {
  const { undo } = state;
  const written = undo && state.prompt === undo.replacement ? undo.written : state.prompt;
  return { ...state, prompt, undo: written.trim() ? { written, replacement: prompt } : null };
}

function addNewest(images: InspirationImage[], image: InspirationImage): InspirationImage[] {
  if (images.some(({ id }) => id === image.id)) return images;
  return [...images, image].slice(-MAX_INSPIRATION_IMAGES);
}
