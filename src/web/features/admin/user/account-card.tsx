import type { ReactNode } from "react";
import { Card } from "@/components/ui/card.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { formatBytes } from "../../../../shared/format-bytes.ts";
import { mailWords } from "./user-words.ts";

export function AccountCard({ user, className }: { user: AdminUser; className?: string }) {
  const { email, id, customer_id, storage, mails } = user;
  return (
    <Card title="Account" className={className}>
      <dl className="grid gap-3">
        <Fact name="E-mail">
          <Copied text={email} label="Copy e-mail">
            {email}
          </Copied>
        </Fact>
        <Fact name="User id">
          <Copied text={id} label="Copy user id">
            <span className="font-mono font-normal">{`${id.slice(0, 8)}…${id.slice(-4)}`}</span>
          </Copied>
        </Fact>
        {customer_id && (
          <Fact name="Stripe customer">
            <Copied text={customer_id} label="Copy customer id">
              <span className="font-mono font-normal">{customer_id}</span>
            </Copied>
          </Fact>
        )}
        <Fact name="Storage">{`${formatBytes(storage.used)} of ${formatBytes(storage.limit)}`}</Fact>
        <Fact name="Last mails">
          {mails.length === 0 && "None"}
          <ul className="grid gap-1">
            {mails.map((mail) => (
              <li key={`${mail.name} ${mail.at}`}>{mailWords(mail)}</li>
            ))}
          </ul>
        </Fact>
      </dl>
      <p className="mt-4 text-ink-3 text-xs">All times on this page are UTC.</p>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-3 text-xs">{name}</dt>
      <dd className="wrap-anywhere min-h-5 font-medium text-13">{children}</dd>
    </div>
  );
}

function Copied({ text, label, children }: { text: string; label: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0">{children}</span>
      <CopyButton
        iconOnly
        variant="ghost"
        size="sm"
        className="h-6 rounded-1 pointer-coarse:h-8"
        text={text}
        label={label}
      />
    </span>
  );
}
