import { type ReactNode, useEffect, useState } from "react";
import { ColorStrip } from "@/brands/color-strip.tsx";
import { Input } from "@/components/ui/input.tsx";
import { RadioTile, RadioTiles } from "@/components/ui/radio-tiles.tsx";
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
      <Choices
        label="Colours"
        hint="change them any time"
        value={`${palette}`}
        onValueChange={(at) => setPalette(Number(at))}
      >
        {START_PALETTES.map(({ name: label, colors }, at) => (
          <RadioTile key={label} value={`${at}`} className="p-2.5">
            <ColorStrip colors={colors} className="h-6 w-full" />
            <span className="mt-1.5 block text-xs">{label}</span>
          </RadioTile>
        ))}
      </Choices>
      <Choices label="Lettering" value={face} onValueChange={setFace}>
        {FACES.map(({ face: one, label }) => (
          <RadioTile key={one} value={one} className="p-2.5">
            <span
              className="block truncate text-xl leading-tight"
              style={{ fontFamily: familyList(one), fontWeight: TYPEFACES[one].weight }}
            >
              {name.trim() || "Your brand"}
            </span>
            <span className="mt-1 block text-ink-2 text-xs">{label}</span>
          </RadioTile>
        ))}
      </Choices>
    </div>
  );
}

type ChoicesProps<Value extends string> = {
  label: string;
  hint?: string;
  value: Value;
  onValueChange: (value: Value) => void;
  children: ReactNode;
};

function Choices<Value extends string>({ label, hint, value, onValueChange, children }: ChoicesProps<Value>) {
  return (
    <div>
      <p className="mb-2 font-[550] text-13">
        {label} {hint && <small className="ml-1 font-normal text-ink-3 text-xs">{hint}</small>}
      </p>
      <RadioTiles {...{ label, value, onValueChange }} className="grid-cols-3">
        {children}
      </RadioTiles>
    </div>
  );
}
