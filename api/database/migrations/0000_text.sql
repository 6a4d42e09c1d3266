CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- A name as people type it: no accents, lower case. For places, agents and agencies.
-- The accents go first: lower() knows only ASCII where the database's locale is C.
CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN lower(public.unaccent('public.unaccent'::regdictionary, name));
--> statement-breakpoint
-- A text for the stemmers: folded like a name, but Spanish endings get their accent back,
-- or "habitacion" and "habitaciones" would have different stems.
CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	RETURN regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, words)), '([au])cion\M', '\1ción', 'g');
