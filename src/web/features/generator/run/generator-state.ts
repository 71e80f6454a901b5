import { z } from "zod";
import { type InspirationImage, inspirationImageSchema } from "@/creatives/inspiration/inspiration-image.ts";
import { type KeptIdea, keptIdeaSchema } from "@/creatives/kept-idea/kept-idea.ts";
import { type AdType, adTypeSchema } from "../../../../shared/ad-types.ts";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";
import { type Brief, briefSchema } from "../../../../shared/brief/brief.ts";
import { NOTHING_SET } from "../../../../shared/brief/change.ts";
import { type Charge, chargeSchema, serviceSchema } from "../../../../shared/contracts/ai-services.ts";
import {
  creativeTypeSchema,
  MAX_IDEA_SEED,
  MAX_INSPIRATION_IMAGES,
} from "../../../../shared/contracts/generate-creative.ts";
import { DEFAULT_FORMAT, type Format, formatSchema } from "../../../../shared/formats.ts";
import { type BorrowPart, borrowPartSchema, type InspirationRole } from "../../../../shared/inspiration.ts";
import type { MadeCreative } from "../api/get-generation.ts";

/** What went into a creative besides the words: whose ideas, and the user's own pictures. */
const ingredientsSchema = z.object({
  after: z.array(z.object({ id: z.string(), lender: z.string(), parts: z.array(borrowPartSchema) })),
  hasPhoto: z.boolean(),
  hasLogo: z.boolean(),
});
export type Ingredients = z.infer<typeof ingredientsSchema>;

const detailsSchema = z.object({
  type: creativeTypeSchema,
  format: formatSchema,
  /** The words it was made from. */
  prompt: z.string().default(""),
  creativeId: z.string().nullable().default(null),
  documentId: z.string().nullable().default(null),
  /** Null when it was not made just now. */
  seconds: z.number().nullable(),
  priceUsd: z.number().nullable(),
  service: serviceSchema.nullable().default(null),
  model: z.string().nullable().default(null),
  /** What an edit did, and what could not be done as asked. */
  did: z.array(z.string()).optional(),
  note: z.string().optional(),
  ingredients: ingredientsSchema.optional(),
});

/** What is asked for: the prompt, the one it replaced, and the format. */
const draft = {
  prompt: z.string(),
  /** The user's own prompt while a rewritten one replaces it, and that replacement as it was inserted. */
  undo: z.object({ written: z.string(), replacement: z.string() }).nullable(),
  format: formatSchema,
};

const FIRST_IDEAS = { from: 0, place: 0, layouts: [] as string[] };
const ideasSchema = z.object({
  /** The first of the three. */
  from: z.int().min(0).max(MAX_IDEA_SEED),
  place: z.int().min(0).max(2),
  /** What they looked like last, so that a word more does not shuffle them. */
  layouts: z.array(z.string().max(40)).max(3),
});

/** Everything the generator works with. It is kept for as long as the tab is open. */
export const generatorStateSchema = z.object({
  ...draft,
  adType: adTypeSchema,
  /** What was set of the brief; the rest is read in the description. */
  brief: briefSchema.default(NOTHING_SET),
  /** Who else than the composer has read the description, and which. */
  reader: z.object({ name: z.string(), prompt: z.string() }).nullable().default(null),
  /** Which three ideas stand beside the form, and which of them is chosen. */
  ideas: ideasSchema.default(FIRST_IDEAS),
  /** Kept on the landing page and not made yet. */
  idea: keptIdeaSchema.nullable(),
  generatedImage: z.string().nullable(),
  generatedTitle: z.string(),
  generatedDetails: detailsSchema.nullable(),
  inspirationImages: z.array(inspirationImageSchema).max(MAX_INSPIRATION_IMAGES),
  /**
   * The edit of an existing creative, with a prompt of its own; the description is kept meanwhile. Without an address
   * it was started in another tab, and only that tab knows the picture.
   */
  edit: z
    .object({ ...draft, imageUrl: z.string().nullable(), versionId: z.string().nullable().default(null) })
    .nullable(),
  /** The service for the next picture, if not the default. */
  once: serviceSchema.nullable(),
  /** The run on the server, found again by its id after a reload. */
  run: z
    .object({
      requestId: z.uuid(),
      startedAt: z.number(),
      type: creativeTypeSchema,
      format: formatSchema,
      prompt: z.string().default(""),
      /** The picture that an edit changes, if this tab knows it. */
      source: z.string().optional(),
      ingredients: ingredientsSchema.optional(),
      /** The idea that was chosen, by its number. */
      idea: z.number().optional(),
      /** Who makes it, and about what it costs, as far as known. */
      service: serviceSchema.optional(),
      usd: z.number().nullable().optional(),
    })
    .nullable(),
  failure: z.object({ code: z.string(), message: z.string(), charge: chargeSchema.optional() }).nullable(),
  /** On phones the form folds to one line when there is a result, until the user wants to change it. */
  isUnfolded: z.boolean(),
});
export type GeneratorState = z.infer<typeof generatorStateSchema>;
type Run = NonNullable<GeneratorState["run"]>;
type Draft = Pick<GeneratorState, keyof typeof draft>;

export const EMPTY_GENERATOR: GeneratorState = {
  prompt: "",
  undo: null,
  format: DEFAULT_FORMAT,
  adType: "meta",
  brief: NOTHING_SET,
  reader: null,
  ideas: FIRST_IDEAS,
  idea: null,
  generatedImage: null,
  generatedTitle: "",
  generatedDetails: null,
  inspirationImages: [],
  edit: null,
  once: null,
  run: null,
  failure: null,
  isUnfolded: false,
};

export type GeneratorAction =
  | { do: "write"; prompt: string }
  | { do: "choose-type"; adType: AdType }
  | { do: "choose-format"; format: Format }
  | { do: "use-template"; prompt: string; adType: AdType }
  | { do: "set-brief"; brief: Brief; reader?: GeneratorState["reader"] }
  | { do: "choose-idea"; place: number }
  | { do: "show-ideas"; from: number }
  | { do: "ideas-shown"; layouts: string[] }
  | { do: "take-idea"; idea: KeptIdea }
  | { do: "drop-idea" }
  /** `from` is the prompt that was sent: the answer is dropped if the prompt has changed since. */
  | { do: "rewrite"; from: string; prompt: string }
  | { do: "undo" }
  | { do: "add-inspiration"; image: InspirationImage }
  | { do: "remove-inspiration"; id: string }
  | { do: "use-as"; id: string; role: InspirationRole }
  | { do: "borrow"; id: string; parts: BorrowPart[] }
  | { do: "use-once"; service: ServiceId | null }
  | { do: "edit"; imageUrl: string; format: Format; versionId?: string | null | undefined }
  | { do: "show-version"; version: ShownVersion }
  | { do: "stop-editing" }
  | { do: "unfold" }
  | { do: "start"; run: Run }
  /** Takes on a run that another tab started. */
  | { do: "adopt"; run: Run }
  | ({ do: "succeed"; requestId: string } & MadeCreative)
  | { do: "fail"; requestId: string; code: string; message: string; charge?: Charge | undefined }
  | { do: "cancel"; requestId: string }
  | { do: "generate-new" }
  | { do: "clear-all" }
  | { do: "restore"; state: GeneratorState };

/** Another version of the creative on screen. */
type ShownVersion = {
  id: string;
  image: string;
  title: string;
  type: string;
  format: Format;
  prompt: string;
  did?: string[] | undefined;
  note?: string | undefined;
};

const NEW_BRIEF = { brief: NOTHING_SET, reader: null, ideas: FIRST_IDEAS };
const NO_RESULT = { generatedImage: null, generatedTitle: "", generatedDetails: null, failure: null } as const;

/** The draft shown in the form: that of the edit, or the description. */
export const draftOf = (state: GeneratorState): Draft => state.edit ?? state;

/** The kept idea, as long as the form still describes it: other words, or a picture, would make another creative. */
export function ideaOf(state: GeneratorState): KeptIdea | null {
  const { idea, edit, prompt, adType, format, inspirationImages } = state;
  if (!idea || edit || inspirationImages.length > 0) return null;
  const isDescribed = prompt.trim() === idea.sentence && adType === idea.adType && format === idea.format;
  return isDescribed ? idea : null;
}

/** The meme template that the next creative captions: the newest one, if it is to be a meme. */
export function templateOf({ edit, adType, inspirationImages }: GeneratorState): string | undefined {
  if (edit || adType !== "meme") return undefined;
  return inspirationImages.findLast(({ template }) => template)?.template;
}

export function reduceGenerator(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.do) {
    case "write":
      return withDraft(state, { prompt: action.prompt });
    case "choose-type":
      return { ...state, edit: null, adType: action.adType, ideas: FIRST_IDEAS, isUnfolded: true };
    case "choose-format":
      return withDraft(state, { format: action.format });
    case "use-template":
      // A template describes a new creative, so the edit is dropped, and what was set of another.
      return {
        ...replacePrompt({ ...state, edit: null, ...NEW_BRIEF }, action.prompt),
        adType: action.adType,
        isUnfolded: true,
      };
    case "set-brief":
      return { ...state, brief: action.brief, reader: action.reader === undefined ? state.reader : action.reader };
    case "choose-idea":
      return { ...state, ideas: { ...state.ideas, place: action.place } };
    case "show-ideas":
      return { ...state, ideas: { from: action.from, place: 0, layouts: [] } };
    case "ideas-shown":
      return { ...state, ideas: { ...state.ideas, layouts: action.layouts } };
    case "take-idea": {
      const { sentence, adType, format } = action.idea;
      const drafted = replacePrompt({ ...state, edit: null }, sentence);
      return {
        ...drafted,
        brief: action.idea.brief ?? NOTHING_SET,
        ideas: FIRST_IDEAS,
        idea: action.idea,
        adType,
        format,
        isUnfolded: true,
      };
    }
    case "drop-idea":
      return { ...state, idea: null };
    case "rewrite":
      return draftOf(state).prompt.trim() === action.from.trim() ? replacePrompt(state, action.prompt) : state;
    case "undo": {
      const { undo } = draftOf(state);
      return undo ? withDraft(state, { prompt: undo.written, undo: null }) : state;
    }
    case "add-inspiration":
      return {
        ...state,
        // An edit works on its own picture only, and would hide this one.
        edit: null,
        // Who brings a template and has not written anything wants a meme.
        adType: action.image.template && !state.prompt.trim() ? "meme" : state.adType,
        inspirationImages: addNewest(state.inspirationImages, action.image),
        isUnfolded: true,
      };
    case "remove-inspiration":
      return { ...state, inspirationImages: state.inspirationImages.filter(({ id }) => id !== action.id) };
    case "use-as":
      return withImage(state, action.id, { role: action.role });
    case "borrow":
      return withImage(state, action.id, { borrow: action.parts });
    case "use-once":
      return { ...state, once: action.service };
    case "edit":
      return {
        ...state,
        edit: { ...editOf(action), versionId: action.versionId ?? null },
        isUnfolded: true,
      };
    case "show-version":
      return showVersion(state, action.version);
    case "stop-editing":
      return { ...state, edit: null };
    case "unfold":
      return { ...state, isUnfolded: true };
    case "start":
      // The result before it stays: if this run fails or is cancelled, its picture is seen again.
      return { ...state, failure: null, run: action.run, isUnfolded: false };
    case "adopt":
      return { ...state, ...draftFrom(action.run), run: action.run };
    case "generate-new":
      // The edit's prompt belongs to the creative that is removed; the description comes back.
      return { ...state, ...NO_RESULT, edit: null };
    case "clear-all":
      // The run continues: it is already paid for.
      return { ...EMPTY_GENERATOR, run: state.run };
    case "restore":
      return { ...action.state, run: state.run };
    default:
      return endRun(state, action);
  }
}

/** Changes the draft shown in the form and leaves the other one as it is. */
function withDraft(state: GeneratorState, change: Partial<Draft>): GeneratorState {
  return state.edit ? { ...state, edit: { ...state.edit, ...change } } : { ...state, ...change };
}

function withImage(state: GeneratorState, id: string, change: Partial<InspirationImage>): GeneratorState {
  const inspirationImages = state.inspirationImages.map((image) => (image.id === id ? { ...image, ...change } : image));
  return { ...state, inspirationImages };
}

/** The form as it was when the run was started, as far as the server knows. */
function draftFrom({ type, prompt, format }: Run): Partial<GeneratorState> {
  const asked: Draft = { prompt, format, undo: null };
  return type === "edit" ? { edit: { ...asked, imageUrl: null, versionId: null } } : { ...asked, adType: type };
}

const editOf = ({ imageUrl, format }: { imageUrl: string; format: Format }) => ({
  ...{ imageUrl, format },
  ...{ prompt: "", undo: null },
});

/** The picture on screen becomes another version of the same document, and an edit of it starts from there. */
function showVersion(state: GeneratorState, version: ShownVersion): GeneratorState {
  const { generatedDetails: details, edit } = state;
  if (!details) return state;
  const { id, image, title, format, prompt, did, note } = version;
  const isEdited = edit !== null && edit.versionId === details.creativeId;
  return {
    ...state,
    generatedImage: image,
    generatedTitle: title,
    generatedDetails: {
      ...{ format, prompt, did, note, creativeId: id, documentId: details.documentId },
      type: creativeTypeSchema.catch(details.type).parse(version.type),
      ...{ seconds: null, priceUsd: null, service: null, model: null, ingredients: undefined },
    },
    edit: isEdited ? { ...edit, imageUrl: image, format, versionId: id } : edit,
  };
}

type End = Extract<GeneratorAction, { do: "succeed" | "fail" | "cancel" }>;

/** Only the run on screen can end; a late answer to another one changes nothing. */
function endRun(state: GeneratorState, end: End): GeneratorState {
  const { run } = state;
  if (run?.requestId !== end.requestId) return state;
  if (end.do === "cancel") return { ...state, run: null };
  if (end.do === "fail") {
    const { code, message, charge } = end;
    // With a picture in sight the form would stay folded, and with it the button to try again.
    const isUnfolded = state.isUnfolded || state.generatedImage !== null;
    return { ...state, run: null, failure: { code, message, charge }, isUnfolded };
  }
  return {
    ...state,
    run: null,
    failure: null,
    ideas: run.idea === undefined ? state.ideas : nextIdea(state.ideas),
    // Once was this picture. After a failure it stays, for another try.
    once: null,
    // It has been made: the same words ask for another idea from now on.
    idea: state.idea && run.prompt === state.idea.sentence ? null : state.idea,
    edit: editAfter(state.edit, run, end),
    generatedImage: end.image,
    generatedTitle: end.title,
    generatedDetails: {
      type: run.type,
      format: end.format ?? run.format,
      prompt: run.prompt,
      creativeId: end.creativeId,
      documentId: end.documentId,
      did: end.did,
      seconds: end.seconds,
      priceUsd: end.priceUsd,
      service: end.service,
      model: end.model,
      note: end.note,
      ingredients: run.ingredients,
    },
  };
}

/** The same words ask for another idea from now on: the one beside it, or the first of three others. */
function nextIdea({ from, place, layouts }: GeneratorState["ideas"]): GeneratorState["ideas"] {
  return place < 2 ? { from, place: place + 1, layouts } : { from: from + 3, place: 0, layouts: [] };
}

/** The next edit starts from the picture that this one made. Its words are done, and undo brings them back. */
function editAfter(
  edit: GeneratorState["edit"],
  run: Run,
  { image, format, creativeId }: MadeCreative,
): GeneratorState["edit"] {
  const isItsOwn = run.type === "edit" && edit?.imageUrl === (run.source ?? null);
  if (!isItsOwn) return edit;
  const undo = run.prompt ? { written: run.prompt, replacement: "" } : null;
  return { imageUrl: image, versionId: creativeId, format: format ?? run.format, prompt: "", undo };
}

/** However often the prompt is replaced, undo restores the last one that the user wrote. */
function replacePrompt(state: GeneratorState, prompt: string): GeneratorState {
  const { prompt: before, undo } = draftOf(state);
  const written = undo && before === undo.replacement ? undo.written : before;
  return withDraft(state, { prompt, undo: written.trim() ? { written, replacement: prompt } : null });
}

function addNewest(images: InspirationImage[], image: InspirationImage): InspirationImage[] {
  if (images.some(({ id }) => id === image.id)) return images;
  return [...images, image].slice(-MAX_INSPIRATION_IMAGES);
}
