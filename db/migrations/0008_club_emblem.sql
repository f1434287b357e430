CREATE TABLE "emblem" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"mark" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emblem" ADD CONSTRAINT "emblem_club_id_club_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("club_id") ON DELETE no action ON UPDATE no action;