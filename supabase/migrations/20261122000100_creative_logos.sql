-- The user's own logo in a creative of the built-in composer, so that an edit can show it again. The server's, like photo.
alter table public.creative_scenes add column logo bytea;
