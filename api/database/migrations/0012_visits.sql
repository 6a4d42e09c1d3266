CREATE TABLE "visit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" integer NOT NULL,
	"agent_id" integer,
	"state" text DEFAULT 'requested' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"reason" text,
	"sequence" smallint DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "visit_key_unique" UNIQUE("key"),
	CONSTRAINT "visit_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "visit_state" CHECK ("visit"."state" in ('requested', 'proposed', 'confirmed', 'declined', 'cancelled')),
	CONSTRAINT "visit_moment" CHECK (("visit"."starts_at" is null) = ("visit"."ends_at" is null) and ("visit"."starts_at" < "visit"."ends_at") is not false
        and ("visit"."state" not in ('proposed', 'confirmed') or "visit"."starts_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "lead" DROP CONSTRAINT "lead_kind";--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "visit_hours" jsonb;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit" ADD CONSTRAINT "visit_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_agent_id_index" ON "visit" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "visit_starts_at_index" ON "visit" USING btree ("starts_at") WHERE state = 'confirmed' and reminded_at is null;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_kind" CHECK ("lead"."kind" in ('contact', 'agent_message', 'loan', 'franchise', 'join', 'whatsapp', 'visit'));--> statement-breakpoint
-- Both ranges are of kinds that GiST knows itself: an agent's number is the range of that one number, so that no
-- extension is needed.
ALTER TABLE "visit" ADD CONSTRAINT "visit_one_at_a_time" EXCLUDE USING gist (
	int4range("agent_id", "agent_id", '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("state" in ('proposed', 'confirmed') and "agent_id" is not null);
