CREATE TABLE "token" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agency_id" integer NOT NULL,
	"created_by" integer NOT NULL,
	"name" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "token_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"code" text,
	"changed" text[] DEFAULT '{}' NOT NULL,
	"tx" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"status" smallint,
	"problem" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "webhook_delivery_once" UNIQUE("webhook_id","at","tx","kind","subject_id"),
	CONSTRAINT "webhook_delivery_subject" CHECK ("webhook_delivery"."subject" in ('listing', 'lead', 'import', 'test'))
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agency_id" integer NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" "bytea" NOT NULL,
	"old_secret" "bytea",
	"old_secret_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"off_at" timestamp with time zone,
	"off_reason" text
);
--> statement-breakpoint
ALTER TABLE "listing_version" DROP CONSTRAINT "listing_version_kind";--> statement-breakpoint
ALTER TABLE "token" ADD CONSTRAINT "token_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token" ADD CONSTRAINT "token_created_by_client_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_agency" ON "token" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "token_created_by" ON "token" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("webhook_id","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_order" ON "webhook_delivery" USING btree ("webhook_id","subject","subject_id","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_at" ON "webhook_delivery" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_agency" ON "webhook" USING btree ("agency_id");--> statement-breakpoint
ALTER TABLE "listing_version" ADD CONSTRAINT "listing_version_kind" CHECK ("listing_version"."kind" in ('editor', 'bulk', 'schedule', 'undo', 'system', 'import', 'token')) NOT VALID;--> statement-breakpoint
ALTER TABLE "listing_version" VALIDATE CONSTRAINT "listing_version_kind";
--> statement-breakpoint
-- Tells the webhooks of an agency, in the transaction that causes it. A transaction that writes to one thing again and
-- again is told once, with the names of all that it changed.
CREATE FUNCTION enqueue_webhooks(of_agency integer, of_kind text, of_subject text, of_id integer, of_code text, of_changed text[])
RETURNS void LANGUAGE sql AS $$
	INSERT INTO webhook_delivery AS known (webhook_id, tx, kind, subject, subject_id, code, changed)
	SELECT id, txid_current(), of_kind, of_subject, of_id, of_code, coalesce(of_changed, '{}') FROM webhook
	WHERE agency_id = of_agency AND off_at IS NULL AND of_kind = ANY (events) ORDER BY id
	ON CONFLICT (webhook_id, at, tx, kind, subject_id) DO UPDATE
	SET changed = ARRAY(SELECT DISTINCT name FROM unnest(known.changed || excluded.changed) AS name ORDER BY name)
$$;
--> statement-breakpoint
CREATE FUNCTION has_webhooks() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM webhook WHERE off_at IS NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION listing_added_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF has_webhooks() THEN
		PERFORM enqueue_webhooks(agency_id, 'listing.published', 'listing', id, code, '{}') FROM added
		WHERE status = 'published';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_added_told AFTER INSERT ON listing REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION listing_added_told();
--> statement-breakpoint
CREATE FUNCTION listing_changed_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was_public boolean := OLD.status NOT IN ('draft', 'in_review');
	names text[];
BEGIN
	IF NOT has_webhooks() THEN RETURN NULL; END IF;
	IF NEW.status = 'published' AND OLD.status <> 'published' THEN
		PERFORM enqueue_webhooks(NEW.agency_id, 'listing.published', 'listing', NEW.id, NEW.code, '{}');
	END IF;
	IF NOT was_public THEN RETURN NULL; END IF;
	IF NEW.status <> OLD.status OR NEW.under_offer_since IS DISTINCT FROM OLD.under_offer_since THEN
		PERFORM enqueue_webhooks(NEW.agency_id, 'listing.status_changed', 'listing', NEW.id, NEW.code,
			array_remove(ARRAY[
				CASE WHEN NEW.status <> OLD.status THEN 'status' END,
				CASE WHEN NEW.under_offer_since IS DISTINCT FROM OLD.under_offer_since THEN 'is_under_offer' END], NULL));
	END IF;
	IF (NEW.price, NEW.currency) IS DISTINCT FROM (OLD.price, OLD.currency) THEN
		PERFORM enqueue_webhooks(NEW.agency_id, 'listing.price_changed', 'listing', NEW.id, NEW.code,
			array_remove(ARRAY[
				CASE WHEN NEW.price <> OLD.price THEN 'price' END,
				CASE WHEN NEW.currency <> OLD.currency THEN 'currency' END], NULL));
	END IF;
	-- What a publication changed stands in its version; the first is of a listing that had none, and names everything.
	IF NEW.version > greatest(OLD.version, 1) THEN
		SELECT array_agg(name ORDER BY name) INTO names FROM listing_version, unnest(changed) AS name
		WHERE listing_id = NEW.id AND n = NEW.version AND name NOT IN ('price', 'currency');
	END IF;
	IF NEW.agent_id <> OLD.agent_id THEN names := array_append(names, 'agent_id'); END IF;
	IF NEW.agency_id <> OLD.agency_id THEN
		names := array_append(names, 'agency_id');
		PERFORM enqueue_webhooks(OLD.agency_id, 'listing.changed', 'listing', NEW.id, NEW.code, names);
	END IF;
	IF names IS NOT NULL THEN
		PERFORM enqueue_webhooks(NEW.agency_id, 'listing.changed', 'listing', NEW.id, NEW.code, names);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_changed_told AFTER UPDATE ON listing
	FOR EACH ROW
	WHEN ((NEW.status, NEW.under_offer_since, NEW.price, NEW.currency, NEW.version, NEW.agent_id, NEW.agency_id)
		IS DISTINCT FROM
		(OLD.status, OLD.under_offer_since, OLD.price, OLD.currency, OLD.version, OLD.agent_id, OLD.agency_id))
	EXECUTE FUNCTION listing_changed_told();
--> statement-breakpoint
CREATE FUNCTION agency_of_lead(of_agent integer, of_agency integer) RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT coalesce((SELECT agency_id FROM agent WHERE id = of_agent), of_agency)
$$;
--> statement-breakpoint
CREATE FUNCTION lead_told() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	agency_now integer;
	agency_before integer;
	names text[];
BEGIN
	IF NOT has_webhooks() THEN RETURN NULL; END IF;
	agency_now := agency_of_lead(NEW.agent_id, NEW.agency_id);
	IF TG_OP = 'INSERT' THEN
		PERFORM enqueue_webhooks(agency_now, 'lead.created', 'lead', NEW.id, NULL, '{}');
		RETURN NULL;
	END IF;
	agency_before := CASE WHEN OLD.state <> 'spam' THEN agency_of_lead(OLD.agent_id, OLD.agency_id) END;
	names := array_remove(ARRAY[
		CASE WHEN NEW.state <> OLD.state THEN 'state' END,
		CASE WHEN NEW.agent_id IS DISTINCT FROM OLD.agent_id THEN 'agent_id' END,
		CASE WHEN NEW.agency_id IS DISTINCT FROM OLD.agency_id THEN 'agency_id' END,
		CASE WHEN NEW.erased_at IS DISTINCT FROM OLD.erased_at THEN 'erased_at' END], NULL);
	PERFORM enqueue_webhooks(agency_before, 'lead.changed', 'lead', NEW.id, NULL, names);
	IF agency_now IS DISTINCT FROM agency_before AND NEW.state <> 'spam' THEN
		PERFORM enqueue_webhooks(agency_now, 'lead.created', 'lead', NEW.id, NULL, '{}');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_added_told AFTER INSERT ON lead
	FOR EACH ROW WHEN (NEW.state <> 'spam') EXECUTE FUNCTION lead_told();
--> statement-breakpoint
CREATE TRIGGER lead_changed_told AFTER UPDATE ON lead
	FOR EACH ROW
	WHEN ((NEW.state, NEW.agent_id, NEW.agency_id, NEW.erased_at)
		IS DISTINCT FROM (OLD.state, OLD.agent_id, OLD.agency_id, OLD.erased_at))
	EXECUTE FUNCTION lead_told();
--> statement-breakpoint
CREATE FUNCTION visit_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF has_webhooks() THEN
		PERFORM enqueue_webhooks(agency_of_lead(agent_id, agency_id), 'lead.changed', 'lead', id, NULL, '{visit}')
		FROM lead WHERE id = NEW.lead_id AND state <> 'spam';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER visit_told AFTER UPDATE ON visit
	FOR EACH ROW WHEN ((NEW.state, NEW.starts_at) IS DISTINCT FROM (OLD.state, OLD.starts_at))
	EXECUTE FUNCTION visit_told();
