create table public.creatives (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  prompt text not null,
  type text not null,
  format text not null default '1:1',
  image_url text not null,
  created_at timestamptz not null default now()
);
create index creatives_newest_idx on public.creatives (user_id, created_at desc, id desc);
create index creatives_search_idx on public.creatives
  using gin (title extensions.gin_trgm_ops, prompt extensions.gin_trgm_ops);

revoke all on public.creatives from public, anon, authenticated;
alter table public.creatives enable row level security;

-- No insert and no update: an image_url written by a client could name anybody's object, and deleting the row would
-- then remove that object.
grant select, delete on public.creatives to authenticated;

-- Asks nothing about access: after a refund the pictures are still their maker's to look at.
create policy "a user reads the own creatives" on public.creatives
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Likewise after a refund: taking one's own pictures away needs no payment.
create policy "a user deletes the own creatives" on public.creatives
  for delete to authenticated
  using (user_id = (select auth.uid()));

-- Objects to remove from storage. A sweep works through it, so that a failing store never blocks a delete.
create table private.object_deletions (
  id bigint generated always as identity primary key,
  bucket text not null,
  name text not null,
  queued_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now()
);
create index object_deletions_next_attempt_idx on private.object_deletions (next_attempt_at, id);
revoke all on private.object_deletions from public, anon, authenticated;
-- No policy: only the server, as owner, works here.
alter table private.object_deletions enable row level security;

-- Security definer, because the user who deletes may not see the queue. Deleting an account comes through here too.
create function private.queue_object_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  object_name constant text :=
    split_part(split_part(old.image_url, '/object/public/creatives/', 2), '?', 1);
begin
  if object_name <> '' then
    insert into private.object_deletions (bucket, name) values ('creatives', object_name);
  end if;
  return null;
end
$$;
revoke all on function private.queue_object_deletion() from public, anon, authenticated;

create trigger creatives_queue_object_deletion
  after delete on public.creatives
  for each row execute function private.queue_object_deletion();
