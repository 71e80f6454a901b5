-- Without an administrator nobody can grant access or look after accounts, so the last one stays: whoever deletes the
-- row, or the account it hangs on.

-- Whether this account is the only administrator. The lock makes removals wait for each other until the transaction ends,
-- so that of two administrators who leave at once the later one sees that the other is gone. Reading is not held up.
create function private.is_last_bananaman(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.bananaman b where b.user_id = account) then
    return false;
  end if;
  lock table public.bananaman in share update exclusive mode;
  return not exists (select from public.bananaman b where b.user_id <> account);
end
$$;
revoke all on function private.is_last_bananaman(uuid) from public, anon, authenticated;

-- The way past it, for one transaction of the command line:
-- select set_config('bananabread.may_remove_last_bananaman', 'yes', true)
create function private.keep_last_bananaman() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_last_bananaman(old.user_id)
    and current_setting('bananabread.may_remove_last_bananaman', true) is distinct from 'yes' then
    raise exception 'This is the last administrator. Add another one first.';
  end if;
  return old;
end
$$;
revoke all on function private.keep_last_bananaman() from public, anon, authenticated;

create trigger keep_last_bananaman
  before delete on public.bananaman
  for each row execute function private.keep_last_bananaman();
