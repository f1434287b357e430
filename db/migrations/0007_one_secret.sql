CREATE TABLE "installation" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret_digest" text NOT NULL,
	CONSTRAINT "installation_single" CHECK ("installation"."single")
);
