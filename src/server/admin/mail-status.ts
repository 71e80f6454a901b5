import type { MailStatus } from "../../shared/contracts/email-preview.ts";
import type { EmailPreviewParts } from "./email-preview-parts.ts";

const DAYS = 30;
const MAX_REASON = 300;

type Figures = Pick<MailStatus, "sent" | "failed" | "median_ms" | "waiting">;
type Failure = { at: Date; reason: string; will_retry: boolean };

/**
 * Equal durations are counted together first: their number is small however many mails there are, so the median needs
 * no sorting of all of them. Tests are left out: an administrator's typo is not a mail that failed to arrive.
 */
const FIGURES = `
  with counted as materialized (
    select outcome, duration_ms, count(*) as mails from private.mail_log
     where logged_at > now() - make_interval(days => $1) and not will_retry and kind <> 'test'
     group by outcome, duration_ms)
  select coalesce(sum(mails) filter (where outcome = 'sent'), 0)::int as sent,
         coalesce(sum(mails) filter (where outcome = 'failed'), 0)::int as failed,
         (select duration_ms from (
            select duration_ms, sum(mails) over (order by duration_ms) as up_to_here, sum(mails) over () as all_of_them
              from counted where outcome = 'sent' and duration_ms is not null) ranked
           where up_to_here * 2 >= all_of_them order by duration_ms limit 1) as median_ms,
         (select count(*)::int from private.outbox where kind <> 'test') as waiting
    from counted`;

const LAST_FAILURE = `
  select logged_at as at, left(coalesce(error, ''), $2) as reason, will_retry from private.mail_log
   where outcome = 'failed' and kind <> 'test' and logged_at > now() - make_interval(days => $1)
   order by logged_at desc limit 1`;

/** How the last thirty days of mail went. */
export async function readMailStatus({ pool, transport }: EmailPreviewParts): Promise<MailStatus> {
  const [figures, failures] = await Promise.all([
    pool.query<Figures>(FIGURES, [DAYS]),
    pool.query<Failure>(LAST_FAILURE, [DAYS, MAX_REASON]),
  ]);
  const [counted = { sent: 0, failed: 0, median_ms: null, waiting: 0 }] = figures.rows;
  const [failure] = failures.rows;
  return {
    days: DAYS,
    ...counted,
    last_failure: failure ? { ...failure, at: failure.at.toISOString() } : null,
    transport,
  };
}
