import type { CSSProperties } from "react";

export const SANS = "'Geist',-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif";
export const MONO = "'Geist Mono',Menlo,Consolas,'Courier New',monospace";
const banana = "#ffd91a";
export const INK = "#1c1810";
export const INK_2 = "#565044";
export const INK_3 = "#6d6657";

/** Inline, because many mail programs drop style sheets. */
export const style = {
  body: { margin: 0, padding: 0 },
  page: { backgroundColor: "#f6f6f4" },
  margin: { padding: "32px 12px" },
  card: { width: "100%", maxWidth: "600px", backgroundColor: "#ffffff", borderRadius: "20px", overflow: "hidden" },
  banner: { backgroundColor: banana },
  bannerPadding: { padding: "20px 44px 0" },
  mark: { width: "43px", paddingBottom: "18px", verticalAlign: "middle" },
  name: {
    paddingBottom: "18px",
    verticalAlign: "middle",
    font: `800 21px/1 ${SANS}`,
    letterSpacing: "-0.7px",
    color: INK,
  },
  toast: { width: "104px", verticalAlign: "bottom" },
  content: { padding: "44px" },
  heading: { margin: 0, font: `800 36px/1.06 ${SANS}`, letterSpacing: "-1.5px", color: INK },
  lead: { margin: "14px 0 28px", font: `400 17px/26px ${SANS}`, color: INK_2 },
  button: {
    padding: "17px 34px 15px",
    borderRadius: "14px",
    borderBottom: "3px solid #d19e00",
    backgroundColor: banana,
    font: `700 17px/20px ${SANS}`,
    color: INK,
  },
  box: { margin: "32px 0 0", padding: "10px 20px 18px", backgroundColor: "#f1f0ed", borderRadius: "14px" },
  // Breaks long addresses, which would push the mail out of a narrow window.
  fact: { padding: "8px 0 0", font: `600 15px/22px ${SANS}`, color: INK, wordBreak: "break-word" },
  factName: { width: "84px", padding: "8px 0 0", verticalAlign: "top", font: `400 15px/22px ${SANS}`, color: INK_3 },
  fallback: { margin: "26px 0 0", font: `400 14px/21px ${SANS}`, color: INK_3 },
  address: {
    font: `500 13px/20px ${MONO}`,
    color: INK,
    textDecoration: "underline",
    wordBreak: "break-all",
  },
  footer: { width: "100%", maxWidth: "600px" },
  reason: { margin: 0, padding: "22px 44px 0", font: `400 13px/20px ${SANS}`, color: INK_3, overflowWrap: "anywhere" },
} satisfies Record<string, CSSProperties>;

/** Dark mode and phones, for the mail programs that read a style sheet. */
export const adaptiveRules = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.bg{background-color:#f6f6f4}
body{-webkit-text-size-adjust:100%}
@media (max-width:359px){.pic{display:none!important}}
@media (max-width:620px){
.out{padding:0 0 32px!important}
.px{padding-left:24px!important;padding-right:24px!important}
.card{border-radius:0!important}
.h{font-size:30px!important}
.btn{display:block!important;text-align:center!important}
}
@media (prefers-color-scheme:dark){
.bg{background-color:#12110e!important}
.card{background-color:#1a1915!important}
.box{background-color:#23211c!important}
.ink{color:#f6f3ea!important}
.ink2{color:#beb8a8!important}
.ink3{color:#9b9585!important}
.ln{border-color:#48443a!important}
.okb{background-color:#12321f!important;color:#7fdca4!important}
}
[data-ogsc] .ink{color:#f6f3ea!important}
[data-ogsc] .ink2{color:#beb8a8!important}
[data-ogsc] .ink3{color:#9b9585!important}
[data-ogsb] .bg{background-color:#12110e!important}
[data-ogsb] .card{background-color:#1a1915!important}
`;
