import { Toaster } from "@/components/toaster.tsx";
import { EmailForm } from "./email-form.tsx";
import { SentPanel } from "./sent-panel.tsx";
import { useMagicLink } from "./use-magic-link.ts";

/** The link is valid, but was requested in another browser. */
export function OtherBrowser() {
  const magicLink = useMagicLink();
  if (magicLink.step === "sent" || magicLink.step === "resending") {
    return (
      <>
        <Toaster stage="toasted" mark="mail" />
        <SentPanel magicLink={magicLink} title={<h1 className="heading">Magic Link Sent!</h1>} />
      </>
    );
  }
  return (
    <>
      <Toaster stage={magicLink.step === "sending" ? "golden" : "raw"} />
      <h1 className="heading">This link was opened in another browser</h1>
      <p className="sub mb-2">
        A magic link signs you in only in the browser that asked for it. Go back to that browser, or send a new link to
        this one.
      </p>
      <EmailForm magicLink={magicLink} submitLabel="Send New Link" />
      <p className="text-13 text-ink-3">Opening it here did not use it up.</p>
    </>
  );
}
