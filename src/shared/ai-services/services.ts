export const SERVICE_IDS = ["gemini", "openai", "openrouter", "fal", "compatible", "composer"] as const;
export type ServiceId = (typeof SERVICE_IDS)[number];

type Pages = { keys: string; credit: string; limits: string; verify?: string; rules: string };

export type Service = {
  /** As it calls itself. The operator may give the own server another name. */
  name: string;
  /** Where a user does at the service what we cannot do here. */
  pages: Pages | null;
  /** What a check of the key proves, beside the key itself. */
  checkShows: "key" | "credit" | "models" | "nothing";
  /** Writes and rewrites text. Null: it only draws. */
  textModel: string | null;
};

/** Everybody who can make a picture here. What each of their models can do and costs: `image-models.ts`. */
export const SERVICES: Readonly<Record<ServiceId, Service>> = {
  gemini: {
    name: "Gemini",
    pages: {
      keys: "https://aistudio.google.com/apikey",
      credit: "https://ai.studio/projects",
      limits: "https://ai.studio/projects",
      rules: "https://ai.google.dev/gemini-api/docs/safety-settings",
    },
    checkShows: "key",
    textModel: "gemini-3.8-flash",
  },
  openai: {
    name: "OpenAI",
    pages: {
      keys: "https://platform.openai.com/api-keys",
      credit: "https://platform.openai.com/settings/organization/billing/overview",
      limits: "https://platform.openai.com/settings/organization/limits",
      verify: "https://platform.openai.com/settings/organization/general",
      rules: "https://openai.com/policies/usage-policies",
    },
    checkShows: "key",
    textModel: "gpt-6-luna",
  },
  openrouter: {
    name: "OpenRouter",
    pages: {
      keys: "https://openrouter.ai/settings/keys",
      credit: "https://openrouter.ai/settings/credits",
      limits: "https://openrouter.ai/settings/keys",
      rules: "https://openrouter.ai/terms",
    },
    checkShows: "credit",
    textModel: "google/gemini-3.5-flash-lite",
  },
  fal: {
    name: "fal",
    pages: {
      keys: "https://fal.ai/dashboard/keys",
      credit: "https://fal.ai/dashboard/billing",
      limits: "https://fal.ai/dashboard",
      rules: "https://fal.ai/terms",
    },
    checkShows: "key",
    textModel: null,
  },
  // Its models, for text too, are the operator's to name.
  compatible: { name: "Own server", pages: null, checkShows: "models", textModel: null },
  composer: { name: "Built-in composer", pages: null, checkShows: "nothing", textModel: "built-in-composer" },
};

/** The service's own page on which a failure of this code can be put right. Null: there is nothing to do there. */
export function helpPage(service: ServiceId, code: string): string | null {
  const { pages } = SERVICES[service];
  if (!pages) return null;
  switch (code) {
    case "key_invalid":
    case "key_blocked":
    case "key_missing":
      return pages.keys;
    case "not_verified":
      return pages.verify ?? pages.keys;
    case "no_credit":
    case "no_image_quota":
      return pages.credit;
    case "daily_quota":
    case "rate_limited":
      return pages.limits;
    case "refused":
      return pages.rules;
    default:
      return null;
  }
}
