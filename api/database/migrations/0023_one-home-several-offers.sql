CREATE TABLE "home" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "look_alike" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "look_alike_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"a" integer NOT NULL,
	"b" integer,
	"draft_id" integer,
	"score" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	"waited_until" timestamp with time zone,
	"verdict" text,
	"note" text,
	"by" integer,
	"at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "look_alike_verdict" CHECK ("look_alike"."verdict" in ('different', 'same_home', 'stolen')),
	CONSTRAINT "look_alike_other" CHECK (("look_alike"."b" is null) <> ("look_alike"."draft_id" is null))
);
--> statement-breakpoint
ALTER TABLE "listing" DROP CONSTRAINT "listing_status_reason";--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "home_id" integer;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD COLUMN "look_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_a_listing_id_fk" FOREIGN KEY ("a") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_b_listing_id_fk" FOREIGN KEY ("b") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_draft_id_listing_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."listing_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "look_alike" ADD CONSTRAINT "look_alike_by_client_id_fk" FOREIGN KEY ("by") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "look_alike_pair" ON "look_alike" USING btree (least(a, b),greatest(a, b)) WHERE b is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "look_alike_of_draft" ON "look_alike" USING btree ("draft_id","a") WHERE b is null;--> statement-breakpoint
CREATE INDEX "look_alike_a" ON "look_alike" USING btree ("a");--> statement-breakpoint
CREATE INDEX "look_alike_b" ON "look_alike" USING btree ("b");--> statement-breakpoint
CREATE INDEX "look_alike_draft_id" ON "look_alike" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "look_alike_by" ON "look_alike" USING btree ("by");--> statement-breakpoint
CREATE INDEX "look_alike_open" ON "look_alike" USING btree ("score","id") WHERE verdict is null;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_home_id_home_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."home"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "listing_home_id" ON "listing" USING btree ("home_id") WHERE home_id is not null;--> statement-breakpoint
CREATE INDEX "listing_alike_price" ON "listing" USING btree ("sector_id","business_type","price_usd") WHERE status not in ('draft', 'in_review');--> statement-breakpoint
CREATE INDEX "listing_alike_place" ON "listing" USING btree ("city_id","business_type","latitude") WHERE status not in ('draft', 'in_review');--> statement-breakpoint
CREATE INDEX "listing_draft_look_until" ON "listing_draft" USING btree ("look_until") WHERE look_until is not null;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_status_reason" CHECK ("listing"."status_reason" in ('unconfirmed', 'mandate_over', 'no_news', 'stolen_pictures')) NOT VALID;
--> statement-breakpoint
-- As 0005 has it, but that a home which its agency had on offer within 98 days (`daysUntilNew` in api/property/rules.ts) is not
-- new under another code: it is back.
CREATE OR REPLACE FUNCTION listing_event_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF is_listened() THEN
		INSERT INTO listing_event (listing_id, after, was_offered, rate)
		SELECT id, listing_snapshot(to_jsonb(added)),
			home_id IS NOT NULL AND EXISTS (SELECT FROM listing AS other
				WHERE other.home_id = added.home_id AND other.agency_id = added.agency_id AND other.id <> added.id
					AND other.first_published_at IS NOT NULL
					AND (other.status IN ('published', 'reserved', 'inactive') OR other.status_since > now() - interval '98 days')),
			newest_rate() FROM added WHERE status = 'published' ORDER BY id;
	END IF;
	RETURN NULL;
END $$;
