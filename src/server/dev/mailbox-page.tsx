/** @jsxImportSource hono/jsx */
import { type MailboxMail, MailboxMessage, type MailboxView } from "./mailbox-message.tsx";
import { renderDevPage } from "./render-dev-page.tsx";

type MailboxPage = { mails: MailboxMail[]; selectedId: string | null; view: MailboxView };

/** The mails of the local mailbox: list on the left, message on the right; on phones one at a time. */
export function renderMailboxPage({ mails, selectedId, view }: MailboxPage): string {
  const newestFirst = [...mails].sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime());
  const selected = newestFirst.find((mail) => mail.id === selectedId);
  const state = selected ? "message" : mails.length > 0 ? "list" : "empty";
  const body = (
    <>
      <header class="dev-bar">
        <h1>Local mailbox, no mail leaves this machine</h1>
        <code>/dev/mail</code>
      </header>
      <main class="mailbox" data-state={state}>
        <section class="mails" id="mails" aria-label="Mails">
          <div class="mails-head">
            <h2>Mailbox</h2>
            {mails.length > 0 && <span class="count">{mails.length}</span>}
            <a class="btn ghost" href="/dev/mail">
              Refresh
            </a>
          </div>
          {mails.length > 0 ? (
            <ul>
              {newestFirst.map((mail) => (
                <MailRow key={mail.id} mail={mail} isSelected={mail === selected} view={view} />
              ))}
            </ul>
          ) : (
            <div class="empty">
              <h3>No mail yet</h3>
              <p>Ask for a magic link and it appears here at once.</p>
            </div>
          )}
        </section>
        <section class="message" aria-label="Message">
          {selected ? <MailboxMessage mail={selected} view={view} /> : <p class="pick">Pick a mail to read it here.</p>}
        </section>
      </main>
    </>
  );
  return renderDevPage({ title: "Mailbox", styles: ["/dev/dev.css"], body });
}

type MailRowProps = { mail: MailboxMail; isSelected: boolean; view: MailboxView };

function MailRow({ mail, isSelected, view }: MailRowProps) {
  return (
    <li>
      <a
        href={`/dev/mail?id=${encodeURIComponent(mail.id)}&view=${view}`}
        aria-current={isSelected ? "true" : undefined}
      >
        <b>{mail.subject}</b>
        <time datetime={mail.receivedAt.toISOString()}>{formatTime(mail.receivedAt)}</time>
        <span>To {mail.to}</span>
      </a>
    </li>
  );
}

function formatTime(date: Date): string {
  const isToday = date.toDateString() === new Date().toDateString();
  const format: Intl.DateTimeFormatOptions = isToday
    ? { hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat("en-GB", format).format(date);
}
