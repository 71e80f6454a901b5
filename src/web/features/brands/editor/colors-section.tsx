import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { type BrandColor, MAX_COLORS } from "../../../../shared/brands/brand-kit.ts";
import { colorWord } from "../../../../shared/brands/color-word.ts";
import { ColorRow } from "./color-row.tsx";
import { ContrastGrid } from "./contrast-grid.tsx";

type ColorsSectionProps = {
  colors: readonly BrandColor[];
  onChange: (name: string, colors: BrandColor[], key?: string) => void;
};

const NEW: readonly [hex: string, role: BrandColor["role"]][] = [
  ["#17150f", "dark"],
  ["#fff8ea", "light"],
  ["#ffd21f", "loud"],
  ["#c2410c", "accent"],
  ["#ffffff", "onDark"],
];

export function ColorsSection({ colors, onChange }: ColorsSectionProps) {
  function add() {
    const [hex, role] = NEW.find(([, wanted]) => !colors.some((color) => color.role === wanted)) ?? [
      "#2440ff",
      "accent",
    ];
    onChange("Add a colour", [...colors, { name: nameOf(hex), hex, role }]);
  }
  return (
    <Card
      title="Colours"
      action={
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus size={15} />}
          disabled={colors.length >= MAX_COLORS}
          onClick={add}
        >
          Add
        </Button>
      }
    >
      {colors.length === 0 ? (
        <p className="text-ink-2">
          Without colours the composer picks some that suit the words. Add a dark and a light one to begin with.
        </p>
      ) : (
        <ul className="grid gap-2.5">
          {colors.map((color, at) => (
            <ColorRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a colour is known by its place
              key={at}
              color={color}
              onChange={(change, key) =>
                onChange(`Change ${color.name}`, colors.with(at, { ...color, ...change }), key && `${key} ${at}`)
              }
              onRemove={() => onChange(`Remove ${color.name}`, colors.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      {colors.length > 1 && <ContrastGrid colors={colors} />}
    </Card>
  );
}

function nameOf(hex: string): string {
  const word = colorWord(hex);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
