import { READING_SCHEMA } from "../../../engine/author/answer/answer-shape.ts";
import { enclose, readingInstructions } from "../../../engine/author/answer/reading-instructions.ts";
import { AppError } from "../../../shared/errors.ts";
import { ideaOven } from "../ideas/idea-oven.ts";
import type { Reader } from "./reader.ts";

/** The browser's own language model, as far as we use it. */
type LanguageModel = {
  availability(options: Options): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  create(options: Options & { signal: AbortSignal; monitor: (monitor: EventTarget) => void }): Promise<Session>;
};
type Options = {
  initialPrompts?: { role: "system"; content: string }[];
  expectedInputs: { type: "text"; languages: string[] }[];
  expectedOutputs: { type: "text"; languages: string[] }[];
};
type Session = {
  prompt(text: string, options: { responseConstraint: unknown; signal: AbortSignal }): Promise<string>;
  destroy(): void;
};

const UNCHANGED = "Your brief was not changed, and nothing left this device.";

const modelHere = () => (globalThis as { LanguageModel?: LanguageModel }).LanguageModel;
const LANGUAGES = ["en"];
const languages = [{ type: "text" as const, languages: LANGUAGES }];
const OPTIONS: Options = { expectedInputs: languages, expectedOutputs: languages };

/** The reader on this device, if the browser has one. Asking fetches nothing. */
export async function onDeviceReader(): Promise<Reader | null> {
  const state = await modelHere()
    ?.availability(OPTIONS)
    .catch(() => "unavailable" as const);
  if (!state || state === "unavailable") return null;
  const place =
    state === "available" ? "on this device" : "on this device, after it has fetched a model of some gigabytes";
  return { id: "device", name: "Your browser", usd: 0, place, read };
}

const read: Reader["read"] = async (prompt, type, { signal, onProgress }) => {
  const description = prompt.trim();
  const { text, tag } = enclose(description);
  const instructions = readingInstructions(type, tag);
  const answer = await ask(text, instructions, signal, onProgress);
  const oven = await ideaOven(description);
  const taken = await oven.takeAnswer({ text: answer, prompt: description, instructions });
  if ("reason" in taken) {
    throw new AppError(
      "provider_failed",
      `Your browser's model gave an answer that is of no use: ${taken.reason}. ${UNCHANGED}`,
    );
  }
  return { ...taken, usd: 0 };
};

/** One session per reading: it holds much memory, and nobody reads twice in a row. */
async function ask(text: string, instructions: string, signal: AbortSignal, onProgress: (share: number) => void) {
  let session: Session | undefined;
  try {
    session = await modelHere()?.create({
      ...OPTIONS,
      initialPrompts: [{ role: "system", content: instructions }],
      signal,
      monitor: (monitor) =>
        monitor.addEventListener("downloadprogress", (event) => onProgress((event as ProgressEvent).loaded)),
    });
    if (!session) throw new Error("there is no model");
    return await session.prompt(text, { responseConstraint: READING_SCHEMA, signal });
  } catch (error) {
    if (signal.aborted) throw new AppError("cancelled", `The reading was stopped. ${UNCHANGED}`);
    throw new AppError("provider_failed", `Your browser's model could not read it. ${UNCHANGED}`, { cause: error });
  } finally {
    session?.destroy();
  }
}
