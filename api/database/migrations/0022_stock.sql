CREATE TABLE "import_item" (
	"source_id" integer NOT NULL,
	"external_id" text NOT NULL,
	"digest" "bytea",
	"listing_id" integer,
	"draft_id" integer,
	"said" text[] DEFAULT '{}' NOT NULL,
	"held" text[] DEFAULT '{}' NOT NULL,
	"status" text,
	"pictures" jsonb,
	"gone_at" timestamp with time zone,
	"gone_did" text,
	"person_at" timestamp with time zone,
	"run_id" integer,
	CONSTRAINT "import_item_source_id_external_id_pk" PRIMARY KEY("source_id","external_id"),
	CONSTRAINT "import_item_listing_id_unique" UNIQUE("listing_id"),
	CONSTRAINT "import_item_draft_id_unique" UNIQUE("draft_id"),
	CONSTRAINT "import_item_gone_did" CHECK ("import_item"."gone_did" in ('pause', 'withdraw', 'nothing'))
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"run_id" integer NOT NULL,
	"n" integer NOT NULL,
	"number" integer,
	"external_id" text,
	"outcome" text NOT NULL,
	"result" text,
	"digest" "bytea",
	"row" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed" text[] DEFAULT '{}' NOT NULL,
	"price" jsonb,
	"jumps" boolean DEFAULT false NOT NULL,
	"listing_id" integer,
	"draft_id" integer,
	"version" integer,
	"before" jsonb,
	CONSTRAINT "import_row_run_id_n_pk" PRIMARY KEY("run_id","n"),
	CONSTRAINT "import_row_outcome" CHECK ("import_row"."outcome" in ('new', 'changed', 'unchanged', 'back', 'refused', 'gone')),
	CONSTRAINT "import_row_result" CHECK ("import_row"."result" in ('published', 'awaiting_cover', 'in_review', 'price_asked', 'taken_off', 'kept', 'failed', 'restored', 'withdrawn', 'left'))
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_id" integer NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"is_trial" boolean NOT NULL,
	"upload_id" uuid,
	"file" text,
	"bytes" bigint,
	"etag" text,
	"last_modified" text,
	"client_id" integer,
	"by_name" text,
	"look" jsonb,
	"mapping" jsonb,
	"is_silent" boolean DEFAULT false NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"new" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"back" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"gone" integer DEFAULT 0 NOT NULL,
	"flawed" integer DEFAULT 0 NOT NULL,
	"price_jumps" integer DEFAULT 0 NOT NULL,
	"read_through" bigint DEFAULT 0 NOT NULL,
	"staged" integer DEFAULT 0 NOT NULL,
	"applied_through" integer DEFAULT 0 NOT NULL,
	"undone_through" integer,
	"brakes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"problem_about" text,
	"approved_by" integer,
	"approved_name" text,
	"approved_at" timestamp with time zone,
	"prices_approved" boolean DEFAULT false NOT NULL,
	"undone_name" text,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "import_run_state" CHECK ("import_run"."state" in ('received', 'columns', 'reading', 'ready', 'waiting', 'applying', 'done', 'failed', 'stopped', 'undoing', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "import_source" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_source_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agency_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"arrival" text NOT NULL,
	"address" text,
	"user" text,
	"password" "bytea",
	"every_hours" smallint,
	"due_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"agent_id" integer NOT NULL,
	"gone" text DEFAULT 'pause' NOT NULL,
	"is_trusted" boolean DEFAULT false NOT NULL,
	"publishes_without_pictures" boolean DEFAULT false NOT NULL,
	"mapping" jsonb,
	"read_at" timestamp with time zone,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_source_kind" CHECK ("import_source"."kind" in ('table', 'kyero', 'houzez', 'reso', 'reso_api')),
	CONSTRAINT "import_source_arrival" CHECK ("import_source"."arrival" in ('file', 'address')),
	CONSTRAINT "import_source_gone" CHECK ("import_source"."gone" in ('pause', 'withdraw', 'nothing')),
	CONSTRAINT "import_source_address" CHECK (("import_source"."arrival" = 'address') = ("import_source"."address" is not null))
);
--> statement-breakpoint
ALTER TABLE "upload" DROP CONSTRAINT "upload_purpose";--> statement-breakpoint
ALTER TABLE "upload" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "source_id" integer;--> statement-breakpoint
ALTER TABLE "listing_version" ADD COLUMN "source_id" integer;--> statement-breakpoint
ALTER TABLE "listing_version" ADD COLUMN "run_id" integer;--> statement-breakpoint
ALTER TABLE "import_item" ADD CONSTRAINT "import_item_source_id_import_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_item" ADD CONSTRAINT "import_item_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_item" ADD CONSTRAINT "import_item_draft_id_listing_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."listing_draft"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_item" ADD CONSTRAINT "import_item_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_run_id_import_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_draft_id_listing_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."listing_draft"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_source_id_import_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_approved_by_client_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_source" ADD CONSTRAINT "import_source_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_source" ADD CONSTRAINT "import_source_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_source" ADD CONSTRAINT "import_source_created_by_client_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_item_run_id" ON "import_item" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "import_row_listing_id" ON "import_row" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "import_row_draft_id" ON "import_row" USING btree ("draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_run_open" ON "import_run" USING btree ("source_id") WHERE state in ('received', 'columns', 'reading', 'ready', 'waiting', 'applying', 'undoing');--> statement-breakpoint
CREATE INDEX "import_run_source_id" ON "import_run" USING btree ("source_id","id");--> statement-breakpoint
CREATE INDEX "import_run_upload_id" ON "import_run" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "import_run_client_id" ON "import_run" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "import_run_approved_by" ON "import_run" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "import_run_ended_at" ON "import_run" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "import_source_agency_id" ON "import_source" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "import_source_agent_id" ON "import_source" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "import_source_created_by" ON "import_source" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "import_source_due_at" ON "import_source" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_purpose" CHECK ("upload"."purpose" in ('photo', 'plan', 'view_360', 'video', 'document', 'import'));--> statement-breakpoint
-- The first run of a source is no news to anybody: its transactions say so.
CREATE OR REPLACE FUNCTION is_listened() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(current_setting('import.silent', true), '') <> 'on'
		AND EXISTS (SELECT FROM saved_search WHERE alert <> 'off')
$$;
--> statement-breakpoint
-- What a person changes on an imported listing is the person's from then on, whichever verb wrote the version.
CREATE FUNCTION import_item_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE import_item SET held = ARRAY(SELECT DISTINCT field FROM unnest(held || NEW.changed) AS field ORDER BY field)
	WHERE listing_id = NEW.listing_id AND NOT held @> NEW.changed;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER import_item_held AFTER INSERT ON "listing_version"
	FOR EACH ROW WHEN (NEW.run_id IS NULL AND NEW.kind IN ('editor', 'bulk', 'schedule', 'undo'))
	EXECUTE FUNCTION import_item_held();
