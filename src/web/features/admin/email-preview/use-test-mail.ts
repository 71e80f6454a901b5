import { useState } from "react";
import { showToast } from "@/lib/show-toast.ts";
import { usePublicConfig } from "@/session/public-config.ts";
import { AppError } from "../../../../shared/errors.ts";
import { useSendTestEmail } from "../api/email-preview.ts";
import { formatSeconds } from "./mail-figures.ts";
import type { Sample } from "./use-sample.ts";

/** What stays on the screen: good news is a toast. */
type Trouble = { tone: "bad" | "plain"; words: string };

/** Sends what is typed, and shows it too. */
export function useTestMail(sample: Sample) {
  const send = useSendTestEmail();
  const mailbox = usePublicConfig()?.localMailbox ?? null;
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function run() {
    const checked = sample.refresh();
    if (!checked) return;
    setTrouble(null);
    const { email } = checked;
    try {
      const { outcome, ms, reason } = await send.mutateAsync(checked);
      if (outcome === "sent") return tellSent(email, ms ?? 0, mailbox);
      setTrouble(outcome === "queued" ? tellQueued(email, reason) : tellRefused(email, reason));
    } catch (error) {
      const words = error instanceof AppError ? error.message : "Something went wrong. Please try again.";
      setTrouble({ tone: "bad", words });
    }
  }
  return { isSending: send.isPending, trouble, send: () => void run() };
}

export type TestMail = ReturnType<typeof useTestMail>;

function tellQueued(email: string, reason: string | null): Trouble {
  const why = reason ? `the mail server did not take it (“${reason}”)` : "the mail server has not answered so far";
  return { tone: "plain", words: `Not sent to ${email} yet: ${why}. It is queued and will be tried again for a day.` };
}

function tellRefused(email: string, reason: string | null): Trouble {
  const why = reason ? `: “${reason}”` : "";
  return { tone: "bad", words: `The mail to ${email} was refused${why}. It will not be tried again.` };
}

function tellSent(email: string, ms: number, mailbox: string | null) {
  const time = formatSeconds(ms);
  showToast({
    tone: "ok",
    title: "Test mail accepted",
    description: mailbox
      ? `Put into the local mailbox for ${email} in ${time}.`
      : `Handed to the mail server for ${email} in ${time}.`,
    ...(mailbox && { action: { label: "Open mailbox", onClick: () => void window.open(mailbox, "_blank") } }),
  });
}
