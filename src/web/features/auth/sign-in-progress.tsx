import { CheckIcon } from "./icons.tsx";
import { Toaster } from "./toaster.tsx";

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
            {index < step && <CheckIcon />}
            {index === step && <span className="spinner" />}
            {index > step && <i />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
