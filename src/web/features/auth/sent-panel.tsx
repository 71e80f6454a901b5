import { useEffect, useRef } from "react";
import { AlertIcon, CheckIcon, InboxIcon, RedoIcon } from "./icons.tsx";
import type { MagicLink } from "./use-magic-link.ts";

/** After sending. No yellow here: the next step is in the mailbox. */
export function SentPanel({ magicLink, heading: Heading = "h2" }: { magicLink: MagicLink; heading?: "h1" | "h2" }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the focused button is gone: say where the reader is now.
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="w-full">
      <Heading ref={title} tabIndex={-1} className="heading">
        Magic Link Sent!
      </Heading>
      <p className="sub mt-2.5 mb-5.5">
        We sent a link to <b>{magicLink.email.trim()}</b>. Open it in this browser within 1 hour.
      </p>
      <Hint magicLink={magicLink} />
      <div className="mt-5 grid gap-2.5 min-[400px]:grid-cols-2">
        <button type="button" className="btn btn-outline" onClick={magicLink.startOver}>
          Try Different Email
        </button>
        <ResendButton magicLink={magicLink} />
      </div>
    </div>
  );
}

function Hint({ magicLink: { error, resent, delayed } }: { magicLink: MagicLink }) {
  if (error) {
    return (
      <p className="alert" role="alert">
        <AlertIcon />
        <span>{error}</span>
      </p>
    );
  }
  return (
    <p className="hint-box" role="status" data-tone={resent ? "ok" : undefined}>
      {resent ? <CheckIcon /> : <InboxIcon />}
      <span>
        {resent ? "Sent again. Use the newest mail." : "Nothing there? Check your spam folder or try again."}
        {delayed && " Mail is slow right now, so it may take a few minutes."}
      </span>
    </p>
  );
}

function ResendButton({ magicLink: { step, secondsLeft, resend } }: { magicLink: MagicLink }) {
  const resending = step === "resending";
  const blocked = resending || secondsLeft > 0;
  return (
    <button
      type="button"
      className="btn btn-outline tabular-nums"
      aria-disabled={blocked}
      onClick={() => void (blocked || resend())}
    >
      {resending && <span className="spinner" aria-hidden="true" />}
      {!blocked && <RedoIcon />}
      {resending ? "Sending..." : secondsLeft > 0 ? `Resend Link in ${secondsLeft} s` : "Resend Link"}
    </button>
  );
}
