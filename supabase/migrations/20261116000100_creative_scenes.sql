-- What a creative of the built-in composer is made of, so that an edit can change a part and leave the rest as it is.
create table public.creative_scenes (
  creative_id uuid primary key references public.creatives (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  scene jsonb not null,
  -- A tiny picture of the creative: an edit brings only its image, and is recognised by this.
  fingerprint bytea not null,
  -- The user's own picture in it, if there is one.
  photo bytea,
  created_at timestamptz not null default now()
);
create index creative_scenes_newest_idx on public.creative_scenes (user_id, created_at desc);

revoke all on public.creative_scenes from public, anon, authenticated;
alter table public.creative_scenes enable row level security;

-- The words and colours only: fingerprint and photo are the server's.
grant select (creative_id, user_id, scene, created_at) on public.creative_scenes to authenticated;

-- For an editor of one's own creatives, which is a paid part of the product. The server writes, nobody else.
create policy "a user with access reads the own scenes" on public.creative_scenes
  for select to authenticated
  using (user_id = (select auth.uid()) and (select public.has_access()));
