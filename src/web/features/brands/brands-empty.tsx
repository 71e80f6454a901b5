import { Card } from "@/components/ui/card.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { WAYS, type Way } from "./start/ways.ts";

/** Before the first kit: what one is for, and the three ways to it. */
export function BrandsEmpty({ onStart }: { onStart: (way: Way) => void }) {
  return (
    <Card>
      <EmptyState
        heading="h2"
        className="pb-2"
        art={<Slice stage="raw" size={96} />}
        title="Same words, your colours"
        description="Without a kit the composer picks colours that suit the words. With one, every idea is yours from the first draft."
      />
      <div className="mx-auto grid max-w-170 grid-cols-1 gap-3 pb-4 tablet:grid-cols-3">
        {WAYS.map(({ way, title, hint, Icon }) => (
          <button
            key={way}
            type="button"
            onClick={() => onStart(way)}
            className="grid justify-items-start gap-0.5 rounded-4 p-4 text-left shadow-line hover:bg-inset"
          >
            <Icon aria-hidden="true" size={20} className="mb-2 text-accent-fg" />
            <b className="font-semibold text-sm">{title}</b>
            <small className="text-13 text-ink-2">{hint}</small>
          </button>
        ))}
      </div>
      <p className="pb-3 text-center text-ink-3 text-xs">
        Kits stay in your account. Logos are placed as they are and never redrawn by an AI.
      </p>
    </Card>
  );
}
