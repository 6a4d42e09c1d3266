CREATE TABLE "agency" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (fold_name(name)) STORED NOT NULL,
	"logo" text NOT NULL,
	"phone" text NOT NULL,
	"broker_phones" text[] NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"city_id" smallint NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"about_es" text NOT NULL,
	"about_en" text NOT NULL,
	CONSTRAINT "agency_point" CHECK ("agency"."latitude" between -90 and 90 and "agency"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "agent" (
	"id" integer PRIMARY KEY NOT NULL,
	"agency_id" integer NOT NULL,
	"name" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (fold_name(name)) STORED NOT NULL,
	"picture" text NOT NULL,
	"phone" text NOT NULL,
	"whatsapp" text NOT NULL,
	"email" text NOT NULL,
	"license" text NOT NULL,
	"since" smallint NOT NULL,
	"spoken_languages" text[] NOT NULL,
	"is_collection" boolean DEFAULT false NOT NULL,
	"city_id" smallint NOT NULL,
	"about_es" text NOT NULL,
	"about_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rate" numeric(10, 4) NOT NULL,
	"source" text NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rate_positive" CHECK ("exchange_rate"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "city" (
	"id" smallint PRIMARY KEY NOT NULL,
	"province_id" smallint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "city_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "place" (
	"kind" text NOT NULL,
	"ref_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"context" text,
	"city_slug" text,
	"folded" text NOT NULL,
	CONSTRAINT "place_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "province" (
	"id" smallint PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "province_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sector" (
	"id" smallint PRIMARY KEY NOT NULL,
	"city_id" smallint NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "sector_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "project_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"picture" text NOT NULL,
	"alt_es" text NOT NULL,
	"alt_en" text NOT NULL,
	"taken_on" date
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"developer" text NOT NULL,
	"agent_id" integer NOT NULL,
	"city_id" smallint NOT NULL,
	"sector_id" smallint NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"stage" text NOT NULL,
	"progress" smallint NOT NULL,
	"currency" text NOT NULL,
	"separation_amount" numeric(14, 2) NOT NULL,
	"contract_share" smallint NOT NULL,
	"works_share" smallint NOT NULL,
	"delivery_share" smallint NOT NULL,
	"delivery_date_promised" date NOT NULL,
	"delivery_date" date NOT NULL,
	"tax_incentive_resolution" text,
	"tax_incentive_until" date,
	"description_es" text NOT NULL,
	"description_en" text NOT NULL,
	CONSTRAINT "project_slug_unique" UNIQUE("slug"),
	CONSTRAINT "project_stage" CHECK ("project"."stage" in ('planned', 'under_construction', 'finished')),
	CONSTRAINT "project_currency" CHECK ("project"."currency" in ('USD', 'DOP')),
	CONSTRAINT "project_progress" CHECK ("project"."progress" between 0 and 100),
	CONSTRAINT "project_point" CHECK ("project"."latitude" between -90 and 90 and "project"."longitude" between -180 and 180),
	CONSTRAINT "project_payment_plan" CHECK ("project"."contract_share" + "project"."works_share" + "project"."delivery_share" = 100)
);
--> statement-breakpoint
CREATE TABLE "unit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"model" text NOT NULL,
	"construction_m2" double precision NOT NULL,
	"bedrooms" smallint NOT NULL,
	"bathrooms" smallint NOT NULL,
	"half_bathrooms" smallint NOT NULL,
	"parkings" smallint NOT NULL,
	"level" smallint NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"price_usd" numeric(14, 2) NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "unit_status" CHECK ("unit"."status" in ('available', 'reserved', 'sold')),
	CONSTRAINT "unit_price" CHECK ("unit"."price" > 0 and "unit"."price_usd" > 0)
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"business_type" text NOT NULL,
	"type" text NOT NULL,
	"province_id" smallint NOT NULL,
	"city_id" smallint NOT NULL,
	"sector_id" smallint NOT NULL,
	"agent_id" integer NOT NULL,
	"agency_id" integer NOT NULL,
	"project_id" integer,
	"price" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"price_usd" numeric(14, 2) NOT NULL,
	"maintenance_fee" numeric(14, 2),
	"bedrooms" smallint DEFAULT 0 NOT NULL,
	"bathrooms" smallint DEFAULT 0 NOT NULL,
	"half_bathrooms" smallint DEFAULT 0 NOT NULL,
	"parkings" smallint DEFAULT 0 NOT NULL,
	"stories" smallint DEFAULT 1 NOT NULL,
	"level" smallint,
	"construction_m2" double precision DEFAULT 0 NOT NULL,
	"lot_m2" double precision,
	"year_built" smallint,
	"features" smallint[] DEFAULT '{}' NOT NULL,
	"is_furnished" boolean DEFAULT false NOT NULL,
	"is_white_line" boolean DEFAULT false NOT NULL,
	"is_under_construction" boolean DEFAULT false NOT NULL,
	"is_collection" boolean DEFAULT false NOT NULL,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"separation_amount" numeric(14, 2),
	"delivery_date" date,
	"tax_incentive_resolution" text,
	"tax_incentive_until" date,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"title_es" text NOT NULL,
	"title_en" text NOT NULL,
	"description_es" text NOT NULL,
	"description_en" text NOT NULL,
	"videos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"view_360" text,
	"cover_picture" text,
	"cover_alt_es" text,
	"cover_alt_en" text,
	"photos_count" smallint DEFAULT 0 NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" "tsvector",
	CONSTRAINT "listing_code_unique" UNIQUE("code"),
	CONSTRAINT "listing_status" CHECK ("listing"."status" in ('draft', 'in_review', 'published', 'reserved', 'inactive', 'sold', 'rented', 'expired')),
	CONSTRAINT "listing_business_type" CHECK ("listing"."business_type" in ('sale', 'lease')),
	CONSTRAINT "listing_type" CHECK ("listing"."type" in ('apartment', 'house', 'penthouse', 'land', 'commercial_premises', 'office_space', 'building', 'house_or_plot', 'building_or_plot', 'industrial_site', 'estate', 'business', 'tourist', 'hotel', 'gas_station', 'project')),
	CONSTRAINT "listing_currency" CHECK ("listing"."currency" in ('USD', 'DOP')),
	CONSTRAINT "listing_price" CHECK ("listing"."price" > 0 and "listing"."price_usd" > 0),
	CONSTRAINT "listing_point" CHECK ("listing"."latitude" between -90 and 90 and "listing"."longitude" between -180 and 180),
	CONSTRAINT "listing_published_at" CHECK ("listing"."status" <> 'published' or "listing"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"listing_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"picture" text NOT NULL,
	"alt_es" text NOT NULL,
	"alt_en" text NOT NULL,
	CONSTRAINT "photo_listing_id_position_pk" PRIMARY KEY("listing_id","position")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"key" text PRIMARY KEY NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"tone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent" ADD CONSTRAINT "agent_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sector" ADD CONSTRAINT "sector_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_photo" ADD CONSTRAINT "project_photo_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_sector_id_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit" ADD CONSTRAINT "unit_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_sector_id_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_change" ADD CONSTRAINT "status_change_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agency_city_id_index" ON "agency" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "agent_agency_id_index" ON "agent" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "agent_city_id_index" ON "agent" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "city_province_id_index" ON "city" USING btree ("province_id");--> statement-breakpoint
CREATE INDEX "place_folded_trgm" ON "place" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sector_city_id_index" ON "sector" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "project_photo_project_id_index" ON "project_photo" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_agent_id_index" ON "project" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "project_city_id_index" ON "project" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "project_sector_id_index" ON "project" USING btree ("sector_id");--> statement-breakpoint
CREATE INDEX "unit_project_id_index" ON "unit" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "listing_changed_at" ON "listing" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "listing_words" ON "listing" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listing_code_prefix" ON "listing" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listing_province_id" ON "listing" USING btree ("province_id");--> statement-breakpoint
CREATE INDEX "listing_city_id" ON "listing" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "listing_sector_id" ON "listing" USING btree ("sector_id");--> statement-breakpoint
CREATE INDEX "listing_agent_id" ON "listing" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "listing_agency_id" ON "listing" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "listing_project_id" ON "listing" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "listing_offer_city_price" ON "listing" USING btree ("business_type","type","city_id","price_usd","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "listing_offer_price" ON "listing" USING btree ("business_type","type","price_usd","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "price_change_listing_id" ON "price_change" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "status_change_listing_id" ON "status_change" USING btree ("listing_id");