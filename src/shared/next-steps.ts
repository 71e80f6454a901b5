import { LESSON_COUNT } from "./lesson-ids.ts";

/** What to do after paying, on the success page and in the receipt. */
export const NEXT_STEPS = [
  {
    path: "/dashboard/settings",
    title: "Set up your API key",
    hint: "Gemini, OpenAI, OpenRouter or fal. Or try the built-in composer first.",
  },
  {
    path: "/dashboard/prompt-school",
    title: "Browse Prompt School",
    hint: `${LESSON_COUNT} short lessons, each with a template to fill in.`,
  },
  { path: "/dashboard/generate", title: "Generate your first creative", hint: "One sentence is enough." },
] as const;
