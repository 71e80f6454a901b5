-- An administrator moves an account to another e-mail, and the new mailbox confirms it. A confirmed row stays, so that
-- whatever names the former address can be found when the account is deleted. Tokens are kept as hashes only.
create table private.email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  token_hash bytea not null unique,
  asked_at timestamptz not null default now(),
  -- The hour of the link starts here.
  sent_at timestamptz,
  confirmed_at timestamptz,
  retired_at timestamptz
);
create index email_changes_user_id_idx on private.email_changes (user_id);
create unique index email_changes_waiting_idx on private.email_changes (user_id)
  where confirmed_at is null and retired_at is null;

revoke all on private.email_changes from public, anon, authenticated;
-- No policy: only the server, as owner, works here.
alter table private.email_changes enable row level security;

-- What was mailed to one person lately.
create index mail_log_recipient_idx on private.mail_log (recipient, id desc);

-- An administrator who is banned looks after nobody, so only the others count.
create or replace function private.is_last_bananaman(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.bananaman b where b.user_id = account) then
    return false;
  end if;
  lock table public.bananaman in share update exclusive mode;
  return not exists (
    select from public.bananaman b join auth.users u on u.id = b.user_id
    where b.user_id <> account and coalesce(u.banned_until <= now(), true)
  );
end
$$;
