CREATE TABLE "bulk_row" (
	"bulk_id" integer NOT NULL,
	"n" smallint NOT NULL,
	"listing_id" integer NOT NULL,
	"result" text,
	"undo" text,
	"problem" text,
	"trace" jsonb,
	CONSTRAINT "bulk_row_bulk_id_n_pk" PRIMARY KEY("bulk_id","n"),
	CONSTRAINT "bulk_row_result" CHECK ("bulk_row"."result" in ('done', 'unchanged', 'refused')),
	CONSTRAINT "bulk_row_undo" CHECK ("bulk_row"."undo" in ('undone', 'changed_since', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "bulk" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" integer NOT NULL,
	"action" text NOT NULL,
	"details" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bulk_action" CHECK ("bulk"."action" in ('confirm', 'pause', 'offer_again', 'withdraw', 'assign', 'change_price', 'add_feature', 'remove_feature')),
	CONSTRAINT "bulk_state" CHECK ("bulk"."state" in ('running', 'done', 'undoing', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_bulk_id_bulk_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_listing_id_listing_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk" ADD CONSTRAINT "bulk_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_row_listing_id" ON "bulk_row" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "bulk_client_id" ON "bulk" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "bulk_created_at" ON "bulk" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_open" ON "bulk" USING btree ("id") WHERE state in ('running', 'undoing');