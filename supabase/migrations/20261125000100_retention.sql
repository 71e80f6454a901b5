-- Old details go, and what the screens show of them stays: the figures of a month, as they were when its calls went.
create table public.usage_months (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Its first day, UTC.
  month date not null,
  -- What usage_of_month() said last.
  figures jsonb not null,
  primary key (user_id, month)
);
revoke all on public.usage_months from public, anon, authenticated;
alter table public.usage_months enable row level security;
grant select on public.usage_months to authenticated;

-- What was spent on the own key is the owner's to see, paid or not.
create policy "a user reads the own months" on public.usage_months
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Counts the calls that are there; the same rights as before.
alter function public.usage_of_month(date) rename to counted_usage_of_month;

create function public.usage_of_month(month date default null) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select m.figures from public.usage_months m
      where m.user_id = (select auth.uid()) and m.month = date_trunc('month', usage_of_month.month::timestamp)::date
    ),
    public.counted_usage_of_month(usage_of_month.month)
  )
$$;
revoke all on function public.usage_of_month(date) from public, anon, authenticated;
grant execute on function public.usage_of_month(date) to authenticated;

-- The oldest first.
create index ai_calls_started_at_idx on public.ai_calls (started_at);
create index generations_finished_at_idx on public.generations (finished_at);
