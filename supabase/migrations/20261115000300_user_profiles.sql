create table public.user_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  created_at timestamptz not null default now(),
  -- Only ever a masked marker such as v1:••••a1B2. The key itself is sealed in private.api_keys.
  api_key_encrypted text,
  plan text not null default 'free' check (plan in ('free', 'lifetime'))
);
create index user_profiles_created_at_idx on public.user_profiles (created_at desc, id desc);

revoke all on public.user_profiles from public, anon, authenticated;
alter table public.user_profiles enable row level security;

-- Select and nothing else: a client that could write would raise its own plan with one PATCH.
grant select on public.user_profiles to authenticated;

-- The owner needs it before paying (the access gate reads it); administrators list everyone.
create policy "a user reads the own profile, bananaman reads all" on public.user_profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select public.is_bananaman()));

-- Runs inside the auth server's own statement, as a role that knows nothing of our tables: hence security definer.
create function private.keep_profile_in_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_profiles (id, email, created_at)
  values (new.id, new.email, coalesce(new.created_at, now()))
  on conflict (id) do update set email = excluded.email;
  return null;
end
$$;
revoke all on function private.keep_profile_in_step() from public, anon, authenticated;

create trigger keep_profile_on_insert
  after insert on auth.users
  for each row execute function private.keep_profile_in_step();

create trigger keep_profile_on_email_change
  after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.keep_profile_in_step();

-- A hosted project may have accounts already.
insert into public.user_profiles (id, email, created_at)
select u.id, u.email, coalesce(u.created_at, now()) from auth.users u
on conflict (id) do nothing;
