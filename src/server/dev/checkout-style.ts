/** The look of the local checkout, on top of the common one. */
export const DEV_CHECKOUT_STYLE = `
:root {
  --hero: #ffd91a; --hero-ink: #1c1810; --hero-text: #1c1810; --hero-line: rgb(28 24 16 / 0.22); --clip: #ffffff;
  --line-ctl: #8f897b; --accent-soft: #fff3bf; --picked: #1c1810;
  --ok-fg: #17663a; --bad-fg: #ad1f35; --bad-soft: #fde7ea; --accent-fg: #765600;
}
@media (prefers-color-scheme: dark) {
  :root {
    --hero: #12110e; --hero-ink: #ffd91a; --hero-text: #f6f3ea; --hero-line: #312e27; --clip: #ffd91a;
    --line-ctl: #787263; --accent-soft: #3a3010; --picked: #ffd91a;
    --ok-fg: #7fdca4; --bad-fg: #ff9aa6; --bad-soft: #3d161c; --accent-fg: #ffdf4d;
  }
}
.checkout { flex: 1; display: grid; grid-template-columns: 1fr 1fr; }
.column { width: min(480px, 100%); padding: 56px 56px 64px; }
.hero { display: flex; justify-content: flex-end; background: var(--hero); color: var(--hero-text); }
.pay { background: var(--surface); }
.leave { display: inline-flex; gap: 8px; padding: 6px 0; font-size: 15px; font-weight: 550; }
.leave:hover { text-decoration: underline; }
.brand { display: flex; align-items: center; gap: 10px; margin-top: 40px; font: 750 20px/1 var(--display); font-stretch: 92%; letter-spacing: -0.03em; }
.mark-slice { fill: var(--hero-ink); }
.mark-banana { fill: var(--hero); stroke: var(--hero); }
.hero h1 { margin: 14px 0 28px; color: var(--hero-ink); font: 800 clamp(3rem, 2rem + 3vw, 4.5rem)/0.9 var(--poster); letter-spacing: -0.022em; }
.clip { position: relative; width: 200px; color: #1c1810; }
.clip svg { display: block; width: 100%; fill: var(--clip); filter: drop-shadow(0 3px 0 rgb(28 24 16 / 0.28)); }
.clip span { position: absolute; inset: 0 6px 4px 34%; display: grid; place-content: center; text-align: center; }
.clip b { font: 800 52px/0.9 var(--poster); letter-spacing: -0.022em; }
.clip small { margin-top: 4px; font-size: 14px; font-weight: 600; }
.sums { margin-top: 40px; font-size: 15px; }
.sums > div, .facts > div { display: flex; justify-content: space-between; gap: 16px; padding: 13px 0; border-bottom: 1px solid var(--hero-line); }
.sums > div:last-child { border: 0; font-weight: 650; }
dd { font-weight: 550; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; text-align: right; }
.pay h2 { margin-bottom: 24px; font: 800 36px/1 var(--display); font-stretch: 84%; letter-spacing: -0.022em; }
.pay h3 { margin: 28px 0 12px; font-size: 15px; font-weight: 600; }
.facts > div { border-color: var(--line); }
.facts dt { color: var(--ink-2); }
.label { display: block; margin-bottom: 8px; padding: 0; font-weight: 550; }
.input {
  width: 100%; height: 48px; padding: 0 14px; border: 0; border-radius: 10px; background: var(--inset); color: var(--ink-2);
  font: 400 15px var(--sans); box-shadow: inset 0 0 0 1px var(--line-ctl);
}
fieldset { min-width: 0; margin: 24px 0; padding: 0; border: 0; }
.outcome { position: relative; display: block; }
.outcome + .outcome { margin-top: 10px; }
.outcome input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
.outcome > span { display: flex; gap: 14px; align-items: center; padding: 13px 16px; border-radius: 14px; box-shadow: inset 0 0 0 1px var(--line-ctl); }
.outcome > span > span { display: grid; }
.outcome b { font-weight: 600; }
.outcome small { color: var(--ink-2); font-size: 13px; }
.outcome i { display: grid; flex: none; }
.outcome i.pay { background: none; color: var(--ok-fg); }
.outcome i.pay-later { color: var(--accent-fg); }
.outcome i.decline { color: var(--bad-fg); }
.outcome input:checked + span { background: var(--accent-soft); box-shadow: inset 0 0 0 2px var(--picked); }
.outcome input:focus-visible + span { outline: 2px solid var(--ring); outline-offset: 2px; }
.alert { margin: 16px 0; padding: 12px 16px; border-radius: 10px; background: var(--bad-soft); color: var(--bad-fg); font-weight: 550; }
.btn.large { width: 100%; height: 52px; border-radius: 12px; font-size: 16px; }
.btn:disabled { background: var(--inset); color: var(--ink-3); box-shadow: none; cursor: default; }
.offers { display: grid; gap: 10px; }
.offers .btn { height: 44px; font-size: 14px; box-shadow: inset 0 0 0 1px var(--line-ctl); }
.note { margin-top: 14px; color: var(--ink-3); font-size: 13px; text-align: center; }
@media (max-width: 900px) {
  .checkout { grid-template-columns: minmax(0, 1fr); align-content: start; }
  .hero, .pay { display: flex; justify-content: center; }
  .column { padding: 32px 24px 40px; }
  .brand { margin-top: 24px; }
  .sums { margin-top: 28px; }
}
`;
