import { Check, Minus } from "lucide-react";
import { type InputHTMLAttributes, useEffect, useRef } from "react";
import { cn } from "@/lib/cn.ts";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  /** Some of what it stands for is chosen. */
  isMixed?: boolean;
  className?: string;
};

/** A box to tick. Its words are the label around it, or `aria-label`. */
export function Checkbox({ isMixed = false, className, ...props }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <span className={cn("relative inline-grid size-5 flex-none place-items-center", className)}>
      <input
        {...props}
        ref={input}
        type="checkbox"
        className="peer absolute inset-0 m-0 cursor-pointer appearance-none rounded-[6px] bg-surface shadow-[inset_0_0_0_1.5px_var(--line-ctl)] checked:bg-ink checked:shadow-none indeterminate:bg-ink indeterminate:shadow-none disabled:cursor-not-allowed disabled:opacity-45"
      />
      {isMixed ? (
        <Minus aria-hidden="true" size={13} strokeWidth={3.2} className="pointer-events-none relative text-bg" />
      ) : (
        <Check
          aria-hidden="true"
          size={13}
          strokeWidth={3.2}
          className="pointer-events-none relative hidden text-bg peer-checked:block"
        />
      )}
    </span>
  );
}
