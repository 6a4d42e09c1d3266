CREATE TABLE "recovery_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"client_id" integer,
	"role" text,
	"agency_id" integer,
	"subject" text,
	"subject_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_save" (
	"draft_id" integer NOT NULL,
	"n" integer NOT NULL,
	"document" "bytea" NOT NULL,
	"changed" text[] NOT NULL,
	"client_id" integer,
	"by_name" text,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_save_draft_id_n_pk" PRIMARY KEY("draft_id","n")
);
--> statement-breakpoint
CREATE TABLE "listing_draft" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer,
	"agency_id" integer NOT NULL,
	"agent_id" integer NOT NULL,
	"document" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"base_version" integer,
	"touched" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"submitted_by" integer,
	"returned_at" timestamp with time zone,
	"returned_reason" text,
	"publish_at" timestamp with time zone,
	"pause_at" timestamp with time zone,
	"lead_id" integer,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_draft_listing_id_unique" UNIQUE("listing_id"),
	CONSTRAINT "listing_draft_size" CHECK (octet_length(document::text) <= 400000)
);
--> statement-breakpoint
CREATE TABLE "listing_day" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"enquiries" integer DEFAULT 0 NOT NULL,
	"whatsapp" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_day_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "confirmation_request" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"stage" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"doubted_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listing_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"sender" "bytea" NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_report_reason" CHECK ("listing_report"."reason" in ('gone', 'price', 'place', 'pictures', 'other')),
	CONSTRAINT "listing_report_state" CHECK ("listing_report"."state" in ('new', 'answered'))
);
--> statement-breakpoint
CREATE TABLE "picture_job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"picture" text NOT NULL,
	"format" text NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	CONSTRAINT "picture_job_format" CHECK ("picture_job"."format" in ('webp', 'avif'))
);
--> statement-breakpoint
CREATE TABLE "upload_part" (
	"upload_id" uuid NOT NULL,
	"offset" bigint NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "upload_part_upload_id_offset_pk" PRIMARY KEY("upload_id","offset")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"size" bigint NOT NULL,
	"taken" bigint DEFAULT 0 NOT NULL,
	"media_type" text NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"became" text,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '48 hours' NOT NULL,
	CONSTRAINT "upload_purpose" CHECK ("upload"."purpose" in ('photo', 'plan', 'view_360', 'video', 'document')),
	CONSTRAINT "upload_taken" CHECK ("upload"."taken" between 0 and "upload"."size")
);
--> statement-breakpoint
CREATE TABLE "listing_private" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"exact_latitude" double precision,
	"exact_longitude" double precision,
	"street" text,
	"unit_name" text,
	"owner_name" text,
	"owner_phone" text,
	"owner_email" text,
	"owner_consent_at" timestamp with time zone,
	"owner_consent_text" text,
	"mandate_kind" text,
	"mandate_signed_on" date,
	"mandate_until" date,
	"mandate_document" text,
	"commission" text,
	"closing_price" numeric(14, 2),
	"closed_by" text,
	"notes" text,
	CONSTRAINT "listing_private_mandate_kind" CHECK ("listing_private"."mandate_kind" in ('verbal', 'open', 'exclusive')),
	CONSTRAINT "listing_private_closed_by" CHECK ("listing_private"."closed_by" in ('us', 'other_agency', 'owner')),
	CONSTRAINT "listing_private_point" CHECK (("listing_private"."exact_latitude" is null) = ("listing_private"."exact_longitude" is null))
);
--> statement-breakpoint
CREATE TABLE "listing_version" (
	"listing_id" integer NOT NULL,
	"n" integer NOT NULL,
	"kind" text NOT NULL,
	"document" "bytea" NOT NULL,
	"changed" text[] NOT NULL,
	"client_id" integer,
	"by_name" text,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_version_listing_id_n_pk" PRIMARY KEY("listing_id","n"),
	CONSTRAINT "listing_version_kind" CHECK ("listing_version"."kind" in ('editor', 'bulk', 'schedule', 'undo', 'system'))
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agency_id" integer NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"spoken_languages" text[] NOT NULL,
	"language" text NOT NULL,
	"key" "bytea",
	"invited_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invitation_key_unique" UNIQUE("key"),
	CONSTRAINT "invitation_role" CHECK ("invitation"."role" in ('agent', 'manager')),
	CONSTRAINT "invitation_language" CHECK ("invitation"."language" in ('es', 'en'))
);
--> statement-breakpoint
ALTER TABLE "client" DROP CONSTRAINT "client_role";--> statement-breakpoint
ALTER TABLE "listing" DROP CONSTRAINT "listing_status";--> statement-breakpoint
ALTER TABLE "agency" ALTER COLUMN "id" ADD GENERATED BY DEFAULT AS IDENTITY (sequence name "agency_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "agent" ALTER COLUMN "id" ADD GENERATED BY DEFAULT AS IDENTITY (sequence name "agent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "agency_id" integer;--> statement-breakpoint
-- An agent's account is its agent's agency's, whoever writes the row: the release before does not know the column.
UPDATE "client" SET "agency_id" = "agent"."agency_id" FROM "agent" WHERE "agent"."id" = "client"."agent_id";--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "role_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "factor_secret" "bytea";--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "factor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "factor_step" integer;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "policy" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "hides_points" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "agent" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "absent_features" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "is_approximate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "quality" smallint;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "first_published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "under_offer_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "status_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "kind" text DEFAULT 'photo' NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "tag" text;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "source" text DEFAULT 'demo' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "state" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "has_avif" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "dhash" bigint;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "sha256" "bytea";--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "agency_id" integer;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_save" ADD CONSTRAINT "draft_save_draft_id_listing_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."listing_draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_save" ADD CONSTRAINT "draft_save_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_submitted_by_client_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_created_by_client_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_draft" ADD CONSTRAINT "listing_draft_changed_by_client_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_day" ADD CONSTRAINT "listing_day_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_request" ADD CONSTRAINT "confirmation_request_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_report" ADD CONSTRAINT "listing_report_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_job" ADD CONSTRAINT "picture_job_picture_picture_key_fk" FOREIGN KEY ("picture") REFERENCES "public"."picture"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_private" ADD CONSTRAINT "listing_private_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_version" ADD CONSTRAINT "listing_version_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_version" ADD CONSTRAINT "listing_version_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_client_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_code_client_id_hash_index" ON "recovery_code" USING btree ("client_id","hash");--> statement-breakpoint
CREATE INDEX "audit_event_at" ON "audit_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_event_agency" ON "audit_event" USING btree ("agency_id","id");--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "audit_event" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "draft_save_at" ON "draft_save" USING btree ("at");--> statement-breakpoint
CREATE INDEX "draft_save_client_id" ON "draft_save" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "listing_draft_agency_id" ON "listing_draft" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "listing_draft_agent_id" ON "listing_draft" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "listing_draft_lead_id" ON "listing_draft" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "listing_draft_submitted_at" ON "listing_draft" USING btree ("submitted_at") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "listing_draft_publish_at" ON "listing_draft" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "listing_day_day" ON "listing_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "listing_report_listing_id" ON "listing_report" USING btree ("listing_id","at");--> statement-breakpoint
CREATE INDEX "listing_report_at" ON "listing_report" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "picture_job_once" ON "picture_job" USING btree ("picture","format");--> statement-breakpoint
CREATE INDEX "picture_job_due" ON "picture_job" USING btree ("priority","due_at");--> statement-breakpoint
CREATE INDEX "upload_client_id" ON "upload" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "upload_agency_id" ON "upload" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "upload_expires_at" ON "upload" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "listing_private_mandate_until" ON "listing_private" USING btree ("mandate_until");--> statement-breakpoint
CREATE INDEX "listing_version_client_id" ON "listing_version" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "invitation_agency_id" ON "invitation" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "invitation_email" ON "invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitation_invited_by" ON "invitation" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_agency_id_index" ON "client" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "listing_confirmed_at" ON "listing" USING btree ("confirmed_at") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "photo_picture" ON "photo" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "picture_dhash" ON "picture" USING btree ("dhash");--> statement-breakpoint
CREATE UNIQUE INDEX "picture_of_agency" ON "picture" USING btree ("agency_id","sha256");--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_agency" CHECK ("client"."role" not in ('agent', 'manager') or "client"."agency_id" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_role" CHECK ("client"."role" in ('client', 'agent', 'manager', 'staff'));--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_policy" CHECK ("agency"."policy" in ('free', 'manager', 'network'));--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_confirmed_by" CHECK ("listing"."confirmed_by" in ('agent', 'owner', 'feed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_status_reason" CHECK ("listing"."status_reason" in ('unconfirmed', 'mandate_over', 'no_news')) NOT VALID;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_status" CHECK ("listing"."status" in ('draft', 'in_review', 'published', 'reserved', 'inactive', 'sold', 'rented', 'expired', 'withdrawn')) NOT VALID;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_kind" CHECK ("photo"."kind" in ('photo', 'plan')) NOT VALID;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_tag" CHECK ("photo"."tag" in ('facade', 'living_room', 'kitchen', 'bedroom', 'bathroom', 'balcony', 'social_area', 'view', 'plan')) NOT VALID;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_source" CHECK ("picture"."source" in ('demo', 'upload')) NOT VALID;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_state" CHECK ("picture"."state" in ('raw', 'ready', 'bad')) NOT VALID;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('agent', 'id'), max("id")) FROM "agent" HAVING max("id") IS NOT NULL;--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('agency', 'id'), max("id")) FROM "agency" HAVING max("id") IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION client_follows_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.agent_id IS NOT NULL THEN
		SELECT agency_id INTO NEW.agency_id FROM agent WHERE id = NEW.agent_id;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER client_follows_agent BEFORE INSERT OR UPDATE OF agent_id, agency_id ON "client"
	FOR EACH ROW EXECUTE FUNCTION client_follows_agent();--> statement-breakpoint
CREATE FUNCTION agent_leads_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE client SET agency_id = NEW.agency_id WHERE agent_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER agent_leads_client AFTER UPDATE OF agency_id ON "agent"
	FOR EACH ROW WHEN (OLD.agency_id IS DISTINCT FROM NEW.agency_id) EXECUTE FUNCTION agent_leads_client();--> statement-breakpoint
-- What was written down stays; the retention's deletion says so for its own transaction.
CREATE FUNCTION audit_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('marquesina.audit_retention', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'audit_event is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_event_stays BEFORE UPDATE OR DELETE ON "audit_event"
	FOR EACH ROW EXECUTE FUNCTION audit_event_stays();
