import { AppError, type AppErrorCode } from "../../shared/errors.ts";
import type { AiFailure, AiFailureCode } from "../adapters/ai/port.ts";

export type Task = "image" | "text" | "check";

const APP_CODES: Record<AiFailureCode, AppErrorCode> = {
  key_invalid: "key_invalid",
  key_blocked: "key_blocked",
  no_image_quota: "no_image_quota",
  rate_limited: "rate_limited",
  daily_quota: "daily_quota",
  no_credit: "no_credit",
  model_gone: "model_gone",
  refused: "refused",
  no_image: "no_image",
  too_large: "too_large",
  timeout: "provider_timeout",
  unavailable: "provider_unavailable",
  unknown: "provider_failed",
};

/** What happened, what to do and whether anything was charged; then the service's own message, if it adds something. */
export function explainFailure(failure: AiFailure, task: Task): AppError {
  if (failure.isOurs && failure.words) return new AppError(APP_CODES[failure.code], failure.words);
  const sentence = sentenceFor(failure, task);
  const said = failure.words ? ` The AI service said: “${failure.words}”` : "";
  return new AppError(APP_CODES[failure.code], sentence + said, { retryAfter: waitOf(failure) });
}

function sentenceFor(failure: AiFailure, task: Task): string {
  const silence = task === "check" && whyNotAsked(failure);
  if (silence) {
    return `The AI service could not be asked about this API key: it ${silence} A key you saved before stays connected, and nothing was charged.`;
  }
  switch (failure.code) {
    case "key_invalid":
      return `The AI service does not accept ${task === "check" ? "this" : "your"} API key. Please check it and save it in Settings. Nothing was charged.`;
    case "key_blocked":
      return "The AI service does not let this API key make the call. Nothing was charged.";
    case "no_image_quota":
      return "Your API key is on the free tier, which cannot make images. Turn on billing for it in Google AI Studio (https://ai.studio/projects), then try again. Nothing was charged.";
    case "rate_limited":
      return `The AI service allows no more calls at the moment. Please try again in ${secondsOf(failure)}. Nothing was charged.`;
    case "daily_quota":
      return "Your API key has used up what the AI service allows it per day. Try again tomorrow, or raise the limit in Google AI Studio. Nothing was charged.";
    case "no_credit":
      return "The prepaid credit of your AI account is used up. Top it up in Google AI Studio (https://ai.studio/projects), then try again. Nothing was charged.";
    case "model_gone":
      return `The AI service does not offer the model ${failure.model ?? "we asked for"} to your API key. Nothing was charged.`;
    case "refused":
      return task === "image"
        ? "The AI service declined to make this image. Try rephrasing your description."
        : "The AI service declined to rewrite this text. Try rephrasing it.";
    case "no_image":
      return "The AI service answered without an image. Try again, or rephrase your description.";
    case "too_large":
      return "The request is too large for the AI service. Use fewer or smaller images. Nothing was charged.";
    case "timeout":
      return "The AI service did not answer in time. It may still charge for this call. Please try again.";
    case "unavailable":
      return failure.mayRetry
        ? "The AI service cannot be reached or is too busy right now. Please try again in a moment. Nothing was charged."
        : "The AI service failed before it gave a whole answer. It may still charge for this call. Please try again.";
    case "unknown":
      return "The AI service answered with something we cannot use. Please try again.";
  }
}

/** Failures that say nothing about whether the key is good. */
function whyNotAsked(failure: AiFailure): string | null {
  switch (failure.code) {
    case "timeout":
      return "did not answer in time. Please try again.";
    case "unavailable":
      return "cannot be reached or is too busy right now. Please try again in a moment.";
    case "rate_limited":
      return `takes no more calls at the moment. Please try again in ${secondsOf(failure)}.`;
    case "unknown":
      return "answered with something we cannot use. Please try again.";
    default:
      return null;
  }
}

function waitOf({ retryAfterMs }: AiFailure): number | undefined {
  return retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(retryAfterMs / 1000));
}

function secondsOf(failure: AiFailure): string {
  const seconds = waitOf(failure) ?? 60;
  return seconds === 1 ? "a second" : `${seconds} seconds`;
}
