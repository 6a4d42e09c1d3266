CREATE TABLE "draft_wait" (
	"draft_id" integer NOT NULL,
	"device" uuid NOT NULL,
	"client_id" integer NOT NULL,
	"count" smallint NOT NULL,
	"is_phone" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_wait_draft_id_client_id_device_pk" PRIMARY KEY("draft_id","client_id","device")
);
--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "areas" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD COLUMN "quality" smallint;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_private" ADD COLUMN "mandate_told_until" date;--> statement-breakpoint
ALTER TABLE "listing_private" ADD COLUMN "mandate_told" smallint;--> statement-breakpoint
ALTER TABLE "listing_version" ADD COLUMN "pictures" text[];--> statement-breakpoint
ALTER TABLE "draft_wait" ADD CONSTRAINT "draft_wait_draft_id_listing_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."listing_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_wait" ADD CONSTRAINT "draft_wait_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_wait_client_id" ON "draft_wait" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "draft_wait_at" ON "draft_wait" USING btree ("at");--> statement-breakpoint
CREATE INDEX "picture_unused_since" ON "picture" USING btree ("unused_since") WHERE unused_since is not null;--> statement-breakpoint
CREATE INDEX "listing_version_pictures" ON "listing_version" USING gin ("pictures");