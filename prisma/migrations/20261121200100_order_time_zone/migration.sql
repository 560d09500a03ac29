-- Making the table anew, as Prisma would, would drop its CHECK constraints.
ALTER TABLE "Order" ADD COLUMN "timeZone" TEXT NOT NULL DEFAULT 'America/New_York';

UPDATE "Order" SET "timeZone" = "Restaurant"."timeZone" FROM "Restaurant" WHERE "Restaurant"."id" = "Order"."restaurantId";

-- CreateIndex
CREATE INDEX "Order_status_createdAt_idx" ON "Order"("status", "createdAt");
