-- What was administered is never rewritten, except that the name and the card of a member are taken out of it. The trigger looks at
-- the row alone: on a database that is spread over machines it runs beside the row, where the settings of the session that forgets
-- are not known and no other table may be read.
create or replace function refuse_rewriting_audit() returns trigger language plpgsql as $$
begin
  if old.detail ? 'member'
     and to_jsonb(new) - 'detail' = to_jsonb(old) - 'detail'
     and new.detail = old.detail - array['card', 'name', 'alias', 'showAs'] then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'CI001';
end
$$;
--> statement-breakpoint
drop trigger audit_immutable on audit;
--> statement-breakpoint
create trigger audit_immutable before delete or truncate on audit
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger audit_unchanged before update on audit
  for each row execute function refuse_rewriting_audit();
--> statement-breakpoint
drop function forget_member(uuid, uuid, text, date, timestamptz);
--> statement-breakpoint
-- Takes out all that is personal about a member and writes the audit's row, in the one statement that calls it. Journals and ledger
-- name members by their ids alone and stay as they are. Each statement in it names the club, so that it reaches one machine of a
-- spread database. False, with nothing written, for an unknown or forgotten member.
create function forget_member(club uuid, target uuid, called text, asked date, at timestamptz, author jsonb)
returns boolean language plpgsql as $$
declare
  old_card text;
begin
  select m.card into old_card from member m
   where m.club_id = club and m.member_id = target and m.forgotten_at is null for update;
  if not found then
    return false;
  end if;
  delete from push_subscription p where p.club_id = club and p.member_id = target;
  delete from session s where s.club_id = club and s.member_id = target;
  delete from attempt a where a.club_id = club
     and a.card in (old_card, '#conferma/' || old_card, '#pin/' || target);
  delete from autograph a where a.club_id = club and a.member_id = target;
  update audit a set detail = a.detail - array['card', 'name', 'alias', 'showAs']
   where a.club_id = club and a.detail ->> 'member' = target::text
     and a.detail ?| array['card', 'name', 'alias', 'showAs'];
  update member m
     set card = 'cancellato-' || target, name = called, alias = null, show_as = 'name',
         password_hash = null, pin_hash = null, in_season = false, roles = '{socio}',
         blocked_at = at, must_change_password = false, locale = 'it', created_at = at,
         forgotten_at = at, forget_asked_on = asked
   where m.club_id = club and m.member_id = target;
  insert into audit (club_id, by, what, detail)
  values (club, author, 'memberForgotten', jsonb_build_object('member', target, 'askedOn', asked));
  return true;
end
$$;
