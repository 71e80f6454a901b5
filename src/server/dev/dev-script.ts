/** Runs on the local stand-in pages. Without it everything works except copying and the self-updating list. */
export const DEV_SCRIPT = `
"use strict";
const REFRESH_MS = 3000;
const COPIED_MS = 2000;

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), COPIED_MS);
  });
}

for (const form of document.querySelectorAll("form[data-busy]")) {
  form.addEventListener("submit", () => {
    const button = form.querySelector("button");
    button.disabled = true;
    button.textContent = form.dataset.busy;
  });
}

async function refreshMails() {
  const answer = await fetch("/dev/mail");
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("main.mailbox");
  const shown = document.querySelector("main.mailbox");
  if (!fresh || fresh.innerHTML === shown.innerHTML) return;
  const focused = document.activeElement?.getAttribute("href");
  shown.replaceWith(fresh);
  if (focused) [...fresh.querySelectorAll("a")].find((link) => link.getAttribute("href") === focused)?.focus();
}

const mailbox = document.querySelector("main.mailbox");
if (mailbox && mailbox.dataset.state !== "message") {
  setInterval(() => document.hidden || refreshMails().catch(() => {}), REFRESH_MS);
}
`;
