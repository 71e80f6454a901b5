import { CircleAlert, CircleCheck, KeyRound } from "lucide-react";
import { useState } from "react";
import { useDeleteApiKey } from "@/api-key/delete-api-key.ts";
import { explainKeyFailure } from "@/api-key/explain-key-failure.ts";
import { useApiKey } from "@/api-key/get-api-key.ts";
import { useSaveApiKey } from "@/api-key/save-api-key.ts";
import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Input } from "@/components/ui/input.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { DEMO_API_KEY } from "../../../shared/contracts/api-key.ts";
import { AppError } from "../../../shared/errors.ts";

const STUDIO_URL = "https://aistudio.google.com/apikey";

/**
 * The user's key for the AI image service: none, saved, being checked, Connected or Invalid. When the service could not
 * be reached, the saved key stays as it was and the typed one stays in the field.
 */
export function ApiKeyCard() {
  const apiKey = useApiKey();
  const save = useSaveApiKey();
  const remove = useDeleteApiKey();
  /** The text in the field; null while it shows the saved key, masked. */
  const [typed, setTyped] = useState<string | null>(null);
  const masked = apiKey.status === "present" ? apiKey.masked : "";
  const value = typed ?? masked;
  const isUnsaved = typed !== null && typed.trim() !== "";
  const failure = typed !== null && save.error && !save.isPending ? explainKeyFailure(save.error) : null;

  function submit() {
    if (save.isPending) return;
    if (!value.trim()) {
      return showToast({ tone: "info", title: "API Key Required", description: "Please enter your AI API key." });
    }
    if (!isUnsaved) return;
    save.mutate(typed.trim(), {
      onSuccess: () => {
        setTyped(null);
        showToast({ tone: "ok", title: "API Key Saved!", description: "You can generate with it now." });
      },
      // Kept short: the field shows the details.
      onError: (failed) => {
        const { isRefused, title } = explainKeyFailure(failed);
        const what = isRefused ? "Please check your API key" : "What you typed is kept. Please wait a moment";
        showToast({ tone: "bad", title, description: `${what} and try again.` });
      },
    });
  }

  return (
    <Card
      title={
        <span className="flex items-center gap-2.5">
          <KeyRound aria-hidden="true" size={16} className="text-ink-2" />
          AI API key
        </span>
      }
      action={
        <span role="status">
          {save.isPending ? (
            <Badge tone="accent">Validating...</Badge>
          ) : failure?.isRefused ? (
            <Badge tone="bad" icon={<CircleAlert aria-hidden="true" />}>
              Invalid
            </Badge>
          ) : apiKey.status === "present" ? (
            <Badge tone="ok" icon={<CircleCheck aria-hidden="true" />}>
              Connected
            </Badge>
          ) : (
            failure && <Badge tone="warn">Not checked</Badge>
          )}
        </span>
      }
    >
      <p className="mb-4 text-ink-2">
        Creatives are billed to your own key, at cost. We store it encrypted and never show it again.
      </p>
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Input
          label="AI API key"
          labelHidden
          mono
          autoComplete="off"
          spellCheck={false}
          className="flex-[1_1_280px]"
          placeholder="Paste your key here"
          value={value}
          disabled={apiKey.status === "unknown"}
          readOnly={save.isPending}
          error={failure?.isRefused ? failure.message : undefined}
          hint={failure && !failure.isRefused ? failure.message : undefined}
          // The masked key cannot be edited letter by letter: the first change starts a new one.
          onFocus={(event) => typed === null && event.currentTarget.select()}
          // Browsers submit nothing while the button is disabled, so the reason would not be shown.
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            submit();
          }}
          onBlur={() => typed === "" && setTyped(null)}
          onValueChange={(next) => {
            if (save.error) save.reset();
            setTyped(typed === null && masked ? next.replace(masked, "").replaceAll("•", "") : next);
          }}
        />
        <Button type="submit" variant="primary" busy={save.isPending} disabled={!isUnsaved}>
          {save.isPending ? "Validating..." : "Save key"}
        </Button>
        {apiKey.status === "present" && (
          <AlertDialog
            title="Remove your API key?"
            description="You cannot generate, enhance or reroll without one. Your creatives stay. The key itself keeps working elsewhere."
            confirmLabel="Remove key"
            cancelLabel="Keep key"
            onConfirm={async () => {
              try {
                await remove.mutateAsync();
                setTyped(null);
                showToast({ tone: "ok", title: "API key removed" });
              } catch (failed) {
                showToast({
                  tone: "bad",
                  title: "The key was not removed",
                  description: failed instanceof AppError ? failed.message : "Please try again.",
                });
              }
            }}
            trigger={
              <Button variant="danger-quiet" disabled={save.isPending}>
                Remove
              </Button>
            }
          />
        )}
      </form>
      <p className="mt-3 text-13 text-ink-2">
        No key yet?{" "}
        <a href={STUDIO_URL} target="_blank" rel="noreferrer" className="-my-1 inline-block py-1 underline">
          Make one in Google AI Studio
        </a>
        , and turn on billing there: free keys cannot make images. To try everything first, save the word{" "}
        <code className="rounded-1 bg-inset px-1 py-0.5 font-mono text-xs">{DEMO_API_KEY}</code> as your key: the
        built-in composer draws for you, free of charge.
      </p>
    </Card>
  );
}
