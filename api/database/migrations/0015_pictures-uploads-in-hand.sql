ALTER TABLE "upload" ADD COLUMN "draft_id" integer;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "upload_whole" ON "upload" USING btree ("created_at") WHERE taken = size and became is null and problem is null;