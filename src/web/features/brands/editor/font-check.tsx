import { Check, FileType, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useFontFamily } from "@/brands/own-fonts.ts";
import { Button } from "@/components/ui/button.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { ALPHABETS } from "../../../../shared/fonts/font-facts.ts";
import type { CheckedFont } from "./use-font-file.ts";

type FontCheckProps = {
  font: CheckedFont;
  /** What is written in it. */
  name: string;
  isKeeping: boolean;
  onKeep: () => void;
  onCancel: () => void;
};

const inWords = new Intl.ListFormat("en-GB");

/** What a font can do, before its owner decides to use it. */
export function FontCheck({ font: { face, fileName, size, bytes, facts }, name, ...does }: FontCheckProps) {
  const { isKeeping, onKeep, onCancel } = does;
  const [isAllowed, setAllowed] = useState(false);
  const fontFamily = useFontFamily(face, bytes);
  const id = useId();
  const { characters, alphabets, without, weight, isColoured } = facts;
  return (
    <div className="mt-4 grid gap-3 rounded-3 p-4 shadow-line">
      <div className="flex items-center gap-3">
        <FileType aria-hidden="true" size={18} className="flex-none text-ink-2" />
        <p className="min-w-0">
          <b className="block truncate font-semibold text-sm">{fileName}</b>
          <span className="block text-ink-2 text-xs">
            {Math.ceil(size / 1024).toLocaleString("en")} KB, {characters.toLocaleString("en")} characters
          </span>
        </p>
      </div>
      <p className="truncate text-[2rem] leading-[1.2]" style={{ fontFamily }}>
        {name} 0123 &amp; more
      </p>
      <ul className="grid gap-1.5 text-13">
        <Line isGood>
          {inWords.format(alphabets.map((alphabet) => ALPHABETS[alphabet]))}. Other writings stay in ours
        </Line>
        {without.length > 0 && (
          <Line>
            Letters of {inWords.format(without)} are missing: headlines that need one are set in a typeface of ours as a
            whole
          </Line>
        )}
        {weight !== undefined && <Line isGood>A variable font: set at weight {weight}</Line>}
        {isColoured && <Line>Its colours are left out: a headline has the colour of your brand</Line>}
      </ul>
      <label htmlFor={id} className="flex items-start gap-2.5 text-13">
        <Checkbox id={id} checked={isAllowed} onChange={({ target }) => setAllowed(target.checked)} />
        <span>
          I may use this font in pictures and have it rendered on a server.
          <span className="block text-ink-2">
            Most desktop licences allow pictures; not all allow servers. It is kept for you alone.
          </span>
        </span>
      </label>
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="primary" disabled={!isAllowed} busy={isKeeping} onClick={onKeep}>
          Use for headlines
        </Button>
      </div>
    </div>
  );
}

function Line({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  const Icon = isGood ? Check : TriangleAlert;
  return (
    <li className="flex gap-2">
      <Icon
        aria-hidden="true"
        size={14}
        className={isGood ? "mt-0.5 flex-none text-ok-fg" : "mt-0.5 flex-none text-warn-fg"}
      />
      <span>{children}</span>
    </li>
  );
}
