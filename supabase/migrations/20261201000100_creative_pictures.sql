-- The user's own pictures that were added to a creative by hand. Its photo and its logo stay in creative_scenes.
create table public.creative_pictures (
  creative_id uuid not null references public.creative_scenes (creative_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- As the scene calls it.
  name text not null check (length(name) between 1 and 60),
  bytes bytea not null check (octet_length(bytes) between 1 and 10 * 1024 * 1024),
  created_at timestamptz not null default now(),
  primary key (creative_id, name)
);
create index creative_pictures_user_idx on public.creative_pictures (user_id);
-- Pictures are compressed already.
alter table public.creative_pictures alter column bytes set storage external;

revoke all on public.creative_pictures from public, anon, authenticated;
alter table public.creative_pictures enable row level security;

-- What there is. The bytes are the server's, like a scene's photo.
grant select (creative_id, user_id, name, created_at) on public.creative_pictures to authenticated;

-- As for scenes. The server writes, nobody else.
create policy "a user with access reads the own pictures" on public.creative_pictures
  for select to authenticated
  using (user_id = (select auth.uid()) and (select public.has_access()));

-- Few creatives hold a picture of the user's, and fair use asks for those alone.
create index creative_scenes_own_idx on public.creative_scenes (user_id) where photo is not null or logo is not null;

-- What fair use is measured by: files in somebody's own folder, and the own pictures inside creatives. A page may send
-- nine megabytes of those with every version.
create or replace function private.storage_used(account uuid) returns bigint
language sql stable set search_path = ''
as $$
  select (
    (select coalesce(sum((o.metadata ->> 'size')::bigint), 0) from storage.objects o
      where o.bucket_id = 'creatives' and (storage.foldername(o.name))[1] = account::text)
    + (select coalesce(sum(coalesce(octet_length(s.photo), 0) + coalesce(octet_length(s.logo), 0)), 0)
        from public.creative_scenes s
        where s.user_id = account and (s.photo is not null or s.logo is not null))
    + (select coalesce(sum(octet_length(p.bytes)), 0) from public.creative_pictures p where p.user_id = account)
  )::bigint
$$;
