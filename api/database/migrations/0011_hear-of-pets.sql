-- As 0005 has it, with one column more: saved searches hear of whatever a filter asks for.
DROP TRIGGER listing_event_changed ON listing;
--> statement-breakpoint
CREATE TRIGGER listing_event_changed AFTER UPDATE ON listing
	FOR EACH ROW
	WHEN ((OLD.status = 'published' OR NEW.status = 'published') AND
		(NEW.status, NEW.business_type, NEW.type, NEW.city_id, NEW.sector_id, NEW.agent_id, NEW.agency_id, NEW.price,
			NEW.currency, NEW.bedrooms, NEW.bathrooms, NEW.parkings, NEW.stories, NEW.construction_m2, NEW.lot_m2,
			NEW.features, NEW.is_furnished, NEW.is_white_line, NEW.pets_allowed, NEW.is_under_construction,
			NEW.is_collection, NEW.is_exclusive, NEW.latitude, NEW.longitude)
		IS DISTINCT FROM
		(OLD.status, OLD.business_type, OLD.type, OLD.city_id, OLD.sector_id, OLD.agent_id, OLD.agency_id, OLD.price,
			OLD.currency, OLD.bedrooms, OLD.bathrooms, OLD.parkings, OLD.stories, OLD.construction_m2, OLD.lot_m2,
			OLD.features, OLD.is_furnished, OLD.is_white_line, OLD.pets_allowed, OLD.is_under_construction,
			OLD.is_collection, OLD.is_exclusive, OLD.latitude, OLD.longitude))
	EXECUTE FUNCTION listing_event_changed();
