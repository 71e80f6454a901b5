import { Check, CircleAlert, Inbox, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { usePublicConfig } from "@/session/public-config.ts";
import type { MagicLink } from "./use-magic-link.ts";

type SentPanelProps = {
  magicLink: MagicLink;
  title: ReactNode;
  /** An idea is kept in this browser, and in no other. */
  hasIdea?: boolean;
};

/** After sending. No yellow here: the next step is in the mailbox. */
export function SentPanel({ magicLink, title, hasIdea = false }: SentPanelProps) {
  const top = useRef<HTMLDivElement>(null);
  // The form with the focused button is gone, so the focus moves here and the panel is announced.
  useEffect(() => top.current?.focus(), []);

  return (
    <div ref={top} tabIndex={-1} className="w-full outline-none">
      {title}
      <p className="sub mt-2.5 mb-5.5">
        We sent a link to <b>{magicLink.email.trim()}</b>. Open it in this browser within 1 hour
        {hasIdea && ": your idea is kept here"}.
      </p>
      <Hint magicLink={magicLink} />
      <div className="mt-5 grid gap-2.5 min-[400px]:grid-cols-2">
        <Button onClick={magicLink.startOver}>Try Different Email</Button>
        <ResendButton magicLink={magicLink} />
      </div>
    </div>
  );
}

function Hint({ magicLink: { error, resent, delayed } }: { magicLink: MagicLink }) {
  const config = usePublicConfig();
  if (error) {
    return (
      <Notice tone="bad" icon={<CircleAlert aria-hidden="true" size={17} />}>
        {error}
      </Notice>
    );
  }
  if (config?.localMailbox) {
    return (
      <Notice icon={<Inbox aria-hidden="true" size={17} />}>
        No mail leaves this machine.{" "}
        <a href={config.localMailbox} className="-my-1 inline-block py-1 font-semibold underline">
          Open the local mailbox
        </a>
        {resent && " and use the newest mail"}.
      </Notice>
    );
  }
  const Icon = resent ? Check : Inbox;
  return (
    <Notice tone={resent ? "ok" : "plain"} icon={<Icon aria-hidden="true" size={17} />}>
      {resent ? "Sent again. Use the newest mail." : "Nothing there? Check your spam folder or try again."}
      {delayed && " Mail is slow right now, so it may take a few minutes."}
    </Notice>
  );
}

function ResendButton({ magicLink: { step, secondsLeft, resend } }: { magicLink: MagicLink }) {
  const resending = step === "resending";
  const waiting = secondsLeft > 0 && !resending;
  return (
    <Button
      className="tabular-nums"
      busy={resending}
      disabled={waiting}
      focusableWhenDisabled
      icon={waiting ? undefined : <RotateCw aria-hidden="true" size={16} />}
      onClick={() => void resend()}
    >
      {resending ? "Sending..." : waiting ? `Resend Link in ${inWords(secondsLeft)}` : "Resend Link"}
    </Button>
  );
}

function inWords(seconds: number): string {
  return seconds <= 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
