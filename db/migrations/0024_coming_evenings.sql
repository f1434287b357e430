CREATE TABLE "coming_evening" (
	"club_id" uuid NOT NULL,
	"coming_id" uuid NOT NULL,
	"game" text NOT NULL,
	"day" date NOT NULL,
	"hour" text NOT NULL,
	"class_id" uuid,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"called_off_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "coming_evening_club_id_coming_id_pk" PRIMARY KEY("club_id","coming_id"),
	CONSTRAINT "coming_evening_hour" CHECK ("coming_evening"."hour" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "coming_member" (
	"club_id" uuid NOT NULL,
	"coming_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coming_member_club_id_coming_id_member_id_pk" PRIMARY KEY("club_id","coming_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "coming_evening" ADD CONSTRAINT "coming_evening_club_id_club_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("club_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coming_evening" ADD CONSTRAINT "coming_evening_class" FOREIGN KEY ("club_id","class_id") REFERENCES "public"."table_class"("club_id","class_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coming_member" ADD CONSTRAINT "coming_member_evening" FOREIGN KEY ("club_id","coming_id") REFERENCES "public"."coming_evening"("club_id","coming_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coming_member" ADD CONSTRAINT "coming_member_member" FOREIGN KEY ("club_id","member_id") REFERENCES "public"."member"("club_id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coming_evening_club_id_day_index" ON "coming_evening" USING btree ("club_id","day");
--> statement-breakpoint
-- Takes out what they meant to come to as well: it is nobody’s any more.
create or replace function forget_member(club uuid, target uuid, called text, asked date, at timestamptz, author jsonb)
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
  delete from coming_member c where c.club_id = club and c.member_id = target;
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
