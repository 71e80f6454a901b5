/** @jsxImportSource hono/jsx */

export type MailboxMail = {
  id: string;
  subject: string;
  to: string;
  from: string;
  receivedAt: Date;
  link: string | null;
  html: string;
  text: string;
};

export type MailboxView = "visual" | "html" | "text";

const VIEWS: { view: MailboxView; label: string }[] = [
  { view: "visual", label: "Visual" },
  { view: "html", label: "HTML" },
  { view: "text", label: "Text" },
];

// No scripts and no origin for the mail; its links may open a new tab or, when clicked, this one.
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

type Shown = { mail: MailboxMail; view: MailboxView };

export function MailboxMessage({ mail, view }: Shown) {
  return (
    <>
      <div class="message-head">
        <a class="btn ghost back" href="/dev/mail" aria-label="Back to all mails">
          ←
        </a>
        <div class="message-title">
          <h2>{mail.subject}</h2>
          <p>
            From {mail.from}
            <br />
            To {mail.to}
          </p>
        </div>
        <nav class="views" aria-label="View">
          {VIEWS.map((item) => (
            <a
              key={item.view}
              href={`/dev/mail?id=${encodeURIComponent(mail.id)}&view=${item.view}`}
              aria-current={item.view === view ? "true" : undefined}
            >
              {item.label}
            </a>
          ))}
        </nav>
      </div>
      <div class="message-body">
        <MailLink link={mail.link} />
        <MailBody mail={mail} view={view} />
      </div>
    </>
  );
}

function MailLink({ link }: Pick<MailboxMail, "link">) {
  // Only web addresses become links.
  if (!link || !/^https?:\/\//i.test(link)) return null;
  return (
    <p class="link">
      <code>{link}</code>
      <button class="btn outline" type="button" data-copy={link}>
        Copy
      </button>
      <a class="btn primary" href={link}>
        Open link
      </a>
    </p>
  );
}

function MailBody({ mail, view }: Shown) {
  if (view === "html") return <pre>{mail.html}</pre>;
  if (view === "text") return <pre>{mail.text}</pre>;
  const source = `/dev/mail/${encodeURIComponent(mail.id)}/body`;
  return <iframe title={`Mail: ${mail.subject}`} sandbox={SANDBOX} src={source} />;
}
