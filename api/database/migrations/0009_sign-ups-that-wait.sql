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
CREATE INDEX "client_sign_up_email_id_index" ON "client_sign_up" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "client_sign_up_forget_at_index" ON "client_sign_up" USING btree ("forget_at");