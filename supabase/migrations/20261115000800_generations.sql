-- One row per request of the generator, there before the provider is called: a crash leaves a trace to pick up.
create table public.generations (
  -- Made by the browser. Unique per user only: a clash with somebody else's id would tell that it exists.
  id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'succeeded', 'failed', 'interrupted', 'cancelled')),
  prompt text not null,
  type text not null,
  title text not null,
  format text not null default '1:1',
  error_code text,
  error_message text,
  creative_id uuid references public.creatives (id) on delete set null,
  -- Whichever process runs it renews the lease; when the lease runs out, the run is taken for interrupted.
  lease_until timestamptz,
  lease_holder text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (user_id, id)
);
create index generations_newest_idx on public.generations (user_id, created_at desc, id desc);
create index generations_creative_id_idx on public.generations (creative_id);
create index generations_unfinished_idx on public.generations (created_at, lease_until)
  where state in ('queued', 'running');

revoke all on public.generations from public, anon, authenticated;
alter table public.generations enable row level security;

-- All but the lease, which names server processes.
grant select (
  id, user_id, state, prompt, type, title, format, error_code, error_message, creative_id,
  created_at, updated_at, finished_at
) on public.generations to authenticated;

-- A reloaded page finds its running generation here. Starting one goes through the function, which checks access.
create policy "a user reads the own generations" on public.generations
  for select to authenticated
  using (user_id = (select auth.uid()));
