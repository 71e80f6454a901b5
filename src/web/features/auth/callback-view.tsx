import { useEffect, useEffectEvent } from "react";
import { AlertIcon } from "./icons.tsx";
import { OtherBrowser } from "./other-browser.tsx";
import { SignInProgress } from "./sign-in-progress.tsx";
import { useAuthCallback } from "./use-auth-callback.ts";

const LEAVE_AFTER_SUCCESS_MS = 100;
const LEAVE_AFTER_FAILURE_MS = 3000;

export function CallbackView({ onSignedIn, onGiveUp }: { onSignedIn: () => void; onGiveUp: () => void }) {
  const state = useAuthCallback();
  const signedIn = state.kind === "working" && state.step === 2;
  const failed = state.kind === "failed";
  useAfter(LEAVE_AFTER_SUCCESS_MS, signedIn, onSignedIn);
  useAfter(LEAVE_AFTER_FAILURE_MS, failed, onGiveUp);

  if (state.kind === "working") return <SignInProgress step={state.step} />;
  if (state.kind === "other-browser") return <OtherBrowser />;
  return <Failure message={state.message} onGiveUp={onGiveUp} />;
}

function Failure({ message, onGiveUp }: { message: string; onGiveUp: () => void }) {
  return (
    <>
      <span className="bad-mark">
        <AlertIcon size={30} />
      </span>
      <h1 className="heading">Authentication failed</h1>
      <p className="sub" role="alert">
        {message}
      </p>
      <div className="actions">
        <button type="button" className="btn btn-primary" onClick={onGiveUp}>
          Try signing in again
        </button>
      </div>
      <div className="countdown-bar" aria-hidden="true">
        <i />
      </div>
      <p className="text-[0.8125rem] text-ink-3">Back to the home page in 3 seconds</p>
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
