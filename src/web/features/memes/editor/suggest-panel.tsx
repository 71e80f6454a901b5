import { ArrowLeft, Dices, TriangleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { findService, useAiServices } from "@/ai-services/get-ai-services.ts";
import { pictureUsd } from "@/ai-services/price-words.ts";
import { AvoidedWords } from "@/brands/avoided-words.tsx";
import type { WornKit } from "@/brands/worn-by.ts";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { MAX_TOPIC_LENGTH } from "../../../../shared/contracts/suggest-captions.ts";
import type { MemePicture } from "./picture.ts";
import { useSuggestions } from "./use-suggestions.ts";

type SuggestPanelProps = {
  picture: MemePicture;
  /** That they are for. */
  brand: WornKit | undefined;
  onUse: (texts: readonly string[]) => void;
  onClose: () => void;
};

const EXAMPLES = ["deadlines", "our coffee machine", "tax season"];

/** Captions for a topic: from our own collection at once, or by the user's AI service. */
export function SuggestPanel({ picture, brand, onUse, onClose }: SuggestPanelProps) {
  const { all } = useAiServices();
  const writer = all && findService(all, all.defaults.text);
  const hasService = writer !== null && writer.id !== "composer";
  const price = writer?.text_usd ? `about ${pictureUsd(writer.text_usd)}` : "price unknown";
  const [topic, setTopic] = useState("");
  const [source, setSource] = useState<"built-in" | "service">("built-in");
  const { suggestions, busy, error, suggest } = useSuggestions(picture, brand);
  const [used, setUsed] = useState<string | null>(null);

  function ask(event?: FormEvent) {
    event?.preventDefault();
    if (topic.trim()) void suggest(topic, source);
  }

  return (
    <section aria-labelledby="suggest" className="grid gap-3 p-4">
      <header className="flex items-center gap-2">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2 pointer-coarse:h-11"
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          aria-label="Back to the captions"
          onClick={onClose}
        />
        <h2 id="suggest" className="flex-1 font-semibold text-13">
          Suggest captions
        </h2>
        <span className="text-13 text-ink-2">{source === "built-in" ? "free" : price}</span>
      </header>
      <form className="grid gap-3" onSubmit={ask}>
        <Input
          label="What is the joke about?"
          value={topic}
          maxLength={MAX_TOPIC_LENGTH}
          placeholder={EXAMPLES.join(", ")}
          autoFocus
          onChange={(event) => setTopic(event.target.value)}
        />
        {brand && <AvoidedWords kit={brand.kit} text={topic} isQuiet />}
        {hasService && (
          <Segmented
            label="Who suggests"
            options={[
              { value: "built-in", label: "Built in" },
              { value: "service", label: writer.name },
            ]}
            value={source}
            onValueChange={setSource}
          />
        )}
        {suggestions.length === 0 && (
          <Button type="submit" variant="ink" busy={busy} disabled={!topic.trim()}>
            Suggest
          </Button>
        )}
      </form>
      {error && (
        <Notice tone="bad" icon={<TriangleAlert size={16} aria-hidden="true" />}>
          {error}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {suggestions.length > 0 && !busy ? `${suggestions.length} suggestions` : ""}
      </p>
      {suggestions.length > 0 && (
        <>
          <ul className="grid gap-2">
            {suggestions.map((texts) => {
              const id = texts.join("\n");
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={used === id}
                    className="w-full rounded-3 bg-surface p-3 text-left shadow-field hover:bg-inset aria-pressed:bg-accent-soft aria-pressed:shadow-field-focus"
                    onClick={() => {
                      setUsed(id);
                      onUse(texts);
                    }}
                  >
                    {texts.map((text, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the texts belong to boxes by their number
                      <span key={index} className="flex gap-2 py-0.5">
                        <span
                          aria-hidden="true"
                          className="mt-0.5 grid size-4.5 flex-none place-items-center rounded-1 bg-inset text-[11px] text-ink-2 tabular-nums"
                        >
                          {index + 1}
                        </span>
                        <span dir="auto" className="flex-1">
                          {text}
                        </span>
                      </span>
                    ))}
                  </button>
                </li>
              );
            })}
          </ul>
          <Button icon={<Dices size={16} aria-hidden="true" />} busy={busy} onClick={() => ask()}>
            {source === "built-in" ? "More" : `More (${price})`}
          </Button>
        </>
      )}
      {source === "built-in" && (
        <p className="text-ink-2 text-xs">
          Built-in suggestions are in English.{" "}
          {hasService
            ? `${writer.name} answers in the language you write in.`
            : "Connect an AI service to get them in your language."}
        </p>
      )}
    </section>
  );
}
