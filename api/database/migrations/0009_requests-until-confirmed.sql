CREATE TABLE "client_sign_up" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_sign_up_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text,
	"password" text,
	"language" text NOT NULL,
	"link" "bytea",
	"link_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"forget_at" timestamp with time zone DEFAULT now() + interval '2 days' NOT NULL,
	CONSTRAINT "client_sign_up_link_unique" UNIQUE("link"),
	CONSTRAINT "client_sign_up_language" CHECK ("client_sign_up"."language" in ('es', 'en')),
	CONSTRAINT "client_sign_up_email" CHECK ("client_sign_up"."email" = lower("client_sign_up"."email"))
);
--> statement-breakpoint
CREATE TABLE "alert_request" (
	"key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"digest" "bytea" NOT NULL,
	"alert" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "alert_request_alert" CHECK ("alert_request"."alert" in ('off', 'instant', 'daily', 'weekly')),
	CONSTRAINT "alert_request_language" CHECK ("alert_request"."language" in ('es', 'en'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_request" (
	"key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"interests" text[] NOT NULL,
	"language" text NOT NULL,
	"page" text,
	"consent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "newsletter_request_language" CHECK ("newsletter_request"."language" in ('es', 'en')),
	CONSTRAINT "newsletter_request_email" CHECK ("newsletter_request"."email" = lower("newsletter_request"."email"))
);
--> statement-breakpoint
CREATE INDEX "client_sign_up_email_id_index" ON "client_sign_up" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "client_sign_up_forget_at_index" ON "client_sign_up" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "alert_request_email_digest_index" ON "alert_request" USING btree ("email","digest");--> statement-breakpoint
CREATE INDEX "alert_request_created_at_index" ON "alert_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "newsletter_request_email_index" ON "newsletter_request" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_request_created_at_index" ON "newsletter_request" USING btree ("created_at");