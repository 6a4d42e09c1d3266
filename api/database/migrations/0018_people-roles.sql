-- When a role began is known whoever writes it: the second factor is required two weeks later.
CREATE FUNCTION client_role_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.role = 'client' THEN
		NEW.role_since := NULL;
	ELSIF NEW.role_since IS NULL OR (TG_OP = 'UPDATE' AND OLD.role = 'client' AND NEW.role_since IS NOT DISTINCT FROM OLD.role_since) THEN
		NEW.role_since := now();
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER client_role_begins BEFORE INSERT OR UPDATE OF role, role_since ON "client"
	FOR EACH ROW EXECUTE FUNCTION client_role_begins();--> statement-breakpoint
UPDATE "client" SET "role_since" = now() WHERE "role" <> 'client' AND "role_since" IS NULL;
