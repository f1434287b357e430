CREATE TABLE "push_subscription" (
	"club_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscription_club_id_endpoint_pk" PRIMARY KEY("club_id","endpoint"),
	CONSTRAINT "push_subscription_locale" CHECK ("push_subscription"."locale" in ('it', 'en'))
);
--> statement-breakpoint
CREATE TABLE "push_switch" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_club_id_member_id_member_club_id_member_id_fk" FOREIGN KEY ("club_id","member_id") REFERENCES "public"."member"("club_id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_club_id_session_id_session_club_id_session_id_fk" FOREIGN KEY ("club_id","session_id") REFERENCES "public"."session"("club_id","session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_switch" ADD CONSTRAINT "push_switch_club_id_club_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("club_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscription_club_id_member_id_index" ON "push_subscription" USING btree ("club_id","member_id");