import { CircleX } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Toaster } from "@/components/toaster.tsx";
import { Button } from "@/components/ui/button.tsx";
import { getSupabase, useSession } from "@/session/auth.ts";
import { readConfirmEmailToken } from "../../../shared/contracts/confirm-email.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";

type State =
  | { step: "asking" | "confirming" }
  | { step: "confirmed"; email: string }
  | { step: "failed"; message: string; canRetry: boolean };

const INCOMPLETE = "The link is incomplete. Open it from the mail again, or copy all of it. Nothing was changed.";
/** Failures that another press may overcome. */
const PASSING = new Set(["unreachable", "over_request_rate_limit", "unexpected_failure"]);

type ConfirmEmailViewProps = { onSignIn: (email: string) => void; onLeave: () => void };

/** Asks first: mail scanners open links, and opening one must not change anything. */
export function ConfirmEmailView({ onSignIn, onLeave }: ConfirmEmailViewProps) {
  const [token] = useState(() => readConfirmEmailToken(window.location.hash));
  const [state, setState] = useState<State>(
    token ? { step: "asking" } : { step: "failed", message: INCOMPLETE, canRetry: false },
  );
  const isSignedIn = useSession().status === "signed-in";
  // The token must not stay in the history, nor be read by anything else that looks at the address.
  useEffect(() => window.history.replaceState(window.history.state, "", window.location.pathname), []);

  async function confirm() {
    setState({ step: "confirming" });
    const answer = await confirmEmailChange(token);
    if (!answer.ok) {
      setState({ step: "failed", message: answer.message, canRetry: PASSING.has(answer.code) });
      return;
    }
    setState({ step: "confirmed", email: answer.email });
    // If this browser's session was one of those that just ended, supabase-js finds out and forgets it.
    if (isSignedIn) await getSupabase().then(({ auth }) => auth.getUser());
  }

  if (state.step === "confirmed") {
    return (
      <Step art={<Toaster stage="toasted" mark="check" />} title="Your email was changed">
        <p className="sub" role="status">
          Your account is now at <b>{state.email}</b>. You were signed out everywhere: sign in with this address.
        </p>
        <div className="actions">
          <Button variant="primary" onClick={() => onSignIn(state.email)}>
            Sign in
          </Button>
        </div>
      </Step>
    );
  }
  if (state.step === "failed") {
    const mark = (
      <span className="bad-mark">
        <CircleX aria-hidden="true" size={30} />
      </span>
    );
    return (
      <Step art={mark} title="The email was not changed">
        <p className="sub" role="alert">
          {state.message}
        </p>
        <div className="actions">
          {state.canRetry ? (
            <Button variant="primary" onClick={() => void confirm()}>
              Try again
            </Button>
          ) : (
            <Button variant="primary" onClick={onLeave}>
              Go to the home page
            </Button>
          )}
        </div>
      </Step>
    );
  }
  const busy = state.step === "confirming";
  return (
    <Step art={<Toaster stage={busy ? "golden" : "raw"} mark="mail" />} title="Confirm your new email">
      <p className="sub">
        Press Confirm, and your account moves to the address this link was mailed to. You are signed out everywhere, and
        sign in with the new address from then on. Creatives, orders and access stay as they are.
      </p>
      <div className="actions">
        <Button variant="primary" size="lg" busy={busy} onClick={() => void confirm()}>
          Confirm new email
        </Button>
      </div>
      <p className="text-13 text-ink-3">You did not ask for this? Close the page, and nothing changes.</p>
    </Step>
  );
}

function Step({ art, title, children }: { art: ReactNode; title: string; children: ReactNode }) {
  return (
    <>
      {art}
      <h1 tabIndex={-1} className="heading">
        {title}
      </h1>
      {children}
    </>
  );
}
