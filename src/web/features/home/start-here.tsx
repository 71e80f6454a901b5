import { Link } from "@tanstack/react-router";
import { WandSparkles } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { AD_TYPES, adTypeSchema } from "../../../shared/ad-types.ts";

/** The one way in: a sentence. Below it, the same way with a kind of ad chosen already. */
export function StartHere({ isPrimary }: { isPrimary: boolean }) {
  return (
    <>
      <Link
        to="/dashboard/generate"
        aria-label="Generate a creative"
        className="flex gap-4 rounded-4 bg-surface p-3 shadow-field transition-shadow duration-200 hover:shadow-field-focus tablet:items-center max-tablet:flex-col"
      >
        <span className="flex min-w-0 flex-1 items-center gap-3.5">
          <span className="grid size-11 flex-none place-items-center rounded-3 bg-accent-soft text-accent-fg">
            <WandSparkles aria-hidden="true" size={20} strokeWidth={1.75} />
          </span>
          <span className="min-w-0 text-base text-ink-2 tablet:text-[1.0625rem]">
            Describe an ad or a meme in one sentence...
          </span>
        </span>
        <span className={buttonStyles({ variant: isPrimary ? "primary" : "outline", className: "h-11" })}>
          {isPrimary ? "Generate Creative" : "Open Generate"}
        </span>
      </Link>
      <ul
        aria-label="Start with an ad type"
        className="-mx-4 mt-3 mb-7 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        {adTypeSchema.options.map((adType) => (
          <li key={adType} className="flex-none">
            <Link
              to="/dashboard/generate"
              state={{ adType }}
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
