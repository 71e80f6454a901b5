import type { ReactNode } from "react";
import { useBringIntoView } from "./use-bring-into-view.ts";
import "./opened-panel.css";

type OpenedPanelProps = {
  title: string;
  /** A sentence below the title. */
  words?: string | undefined;
  /** A button beside the title. */
  aside?: ReactNode;
  /** Whether it is as tall as it will be. */
  isLaidOut?: boolean;
  children: ReactNode;
};

/** What a tool opens below a creative. It scrolls itself into view. */
export function OpenedPanel({ title, words, aside, isLaidOut = true, children }: OpenedPanelProps) {
  const panel = useBringIntoView<HTMLElement>(isLaidOut);
  return (
    <section ref={panel} aria-label={title} className="opened-panel">
      <header className="opened-panel-head">
        <h3>{title}</h3>
        {aside}
        {words && <p>{words}</p>}
      </header>
      {children}
    </section>
  );
}
