-- What people type, as it is compared. Longer than any title, a term is no search but work for nothing.
create or replace function private.search_term(typed text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if length(typed) > 200 then
    raise invalid_parameter_value using message = 'A search may have 200 characters at most';
  end if;
  return nullif(btrim(lower(normalize(typed, nfc))), '');
end
$$;
revoke all on function private.search_term(text) from public, anon, authenticated;
