import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";
import "./actions.css";

export type CreativeAction = {
  name: string;
  /** What it gives, in a few words. */
  words: string;
  icon: ReactNode;
  isDisabled?: boolean;
  /** For those that open something below them: whether it is open. */
  isOpen?: boolean;
  onPress: () => void;
};

/** What can be done with a creative: rows, or tiles where there is no room for rows. */
export function ActionRows({ actions, className }: { actions: readonly CreativeAction[]; className?: string }) {
  return (
    <ul className={cn("creative-actions", className)}>
      {actions.map(({ name, words, icon, isOpen, isDisabled, onPress }) => (
        <li key={name}>
          <button
            type="button"
            className="creative-action"
            data-on={isOpen || undefined}
            aria-expanded={isOpen}
            disabled={isDisabled}
            onClick={onPress}
          >
            {icon}
            <span className="creative-action-text">
              <b className="creative-action-name">{name}</b>
              <small className="creative-action-words">{words}</small>
            </span>
            <ChevronRight aria-hidden="true" size={16} className="creative-action-end" />
          </button>
        </li>
      ))}
    </ul>
  );
}
