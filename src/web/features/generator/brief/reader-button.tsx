import { Check, Sparkles, Undo2, X } from "lucide-react";
import { pictureUsd } from "@/ai-services/price-words.ts";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import type { AiReading } from "./use-ai-reading.ts";

/** "Read it with my AI", with its price before it is pressed. */
export function ReaderButton({ reading, isOnline }: { reading: AiReading; isOnline: boolean }) {
  const { readers, always, underWay, start, stop, setAlways } = reading;
  const [first] = readers;
  if (underWay) {
    const { reader, share } = underWay;
    const words =
      share > 0 && share < 1 ? `Fetching the model, ${Math.round(100 * share)} %` : `${reader.name} reads...`;
    return (
      <Button
        variant="ghost"
        size="sm"
        icon={<X aria-hidden="true" size={14} />}
        onClick={stop}
        className="text-accent-fg"
      >
        {words} Cancel
      </Button>
    );
  }
  if (!first) return null;
  return (
    <span className="flex items-center">
      <Button
        variant="ghost"
        size="sm"
        icon={<Sparkles aria-hidden="true" size={15} />}
        disabled={!isOnline && first.id !== "device"}
        onClick={() => start(first)}
        className="px-2 text-accent-fg"
      >
        {first.id === "device" ? "Read it on this device" : "Read it with my AI"}{" "}
        <span className="reader-price">{pictureUsd(first.usd)}</span>
        <span className="sr-only">
          by {first.name}, {first.place}
        </span>
      </Button>
      <Menu
        trigger={
          <button type="button" className="fact-add" aria-label="More about reading with AI">
            ···
          </button>
        }
        groups={[
          readers.map((reader) => ({
            label: `Read it with ${reader.name}, ${reader.place}, ${pictureUsd(reader.usd)}`,
            onSelect: () => start(reader),
          })),
          [
            {
              label: always
                ? `Only on request, not when generating`
                : `Always, once when I generate (${pictureUsd(first.usd)})`,
              icon: always ? <Check aria-hidden="true" size={14} /> : undefined,
              onSelect: () => setAlways(always ? null : first),
            },
          ],
        ]}
      />
    </span>
  );
}

/** What the reading did, with the way back. */
export function ReadingNews({ reading }: { reading: AiReading }) {
  const { news, problem, undo, keep } = reading;
  if (problem)
    return (
      <Notice tone="bad" icon={<X aria-hidden="true" size={16} />} className="mx-2.5 mb-2 text-13">
        {problem}
      </Notice>
    );
  if (!news) return null;
  const { name, changed, added, usd } = news;
  return (
    <section role="status" className="brief-news">
      <Sparkles aria-hidden="true" size={18} />
      <div className="min-w-0">
        <p className="font-semibold">
          {changed === 0 ? `${name} read the same.` : `${name} changed ${changed} of 10 facts.`}{" "}
          <span className="font-normal">{usd > 0 ? `Billed ${pictureUsd(usd)}.` : "Nothing was billed."}</span>
        </p>
        <p>
          What your sentence does not say is off until you take it
          {added > 0 ? `: ${added} ${added === 1 ? "addition is" : "additions are"} marked below.` : "."}
        </p>
      </div>
      <div className="brief-answers">
        {changed > 0 && (
          <Button size="sm" icon={<Undo2 aria-hidden="true" size={14} />} onClick={undo}>
            Undo
          </Button>
        )}
        <Button size="sm" variant="ink" onClick={keep}>
          Keep
        </Button>
      </div>
    </section>
  );
}
