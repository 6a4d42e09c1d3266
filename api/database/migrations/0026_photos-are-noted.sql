-- A photo that is written by itself is a change of its listing's pages. What the same transaction writes to the listing
-- is followed already, so that a bulk load and a publication note nothing here.
CREATE FUNCTION note_photo_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	touched integer[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg(DISTINCT listing_id) INTO touched FROM after;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(DISTINCT listing_id) INTO touched FROM before;
	ELSE
		SELECT array_agg(DISTINCT listing_id) INTO touched
		FROM ((TABLE after EXCEPT TABLE before) UNION ALL (TABLE before EXCEPT TABLE after)) AS photo;
	END IF;
	INSERT INTO change (kind, ref_id, changed_at)
	SELECT 'listing', one.id, clock_timestamp() FROM unnest(touched) AS one (id)
	WHERE (SELECT listing.xmin FROM listing WHERE listing.id = one.id)
		IS DISTINCT FROM pg_current_xact_id()::xid;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER photo_added_noted AFTER INSERT ON photo REFERENCING NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION note_photo_change();
--> statement-breakpoint
CREATE TRIGGER photo_changed_noted AFTER UPDATE ON photo REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION note_photo_change();
--> statement-breakpoint
CREATE TRIGGER photo_removed_noted AFTER DELETE ON photo REFERENCING OLD TABLE AS before
	FOR EACH STATEMENT EXECUTE FUNCTION note_photo_change();
