-- A rehearsal is a club whose id says so (its version, the fifteenth character, is 8; every other club's is 4). What was played there is
-- no club's book, and goes with it. The trigger looks at the row alone, so that it can do so on every machine of a spread database.
create function refuse_deleting() returns trigger language plpgsql as $$
begin
  if substr(old.club_id::text, 15, 1) = '8' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'CI001';
end
$$;
--> statement-breakpoint
drop trigger journal_immutable on journal;
--> statement-breakpoint
create trigger journal_immutable before update or truncate on journal
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger journal_kept before delete on journal
  for each row execute function refuse_deleting();
--> statement-breakpoint
drop trigger transfer_immutable on transfer;
--> statement-breakpoint
create trigger transfer_immutable before update or truncate on transfer
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger transfer_kept before delete on transfer
  for each row execute function refuse_deleting();
--> statement-breakpoint
drop trigger command_immutable on command;
--> statement-breakpoint
create trigger command_immutable before update or truncate on command
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger command_kept before delete on command
  for each row execute function refuse_deleting();
--> statement-breakpoint
drop trigger float_terms_immutable on float_terms;
--> statement-breakpoint
create trigger float_terms_immutable before update or truncate on float_terms
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger float_terms_kept before delete on float_terms
  for each row execute function refuse_deleting();
--> statement-breakpoint
drop trigger audit_immutable on audit;
--> statement-breakpoint
create trigger audit_immutable before truncate on audit
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger audit_kept before delete on audit
  for each row execute function refuse_deleting();
--> statement-breakpoint
-- Takes a rehearsal away whole, in the one statement that calls it. False, with nothing deleted, for a club that is none. Each statement
-- in it names the club, so that it reaches one machine of a spread database; `club`, which is on every machine, comes last.
create function end_rehearsal(target uuid) returns boolean language plpgsql as $$
begin
  if substr(target::text, 15, 1) <> '8' or not exists (select from club c where c.club_id = target) then
    return false;
  end if;
  delete from coming_member t where t.club_id = target;
  delete from coming_evening t where t.club_id = target;
  delete from push_subscription t where t.club_id = target;
  delete from push_switch t where t.club_id = target;
  delete from attempt t where t.club_id = target;
  delete from device_code t where t.club_id = target;
  delete from session t where t.club_id = target;
  delete from autograph t where t.club_id = target;
  delete from tableau_row t where t.club_id = target;
  delete from tableau t where t.club_id = target;
  delete from float_terms t where t.club_id = target;
  delete from transfer t where t.club_id = target;
  delete from balance t where t.club_id = target;
  delete from command t where t.club_id = target;
  delete from journal t where t.club_id = target;
  delete from stream t where t.club_id = target;
  delete from table_class t where t.club_id = target;
  delete from emblem t where t.club_id = target;
  delete from club_key t where t.club_id = target;
  delete from member t where t.club_id = target;
  delete from audit t where t.club_id = target;
  delete from club c where c.club_id = target;
  return true;
end
$$;
