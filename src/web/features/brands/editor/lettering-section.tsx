import { Card } from "@/components/ui/card.tsx";
import { cn } from "@/lib/cn.ts";
import { familyList, TYPEFACES, type TypefaceId } from "../../../../engine/scene/typefaces.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import { HEADLINE_FACES } from "../headline-faces.ts";

type LetteringSectionProps = { kit: BrandKit; onChange: (face: string | undefined) => void };

/** The typeface of headlines. Small words are always set in a face that is read at any size. */
export function LetteringSection({ kit: { name, headlineFont }, onChange }: LetteringSectionProps) {
  return (
    <Card title="Lettering">
      <div role="radiogroup" aria-label="Typeface of headlines" className="grid grid-cols-2 gap-2 tablet:grid-cols-3">
        <Face label="The layout decides" isChosen={headlineFont === undefined} onChoose={() => onChange(undefined)} />
        {HEADLINE_FACES.map((face) => (
          <Face
            key={face}
            face={face}
            sample={name}
            label={TYPEFACES[face].family}
            isChosen={headlineFont === face}
            onChoose={() => onChange(face)}
          />
        ))}
      </div>
    </Card>
  );
}

type FaceProps = { face?: TypefaceId; sample?: string; label: string; isChosen: boolean; onChoose: () => void };

function Face({ face, sample = "Aa", label, isChosen, onChoose }: FaceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it shows the typeface itself
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      onClick={onChoose}
      className={cn(
        "min-w-0 rounded-3 px-3 py-2.5 text-left",
        isChosen ? "bg-accent-soft shadow-[inset_0_0_0_2px_var(--ring)]" : "shadow-line hover:bg-inset",
      )}
    >
      <span
        className="block truncate text-xl leading-[1.3]"
        style={face && { fontFamily: familyList(face), fontWeight: TYPEFACES[face].weight }}
      >
        {sample}
      </span>
      <span className="block truncate text-ink-2 text-xs">{label}</span>
    </button>
  );
}
