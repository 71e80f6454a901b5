-- The two roles every client request runs as. Roles belong to the whole cluster, so another database may have
-- made them already, or may be making them at this very moment.
do $$
declare
  client_role text;
  existing record;
  -- From 16 on, membership and the right to SET ROLE are two things.
  separate_set_right constant boolean := current_setting('server_version_num')::int >= 160000;
  needed_right constant text := case when separate_set_right then 'SET' else 'MEMBER' end;
  -- 15 does not know these words, so the grant below is put together as text.
  set_options constant text := case when separate_set_right then ' with set true, inherit false' else '' end;
begin
  foreach client_role in array array['anon', 'authenticated'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = client_role) then
      begin
        execute format('create role %I nologin noinherit', client_role);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;

    select rolsuper, rolbypassrls into existing from pg_catalog.pg_roles where rolname = client_role;
    if existing.rolsuper or existing.rolbypassrls then
      raise exception 'Role "%" exists already and ignores row-level security.', client_role
        using hint = format('Use another PostgreSQL server, or run: alter role %I nosuperuser nobypassrls', client_role);
    end if;

    if not pg_has_role(current_user, client_role, needed_right) then
      begin
        execute format('grant %I to current_user%s', client_role, set_options);
      exception when insufficient_privilege or duplicate_object or unique_violation then
        null;
      end;
    end if;

    if not pg_has_role(current_user, client_role, needed_right) then
      raise exception 'Role "%" exists already, but "%" may not act as it.', client_role, current_user
        using hint = format('Have an administrator of this PostgreSQL server run: grant %I to %I%s',
          client_role, current_user, set_options);
    end if;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated;

-- Extensions stay out of public, where their functions would be callable by clients.
create schema if not exists extensions;
