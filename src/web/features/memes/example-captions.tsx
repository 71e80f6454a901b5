import { cn } from "@/lib/cn.ts";

type ExampleCaptionsProps = {
  captions: readonly (readonly string[])[];
  /** The place of the example that is on the picture. */
  shown: number | undefined;
  onShow: (place: number) => void;
};

/** What others could have written. A click shows it on the picture. */
export function ExampleCaptions({ captions, shown, onShow }: ExampleCaptionsProps) {
  return (
    <section aria-labelledby="examples" className="mt-4.5">
      <h3 id="examples" className="mb-2 font-semibold text-13">
        Example captions
      </h3>
      <ul className="grid gap-2">
        {captions.map((words, place) => (
          <li key={words.join("\n")}>
            <button
              type="button"
              aria-pressed={place === shown}
              onClick={() => onShow(place)}
              className={cn(
                "w-full rounded-3 px-3.5 py-2 text-left text-13",
                place === shown
                  ? "bg-accent-soft shadow-[inset_0_0_0_1.5px_var(--accent-line)]"
                  : "text-ink-2 shadow-line hover:bg-inset hover:text-ink",
              )}
            >
              {words.filter(Boolean).join(" / ")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
