-- What the mail panel of the administrators is counted from.

-- A mail that could not be sent at once is tried again, and each try is a row: only the last one decides whether it
-- arrived.
alter table private.mail_log add column will_retry boolean not null default false;
update private.mail_log tried set will_retry = true
 where outcome = 'failed'
   and (exists (select from private.outbox waiting where waiting.id = tried.outbox_id)
        or exists (select from private.mail_log later where later.outbox_id = tried.outbox_id and later.id > tried.id));

-- The last failure may be a million mails back.
create index mail_log_failed_idx on private.mail_log (logged_at desc) where outcome = 'failed' and kind <> 'test';

-- The kinds are listed once, in src/server/fairness/limit-calls.ts.
alter table private.call_limits drop constraint if exists call_limits_kind_check;
