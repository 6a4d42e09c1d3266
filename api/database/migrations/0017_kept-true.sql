ALTER TABLE "confirmation_request" ADD COLUMN "doubted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_report" ADD COLUMN "is_checked" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- As 0005 has it, but that whatever was off for 98 days is new again (`daysUntilNew` in api/property/rules.ts).
CREATE OR REPLACE FUNCTION listing_event_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF is_listened() THEN
		INSERT INTO listing_event (listing_id, before, after, was_offered, rate)
		VALUES (NEW.id, listing_snapshot(to_jsonb(OLD)), listing_snapshot(to_jsonb(NEW)),
			CASE WHEN EXISTS (SELECT FROM status_change WHERE listing_id = NEW.id AND status = 'published')
				THEN EXISTS (SELECT FROM status_change WHERE listing_id = NEW.id AND status = 'published'
					AND changed_at > now() - interval '98 days')
				ELSE OLD.status NOT IN ('draft', 'in_review') END,
			newest_rate());
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What happens to a listing is counted by the day of Santo Domingo, so that no writer can forget.
CREATE FUNCTION count_listing_day(of_listing integer, at timestamptz, hearts integer, mails integer, chats integer) RETURNS void
LANGUAGE sql AS $$
	INSERT INTO listing_day AS known (listing_id, day, kept, enquiries, whatsapp)
	VALUES (of_listing, (at AT TIME ZONE 'UTC' - interval '4 hours')::date, hearts, mails, chats)
	ON CONFLICT (listing_id, day) DO UPDATE SET kept = known.kept + excluded.kept,
		enquiries = known.enquiries + excluded.enquiries, whatsapp = known.whatsapp + excluded.whatsapp
$$;
--> statement-breakpoint
CREATE FUNCTION lead_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM count_listing_day(NEW.listing_id, NEW.created_at, 0,
		CASE WHEN NEW.kind = 'whatsapp' THEN 0 ELSE 1 END, CASE WHEN NEW.kind = 'whatsapp' THEN 1 ELSE 0 END);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_counted AFTER INSERT ON lead
	FOR EACH ROW WHEN (NEW.listing_id IS NOT NULL AND NEW."check" <> 'suspect') EXECUTE FUNCTION lead_counted();
--> statement-breakpoint
CREATE FUNCTION favourite_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM count_listing_day(NEW.listing_id, now(), 1, 0, 0);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER favourite_counted AFTER INSERT ON favourite
	FOR EACH ROW EXECUTE FUNCTION favourite_counted();
