import { AtSign, Globe, Quote, Type } from "lucide-react";
import { useId } from "react";
import { ColorStrip } from "@/brands/color-strip.tsx";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { cn } from "@/lib/cn.ts";
import type { Finding } from "./findings.ts";

type FoundRowProps = { finding: Finding; isTaken: boolean; onToggle: (isTaken: boolean) => void };

export function FoundRow({ finding, isTaken, onToggle }: FoundRowProps) {
  const { label, value, from, note } = finding;
  const id = useId();
  return (
    <li>
      <label
        htmlFor={id}
        className="flex cursor-pointer items-center gap-3 rounded-3 p-2.5 shadow-line has-disabled:cursor-default hover:bg-inset"
      >
        <span
          className={cn(
            "grid h-11 w-18 flex-none place-items-center overflow-hidden rounded-2",
            // Dark and white logos are seen on it, in both themes.
            finding.logo ? "bg-[#cfcbc2]" : "bg-inset",
          )}
        >
          <Sample finding={finding} />
        </span>
        <span className="grid min-w-0 flex-1 leading-snug">
          <b className="truncate font-semibold text-13">
            {label} <span className="font-normal">{value}</span>
          </b>
          <small className="truncate text-ink-2 text-xs">{note ?? from}</small>
        </span>
        <Checkbox
          id={id}
          checked={isTaken && !note}
          disabled={note !== undefined}
          onChange={({ target }) => onToggle(target.checked)}
        />
      </label>
    </li>
  );
}

function Sample({ finding: { id, logo, colors } }: { finding: Finding }) {
  if (logo) return <img src={`data:image/png;base64,${logo}`} alt="" className="max-h-9 max-w-16 object-contain" />;
  if (colors) return <ColorStrip colors={colors} className="h-full w-full rounded-none" />;
  const Icon = iconFor(id);
  return <Icon aria-hidden="true" size={18} className="text-ink-3" />;
}

function iconFor(id: string) {
  if (id === "website") return Globe;
  if (id === "about") return Quote;
  return /^(contact|profile)/.test(id) ? AtSign : Type;
}
