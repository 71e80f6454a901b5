-- Copies of the pictures that uploaded ads link to: which are still to be fetched, and what became of the others.

-- Public like the bucket of creatives: whoever has the exact name may look. No policies, so only the server adds and
-- removes. Nothing larger than 10 MB is fetched, but a picture may grow when it is encoded again.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('ads', 'ads', true, 32 * 1024 * 1024, array['image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create table private.ad_pictures (
  ad_id uuid primary key references public.ads_swipe (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'failed', 'done')),
  -- Whose server it is: few are fetched from one host at a time.
  host text not null,
  queued_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Counted when one begins, so that a picture that ends the process is not tried for ever.
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- Who works on it, and until when nobody else may.
  claim uuid,
  claimed_until timestamptz,
  -- Why the last attempt failed, in words for an administrator.
  error text,
  bytes int,
  width int,
  height int
);
-- Host by host, the pictures that wait there.
create index ad_pictures_waiting_idx on private.ad_pictures (host, next_attempt_at, ad_id) where state = 'waiting';
create index ad_pictures_due_idx on private.ad_pictures (next_attempt_at) where state = 'waiting';
create index ad_pictures_working_idx on private.ad_pictures (host, claimed_until) where state = 'working';
-- What the screen shows: how many there are in each state, how far the work has come, what happened last.
create index ad_pictures_state_idx on private.ad_pictures (state, changed_at desc);
create index ad_pictures_queued_at_idx on private.ad_pictures (queued_at);

-- No policies: only the server works here.
alter table private.ad_pictures enable row level security;
revoke all on private.ad_pictures from public, anon, authenticated;

-- The host of an address, as the server that it names would be counted: without user, port and the dot at its end.
-- A dash for what is no web address, which is refused before anything is fetched.
create function private.host_of(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    rtrim(lower(substring(address from '^[A-Za-z]+://(?:[^/?#@\\]*@)?(\[[^]]*\]|[^/?#:\\]+)')), '.'), '-'
  )
$$;
revoke all on function private.host_of(text) from public, anon, authenticated;
