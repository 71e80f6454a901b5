-- Work that one process does for all of them, such as listing the bucket once an hour: when it was begun last.
-- Unlogged: after a crash it may be begun once too often.
create unlogged table private.chores (
  name text primary key,
  begun_at timestamptz not null
);
revoke all on private.chores from public, anon, authenticated;
-- No policy: only the server, as owner, works here.
alter table private.chores enable row level security;
