-- A new lesson needs no change here: any name of a lesson's form is taken, and a reader can store sixty of them.
alter table public.lesson_reads drop constraint lesson_reads_lesson_check;
alter table public.lesson_reads add constraint lesson_reads_lesson_check check (lesson ~ '^[a-z][a-z-]{0,39}$');

create function private.limit_lesson_reads() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.lesson_reads
              where user_id in (select user_id from added) group by user_id having count(*) > 60) then
    raise exception 'There are not that many lessons.' using errcode = 'check_violation';
  end if;
  return null;
end $$;
revoke all on function private.limit_lesson_reads() from public;

create trigger limit_lesson_reads after insert on public.lesson_reads
  referencing new table as added
  for each statement execute function private.limit_lesson_reads();
