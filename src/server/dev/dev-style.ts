/** The look of the local stand-in pages, in the product's colours and, once it is built, its fonts. */
export const DEV_STYLE = `
:root {
  color-scheme: light dark;
  --banana: #ffd91a; --banana-hi: #ffe45c; --banana-lip: #d19e00; --peel: #1c1810;
  --bg: #f6f6f4; --surface: #ffffff; --inset: #f1f0ed; --line: #e4e2dc;
  --ink: #1c1810; --ink-2: #565044; --ink-3: #6d6657; --ring: #1c1810; --current: #1c1810;
  --sans: "Geist Variable", "Text Fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", sans-serif;
  --display: "Bricolage Grotesque Variable", "Display Fallback", var(--sans);
  --poster: "Bricolage Poster", "Poster Fallback", var(--display);
  --mono: "Geist Mono Variable", ui-monospace, SFMono-Regular, Menlo, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #12110e; --surface: #1a1915; --inset: #23211c; --line: #312e27;
    --ink: #f6f3ea; --ink-2: #beb8a8; --ink-3: #9b9585; --ring: #ffdf4d; --current: #ffd91a;
  }
}
*, *::before, *::after { box-sizing: border-box; margin: 0; }
body {
  min-height: 100dvh; display: flex; flex-direction: column;
  background: var(--bg); color: var(--ink); font: 400 14px/1.5 var(--sans); -webkit-font-smoothing: antialiased;
}
a { color: inherit; text-decoration: none; }
ul { list-style: none; padding: 0; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }

.dev-bar {
  position: relative; flex: none; display: flex; align-items: center; justify-content: space-between; gap: 16px;
  min-height: 44px; padding: 8px 24px 12px; background: #1c1810; color: #fff8e1; font-size: 13px;
}
.dev-bar::after {
  content: ""; position: absolute; inset: auto 0 0; height: 4px;
  background: repeating-linear-gradient(115deg, #ffd91a 0 12px, #1c1810 12px 20px);
}
.dev-bar h1 { font-size: 13px; font-weight: 600; }
.dev-bar code { color: #cfc5a8; font: 12px var(--mono); }

.btn {
  display: inline-flex; align-items: center; justify-content: center; flex: none; height: 32px; padding: 0 12px;
  border: 0; border-radius: 8px; background: none; color: var(--ink); font: 550 13px var(--sans); cursor: pointer;
}
.btn.ghost:hover { background: var(--inset); }
.btn.outline { background: var(--surface); box-shadow: inset 0 0 0 1px var(--line); }
.btn.outline:hover { background: var(--inset); }
.btn.primary {
  background: var(--banana); color: var(--peel); font-weight: 600;
  box-shadow: inset 0 0 0 1px rgb(122 86 0 / 0.35), inset 0 1px 0 1px rgb(255 255 255 / 0.5), 0 2px 0 var(--banana-lip);
}
.btn.primary:hover { background: var(--banana-hi); }
.btn.primary:active { transform: translateY(2px); box-shadow: inset 0 0 0 1px rgb(122 86 0 / 0.35); }

.mailbox { flex: 1; display: grid; grid-template-columns: 360px minmax(0, 1fr); }
.mails { background: var(--surface); border-right: 1px solid var(--line); }
.mails-head { display: flex; align-items: center; gap: 10px; height: 72px; padding: 0 16px 0 24px; border-bottom: 1px solid var(--line); }
.mails-head .btn { margin-left: auto; }
.mails-head h2 { font: 700 22px/1.1 var(--display); letter-spacing: -0.025em; }
.count { padding: 3px 9px; border-radius: 99px; background: var(--inset); color: var(--ink-2); font-size: 12px; font-weight: 550; font-variant-numeric: tabular-nums; }
.mails li a {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px;
  padding: 14px 24px; border-bottom: 1px solid var(--line);
}
.mails li a:hover { background: var(--inset); }
.mails li a:focus-visible { outline-offset: -2px; }
.mails li a[aria-current] { background: var(--inset); box-shadow: inset 3px 0 0 var(--current); }
.mails b { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mails time, .mails li span { color: var(--ink-3); font-size: 13px; }
.mails li span { grid-column: 1 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

.empty { padding: 96px 24px; text-align: center; }
.empty h3 { font: 700 22px/1.2 var(--display); letter-spacing: -0.025em; }
.empty p { margin-top: 6px; color: var(--ink-2); }
.mailbox[data-state="empty"] { grid-template-columns: minmax(0, 1fr); }
.mailbox[data-state="empty"] .mails { border: 0; }
.mailbox[data-state="empty"] .message { display: none; }

.message { display: flex; flex-direction: column; min-width: 0; }
.pick { margin: auto; padding: 40px; color: var(--ink-3); }
.message-head { display: flex; align-items: center; gap: 16px; padding: 18px 32px; border-bottom: 1px solid var(--line); }
.message-title { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.message-title h2 { font-size: 18px; font-weight: 600; line-height: 1.3; letter-spacing: -0.01em; }
.message-title p { color: var(--ink-3); font-size: 13px; }
.back { display: none; }
.views { display: inline-flex; gap: 2px; padding: 3px; border-radius: 10px; background: var(--inset); box-shadow: inset 0 0 0 1px var(--line); }
.views a { display: grid; place-items: center; height: 30px; padding: 0 12px; border-radius: 7px; color: var(--ink-2); font-size: 13px; font-weight: 500; }
.views a[aria-current] { background: var(--surface); color: var(--ink); box-shadow: 0 0 0 1px var(--line); }
.message-body { flex: 1; display: flex; flex-direction: column; gap: 16px; padding: 20px 32px 32px; }
.link { display: flex; align-items: center; gap: 8px; }
.link code {
  flex: 1; min-width: 0; padding: 0 12px; border-radius: 8px; background: var(--inset); color: var(--ink-2);
  font: 500 13px/32px var(--mono); overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
}
iframe, pre { flex: 1; width: 100%; border: 0; border-radius: 14px; box-shadow: 0 0 0 1px var(--line); }
iframe { min-height: 760px; }
pre { padding: 20px; background: var(--surface); color: var(--ink-2); font: 13px/1.6 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }

@media (max-width: 900px) {
  .mailbox { grid-template-columns: minmax(0, 1fr); }
  .mails { border: 0; }
  .mailbox[data-state="list"] .message, .mailbox[data-state="message"] .mails { display: none; }
  .back { display: inline-flex; width: 44px; height: 44px; padding: 0; font-size: 18px; }
  .message-head { flex-wrap: wrap; gap: 8px 12px; padding: 12px 16px; }
  .views { width: 100%; }
  .views a { flex: 1; height: 38px; }
  .message-body { padding: 16px; }
  .link { flex-wrap: wrap; }
  .link code { flex: 1 0 100%; }
  .link .btn { flex: 1; height: 44px; }
}
@media (max-width: 760px) {
  .dev-bar { padding: 8px 16px 12px; }
  .dev-bar code { display: none; }
}
`;
