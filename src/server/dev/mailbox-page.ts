import { PRODUCT_NAME } from "../../shared/brand.ts";
import { escapeHtml } from "./escape-html.ts";
import { type MailboxMail, type MailboxView, renderMailboxMessage } from "./mailbox-message.ts";

type MailboxPage = { mails: MailboxMail[]; selectedId: string | null; view: MailboxView };

/** The mails that never left this machine: list on the left, message on the right; on phones one after the other. */
export function renderMailboxPage({ mails, selectedId, view }: MailboxPage): string {
  const newestFirst = [...mails].sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime());
  const selected = newestFirst.find((mail) => mail.id === selectedId);
  const state = selected ? "message" : mails.length > 0 ? "list" : "empty";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mailbox – ${PRODUCT_NAME}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dev/dev.css">
<script src="/dev/dev.js" defer></script>
</head>
<body>
<header class="dev-bar"><h1>Local mailbox, no mail leaves this machine</h1><code>/dev/mail</code></header>
<main class="mailbox" data-state="${state}">
<section class="mails" id="mails" aria-label="Mails">
<div class="mails-head"><h2>Mailbox</h2>${mails.length > 0 ? `<span class="count">${mails.length}</span>` : ""}<a class="btn ghost" href="/dev/mail">Refresh</a></div>
${mails.length > 0 ? `<ul>${newestFirst.map((mail) => renderRow(mail, mail === selected, view)).join("")}</ul>` : renderEmpty()}
</section>
<section class="message" aria-label="Message">${selected ? renderMailboxMessage(selected, view) : `<p class="pick">Pick a mail to read it here.</p>`}</section>
</main>
</body>
</html>`;
}

function renderRow(mail: MailboxMail, isSelected: boolean, view: MailboxView): string {
  const href = `/dev/mail?id=${encodeURIComponent(mail.id)}&view=${view}`;
  return `<li><a href="${escapeHtml(href)}"${isSelected ? ` aria-current="true"` : ""}>
<b>${escapeHtml(mail.subject)}</b><time datetime="${mail.receivedAt.toISOString()}">${formatTime(mail.receivedAt)}</time>
<span>To ${escapeHtml(mail.to)}</span></a></li>`;
}

function renderEmpty(): string {
  return `<div class="empty"><h3>No mail yet</h3><p>Ask for a magic link and it appears here at once.</p></div>`;
}

function formatTime(date: Date): string {
  const isToday = date.toDateString() === new Date().toDateString();
  const format: Intl.DateTimeFormatOptions = isToday
    ? { hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat("en-GB", format).format(date);
}
