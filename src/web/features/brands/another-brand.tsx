import { ArrowRight } from "lucide-react";
import { WAYS, type Way } from "./start/ways.ts";

/** The last card of the list: the three ways to one more. */
export function AnotherBrand({ onStart }: { onStart: (way: Way) => void }) {
  return (
    <li className="grid min-w-0 content-center rounded-4 border border-line-ctl border-dashed p-4">
      <h2 className="mb-1.5 px-2 font-display font-semibold text-base">Another brand</h2>
      {WAYS.map(({ way, title, hint, Icon }) => (
        <button
          key={way}
          type="button"
          onClick={() => onStart(way)}
          className="flex min-h-13 items-center gap-3 rounded-3 px-2 text-left hover:bg-inset"
        >
          <Icon aria-hidden="true" size={18} className="flex-none" />
          <span className="grid min-w-0 flex-1 leading-tight">
            <b className="font-semibold text-13">{title}</b>
            <small className="truncate text-ink-2 text-xs">{hint}</small>
          </span>
          <ArrowRight aria-hidden="true" size={16} className="flex-none text-ink-3" />
        </button>
      ))}
    </li>
  );
}
