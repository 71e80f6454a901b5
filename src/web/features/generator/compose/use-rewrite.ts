import { useMutation } from "@tanstack/react-query";
import { showToast } from "@/lib/show-toast.ts";
import { enhancePrompt } from "../api/enhance-prompt.ts";
import { announceFailure, failureOf } from "../run/announce-failure.ts";
import { draftOf } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";

const WORDS = {
  enhance: {
    empty: "No Text to Enhance",
    done: "Prompt Enhanced! ✨",
    failed: "Enhancement Failed",
    why: "Failed to enhance prompt. Please try again.",
  },
  reroll: {
    empty: "No Text to Reroll",
    done: "Prompt Rerolled! 🎲",
    failed: "Reroll Failed",
    why: "Failed to reroll prompt. Please try again.",
  },
};
export type Rewrite = keyof typeof WORDS;

/** Lets the AI rewrite the description, for a brand if there is one. Enhance and reroll wait for each other. */
export function useRewrite(store: GeneratorStore, brand: string | undefined, openSettings: () => void) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (kind: Rewrite) => {
      const { adType } = store.get();
      const text = draftOf(store.get()).prompt.trim();
      const rewritten = await enhancePrompt({ text, adType, isReroll: kind === "reroll", brand });
      store.dispatch({ do: "rewrite", from: text, prompt: rewritten });
    },
    onSuccess: (_, kind) => showToast({ tone: "ok", title: WORDS[kind].done }),
    onError: (error, kind) => announceFailure(WORDS[kind].failed, failureOf(error, WORDS[kind].why), openSettings),
  });

  function rewrite(kind: Rewrite) {
    if (isPending) return;
    if (draftOf(store.get()).prompt.trim()) return mutate(kind);
    const description = "Please enter some text in the prompt field first.";
    showToast({ tone: "info", title: WORDS[kind].empty, description });
  }
  return { rewrite, busy: isPending ? variables : undefined };
}
