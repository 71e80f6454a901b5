-- Generations that were cancelled while their request was still on its way, so that it does not start when it arrives.
-- A few per person and for some minutes: nobody knows whether the ids will ever come.
create table private.early_cancels (
  user_id uuid not null references auth.users (id) on delete cascade,
  generation_id uuid not null,
  expires_at timestamptz not null,
  primary key (user_id, generation_id)
);
create index early_cancels_expires_at_idx on private.early_cancels (expires_at);
revoke all on private.early_cancels from public, anon, authenticated;
-- No policy: only the server, as owner, works here.
alter table private.early_cancels enable row level security;

-- Until now they were kept among the generations for good, without words because none had arrived.
delete from public.generations where state = 'cancelled' and prompt = '' and type = '' and lease_holder is null;
