import { useState } from "react";
import { sendMagicLink } from "@/session/auth.ts";
import { useCountdown } from "./use-countdown.ts";

const RESEND_WAIT_SECONDS = 60;

type Step = "form" | "sending" | "sent" | "resending";

/** Asking for a magic link: form, sending, sent, and the same again on resend. */
export function useMagicLink(startsWith = "") {
  const [step, setStep] = useState<Step>("form");
  const [email, setEmail] = useState(startsWith);
  const [error, setError] = useState<string | null>(null);
  const [delayed, setDelayed] = useState(false);
  const [resent, setResent] = useState(false);
  const wait = useCountdown();

  async function request(address: string, resending: boolean) {
    setStep(resending ? "resending" : "sending");
    setError(null);
    setResent(false);
    const answer = await sendMagicLink(address);
    if (answer.ok) {
      setDelayed(answer.delayed);
      setResent(resending);
      wait.start(RESEND_WAIT_SECONDS);
    } else {
      setError(answer.message);
      if (resending && answer.retryAfterSeconds) wait.start(answer.retryAfterSeconds);
    }
    setStep(answer.ok || resending ? "sent" : "form");
  }

  return {
    step,
    email,
    error,
    delayed,
    resent,
    secondsLeft: wait.secondsLeft,
    setEmail,
    reject: setError,
    send: () => request(email.trim(), false),
    resend: () => request(email.trim(), true),
    startOver: () => {
      setError(null);
      setStep("form");
    },
  };
}

export type MagicLink = ReturnType<typeof useMagicLink>;
