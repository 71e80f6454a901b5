import { EmailForm } from "./email-form.tsx";
import { LockIcon } from "./icons.tsx";
import { SentPanel } from "./sent-panel.tsx";
import { Toaster } from "./toaster.tsx";
import { useMagicLink } from "./use-magic-link.ts";

export function SignInCard() {
  const magicLink = useMagicLink();
  const sent = magicLink.step === "sent" || magicLink.step === "resending";
  return (
    <section className="toaster-card" aria-label="Sign in">
      {sent ? (
        <Toaster stage="toasted" mark="mail" />
      ) : (
        <Toaster stage={magicLink.step === "sending" ? "golden" : "raw"} />
      )}
      <span className="sticker" aria-hidden="true">
        <small>ripe for ads</small>
        <b>4011</b>
      </span>
      {sent ? (
        <SentPanel magicLink={magicLink} />
      ) : (
        <>
          <h2 className="heading">Welcome! Let's generate viral ad creatives</h2>
          <p className="sub mt-2.5 mb-5.5">Type your email. We send you a link, you click it, you're in.</p>
          <EmailForm magicLink={magicLink} submitLabel="Send Magic Link" />
          <p className="note mt-4">
            <LockIcon />
            No passwords needed. New here? The same link makes your account.
          </p>
        </>
      )}
    </section>
  );
}
