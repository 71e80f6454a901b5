-- A description can be read by the text model, into a brief. That is counted as a call of its own kind.
alter table public.ai_calls drop constraint ai_calls_kind_check;
alter table public.ai_calls add constraint ai_calls_kind_check
  check (kind in ('image', 'edit', 'enhance', 'reroll', 'captions', 'brief', 'key_check'));
