import { CircleAlert, Send } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import type { MagicLink } from "./use-magic-link.ts";

const EMPTY = "Please enter your email address";
const INVALID = "Please enter a valid email address.";

type EmailFormProps = { magicLink: MagicLink; submitLabel: string; inputRef?: RefObject<HTMLInputElement | null> };

/** The address field, its errors and the button that sends the link. */
export function EmailForm({ magicLink, submitLabel, inputRef }: EmailFormProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const { email, error, step } = magicLink;
  const sending = step === "sending";
  const isAboutAddress = error === EMPTY || error === INVALID;

  // After "Try Different Email" the pressed button is gone, so the focus moves to the address.
  const isBack = useRef(email !== "");
  useEffect(() => {
    if (!isBack.current) return;
    input.current?.focus();
    input.current?.select();
  }, [input]);

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
      {error && !isAboutAddress && (
        <div className="mb-4.5">
          <Notice tone="bad" icon={<CircleAlert aria-hidden="true" size={17} />}>
            {error}
          </Notice>
        </div>
      )}
      <Input
        ref={input}
        large
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        placeholder="Enter your email for magic link..."
        value={email}
        onValueChange={magicLink.setEmail}
        readOnly={sending}
        error={isAboutAddress && <span role="alert">{error}</span>}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-3.5 w-full"
        busy={sending}
        icon={<Send aria-hidden="true" size={18} />}
      >
        {sending ? "Sending Magic Link..." : submitLabel}
      </Button>
    </form>
  );
}

function findProblem(email: string, input: HTMLInputElement | null): string | null {
  if (!email.trim()) return EMPTY;
  return input?.validity.typeMismatch ? INVALID : null;
}
