import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

export type Visitor = {
  email: string;
  signOut: ReactNode;
  /** Exporting one's data and deleting the account need no access. */
  yourData: ReactNode;
};

/**
 * A dialog that cannot be dismissed: it has no close button, and Escape does nothing. Its head must use the ids
 * `payment-title` and `payment-description`.
 */
export function GateDialog({ visitor, children }: { visitor: Visitor; children: ReactNode }) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the page is longer than the screen, and starts with its title.
    window.scrollTo(0, 0);
    dialog.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={dialog}
      role="alertdialog"
      aria-labelledby="payment-title"
      aria-describedby="payment-description"
      tabIndex={-1}
      className="gate-dialog"
    >
      {children}
      <div className="gate-dialog-foot">
        <span className="min-w-0 truncate">Signed in as {visitor.email}</span>
        <span className="flex flex-none">
          {visitor.yourData}
          {visitor.signOut}
        </span>
      </div>
    </div>
  );
}

export const GATE_BUTTON = "h-14.5 w-full text-[1.0625rem]";

export const PaidElsewhere = () => (
  <p className="mt-3.5 flex items-center justify-center gap-2 text-13 text-ink-3">
    <Lock aria-hidden="true" size={14} />
    You pay on the card provider's own page.
  </p>
);
