-- Every call to an AI provider, whatever came of it: success rate, cost and usage are counted from here.
create table public.ai_calls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('image', 'edit', 'enhance', 'reroll', 'key_check')),
  model text,
  outcome text not null check (outcome in ('succeeded', 'refused', 'failed', 'interrupted')),
  price_usd numeric(10, 6) not null default 0 check (price_usd >= 0),
  generation_id uuid,
  started_at timestamptz not null default now(),
  duration_ms int,
  foreign key (user_id, generation_id) references public.generations (user_id, id)
    on delete set null (generation_id)
);
create index ai_calls_newest_idx on public.ai_calls (user_id, started_at desc);
create index ai_calls_generation_idx on public.ai_calls (user_id, generation_id);

-- Days are UTC days, as the settings page says.
create table public.usage_stats (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  images_generated int not null default 0,
  api_calls int not null default 0,
  primary key (user_id, date)
);

revoke all on public.ai_calls, public.usage_stats from public, anon, authenticated;
alter table public.ai_calls enable row level security;
alter table public.usage_stats enable row level security;
grant select on public.ai_calls, public.usage_stats to authenticated;

-- What was spent on the own key is the owner's to see, paid or not.
create policy "a user reads the own AI calls" on public.ai_calls
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Same figures, added up per day.
create policy "a user reads the own usage" on public.usage_stats
  for select to authenticated
  using (user_id = (select auth.uid()));

-- A trigger, so that no code path can record a call and forget the count.
create function private.count_ai_call() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- An update settles the outcome of a call that is counted already.
  new_calls constant int := case when tg_op = 'INSERT' then 1 else 0 end;
  new_images int := case when new.kind in ('image', 'edit') and new.outcome = 'succeeded' then 1 else 0 end;
begin
  if tg_op = 'UPDATE' and old.kind in ('image', 'edit') and old.outcome = 'succeeded' then
    new_images := new_images - 1;
  end if;
  insert into public.usage_stats as today (user_id, date, images_generated, api_calls)
  values (new.user_id, (new.started_at at time zone 'UTC')::date, new_images, new_calls)
  on conflict (user_id, date) do update set
    images_generated = today.images_generated + excluded.images_generated,
    api_calls = today.api_calls + excluded.api_calls;
  return null;
end
$$;
revoke all on function private.count_ai_call() from public, anon, authenticated;

create trigger ai_calls_count
  after insert or update of kind, outcome on public.ai_calls
  for each row execute function private.count_ai_call();
