-- Servers remember for half a minute who holds an open session. Banning somebody, or ending a session elsewhere, must
-- count at once, so every server is told whom to ask about anew. The argument names the column with the account's id.
create function auth.announce_account_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('account_changed', to_jsonb(old) ->> tg_argv[0]);
  return null;
end
$$;
revoke all on function auth.announce_account_change() from public, anon, authenticated;

create trigger announce_ban after update of banned_until on auth.users
  for each row when (old.banned_until is distinct from new.banned_until)
  execute function auth.announce_account_change('id');
create trigger announce_end after delete on auth.sessions
  for each row execute function auth.announce_account_change('user_id');
