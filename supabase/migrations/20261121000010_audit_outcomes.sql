-- The audit log gets a screen: entries say how they ended, and are found by who, about whom, and what.
-- done: an administrator did it. refused: somebody without the right tried. automatic: the product did it by itself.
alter table private.audit_log add column outcome text not null default 'done'
  check (outcome in ('done', 'refused', 'automatic'));

create index audit_log_actor_idx on private.audit_log (actor, id desc);
create index audit_log_target_idx on private.audit_log (target, id desc);
create index audit_log_action_idx on private.audit_log (action, id desc);

-- One entry per person, kind and hour, so that nobody can fill the log by trying again and again.
create unique index audit_log_refused_idx on private.audit_log (
  actor, action, date_trunc('hour', at at time zone 'UTC')
) where outcome = 'refused';
