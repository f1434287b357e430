CREATE TABLE "audit" (
	"club_id" uuid NOT NULL,
	"audit_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"by" jsonb NOT NULL,
	"what" text NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "audit_club_id_audit_id_pk" PRIMARY KEY("club_id","audit_id")
);
--> statement-breakpoint
CREATE TABLE "club" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"unit" text,
	"decimals" integer DEFAULT 0 NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "table_class" (
	"club_id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "table_class_club_id_class_id_pk" PRIMARY KEY("club_id","class_id"),
	CONSTRAINT "table_class_club_id_name_unique" UNIQUE("club_id","name")
);
--> statement-breakpoint
CREATE TABLE "balance" (
	"club_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"account" text NOT NULL,
	"chips" bigint NOT NULL,
	CONSTRAINT "balance_club_id_stream_id_account_pk" PRIMARY KEY("club_id","stream_id","account"),
	CONSTRAINT "balance_overdraft" CHECK ("balance"."chips" >= 0 or "balance"."account" !~ '(^|/)(pot|resto:[^/]*)$')
);
--> statement-breakpoint
CREATE TABLE "command" (
	"club_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"command_id" uuid NOT NULL,
	"first_position" bigint NOT NULL,
	"events" integer NOT NULL,
	"ruling" json,
	CONSTRAINT "command_club_id_stream_id_command_id_pk" PRIMARY KEY("club_id","stream_id","command_id")
);
--> statement-breakpoint
CREATE TABLE "journal" (
	"club_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"command_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" json NOT NULL,
	"type" text NOT NULL,
	"event" json NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "journal_club_id_stream_id_position_pk" PRIMARY KEY("club_id","stream_id","position")
);
--> statement-breakpoint
CREATE TABLE "stream" (
	"club_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"game" text NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "stream_club_id_stream_id_pk" PRIMARY KEY("club_id","stream_id"),
	CONSTRAINT "stream_status" CHECK ("stream"."status" in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"club_id" uuid NOT NULL,
	"stream_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"line" integer NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"chips" bigint NOT NULL,
	CONSTRAINT "transfer_club_id_stream_id_position_line_pk" PRIMARY KEY("club_id","stream_id","position","line"),
	CONSTRAINT "transfer_chips" CHECK ("transfer"."chips" > 0),
	CONSTRAINT "transfer_accounts" CHECK ("transfer"."debit" <> "transfer"."credit")
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"club_id" uuid NOT NULL,
	"attempt_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "attempt_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"succeeded" boolean NOT NULL,
	CONSTRAINT "attempt_club_id_attempt_id_pk" PRIMARY KEY("club_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "device_code" (
	"club_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"evening_id" uuid NOT NULL,
	"table_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "device_code_club_id_code_hash_pk" PRIMARY KEY("club_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"club_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"card" text NOT NULL,
	"name" text NOT NULL,
	"alias" text,
	"show_as" text DEFAULT 'name' NOT NULL,
	"password_hash" text,
	"roles" text[] DEFAULT '{socio}' NOT NULL,
	"blocked_at" timestamp (3) with time zone,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"locale" text DEFAULT 'it' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_club_id_member_id_pk" PRIMARY KEY("club_id","member_id"),
	CONSTRAINT "member_club_id_card_unique" UNIQUE("club_id","card"),
	CONSTRAINT "member_show_as" CHECK ("member"."show_as" in ('name', 'alias', 'hidden')),
	CONSTRAINT "member_roles" CHECK ("member"."roles" <@ array['socio', 'segretario', 'deputato', 'amministratore'])
);
--> statement-breakpoint
CREATE TABLE "session" (
	"club_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"evening_id" uuid,
	"table_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"user_agent" text,
	CONSTRAINT "session_club_id_session_id_pk" PRIMARY KEY("club_id","session_id"),
	CONSTRAINT "session_kind" CHECK (("session"."kind" = 'member' and "session"."member_id" is not null) or ("session"."kind" = 'device' and "session"."evening_id" is not null and "session"."table_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "tableau" (
	"club_id" uuid NOT NULL,
	"tableau_id" uuid NOT NULL,
	"stream_id" uuid,
	"table_id" text NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"class" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"evening_key" text,
	"gap" bigint NOT NULL,
	"hash" text NOT NULL,
	"document" json NOT NULL,
	"superseded_at" timestamp (3) with time zone,
	CONSTRAINT "tableau_club_id_tableau_id_pk" PRIMARY KEY("club_id","tableau_id"),
	CONSTRAINT "tableau_source" CHECK ("tableau"."source" in ('evening', 'import'))
);
--> statement-breakpoint
CREATE TABLE "tableau_row" (
	"club_id" uuid NOT NULL,
	"tableau_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"casse" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"share" bigint NOT NULL,
	"final" bigint NOT NULL,
	CONSTRAINT "tableau_row_club_id_tableau_id_line_pk" PRIMARY KEY("club_id","tableau_id","line"),
	CONSTRAINT "tableau_row_final" CHECK ("tableau_row"."final" = "tableau_row"."counted" - "tableau_row"."casse" + "tableau_row"."share")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_club_id_club_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("club_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_class" ADD CONSTRAINT "table_class_club_id_club_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("club_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream" ADD CONSTRAINT "stream_club_id_club_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("club_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_club_id_club_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("club_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_club_id_member_id_member_club_id_member_id_fk" FOREIGN KEY ("club_id","member_id") REFERENCES "public"."member"("club_id","member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tableau" ADD CONSTRAINT "tableau_club_id_club_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("club_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tableau_row" ADD CONSTRAINT "tableau_row_club_id_tableau_id_tableau_club_id_tableau_id_fk" FOREIGN KEY ("club_id","tableau_id") REFERENCES "public"."tableau"("club_id","tableau_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stream_open" ON "stream" USING btree ("club_id") WHERE "stream"."status" = 'open';--> statement-breakpoint
CREATE INDEX "stream_day" ON "stream" USING btree ("club_id","day");--> statement-breakpoint
CREATE INDEX "attempt_club_id_card_at_index" ON "attempt" USING btree ("club_id","card","at");--> statement-breakpoint
CREATE INDEX "attempt_club_id_address_at_index" ON "attempt" USING btree ("club_id","address","at");--> statement-breakpoint
CREATE INDEX "session_club_id_member_id_index" ON "session" USING btree ("club_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tableau_once" ON "tableau" USING btree ("club_id","source","evening_key") WHERE "tableau"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "tableau_day" ON "tableau" USING btree ("club_id","day");--> statement-breakpoint
CREATE INDEX "tableau_row_member" ON "tableau_row" USING btree ("club_id","member_id");