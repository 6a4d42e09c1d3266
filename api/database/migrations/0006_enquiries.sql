CREATE TABLE "lead_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"client_id" integer,
	"event" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"client_id" integer,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"check" text NOT NULL,
	"full_name" text,
	"phone" text,
	"email" text,
	"message" text,
	"details" jsonb NOT NULL,
	"language" text NOT NULL,
	"listing_id" integer,
	"agent_id" integer,
	"agency_id" integer,
	"department" text,
	"referrer_agent_id" integer,
	"referrer_agency_id" integer,
	"first_referrer_agent_id" integer,
	"first_referrer_agency_id" integer,
	"page" text,
	"consent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_answered_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	"folded" text GENERATED ALWAYS AS (fold_name(reference || ' ' || coalesce(full_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(message, ''))) STORED NOT NULL,
	CONSTRAINT "lead_reference_unique" UNIQUE("reference"),
	CONSTRAINT "lead_kind" CHECK ("lead"."kind" in ('contact', 'agent_message', 'loan', 'franchise', 'join', 'whatsapp')),
	CONSTRAINT "lead_state" CHECK ("lead"."state" in ('new', 'answered', 'won', 'lost', 'spam')),
	CONSTRAINT "lead_check" CHECK ("lead"."check" in ('checked', 'unchecked', 'suspect')),
	CONSTRAINT "lead_department" CHECK ("lead"."department" in ('contact', 'loans', 'franchise', 'recruiting')),
	CONSTRAINT "lead_language" CHECK ("lead"."language" in ('es', 'en')),
	CONSTRAINT "lead_recipient" CHECK ("lead"."agent_id" is not null or "lead"."agency_id" is not null or "lead"."department" is not null)
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriber_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"interests" text[] NOT NULL,
	"language" text NOT NULL,
	"page" text,
	"consent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriber_key_unique" UNIQUE("key"),
	CONSTRAINT "newsletter_subscriber_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriber_language" CHECK ("newsletter_subscriber"."language" in ('es', 'en')),
	CONSTRAINT "newsletter_subscriber_email" CHECK ("newsletter_subscriber"."email" = lower("newsletter_subscriber"."email"))
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"digest" "bytea" NOT NULL,
	"claim" uuid NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_event" ADD CONSTRAINT "lead_event_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_event" ADD CONSTRAINT "lead_event_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_note" ADD CONSTRAINT "lead_note_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_note" ADD CONSTRAINT "lead_note_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_agency_id_agency_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_referrer_agent_id_agent_id_fk" FOREIGN KEY ("referrer_agent_id") REFERENCES "public"."agent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_referrer_agency_id_agency_id_fk" FOREIGN KEY ("referrer_agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_first_referrer_agent_id_agent_id_fk" FOREIGN KEY ("first_referrer_agent_id") REFERENCES "public"."agent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_first_referrer_agency_id_agency_id_fk" FOREIGN KEY ("first_referrer_agency_id") REFERENCES "public"."agency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_event_lead_id_index" ON "lead_event" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_event_client_id_index" ON "lead_event" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "lead_note_lead_id_index" ON "lead_note" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_note_client_id_index" ON "lead_note" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "lead_created_at_index" ON "lead" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_agent_id_created_at_index" ON "lead" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_agency_id_index" ON "lead" USING btree ("agency_id");--> statement-breakpoint
CREATE INDEX "lead_email_index" ON "lead" USING btree ("email");--> statement-breakpoint
CREATE INDEX "lead_listing_id_index" ON "lead" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "lead_referrer_agent_id_index" ON "lead" USING btree ("referrer_agent_id");--> statement-breakpoint
CREATE INDEX "lead_referrer_agency_id_index" ON "lead" USING btree ("referrer_agency_id");--> statement-breakpoint
CREATE INDEX "lead_first_referrer_agent_id_index" ON "lead" USING btree ("first_referrer_agent_id");--> statement-breakpoint
CREATE INDEX "lead_first_referrer_agency_id_index" ON "lead" USING btree ("first_referrer_agency_id");--> statement-breakpoint
CREATE INDEX "lead_folded_trgm" ON "lead" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_key_expires_at_index" ON "idempotency_key" USING btree ("expires_at");