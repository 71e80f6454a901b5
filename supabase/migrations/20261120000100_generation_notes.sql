-- What of an edit was left undone: part of the answer, so that whoever reads it later reads the same.
alter table public.generations add column note text;
grant select (note) on public.generations to authenticated;
