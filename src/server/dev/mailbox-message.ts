import { escapeHtml } from "./escape-html.ts";

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

// No scripts and no origin for the mail; its links may open a tab, or this one when clicked.
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

export function renderMailboxMessage(mail: MailboxMail, view: MailboxView): string {
  return `<div class="message-head">
<a class="btn ghost back" href="/dev/mail" aria-label="Back to all mails">&larr;</a>
<div class="message-title"><h2>${escapeHtml(mail.subject)}</h2><p>From ${escapeHtml(mail.from)}<br>To ${escapeHtml(mail.to)}</p></div>
<nav class="views" aria-label="View">${VIEWS.map((item) => renderViewLink(mail, item, view)).join("")}</nav>
</div>
<div class="message-body">${renderLink(mail.link)}${renderBody(mail, view)}</div>`;
}

function renderViewLink(mail: MailboxMail, item: (typeof VIEWS)[number], current: MailboxView): string {
  const href = escapeHtml(`/dev/mail?id=${encodeURIComponent(mail.id)}&view=${item.view}`);
  return `<a href="${href}"${item.view === current ? ` aria-current="true"` : ""}>${item.label}</a>`;
}

function renderLink(link: string | null): string {
  // Only web addresses become something to click.
  if (!link || !/^https?:\/\//i.test(link)) return "";
  const safe = escapeHtml(link);
  return `<p class="link"><code>${safe}</code><button class="btn outline" type="button" data-copy="${safe}">Copy</button><a class="btn primary" href="${safe}">Open link</a></p>`;
}

function renderBody(mail: MailboxMail, view: MailboxView): string {
  if (view === "html") return `<pre>${escapeHtml(mail.html)}</pre>`;
  if (view === "text") return `<pre>${escapeHtml(mail.text)}</pre>`;
  const source = escapeHtml(`/dev/mail/${encodeURIComponent(mail.id)}/body`);
  return `<iframe title="Mail: ${escapeHtml(mail.subject)}" sandbox="${SANDBOX}" src="${source}"></iframe>`;
}
