CREATE TABLE "club_key" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club_key" ADD CONSTRAINT "club_key_club_id_club_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("club_id") ON DELETE no action ON UPDATE no action;