-- Whatever search follows: when a listing changed, and the words it is found by.
CREATE FUNCTION listing_before_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	places text;
BEGIN
	NEW.changed_at := clock_timestamp();
	IF TG_OP = 'INSERT'
		OR (NEW.title_es, NEW.title_en, NEW.description_es, NEW.description_en, NEW.sector_id, NEW.city_id, NEW.province_id)
			IS DISTINCT FROM
			(OLD.title_es, OLD.title_en, OLD.description_es, OLD.description_en, OLD.sector_id, OLD.city_id, OLD.province_id)
	THEN
		SELECT fold_text(concat_ws(' ', sector.name, city.name, province.name)) INTO places
		FROM sector, city, province
		WHERE sector.id = NEW.sector_id AND city.id = NEW.city_id AND province.id = NEW.province_id;

		NEW.words :=
			setweight(to_tsvector('spanish', fold_text(NEW.title_es)) || to_tsvector('english', fold_text(NEW.title_en)), 'A')
			|| setweight(to_tsvector('spanish', coalesce(places, '')) || to_tsvector('english', coalesce(places, '')), 'B')
			|| to_tsvector('spanish', fold_text(NEW.description_es))
			|| to_tsvector('english', fold_text(NEW.description_en));
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_before_write BEFORE INSERT OR UPDATE ON listing
	FOR EACH ROW EXECUTE FUNCTION listing_before_write();
--> statement-breakpoint
-- What was asked and what it was, so that no writer can forget. A new exchange rate touches neither.
CREATE FUNCTION listing_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.price, NEW.currency) IS DISTINCT FROM (OLD.price, OLD.currency) THEN
		INSERT INTO price_change (listing_id, price, currency, changed_at)
		VALUES (OLD.id, OLD.price, OLD.currency, NEW.changed_at);
	END IF;
	IF NEW.status <> OLD.status THEN
		INSERT INTO status_change (listing_id, status, changed_at)
		VALUES (OLD.id, OLD.status, NEW.changed_at);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_history AFTER UPDATE ON listing
	FOR EACH ROW
	WHEN ((NEW.price, NEW.currency, NEW.status) IS DISTINCT FROM (OLD.price, OLD.currency, OLD.status))
	EXECUTE FUNCTION listing_history();
--> statement-breakpoint
CREATE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('listing_changed', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Once for each statement: a bulk load is one message.
CREATE TRIGGER listing_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing
	FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
--> statement-breakpoint
-- The names people type: one row for each city, sector and project.
CREATE FUNCTION keep_place(of_kind text, of_id integer, of_slug text, of_name text, of_city smallint) RETURNS void
LANGUAGE sql AS $$
	INSERT INTO place (kind, ref_id, slug, name, context, city_slug, folded)
	SELECT of_kind, of_id, of_slug, of_name, city.name, city.slug, fold_name(of_name)
	FROM (SELECT 1) AS one LEFT JOIN city ON city.id = of_city
	ON CONFLICT (kind, ref_id) DO UPDATE SET
		slug = excluded.slug, name = excluded.name, context = excluded.context,
		city_slug = excluded.city_slug, folded = excluded.folded
$$;
--> statement-breakpoint
CREATE FUNCTION city_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_place('city', NEW.id, NEW.slug, NEW.name, NULL);
	IF TG_OP = 'UPDATE' THEN
		PERFORM keep_place('sector', id, slug, name, city_id) FROM sector WHERE city_id = NEW.id;
		PERFORM keep_place('project', id, slug, name, city_id) FROM project WHERE city_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER city_place AFTER INSERT OR UPDATE ON city FOR EACH ROW EXECUTE FUNCTION city_place();
--> statement-breakpoint
-- For sectors and projects alike; the argument is the kind.
CREATE FUNCTION inner_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_place(TG_ARGV[0], NEW.id, NEW.slug, NEW.name, NEW.city_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sector_place AFTER INSERT OR UPDATE ON sector FOR EACH ROW EXECUTE FUNCTION inner_place('sector');
--> statement-breakpoint
CREATE TRIGGER project_place AFTER INSERT OR UPDATE ON project FOR EACH ROW EXECUTE FUNCTION inner_place('project');
--> statement-breakpoint
CREATE FUNCTION drop_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM place WHERE kind = TG_ARGV[0] AND ref_id = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER city_place_dropped AFTER DELETE ON city FOR EACH ROW EXECUTE FUNCTION drop_place('city');
--> statement-breakpoint
CREATE TRIGGER sector_place_dropped AFTER DELETE ON sector FOR EACH ROW EXECUTE FUNCTION drop_place('sector');
--> statement-breakpoint
CREATE TRIGGER project_place_dropped AFTER DELETE ON project FOR EACH ROW EXECUTE FUNCTION drop_place('project');
