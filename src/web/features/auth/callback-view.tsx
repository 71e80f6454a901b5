import { CircleX } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { OtherBrowser } from "./other-browser.tsx";
import { SignInProgress } from "./sign-in-progress.tsx";
import { useAuthCallback } from "./use-auth-callback.ts";

const LEAVE_AFTER_SUCCESS_MS = 100;
const LEAVE_AFTER_FAILURE_MS = 3000;

type CallbackViewProps = { onSignedIn: () => void; onGiveUp: (message: string) => void; onTryAgain: () => void };

export function CallbackView({ onSignedIn, onGiveUp, onTryAgain }: CallbackViewProps) {
  const state = useAuthCallback();
  const signedIn = state.kind === "working" && state.step === 2;
  const failure = state.kind === "failed" ? state.message : null;
  useAfter(LEAVE_AFTER_SUCCESS_MS, signedIn, onSignedIn);
  useAfter(LEAVE_AFTER_FAILURE_MS, failure !== null, () => onGiveUp(failure ?? ""));

  if (state.kind === "working") return <SignInProgress step={state.step} />;
  if (state.kind === "other-browser") return <OtherBrowser />;
  return <Failure message={state.message} onTryAgain={onTryAgain} />;
}

function Failure({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <>
      <span className="bad-mark">
        <CircleX aria-hidden="true" size={30} />
      </span>
      <h1 className="heading">Authentication Error</h1>
      <p className="sub" role="alert">
        {message}
      </p>
      <div className="actions">
        <Button variant="primary" onClick={onTryAgain}>
          Try signing in again
        </Button>
      </div>
      <div className="countdown-bar" aria-hidden="true">
        <i />
      </div>
      <p className="text-13 text-ink-3">Back to the home page in 3 seconds</p>
    </>
  );
}

function useAfter(delayMs: number, active: boolean, action: () => void) {
  const run = useEffectEvent(action);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => run(), delayMs);
    return () => clearTimeout(timer);
  }, [active, delayMs]);
}
