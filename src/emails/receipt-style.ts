import type { CSSProperties } from "react";
import { INK, INK_2, INK_3, MONO, SANS } from "./mail-style.ts";

const dashed = { padding: "13px 0", borderBottom: "1px dashed #b9b19c", verticalAlign: "top" };

/** What only the receipt has: the till roll's lines. */
export const receiptStyle = {
  title: {
    margin: 0,
    padding: "2px 0 12px",
    borderBottom: `2px solid ${INK}`,
    font: `700 18px/24px ${SANS}`,
    letterSpacing: "-0.3px",
    color: INK,
  },
  lineName: { ...dashed, font: `500 14px/20px ${MONO}`, color: INK_3 },
  line: { ...dashed, font: `600 14px/20px ${MONO}`, color: INK, textAlign: "right" },
  paid: {
    display: "inline-block",
    padding: "1px 10px",
    borderRadius: "99px",
    backgroundColor: "#dcf5e4",
    font: `600 13px/20px ${SANS}`,
    color: "#17663a",
  },
  totalName: { padding: "18px 0 0", font: `600 15px/24px ${MONO}`, color: INK },
  total: {
    padding: "18px 0 0",
    font: `800 30px/34px ${SANS}`,
    letterSpacing: "-1px",
    color: INK,
    textAlign: "right",
  },
  actions: { padding: "28px 0 0" },
  invoice: { margin: "18px 0 0", font: `400 15px/22px ${SANS}`, color: INK_2 },
  nextTitle: { margin: "34px 0 6px", font: `700 16px/24px ${SANS}`, color: INK },
  step: { margin: 0, padding: "11px 0", borderTop: "1px solid #e4e2dc", font: `400 16px/24px ${SANS}`, color: INK },
  number: { color: INK_3 },
  link: { color: INK, textDecoration: "underline" },
} satisfies Record<string, CSSProperties>;
