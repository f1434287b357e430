-- What was administered is never rewritten, except that the name and the card of a forgotten member are taken out.
create function refuse_rewriting_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('circolo.forgetting', true) = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'CI001';
end
$$;
--> statement-breakpoint
drop trigger audit_immutable on audit;
--> statement-breakpoint
create trigger audit_immutable before update or delete or truncate on audit
  for each statement execute function refuse_rewriting_audit();
--> statement-breakpoint
-- Takes out all that is personal about a member, in the one statement that calls it. Journals and ledger name members
-- by their ids alone and stay as they are. Returns the detail for the audit; null for an unknown or forgotten member.
create function forget_member(club uuid, target uuid, called text, asked date, at timestamptz)
returns jsonb language plpgsql set circolo.forgetting = 'on' as $$
declare
  old_card text;
begin
  select m.card into old_card from member m
   where m.club_id = club and m.member_id = target and m.forgotten_at is null for update;
  if not found then
    return null;
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
  return jsonb_build_object('member', target, 'askedOn', asked);
end
$$;
