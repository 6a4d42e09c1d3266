CREATE TABLE "feed" (
	"agency_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "feed" ADD CONSTRAINT "feed_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_agency_changed" ON "listing" USING btree ("agency_id","changed_at","id");