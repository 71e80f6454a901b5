import { ChevronDown, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";

type FilterButtonProps = Omit<ComponentProps<"button">, "children"> & {
  label: string;
  icon: ReactNode;
  /** What is chosen, in words. */
  chosen: string | null;
};

/** Opens a filter; quiet until something is chosen. */
export function FilterButton({ label, icon, chosen, className, ...props }: FilterButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={cn(
        "inline-flex h-9 max-w-full items-center gap-2 rounded-3 px-3 font-medium text-13 pointer-coarse:h-10 [&_svg]:flex-none",
        chosen ? "bg-accent-soft pr-9 text-accent-fg" : "bg-surface text-ink shadow-card hover:bg-inset",
        className,
      )}
    >
      {icon}
      <span className="truncate">
        {label}
        {chosen && (
          <>
            : <b className="font-semibold">{chosen}</b>
          </>
        )}
      </span>
      {!chosen && <ChevronDown aria-hidden="true" size={15} className="text-ink-3" />}
    </button>
  );
}

/** Stands on top of a filter that is set. */
export function Clearable({ label, isSet, onClear, children }: ClearableProps) {
  return (
    <span className="relative inline-flex min-w-0 max-w-full flex-none">
      {children}
      {isSet && (
        <Button
          variant="ghost"
          size="sm"
          icon={<X aria-hidden="true" size={14} />}
          aria-label={`Clear ${label}`}
          onClick={onClear}
          className="absolute inset-y-0 right-0.5 my-auto size-8 text-accent-fg pointer-coarse:size-9"
        />
      )}
    </span>
  );
}

type ClearableProps = { label: string; isSet: boolean; onClear: () => void; children: ReactNode };
