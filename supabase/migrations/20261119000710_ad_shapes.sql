-- Width divided by height. A list has to know it before the picture has come, to give wide ones the room they need.
-- Null where nobody has looked at the picture yet.
alter table public.ads_swipe add column aspect_ratio real check (aspect_ratio > 0);
