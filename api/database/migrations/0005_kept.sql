CREATE TABLE "alert_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"search_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"kind" text NOT NULL,
	"fact" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"letter_id" uuid,
	"told_at" timestamp with time zone,
	CONSTRAINT "alert_item_kind" CHECK ("alert_item"."kind" in ('new', 'back', 'price', 'status'))
);
--> statement-breakpoint
CREATE TABLE "listing_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"was_offered" boolean NOT NULL,
	"rate" numeric(10, 4) NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"client_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_client_id_listing_id_pk" PRIMARY KEY("client_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "recently_viewed" (
	"client_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recently_viewed_client_id_listing_id_pk" PRIMARY KEY("client_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"criteria" jsonb NOT NULL,
	"digest" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"client_id" integer,
	"email" text,
	"language" text,
	"confirmed_at" timestamp with time zone,
	"name" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"digest" "bytea" NOT NULL,
	"alert" text NOT NULL,
	"alert_since" timestamp with time zone DEFAULT now() NOT NULL,
	"last_letter_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_key_unique" UNIQUE("key"),
	CONSTRAINT "saved_search_alert" CHECK ("saved_search"."alert" in ('off', 'instant', 'daily', 'weekly')),
	CONSTRAINT "saved_search_language" CHECK ("saved_search"."language" in ('es', 'en')),
	CONSTRAINT "saved_search_owner" CHECK (("saved_search"."client_id" is null) = ("saved_search"."email" is not null)),
	CONSTRAINT "saved_search_visitor" CHECK (("saved_search"."email" is null) = ("saved_search"."language" is null))
);
--> statement-breakpoint
ALTER TABLE "alert_item" ADD CONSTRAINT "alert_item_search_id_saved_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_item" ADD CONSTRAINT "alert_item_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_item" ADD CONSTRAINT "alert_item_letter_id_letter_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letter"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_event" ADD CONSTRAINT "listing_event_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recently_viewed" ADD CONSTRAINT "recently_viewed_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recently_viewed" ADD CONSTRAINT "recently_viewed_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_item_search_id_event_id_index" ON "alert_item" USING btree ("search_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_item_new" ON "alert_item" USING btree ("search_id","listing_id") WHERE kind = 'new';--> statement-breakpoint
CREATE INDEX "alert_item_listing_id_index" ON "alert_item" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "alert_item_letter_id_index" ON "alert_item" USING btree ("letter_id");--> statement-breakpoint
CREATE INDEX "alert_item_waiting" ON "alert_item" USING btree ("search_id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "listing_event_listing_id_index" ON "listing_event" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "favourite_listing_id_index" ON "favourite" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "recently_viewed_listing_id_index" ON "recently_viewed" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_history_client_id_digest_index" ON "search_history" USING btree ("client_id","digest");--> statement-breakpoint
CREATE INDEX "search_history_client_id_at_index" ON "search_history" USING btree ("client_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_client_id_digest_index" ON "saved_search" USING btree ("client_id","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_email_digest_index" ON "saved_search" USING btree ("email","digest");--> statement-breakpoint
CREATE INDEX "saved_search_alert" ON "saved_search" USING btree ("alert") WHERE alert <> 'off';--> statement-breakpoint
-- What letters about saved searches tell of, so that no writer can forget; nothing is written while nobody listens.
CREATE FUNCTION is_listened() RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM saved_search WHERE alert <> 'off')
$$;
--> statement-breakpoint
-- A listing as search knows it; the texts may be long and say nothing there.
CREATE FUNCTION listing_snapshot(row_of_listing jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT row_of_listing - '{title_es,title_en,description_es,description_en,videos,cover_alt_es,cover_alt_en}'::text[]
$$;
--> statement-breakpoint
CREATE FUNCTION newest_rate() RETURNS numeric LANGUAGE sql STABLE AS $$
	SELECT coalesce((SELECT rate FROM exchange_rate ORDER BY id DESC LIMIT 1), 1)
$$;
--> statement-breakpoint
-- Once for each statement: a bulk load adds many.
CREATE FUNCTION listing_event_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF is_listened() THEN
		INSERT INTO listing_event (listing_id, after, was_offered, rate)
		SELECT id, listing_snapshot(to_jsonb(added)), false, newest_rate() FROM added WHERE status = 'published' ORDER BY id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_event_added AFTER INSERT ON listing REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION listing_event_added();
--> statement-breakpoint
CREATE FUNCTION listing_event_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF is_listened() THEN
		INSERT INTO listing_event (listing_id, before, after, was_offered, rate)
		VALUES (NEW.id, listing_snapshot(to_jsonb(OLD)), listing_snapshot(to_jsonb(NEW)),
			OLD.status NOT IN ('draft', 'in_review')
			OR EXISTS (SELECT FROM status_change WHERE listing_id = NEW.id AND status = 'published'),
			newest_rate());
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What search can be asked for but the dated price: a new exchange rate is no event. Decided before the row is kept for
-- the trigger, so that a rate which moves a million prices costs nothing.
CREATE TRIGGER listing_event_changed AFTER UPDATE ON listing
	FOR EACH ROW
	WHEN ((OLD.status = 'published' OR NEW.status = 'published') AND
		(NEW.status, NEW.business_type, NEW.type, NEW.city_id, NEW.sector_id, NEW.agent_id, NEW.agency_id, NEW.price,
			NEW.currency, NEW.bedrooms, NEW.bathrooms, NEW.parkings, NEW.stories, NEW.construction_m2, NEW.lot_m2,
			NEW.features, NEW.is_furnished, NEW.is_white_line, NEW.is_under_construction, NEW.is_collection,
			NEW.is_exclusive, NEW.latitude, NEW.longitude)
		IS DISTINCT FROM
		(OLD.status, OLD.business_type, OLD.type, OLD.city_id, OLD.sector_id, OLD.agent_id, OLD.agency_id, OLD.price,
			OLD.currency, OLD.bedrooms, OLD.bathrooms, OLD.parkings, OLD.stories, OLD.construction_m2, OLD.lot_m2,
			OLD.features, OLD.is_furnished, OLD.is_white_line, OLD.is_under_construction, OLD.is_collection,
			OLD.is_exclusive, OLD.latitude, OLD.longitude))
	EXECUTE FUNCTION listing_event_changed();
