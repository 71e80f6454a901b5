import { CircleAlert, KeyRound, type LucideIcon, OctagonPause, ShieldX, Timer, Unplug, Wallet } from "lucide-react";

type FailureWords = { title: string; tone: "bad" | "warn"; Icon: LucideIcon };

/** What happened, in a headline that names who it was. */
export function failureWords(code: string, name: string | null, isUnsure = false): FailureWords {
  const who = name ?? "The AI service";
  // It was sent, and the picture may exist: what matters more than why the answer did not come.
  // An interruption was ours, not the service's.
  if (isUnsure && code !== "refused" && code !== "interrupted")
    return { title: `${who} gave no whole answer`, tone: "warn", Icon: Unplug };
  switch (code) {
    case "refused":
      return { title: `${who} declined this picture`, tone: "bad", Icon: ShieldX };
    case "no_credit":
      return { title: `${who} has no credit left`, tone: "warn", Icon: Wallet };
    case "no_image_quota":
      return { title: `This ${name ?? "AI"} key cannot make images`, tone: "warn", Icon: Wallet };
    case "key_missing":
      return { title: "There is no key for it", tone: "bad", Icon: KeyRound };
    case "key_invalid":
    case "key_blocked":
      return { title: `${who} refused the key`, tone: "bad", Icon: KeyRound };
    case "not_verified":
      return { title: `${who} wants your organization verified`, tone: "warn", Icon: KeyRound };
    case "rate_limited":
    case "daily_quota":
      return { title: `${who} wants a pause`, tone: "warn", Icon: Timer };
    case "provider_timeout":
      return { title: `${who} took too long`, tone: "warn", Icon: Timer };
    case "provider_unavailable":
      return { title: `${who} cannot be reached`, tone: "warn", Icon: Unplug };
    case "cap_reached":
      return { title: "Your monthly cap is reached", tone: "warn", Icon: OctagonPause };
    case "interrupted":
      return { title: "Generation interrupted", tone: "warn", Icon: Unplug };
    default:
      return { title: "Generation Failed", tone: "bad", Icon: CircleAlert };
  }
}

/** Somebody else can help with these. All others are about the request, or about us. */
const OTHERS_HELP: ReadonlySet<string> = new Set([
  "refused",
  "no_credit",
  "no_image_quota",
  "key_missing",
  "key_invalid",
  "key_blocked",
  "not_verified",
  "not_supported",
  "rate_limited",
  "daily_quota",
  "provider_timeout",
  "provider_unavailable",
  "provider_failed",
  "no_image",
  "model_gone",
  "cap_reached",
  "interrupted",
]);

export const othersHelp = (code: string) => OTHERS_HELP.has(code);

const MONEY =
  / (?:Nothing was charged|\$[\d.]+ was billed for it|Not charged, as far as we know|It may still charge for this call, up to \$[\d.]+)\.$/;
const MAYBE = " The AI service may have charged for it.";
const ADDRESS = / \(https:\/\/[^)\s]+\)/g;

/** The server's sentences end with the money, and name addresses: here both stand apart, the latter as buttons. */
export const withoutMoney = (words: string) => words.replace(MONEY, "").replace(MAYBE, "").replace(ADDRESS, "");
