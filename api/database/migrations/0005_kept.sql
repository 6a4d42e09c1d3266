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
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recently_viewed" ADD CONSTRAINT "recently_viewed_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recently_viewed" ADD CONSTRAINT "recently_viewed_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_listing_id_index" ON "favourite" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "recently_viewed_listing_id_index" ON "recently_viewed" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_history_client_id_digest_index" ON "search_history" USING btree ("client_id","digest");--> statement-breakpoint
CREATE INDEX "search_history_client_id_at_index" ON "search_history" USING btree ("client_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_client_id_digest_index" ON "saved_search" USING btree ("client_id","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_email_digest_index" ON "saved_search" USING btree ("email","digest");--> statement-breakpoint
CREATE INDEX "saved_search_alert" ON "saved_search" USING btree ("alert") WHERE alert <> 'off';