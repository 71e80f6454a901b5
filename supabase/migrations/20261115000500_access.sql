-- The one truth about access, for policies and for the server's functions alike.
create function private.user_has_access(account uuid) returns boolean
language sql stable set search_path = ''
as $$
  select
    exists (select from public.bananaman b where b.user_id = account)
    or exists (
      select
      from public.stripe_customers c
      join public.stripe_orders o on o.customer_id = c.customer_id
      join public.user_profiles p on p.id = c.user_id
      where c.user_id = account and c.deleted_at is null and o.gives_access
    )
$$;
revoke all on function private.user_has_access(uuid) from public, anon, authenticated;

-- Takes no argument on purpose: a client can ask about itself only. Policies call it as (select public.has_access()),
-- which PostgreSQL evaluates once per statement instead of once per row.
create function public.has_access() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.user_has_access((select auth.uid()))
$$;
revoke all on function public.has_access() from public, anon, authenticated;
grant execute on function public.has_access() to authenticated;
