ALTER TABLE "coming_member" ADD COLUMN "reminded_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Who was reminded with a whole evening, by an earlier version, is not reminded again.
update coming_member m set reminded_at = e.reminded_at from coming_evening e
 where e.club_id = m.club_id and e.coming_id = m.coming_id and m.said_at <= e.reminded_at;
