-- Generated images and uploads: {user id}/{file}. Public: whoever has the exact name may look, nobody may list.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('creatives', 'creatives', true, 10 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Row-level security is on already, and grants are the platform's. No policy for anon: public reading goes by exact
-- name through the server. No policy for update: what stands at a name stays the same for ever, as caches are told.

-- Asks nothing about access: after a refund the pictures are still their maker's to look at.
create policy "a user reads the own creatives" on storage.objects
  for select to authenticated
  using (bucket_id = 'creatives' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Adding needs access, and goes into the own folder only.
create policy "a paying user adds to the own creatives" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'creatives'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and (select public.has_access())
  );

-- Likewise after a refund: taking one's own pictures away needs no payment.
create policy "a user deletes the own creatives" on storage.objects
  for delete to authenticated
  using (bucket_id = 'creatives' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Before an object is removed for good, every creative is asked whether it still shows it. The same expression as in
-- private.queue_object_deletion().
create index creatives_object_name_idx on public.creatives
  (split_part(split_part(image_url, '/object/public/creatives/', 2), '?', 1));
