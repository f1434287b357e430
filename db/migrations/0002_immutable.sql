-- What was played, moved, answered and administered is never rewritten: a mistake gets a second entry.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'CI001';
end
$$;
--> statement-breakpoint
create trigger journal_immutable before update or delete or truncate on journal
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger transfer_immutable before update or delete or truncate on transfer
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger command_immutable before update or delete or truncate on command
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger audit_immutable before update or delete or truncate on audit
  for each statement execute function refuse_rewriting();
