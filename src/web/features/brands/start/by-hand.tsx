import { useEffect, useState } from "react";
import { ColorStrip } from "@/brands/color-strip.tsx";
import { Input } from "@/components/ui/input.tsx";
import { cn } from "@/lib/cn.ts";
import { familyList, TYPEFACES, type TypefaceId } from "../../../../engine/scene/typefaces.ts";
import "../faces.css";
import { START_PALETTES } from "./palettes.ts";
import { type Draft, emptyKit } from "./ways.ts";

const FACES: readonly { face: TypefaceId; label: string }[] = [
  { face: "condensed", label: "Loud" },
  { face: "grotesque", label: "Plain" },
  { face: "serif", label: "Quiet" },
];

/** A name, three colours, a kind of lettering. All of it can be changed afterwards. */
export function ByHand({ onDraft }: { onDraft: (draft: Draft | undefined) => void }) {
  const [name, setName] = useState("");
  const [palette, setPalette] = useState(0);
  const [face, setFace] = useState<TypefaceId>("grotesque");
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when something was chosen
  useEffect(() => {
    const colors = START_PALETTES[palette]?.colors ?? [];
    onDraft({ kit: { ...emptyKit(name), colors, headlineFont: face } });
  }, [name, palette, face]);
  return (
    <div className="grid gap-4">
      <Input label="Name" aside="as it should be printed" maxLength={30} value={name} onValueChange={setName} />
      <Choices label="Colours" hint="change them any time">
        {START_PALETTES.map(({ name: label, colors }, at) => (
          <Choice key={label} isChosen={at === palette} onChoose={() => setPalette(at)}>
            <ColorStrip colors={colors} className="h-6 w-full" />
            <span className="mt-1.5 block text-xs">{label}</span>
          </Choice>
        ))}
      </Choices>
      <Choices label="Lettering">
        {FACES.map(({ face: one, label }) => (
          <Choice key={one} isChosen={one === face} onChoose={() => setFace(one)}>
            <span
              className="block truncate text-xl leading-tight"
              style={{ fontFamily: familyList(one), fontWeight: TYPEFACES[one].weight }}
            >
              {name.trim() || "Your brand"}
            </span>
            <span className="mt-1 block text-ink-2 text-xs">{label}</span>
          </Choice>
        ))}
      </Choices>
    </div>
  );
}

function Choices({ label, hint, children }: { label: string; hint?: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-[550] text-13">
        {label} {hint && <small className="ml-1 font-normal text-ink-3 text-xs">{hint}</small>}
      </legend>
      <div role="radiogroup" aria-label={label} className="grid grid-cols-3 gap-2">
        {children}
      </div>
    </fieldset>
  );
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: React.ReactNode };

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it shows what is chosen
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      onClick={onChoose}
      className={cn(
        "min-w-0 rounded-3 p-2.5 text-left",
        isChosen ? "bg-accent-soft shadow-[inset_0_0_0_2px_var(--ring)]" : "shadow-line hover:bg-inset",
      )}
    >
      {children}
    </button>
  );
}
