-- The words apart from the wide listings and out of line, so that the rows of a common word, hundreds of thousands of
-- them, lie on few pages. PostgreSQL moves nothing out of a row shorter than 2 KB: the filling, which is compressed to
-- next to nothing, makes every row long enough.
CREATE TABLE "listing_text" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"filling" text GENERATED ALWAYS AS (repeat(' ', 2100)) STORED NOT NULL
) WITH (toast_tuple_target = 128);
--> statement-breakpoint
INSERT INTO "listing_text" SELECT "id", strip("words") FROM "listing" WHERE "words" IS NOT NULL;--> statement-breakpoint
DROP INDEX "listing_words";--> statement-breakpoint
ALTER TABLE "listing_text" ADD CONSTRAINT "listing_text_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_text_words" ON "listing_text" USING gin ("words");--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "words";--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_before_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.changed_at := clock_timestamp();
	RETURN NEW;
END $$;
--> statement-breakpoint
-- Writes the words that these listings are found by: of their titles, their places and their descriptions.
CREATE FUNCTION keep_listing_text(ids integer[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO listing_text (listing_id, words)
	SELECT listing.id, strip(
		to_tsvector('spanish', fold_text(concat_ws(' ', title_es, place, description_es)))
		|| to_tsvector('english', fold_text(concat_ws(' ', title_en, place, description_en)))
	)
	FROM listing
	JOIN sector ON sector.id = sector_id
	JOIN city ON city.id = listing.city_id
	JOIN province ON province.id = listing.province_id,
	LATERAL concat_ws(' ', sector.name, city.name, province.name) AS place
	WHERE listing.id = ANY (ids)
	ON CONFLICT (listing_id) DO UPDATE SET words = excluded.words
$$;
--> statement-breakpoint
-- Once for each statement: a bulk load writes many.
CREATE FUNCTION listing_text_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_listing_text(ARRAY(SELECT id FROM added));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_text_added AFTER INSERT ON listing REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION listing_text_added();
--> statement-breakpoint
CREATE FUNCTION listing_text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_listing_text(ARRAY[NEW.id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listing_text_changed AFTER UPDATE ON listing
	FOR EACH ROW
	WHEN ((NEW.title_es, NEW.title_en, NEW.description_es, NEW.description_en, NEW.sector_id, NEW.city_id, NEW.province_id)
		IS DISTINCT FROM
		(OLD.title_es, OLD.title_en, OLD.description_es, OLD.description_en, OLD.sector_id, OLD.city_id, OLD.province_id))
	EXECUTE FUNCTION listing_text_changed();
--> statement-breakpoint
-- A place's name is among the words of all its listings. For provinces, cities and sectors alike.
CREATE FUNCTION place_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_listing_text(ARRAY(
		SELECT id FROM listing
		WHERE (TG_TABLE_NAME = 'sector' AND sector_id = NEW.id)
			OR (TG_TABLE_NAME = 'city' AND city_id = NEW.id)
			OR (TG_TABLE_NAME = 'province' AND province_id = NEW.id)
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sector_renamed AFTER UPDATE ON sector
	FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION place_renamed();
--> statement-breakpoint
CREATE TRIGGER city_renamed AFTER UPDATE ON city
	FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION place_renamed();
--> statement-breakpoint
CREATE TRIGGER province_renamed AFTER UPDATE ON province
	FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION place_renamed();
--> statement-breakpoint
-- The ids of the listings with such words, four bytes each. Always by the index of words: the planner, who thinks that
-- what is out of line costs nothing, would read a million listings' words one by one.
CREATE FUNCTION listings_with(query tsquery) RETURNS bytea LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
	RETURN (SELECT string_agg(int4send(listing_id), ''::bytea) FROM listing_text WHERE words @@ query);
END $$;
