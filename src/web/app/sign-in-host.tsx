import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "@/session/auth.ts";
import { closeSignIn, useSignInEmail, useSignInIdea, useSignInIsOpen } from "@/session/sign-in-dialog.ts";

const loadDialog = () => import("@/features/auth/sign-in-dialog.tsx");
type DialogProps = { open: boolean; email: string; idea: HTMLCanvasElement | null; onClose: () => void };
const SignInDialog = lazy<ComponentType<DialogProps>>(() =>
  loadDialog().then(
    (module) => ({ default: module.SignInDialog }),
    () => ({ default: SignInUnavailable }),
  ),
);

/** Holds the one sign-in dialog. Its code loads on the first pointer or key event, before a button can be pressed. */
export function SignInHost() {
  const isWanted = useSignInIsOpen();
  const email = useSignInEmail();
  const idea = useSignInIdea();
  const isSignedIn = useSession().status === "signed-in";
  const open = isWanted && !isSignedIn;
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  useEffect(onFirstMove, []);
  if (!wasOpen) return null;
  return (
    <Suspense>
      <SignInDialog open={open} email={email} idea={idea} onClose={closeSignIn} />
    </Suspense>
  );
}

function onFirstMove() {
  const stop = new AbortController();
  const load = () => {
    stop.abort();
    loadDialog().catch(() => {});
  };
  for (const event of ["pointermove", "pointerdown", "keydown"]) {
    addEventListener(event, load, { signal: stop.signal, passive: true });
  }
  return () => stop.abort();
}

function SignInUnavailable({ open }: { open: boolean }) {
  if (!open) return null;
  return (
    <p role="alert" className="fixed inset-x-4 bottom-4 z-50 rounded-4 bg-overlay p-4 text-ink shadow-3">
      Signing in could not be loaded. Check your connection, then{" "}
      <button type="button" className="font-semibold underline" onClick={() => window.location.reload()}>
        reload the page
      </button>
      .
    </p>
  );
}
