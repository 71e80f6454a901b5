import { TierBadge } from "@/components/ui/tier-badge.tsx";
import { TIERS, tierOf } from "../../../shared/meme-templates.ts";
import "./ripeness-ruler.css";

const MARKS = [TIERS.Trending, TIERS.Popular, TIERS.Viral];

/** Popularity out of 100, from green to brown, with marks where the tiers begin. */
export function RipenessRuler({ popularity }: { popularity: number }) {
  return (
    <section aria-label="Popularity" className="mt-5 border-line border-y pt-4 pb-2">
      <div className="mb-3.5 flex items-center gap-2.5">
        <h3 className="font-semibold text-13">Popularity</h3>
        <TierBadge tier={tierOf(popularity)} />
        <p className="ml-auto text-ink-2 tabular-nums">
          <b className="font-display font-[650] text-[1.375rem] text-ink leading-none">{popularity}</b> / 100
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a meter their own way, without the tiers' colours */}
      <div
        role="meter"
        aria-label="Popularity score"
        aria-valuenow={popularity}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${popularity} of 100, ${tierOf(popularity)}`}
        className="ripeness"
      >
        <span style={{ left: `${popularity}%` }} />
      </div>
      <div aria-hidden="true" className="relative h-5.5 text-ink-3 text-xs">
        {MARKS.map((mark) => (
          <span key={mark} className="-translate-x-1/2 absolute top-1.5" style={{ left: `${mark}%` }}>
            {mark}
          </span>
        ))}
      </div>
    </section>
  );
}
