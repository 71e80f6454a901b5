import { useState } from "react";
import {
  type MailTemplate,
  previewEmailInput,
  type SampleField,
  type SampleMail,
} from "../../../../shared/contracts/email-preview.ts";

const SAMPLE = previewEmailInput.parse({ kind: "magic-link", email: "june@loafworks.example" });

export type SampleErrors = Partial<Record<SampleField, string>>;

/** What is typed, and what the preview shows: the two differ until the preview is refreshed. */
export function useSample(email: string) {
  const [typed, setTyped] = useState<SampleMail>({ ...SAMPLE, email });
  const [shown, setShown] = useState(typed);
  const [errors, setErrors] = useState<SampleErrors>({});

  /** The typed sample, or null with the errors marked. */
  function check(sample: SampleMail): SampleMail | null {
    const parsed = previewEmailInput.safeParse(sample);
    setErrors(parsed.success ? {} : readErrors(parsed.error.issues));
    return parsed.success ? parsed.data : null;
  }

  /** Shows what is typed, if it can be shown. */
  function refresh(sample = typed): SampleMail | null {
    const checked = check(sample);
    if (!checked) return null;
    setTyped(checked);
    setShown(checked);
    return checked;
  }

  return {
    typed,
    shown,
    errors,
    isOutOfDate: (template: MailTemplate | undefined) =>
      (["kind", "email", ...(template?.fields ?? [])] as const).some((field) => typed[field] !== shown[field]),
    type(field: SampleField, value: string) {
      setTyped({ ...typed, [field]: value });
      setErrors({ ...errors, [field]: undefined });
    },
    /** Another template is shown at once: there is nothing to finish typing. */
    choose(kind: string) {
      const next = { ...typed, kind };
      setTyped(next);
      refresh(next);
    },
    refresh: () => refresh(),
  };
}

export type Sample = ReturnType<typeof useSample>;

function readErrors(issues: { path: PropertyKey[]; message: string }[]): SampleErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}
