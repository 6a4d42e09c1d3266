CREATE TABLE "change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref_id" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instance" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"version" text NOT NULL,
	"secret_mark" text NOT NULL,
	"uploads_mark" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_by" text,
	"taken_at" timestamp with time zone,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "change_changed_at_index" ON "change" USING btree ("changed_at");--> statement-breakpoint
-- What pages show besides listings. The week in which an agent shows homes is on no page that is kept.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) - 'visit_hours' END;
	after jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) - 'visit_hours' END;
BEGIN
	IF before IS DISTINCT FROM after THEN
		INSERT INTO change (kind, ref_id, changed_at)
		VALUES (TG_ARGV[0], (coalesce(after, before) ->> TG_ARGV[1])::integer, clock_timestamp());
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER agent_noted AFTER INSERT OR UPDATE OR DELETE ON agent
	FOR EACH ROW EXECUTE FUNCTION note_change('agent', 'id');
--> statement-breakpoint
CREATE TRIGGER agency_noted AFTER INSERT OR UPDATE OR DELETE ON agency
	FOR EACH ROW EXECUTE FUNCTION note_change('agency', 'id');
--> statement-breakpoint
CREATE TRIGGER project_noted AFTER INSERT OR UPDATE OR DELETE ON project
	FOR EACH ROW EXECUTE FUNCTION note_change('project', 'id');
--> statement-breakpoint
CREATE TRIGGER unit_noted AFTER INSERT OR UPDATE OR DELETE ON unit
	FOR EACH ROW EXECUTE FUNCTION note_change('project', 'project_id');
--> statement-breakpoint
CREATE TRIGGER project_photo_noted AFTER INSERT OR UPDATE OR DELETE ON project_photo
	FOR EACH ROW EXECUTE FUNCTION note_change('project', 'project_id');
