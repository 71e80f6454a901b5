-- A row here makes an administrator. Rows are added from the command line, never through the API.
create table public.bananaman (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

revoke all on public.bananaman from public, anon, authenticated;
alter table public.bananaman enable row level security;
grant select on public.bananaman to authenticated;

-- The app asks "am I one?"; who the others are is nobody's business, administrators included.
create policy "a user reads the own bananaman row" on public.bananaman
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Security definer, because policies of other tables ask it and must not depend on what the caller may read.
create function public.is_bananaman() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.bananaman b where b.user_id = (select auth.uid()))
$$;

revoke all on function public.is_bananaman() from public, anon, authenticated;
grant execute on function public.is_bananaman() to authenticated;
