import { SERVICES, type ServiceId } from "../../shared/ai-services/services.ts";
import { AppError, type AppErrorCode } from "../../shared/errors.ts";
import type { AiFailure, AiFailureCode } from "../adapters/ai/port.ts";
import type { AiCall } from "./call-provider.ts";
import { dollars } from "./reserve-call.ts";

type Task = "image" | "text" | "reading" | "check";
/** Who was asked, and under which name its user knows it. */
type Who = { service: ServiceId; name: string };

const APP_CODES: Record<AiFailureCode, AppErrorCode> = {
  key_invalid: "key_invalid",
  key_blocked: "key_blocked",
  no_image_quota: "no_image_quota",
  rate_limited: "rate_limited",
  daily_quota: "daily_quota",
  no_credit: "no_credit",
  not_verified: "not_verified",
  model_gone: "model_gone",
  refused: "refused",
  no_image: "no_image",
  too_large: "too_large",
  timeout: "provider_timeout",
  unavailable: "provider_unavailable",
  bad_request: "provider_failed",
  job_lost: "interrupted",
  unknown: "provider_failed",
};

/** What happened, what to do and whether anything was charged; then the service's own message, if it adds something. */
export function explainFailure(failure: AiFailure, task: Task, who: Who, calls: readonly AiCall[]): AppError {
  const code = APP_CODES[failure.code];
  const last = calls.at(-1);
  const charge = last && {
    service: who.service,
    billed: last.billed,
    price_usd: last.priceUsd,
    possible_usd: last.possibleUsd,
  };
  const said = failure.words ? ` ${who.name} said: “${failure.words}”` : "";
  const options = { retryAfter: waitOf(failure), charge };
  if (failure.isOurs && failure.words) return new AppError(code, failure.words, options);
  const silence = task === "check" && whyNotAsked(failure);
  if (silence) {
    return new AppError(
      code,
      `${who.name} could not be asked about this API key: it ${silence} A key you saved before stays connected, and nothing was charged.${said}`,
      options,
    );
  }
  const kept = task === "reading" ? " Your brief was not changed." : "";
  return new AppError(code, `${sentenceFor(failure, task, who)}${kept} ${moneyLine(last)}${said}`, options);
}

/** Said last, in the same words everywhere. */
function moneyLine(call: Pick<AiCall, "billed" | "priceUsd" | "possibleUsd"> | undefined): string {
  if (!call || call.billed === "no") return "Nothing was charged.";
  if (call.billed === "yes") return `${dollars(call.priceUsd)} was billed for it.`;
  if (call.possibleUsd === 0) return "Not charged, as far as we know.";
  return `It may still charge for this call, up to ${dollars(call.possibleUsd)}.`;
}

function sentenceFor(failure: AiFailure, task: Task, { service, name }: Who): string {
  const { pages } = SERVICES[service];
  const at = (page: string | undefined) => (page ? ` (${page})` : "");
  switch (failure.code) {
    case "key_invalid":
      return task === "check"
        ? `${name} does not accept this API key. Copy it again in one piece, or create a new one there.`
        : `${name} does not accept your API key. Replace it in Settings.`;
    case "key_blocked":
      return `${name} does not let this API key make the call. Look at the key there${at(pages?.keys)}.`;
    case "no_image_quota":
      return `Your API key is on the free tier, which cannot make images. Turn on billing for it in Google AI Studio${at(pages?.credit)}, then try again.`;
    case "rate_limited":
      return `${name} allows no more calls at the moment. Please try again in ${secondsOf(failure)}.`;
    case "daily_quota":
      return `Your API key has used up what ${name} allows it per day. Try again tomorrow, or raise the limit there${at(pages?.limits)}.`;
    case "no_credit":
      return `The prepaid credit or spending limit of your ${name} account is used up. Top it up there${at(pages?.credit)}, then try again, or choose another service.`;
    case "not_verified":
      return `${name} makes pictures only for verified organizations. Verify yours there${at(pages?.verify)}; it can take 15 minutes until it counts. Then try again.`;
    case "model_gone":
      return `${name} does not offer the model ${failure.model ?? "we asked for"} to your API key. Choose another in Settings.`;
    case "refused":
      return `${name} declined to ${REFUSABLE[task]}. Try rephrasing ${task === "image" ? "your description" : "it"}.`;
    case "no_image":
      return `${name} answered without an image. Try again, or rephrase your description.`;
    case "too_large":
      return `The request is too large for ${name}. Use fewer or smaller images.`;
    case "timeout":
      return `${name} did not answer in time. Please try again.`;
    case "unavailable":
      return failure.billed === "unknown"
        ? `${name} failed before it gave a whole answer. Please try again.`
        : `${name} cannot be reached or is too busy right now. Please try again in a moment.`;
    case "job_lost":
      return `${name} no longer knows this picture. Try again to start a new one.`;
    case "bad_request":
    case "unknown":
      return failure.reason
        ? `${name} answered with something we cannot use: ${failure.reason}. Please try again.`
        : `${name} answered with something we cannot use. Please try again.`;
  }
}

const REFUSABLE: Record<Task, string> = {
  image: "make this image",
  text: "rewrite this text",
  reading: "read this description",
  check: "check this key",
};

/** Failures that say nothing about whether the key is good. */
export function whyNotAsked(failure: AiFailure): string | null {
  switch (failure.code) {
    case "timeout":
      return "did not answer in time. Please try again.";
    case "unavailable":
      return "cannot be reached or is too busy right now. Please try again in a moment.";
    case "rate_limited":
      return `takes no more calls at the moment. Please try again in ${secondsOf(failure)}.`;
    case "bad_request":
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
