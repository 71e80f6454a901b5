import { useEffect, useState } from "react";
import { completeSignIn, useSession } from "@/session/auth.ts";
import { readCallbackUrl } from "./callback-url.ts";

type Exchange = Awaited<ReturnType<typeof completeSignIn>>;

type CallbackState =
  | { kind: "working"; step: 0 | 1 | 2 }
  | { kind: "other-browser" }
  | { kind: "failed"; message: string };

const SESSION_WAIT_MS = 10_000;
const NO_SESSION = "Unable to establish session after multiple attempts. Please try signing in again.";

/** Verifying is the exchange of the code, finalizing the wait for its session, setting up what follows. */
export function useAuthCallback(): CallbackState {
  const [{ code, error }] = useState(() => readCallbackUrl(window.location.href));
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [gaveUp, setGaveUp] = useState(false);
  const session = useSession();

  useEffect(() => {
    if (!code || error) return;
    let current = true;
    void completeSignIn(code).then((result) => current && setExchange(result));
    return () => {
      current = false;
    };
  }, [code, error]);

  const exchanged = exchange?.ok === true;
  useEffect(() => {
    if (!exchanged) return;
    const timer = setTimeout(() => setGaveUp(true), SESSION_WAIT_MS);
    return () => clearTimeout(timer);
  }, [exchanged]);

  if (error) return { kind: "failed", message: error };
  if (code && !exchange) return { kind: "working", step: 0 };
  // Also covers a link that is opened again after it was used in this browser.
  if (session.status === "signed-in") return { kind: "working", step: 2 };
  if (gaveUp) return { kind: "failed", message: NO_SESSION };
  if (exchanged || session.status === "loading") return { kind: "working", step: 1 };
  if (exchange && !exchange.ok && exchange.reason === "other-browser") return { kind: "other-browser" };
  return { kind: "failed", message: exchange && !exchange.ok ? exchange.message : "Authentication failed" };
}
