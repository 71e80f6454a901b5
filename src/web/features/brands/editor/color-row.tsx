import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { BRAND_ROLES, type BrandColor, type BrandRole } from "../../../../shared/brands/brand-kit.ts";

type ColorRowProps = {
  color: BrandColor;
  onChange: (change: Partial<BrandColor>, key?: string) => void;
  onRemove: () => void;
};

const HEX = /^#?([0-9a-f]{6})$/i;
const ROLES = (Object.entries(BRAND_ROLES) as [BrandRole, string][]).map(([value, label]) => ({ value, label }));

/** One colour: what it looks like, its name, its value, what it is for. */
export function ColorRow({ color: { name, hex, role }, onChange, onRemove }: ColorRowProps) {
  const [typed, setTyped] = useState(hex);
  useEffect(() => setTyped(hex), [hex]);
  const isColor = HEX.test(typed.trim());
  function type(text: string) {
    setTyped(text);
    const [, digits] = HEX.exec(text.trim()) ?? [];
    if (digits) onChange({ hex: `#${digits.toLowerCase()}` }, "hex");
  }
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_6.5rem_2.5rem] items-start gap-x-2 gap-y-2 tablet:grid-cols-[2.5rem_minmax(0,1.4fr)_6.5rem_minmax(0,1.5fr)_2.5rem]">
      <input
        type="color"
        value={hex}
        aria-label={`Change ${name}`}
        onChange={({ target }) => onChange({ hex: target.value }, "hex")}
        className="size-10 cursor-pointer appearance-none overflow-hidden rounded-3 border-0 bg-transparent p-0 shadow-line focus-visible:shadow-field-focus [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-0"
      />
      <Input
        label={`Name of ${hex}`}
        labelHidden
        value={name}
        maxLength={24}
        error={name.trim() ? undefined : "Give it a name."}
        onValueChange={(text) => onChange({ name: text }, "name")}
      />
      <Input
        label={`Value of ${name}`}
        labelHidden
        mono
        value={typed}
        maxLength={7}
        spellCheck={false}
        error={isColor ? undefined : "Like #f0a04b."}
        onValueChange={type}
        onBlur={() => setTyped(hex)}
      />
      <div className="max-tablet:order-last max-tablet:col-start-2 max-tablet:col-end-5">
        <Select
          label={`What ${name} is for`}
          labelHidden
          options={ROLES}
          value={role}
          onValueChange={(value) => onChange({ role: value })}
        />
      </div>
      <Button variant="ghost" icon={<X size={16} />} aria-label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}
