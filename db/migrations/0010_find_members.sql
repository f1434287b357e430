ALTER TABLE "member" ADD COLUMN "in_season" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "member_club_id_name_card_index" ON "member" USING btree ("club_id","name","card");--> statement-breakpoint
-- A text as it is searched: small letters without accents, words parted by one space.
create function sought(said text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    lower(regexp_replace(normalize(said, nfd), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g')
$$;--> statement-breakpoint
CREATE INDEX "member_sought" ON "member" USING gin (to_tsvector('simple', sought("name" || ' ' || "card" || ' ' || coalesce("alias", ''))));