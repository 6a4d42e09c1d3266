ALTER TABLE "exchange_rate" ADD COLUMN "set_by" integer;--> statement-breakpoint
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_set_by_client_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."client"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_rate_set_by_index" ON "exchange_rate" USING btree ("set_by");