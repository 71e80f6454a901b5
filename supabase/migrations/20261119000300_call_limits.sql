-- How often somebody may have the server ask an AI service. One statement counts and decides, for all processes alike.
-- Unlogged: written at every call, and a crash may forget the counts. One row per person and kind.
create unlogged table private.call_limits (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('key_check', 'enhance')),
  window_start timestamptz not null,
  calls int not null,
  primary key (user_id, kind)
);
revoke all on private.call_limits from public, anon, authenticated;
-- No policy: only the server, as owner, works here.
alter table private.call_limits enable row level security;
