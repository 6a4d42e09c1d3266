CREATE TABLE "client" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"new_email" text,
	"confirmed_at" timestamp with time zone,
	"password" text,
	"type" text[] DEFAULT '{}' NOT NULL,
	"role" text DEFAULT 'client' NOT NULL,
	"agent_id" integer,
	"language" text NOT NULL,
	"phone" text,
	"cellphone" text,
	"address" text,
	"country" text,
	"identification" text,
	"identification_type" text,
	"sexo" text,
	"whatsapp" text,
	"facebook" text,
	"instagram" text,
	"twitter" text,
	"tiktok" text,
	"picture" text,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_email_unique" UNIQUE("email"),
	CONSTRAINT "client_role" CHECK ("client"."role" in ('client', 'agent', 'staff')),
	CONSTRAINT "client_language" CHECK ("client"."language" in ('es', 'en')),
	CONSTRAINT "client_email" CHECK ("client"."email" = lower("client"."email"))
);
--> statement-breakpoint
CREATE TABLE "client_identity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_identity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_link" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_link_kind" CHECK ("client_link"."kind" in ('confirm_email', 'restore_password', 'confirm_new_email'))
);
--> statement-breakpoint
CREATE TABLE "client_session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"token" "bytea" NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "letter" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"about" jsonb NOT NULL,
	"to" text NOT NULL,
	"language" text NOT NULL,
	"written" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"delivered_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	CONSTRAINT "letter_language" CHECK ("letter"."language" in ('es', 'en'))
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_challenge" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_identity" ADD CONSTRAINT "client_identity_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_link" ADD CONSTRAINT "client_link_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_session" ADD CONSTRAINT "client_session_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_agent_id_index" ON "client" USING btree ("agent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_identity_provider_subject_index" ON "client_identity" USING btree ("provider","subject");--> statement-breakpoint
CREATE INDEX "client_identity_client_id_index" ON "client_identity" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_link_client_id_index" ON "client_link" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_session_client_id_index" ON "client_session" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "letter_next_attempt_at_index" ON "letter" USING btree ("next_attempt_at") WHERE delivered_at is null and dropped_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "attempt_key_at_index" ON "attempt" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "attempt_at_index" ON "attempt" USING btree ("at");