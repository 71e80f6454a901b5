import { Link, useNavigate } from "@tanstack/react-router";
import { WandSparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { AD_TYPES, adTypeSchema } from "../../../shared/ad-types.ts";
import { LONGEST_PROMPT } from "../../../shared/contracts/generate-creative.ts";

/** The way in: a sentence that is taken along to Generate. Below it, the same way with a kind of ad chosen already. */
export function StartHere({ isPrimary }: { isPrimary: boolean }) {
  const [sentence, setSentence] = useState("");
  const navigate = useNavigate();
  const prompt = sentence.trim() || undefined;

  function open(event: FormEvent) {
    event.preventDefault();
    void navigate({ to: "/dashboard/generate", state: { prompt } });
  }

  return (
    <>
      <form
        onSubmit={open}
        className="flex gap-3 rounded-4 bg-surface p-3 shadow-field transition-shadow duration-200 focus-within:shadow-field-focus max-tablet:flex-col tablet:items-center"
      >
        <span className="flex min-w-0 flex-1 items-center gap-3.5">
          <span className="grid size-11 flex-none place-items-center rounded-3 bg-accent-soft text-accent-fg">
            <WandSparkles aria-hidden="true" size={20} strokeWidth={1.75} />
          </span>
          <input
            aria-label="Describe an ad or a meme in one sentence"
            placeholder="Describe an ad or a meme in one sentence..."
            maxLength={LONGEST_PROMPT}
            value={sentence}
            onChange={(event) => setSentence(event.target.value)}
            className="h-11 w-full min-w-0 text-ellipsis bg-transparent text-base outline-none placeholder:text-ink-2 placeholder:opacity-100"
          />
        </span>
        <Button type="submit" variant={isPrimary ? "primary" : "outline"} className="h-11">
          Open Generate
        </Button>
      </form>
      <ul
        aria-label="Start with an ad type"
        className="-mx-4 mt-3 mb-7 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        {adTypeSchema.options.map((adType) => (
          <li key={adType} className="flex-none">
            <Link
              to="/dashboard/generate"
              state={{ adType, prompt }}
              className="inline-flex h-8.5 items-center rounded-full bg-surface px-3.5 text-13 text-ink-2 shadow-line hover:bg-inset pointer-coarse:h-11"
            >
              {AD_TYPES[adType]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
