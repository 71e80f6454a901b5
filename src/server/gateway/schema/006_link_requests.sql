-- Whose mailbox a link went to, however the address was spelt, and who asked for it: what limits are counted by.
alter table auth.magic_links
  add column mailbox text not null default '',
  add column asked_by text not null default '';
create index magic_links_mailbox_created_at_idx on auth.magic_links (mailbox, created_at desc);

-- Browsers in which somebody has signed in before. Strangers cannot use up what these may ask for.
create table auth.known_browsers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash bytea not null,
  signed_in_at timestamptz not null default now(),
  unique (token_hash, user_id)
);
create index known_browsers_user_id_idx on auth.known_browsers (user_id);

-- Only the server, as the table's owner, works here.
alter table auth.known_browsers enable row level security;
revoke all on auth.known_browsers from public, anon, authenticated;
