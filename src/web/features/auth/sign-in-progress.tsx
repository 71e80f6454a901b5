import { Check } from "lucide-react";
import { Toaster } from "@/components/toaster.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";

const steps = ["Verifying your magic link...", "Finalizing authentication...", "Setting up your account..."] as const;
const stages = ["raw", "golden", "toasted"] as const;

export function SignInProgress({ step }: { step: 0 | 1 | 2 }) {
  return (
    <>
      <Toaster stage={stages[step]} mark={step === 2 ? "check" : undefined} />
      <h1 className="sr-only">Signing you in</h1>
      <p className="sr-only" role="status">
        {steps[step]}
      </p>
      <ol className="steps" aria-hidden="true">
        {steps.map((text, index) => (
          <li key={text} data-now={index === step}>
            {index < step && <Check size={17} className="text-ok-fg" />}
            {index === step && <Spinner />}
            {index > step && <i />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
