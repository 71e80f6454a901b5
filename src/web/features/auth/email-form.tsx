import { type FormEvent, useEffect, useId, useRef } from "react";
import { AlertIcon, SendIcon } from "./icons.tsx";
import type { MagicLink } from "./use-magic-link.ts";

const EMPTY = "Please enter your email address";
const INVALID = "Please enter a valid email address.";

/** The address field, its errors and the button that sends the link. */
export function EmailForm({ magicLink, submitLabel }: { magicLink: MagicLink; submitLabel: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { email, error, step } = magicLink;
  const sending = step === "sending";

  // Back from "Try Different Email": the pressed button is gone, and the address is there to be changed.
  const isBack = useRef(email !== "");
  useEffect(() => {
    if (!isBack.current) return;
    input.current?.focus();
    input.current?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const problem = findProblem(email, input.current);
    if (!problem) return void magicLink.send();
    magicLink.reject(problem);
    input.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="w-full text-left">
      {error && (
        <p className="alert mb-4.5" role="alert" id={`${id}-error`}>
          <AlertIcon />
          <span>{error}</span>
        </p>
      )}
      <label className="label" htmlFor={`${id}-email`}>
        Email
      </label>
      <input
        ref={input}
        id={`${id}-email`}
        className="input"
        type="email"
        name="email"
        autoComplete="email"
        placeholder="Enter your email for magic link..."
        value={email}
        onChange={(event) => magicLink.setEmail(event.target.value)}
        readOnly={sending}
        aria-invalid={error === EMPTY || error === INVALID ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <button type="submit" className="btn btn-primary btn-lg mt-3.5 w-full" aria-disabled={sending}>
        {sending ? <span className="spinner" aria-hidden="true" /> : <SendIcon />}
        {sending ? "Sending Magic Link..." : submitLabel}
      </button>
    </form>
  );
}

function findProblem(email: string, input: HTMLInputElement | null): string | null {
  if (!email.trim()) return EMPTY;
  return input?.validity.typeMismatch ? INVALID : null;
}
