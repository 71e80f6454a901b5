import { MAIL_TARGETS, type MailStatus } from "../../../../shared/contracts/email-preview.ts";

export type Judged = { words: string; isGood: boolean | null };

const oneDigit = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatCount = (count: number) => count.toLocaleString("en-US");
export const formatPercent = (percent: number) => `${oneDigit.format(percent)} %`;
/** Two digits below a tenth of a second: "0.0 s" says nothing. */
export const formatSeconds = (ms: number) => `${ms < 100 ? (ms / 1000).toFixed(2) : oneDigit.format(ms / 1000)} s`;

/** The share of mails that the mail server took, rounded down: 99.96 % is not 100 %. */
export function delivery({ sent, failed }: Pick<MailStatus, "sent" | "failed">): Judged {
  const all = sent + failed;
  if (all === 0) return { words: "none yet", isGood: null };
  const percent = Math.floor((sent / all) * 1000) / 10;
  return { words: formatPercent(percent), isGood: percent >= MAIL_TARGETS.deliveryPercent };
}

export function sendTime({ median_ms }: Pick<MailStatus, "median_ms">): Judged {
  if (median_ms === null) return { words: "none yet", isGood: null };
  return { words: formatSeconds(median_ms), isGood: median_ms <= MAIL_TARGETS.sendSeconds * 1000 };
}
