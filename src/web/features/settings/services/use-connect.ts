import { useState } from "react";
import { useChangeAiSettings } from "@/ai-services/change-ai-settings.ts";
import { useSaveApiKey } from "@/ai-services/save-api-key.ts";
import { showToast } from "@/lib/show-toast.ts";
import type { AiServices, ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { DEMO_API_KEY } from "../../../../shared/contracts/api-key.ts";
import { AppError, type AppErrorCode } from "../../../../shared/errors.ts";

export type Connect = ReturnType<typeof useConnect>;

/** Connecting a service: the key as typed, the check, and what came of it. */
export function useConnect(all: AiServices, service: ServiceView | undefined, onDone: () => void) {
  const [typed, setTyped] = useState("");
  const [wantsDefault, setWantsDefault] = useState(true);
  const save = useSaveApiKey();
  const change = useChangeAiSettings();
  const saved = save.isSuccess && service ? service : null;
  const failure = save.error ? explainKeyFailure(save.error) : null;
  const needsKey = service?.id !== "compatible";
  const mayBecomeDefault = saved !== null && all.defaults.image !== saved.id;

  function submit({ unchecked = false } = {}) {
    if (!service || save.isPending) return;
    const key = typed.trim();
    if (needsKey && !key) {
      return showToast({ tone: "info", title: "API Key Required", description: "Please enter your AI API key." });
    }
    // The word that has always selected the composer still does, whichever service it was typed for.
    const isDemo = key === DEMO_API_KEY;
    save.mutate(isDemo ? { api_key: key } : { api_key: key, service: service.id, unchecked }, {
      onSuccess: () => {
        const name = isDemo ? "the built-in composer" : service.name;
        showToast({ tone: "ok", title: "API Key Saved!", description: `You can generate with ${name} now.` });
        if (isDemo) onDone();
      },
      // Kept short: the dialog shows the details. After silence it also offers buttons, which a toast could cover.
      onError: (failed) => {
        const { isRefused, title } = explainKeyFailure(failed);
        if (isRefused) showToast({ tone: "bad", title, description: "Please check your API key and try again." });
      },
    });
  }

  function reset() {
    setTyped("");
    setWantsDefault(true);
    save.reset();
  }

  async function finish() {
    if (saved && mayBecomeDefault && wantsDefault) await change.mutateAsync({ image: saved.id }).catch(() => {});
    onDone();
  }

  return {
    typed,
    setTyped(key: string) {
      if (save.error) save.reset();
      setTyped(key);
    },
    needsKey,
    isPending: save.isPending,
    failure,
    saved,
    mayBecomeDefault,
    wantsDefault,
    setWantsDefault,
    isFinishing: change.isPending,
    submit,
    reset,
    finish,
  };
}

/** The key was refused, by the service or by our own check. After any other failure it may still be valid. */
const REFUSALS: ReadonlySet<AppErrorCode> = new Set(["key_invalid", "key_blocked", "bad_request"]);

type KeyFailure = { isRefused: boolean; title: string; message: string };

/** Why a key was not saved, and whether the key itself is the reason. */
function explainKeyFailure(error: unknown): KeyFailure {
  const isRefused = error instanceof AppError && REFUSALS.has(error.code);
  return {
    isRefused,
    title: isRefused ? "Invalid API Key" : "API Key Not Checked",
    message: error instanceof AppError ? error.message : "Your API key could not be checked. Please try again.",
  };
}
