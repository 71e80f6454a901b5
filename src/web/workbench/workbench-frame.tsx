import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { historyKey } from "./canvas/keys.ts";
import type { Dispatch } from "./document/workbench-action.ts";

type WorkbenchFrameProps = {
  dispatch: Dispatch;
  top: ReactNode;
  /** Between the top bar and the rest: a note, or a question that waits for an answer. */
  notice?: ReactNode;
  rail?: ReactNode;
  canvas: ReactNode;
  inspector: ReactNode;
  /** On phones at the bottom edge; elsewhere these actions are in the top bar. */
  actionBar?: ReactNode;
};

/** The layout of every editor, from a phone to a wide screen. Undo works wherever the focus is. */
export function WorkbenchFrame({ dispatch, top, notice, rail, canvas, inspector, actionBar }: WorkbenchFrameProps) {
  function press(event: KeyboardEvent | globalThis.KeyboardEvent) {
    const action = historyKey(event);
    if (!action) return;
    event.preventDefault();
    dispatch(action);
  }

  // The button that had the focus may be gone, or disabled, once it was pressed.
  useEffect(() => {
    const pressNowhere = (event: globalThis.KeyboardEvent) => event.target === document.body && press(event);
    addEventListener("keydown", pressNowhere);
    return () => removeEventListener("keydown", pressNowhere);
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches keys on their way up from any control
    <div className="flex h-dvh flex-col overflow-hidden bg-bg text-ink text-sm" onKeyDown={press}>
      <header
        data-keep-clear=""
        className="flex h-14 flex-none items-center gap-2.5 border-line border-b bg-surface px-3 max-tablet:gap-1 max-tablet:px-2"
      >
        {top}
      </header>
      {notice}
      <main
        id="main"
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col tablet:grid tablet:grid-cols-[minmax(0,1fr)_312px] tablet:grid-rows-[auto_minmax(0,1fr)] desk:grid-cols-[auto_minmax(0,1fr)_344px] desk:grid-rows-[minmax(0,1fr)]"
      >
        {/* Without a rail this stays as an empty cell, so that the columns keep their places. */}
        <div
          className={
            rail
              ? "relative col-span-full flex-none overflow-auto border-line bg-surface max-desk:border-b desk:col-span-1 desk:w-39 desk:border-r"
              : "col-span-full desk:col-span-1"
          }
        >
          {rail}
        </div>
        <div className="grid min-h-0 min-w-0 max-tablet:h-[52dvh] max-tablet:flex-none">{canvas}</div>
        <aside
          aria-label="Inspector"
          className="relative min-h-0 overflow-y-auto border-line bg-surface max-tablet:-mt-4 max-tablet:flex-1 max-tablet:rounded-t-5 max-tablet:border-t max-tablet:shadow-2 tablet:border-l"
        >
          {inspector}
        </aside>
      </main>
      {actionBar && (
        <footer className="flex flex-none gap-2 border-line border-t bg-surface px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] tablet:hidden">
          {actionBar}
        </footer>
      )}
    </div>
  );
}
