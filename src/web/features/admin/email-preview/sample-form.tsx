import { CircleAlert, Clock, RefreshCw, Send } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import type { MailTemplate, SampleField } from "../../../../shared/contracts/email-preview.ts";
import type { Sample } from "./use-sample.ts";
import type { TestMail } from "./use-test-mail.ts";

type SampleFormProps = {
  sample: Sample;
  template: MailTemplate | undefined;
  testMail: TestMail;
  isRefreshing: boolean;
  onRefresh: () => void;
};

const FIELD_LABELS: Record<SampleField, string> = {
  email: "Recipient e-mail",
  token: "Magic token",
  title: "Picture",
  reason: "Reason",
  new_email: "New e-mail",
};

/** To whom, and with which words; and a test of it by the real way. */
export function SampleForm({ sample, template, testMail, isRefreshing, onRefresh }: SampleFormProps) {
  const { typed } = sample;
  return (
    <Card title="Preview data">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onRefresh();
        }}
      >
        {template && <p className="text-ink-2">{template.when}</p>}
        <Field sample={sample} name="email" type="email" autoComplete="off" maxLength={254} />
        {template?.fields.map((name) =>
          name === "reason" ? (
            <Textarea
              key={name}
              label={FIELD_LABELS.reason}
              rows={3}
              maxLength={500}
              value={typed.reason}
              onChange={(event) => sample.type("reason", event.currentTarget.value)}
              error={sample.errors.reason}
            />
          ) : (
            <Field key={name} sample={sample} name={name} mono={name === "token"} maxLength={120} />
          ),
        )}
        <div className="grid gap-2">
          <Button type="submit" busy={isRefreshing} icon={<RefreshCw aria-hidden="true" size={15} />}>
            Refresh Preview
          </Button>
          <Button
            variant="primary"
            busy={testMail.isSending}
            icon={<Send aria-hidden="true" size={15} />}
            onClick={testMail.send}
          >
            {testMail.isSending ? "Sending..." : "Send Test Email"}
          </Button>
          <p className="mt-1 text-ink-3 text-xs [overflow-wrap:anywhere]">
            Goes to {typed.email.includes("@") ? typed.email.trim() : "the address above"}, with “[Test]” before its
            subject. A magic link in it signs nobody in. Sending is noted in the audit log.
          </p>
        </div>
        <TestResult testMail={testMail} />
      </form>
    </Card>
  );
}

type FieldProps = Omit<React.ComponentProps<typeof Input>, "label" | "name"> & { sample: Sample; name: SampleField };

function Field({ sample, name, ...input }: FieldProps) {
  return (
    <Input
      {...input}
      label={FIELD_LABELS[name]}
      spellCheck={false}
      value={sample.typed[name]}
      onValueChange={(value) => sample.type(name, value)}
      error={sample.errors[name]}
    />
  );
}

function TestResult({ testMail: { trouble } }: { testMail: TestMail }) {
  if (!trouble) return null;
  const Icon = trouble.tone === "bad" ? CircleAlert : Clock;
  return (
    <Notice tone={trouble.tone} icon={<Icon aria-hidden="true" size={17} />} className="[overflow-wrap:anywhere]">
      {trouble.words}
    </Notice>
  );
}
