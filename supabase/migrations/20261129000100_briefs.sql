-- What a creative says, fact by fact, and who set it. Written by the server alone; it goes with its row.
alter table public.creatives add column brief jsonb;
alter table public.generations add column brief jsonb;
grant select (brief) on public.generations to authenticated;
