CREATE TABLE "picture_fetch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_fetch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_id" integer NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"kind" text NOT NULL,
	"priority" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run_id" integer,
	"etag" text,
	"last_modified" text,
	"sha256" "bytea",
	"upload_id" uuid,
	"picture" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"problem" text,
	"due_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	CONSTRAINT "picture_fetch_kind" CHECK ("picture_fetch"."kind" in ('photo', 'plan')),
	CONSTRAINT "picture_fetch_state" CHECK ("picture_fetch"."state" in ('waiting', 'sent', 'here', 'failed')),
	CONSTRAINT "picture_fetch_problem" CHECK ("picture_fetch"."problem" in ('import.picture_missing', 'import.picture_unreachable', 'import.picture_refused', 'import.picture_unreadable', 'import.picture_too_small', 'import.picture_too_large'))
);
--> statement-breakpoint
CREATE TABLE "picture_host" (
	"host" text PRIMARY KEY NOT NULL,
	"refusals" smallint DEFAULT 0 NOT NULL,
	"rests_until" timestamp with time zone,
	"slow_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "picture_use" (
	"source_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"fetch_id" integer NOT NULL,
	CONSTRAINT "picture_use_source_id_external_id_fetch_id_pk" PRIMARY KEY("source_id","external_id","fetch_id")
);
--> statement-breakpoint
ALTER TABLE "import_item" ADD COLUMN "pictures_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "is_partial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "synced_to" text;--> statement-breakpoint
ALTER TABLE "import_run" ADD COLUMN "pictures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_source" ADD COLUMN "token_address" text;--> statement-breakpoint
ALTER TABLE "import_source" ADD COLUMN "synced_to" text;--> statement-breakpoint
ALTER TABLE "import_source" ADD COLUMN "whole_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_source" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "picture_fetch" ADD CONSTRAINT "picture_fetch_source_id_import_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_fetch" ADD CONSTRAINT "picture_fetch_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_fetch" ADD CONSTRAINT "picture_fetch_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_fetch" ADD CONSTRAINT "picture_fetch_picture_picture_key_fk" FOREIGN KEY ("picture") REFERENCES "public"."picture"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_use" ADD CONSTRAINT "picture_use_source_id_import_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_use" ADD CONSTRAINT "picture_use_fetch_id_picture_fetch_id_fk" FOREIGN KEY ("fetch_id") REFERENCES "public"."picture_fetch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "picture_fetch_once" ON "picture_fetch" USING btree ("source_id",md5(url));--> statement-breakpoint
CREATE INDEX "picture_fetch_due" ON "picture_fetch" USING btree ("host","priority","due_at") WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX "picture_fetch_sent" ON "picture_fetch" USING btree ("id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "picture_fetch_run_id" ON "picture_fetch" USING btree ("run_id","state");--> statement-breakpoint
CREATE INDEX "picture_fetch_checked_at" ON "picture_fetch" USING btree ("run_id","checked_at");--> statement-breakpoint
CREATE INDEX "picture_fetch_upload_id" ON "picture_fetch" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "picture_fetch_picture" ON "picture_fetch" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "picture_use_fetch_id" ON "picture_use" USING btree ("fetch_id");--> statement-breakpoint
CREATE INDEX "import_item_pictures_at" ON "import_item" USING btree ("pictures_at") WHERE pictures_at is not null;--> statement-breakpoint
CREATE INDEX "import_row_problems" ON "import_row" USING btree ("run_id") WHERE problems <> '[]';--> statement-breakpoint
CREATE INDEX "import_source_ended_at" ON "import_source" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
-- A draft of a source that somebody published, or the calendar did, is the listing that its source leads from then on; fields
-- that people wrote in it are theirs.
CREATE FUNCTION listing_draft_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE import_item SET listing_id = OLD.listing_id, draft_id = NULL,
		held = ARRAY(SELECT DISTINCT field FROM unnest(held || ARRAY(SELECT jsonb_object_keys(OLD.touched))) AS field ORDER BY field),
		pictures_at = CASE WHEN pictures IS NOT NULL THEN now() END
	WHERE draft_id = OLD.id AND listing_id IS NULL;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_draft_published BEFORE DELETE ON "listing_draft"
	FOR EACH ROW WHEN (OLD.listing_id IS NOT NULL)
	EXECUTE FUNCTION listing_draft_published();
