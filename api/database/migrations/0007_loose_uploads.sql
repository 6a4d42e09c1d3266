CREATE TABLE "loose_upload" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "loose_upload_due_at_index" ON "loose_upload" USING btree ("due_at");