-- Which lessons of Prompt School somebody has read. A row is added once and stays.
create table public.lesson_reads (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The names are listed here, so that nobody can store anything else or more than seven rows.
  lesson text not null check (
    lesson in ('photorealistic', 'stickers', 'text', 'product', 'negative-space', 'sequential', 'combining')
  ),
  read_at timestamptz not null default now(),
  primary key (user_id, lesson)
);

revoke all on public.lesson_reads from public, anon, authenticated;
alter table public.lesson_reads enable row level security;

grant select, insert (user_id, lesson) on public.lesson_reads to authenticated;

create policy "a user with access reads the own progress" on public.lesson_reads
  for select to authenticated
  using (user_id = (select auth.uid()) and (select public.has_access()));

create policy "a user with access notes a lesson as read" on public.lesson_reads
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select public.has_access()));
