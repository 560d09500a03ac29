-- Making the tables anew, as Prisma would, would drop their CHECK constraints and triggers.
-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN "openingWeek" TEXT;
ALTER TABLE "Restaurant" ADD COLUMN "daysOff" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Restaurant" ADD COLUMN "ordersWhileClosed" BOOLEAN NOT NULL DEFAULT true
    CONSTRAINT "Restaurant_ordersWhileClosed_flag_check" CHECK ("ordersWhileClosed" IN (0, 1));
ALTER TABLE "Restaurant" ADD COLUMN "open" BOOLEAN NOT NULL DEFAULT true
    CONSTRAINT "Restaurant_open_flag_check" CHECK ("open" IN (0, 1));
ALTER TABLE "Restaurant" ADD COLUMN "closedUntil" DATETIME
    CONSTRAINT "Restaurant_closed_has_opening_check" CHECK (("open" = 0) = ("closedUntil" IS NOT NULL));
ALTER TABLE "Restaurant" ADD COLUMN "turnsAt" DATETIME;

-- The clock of the server, which has the reader of hours, reads those of existing restaurants: their turn is long due.
UPDATE "Restaurant" SET "turnsAt" = '1970-01-01T00:00:00.000+00:00';

-- AlterTable
ALTER TABLE "Order" ADD COLUMN "opensAt" DATETIME
    CONSTRAINT "Order_opensAt_when_submitted_check" CHECK ("opensAt" IS NULL OR ("submittedAt" IS NOT NULL AND "scheduledFor" IS NULL));

-- DropIndex
DROP INDEX "Restaurant_by_delivery_fee_idx";
DROP INDEX "Restaurant_by_delivery_time_idx";
DROP INDEX "Restaurant_by_id_idx";
DROP INDEX "Restaurant_by_rating_idx";
DROP INDEX "Restaurant_recommended_idx";

-- CreateIndex
CREATE INDEX "Restaurant_by_id_idx" ON "Restaurant"("servicing", "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes", "open", "pausedUntil");
CREATE INDEX "Restaurant_recommended_idx" ON "Restaurant"("servicing", "open" DESC, "ratingSum" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes", "pausedUntil");
CREATE INDEX "Restaurant_by_rating_idx" ON "Restaurant"("servicing", "open" DESC, "ratingOrder" DESC, "reviewCount" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes", "pausedUntil");
CREATE INDEX "Restaurant_by_delivery_time_idx" ON "Restaurant"("servicing", "open" DESC, "deliveryTimeMinutes", "ratingOrder" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "pausedUntil");
CREATE INDEX "Restaurant_turnsAt_idx" ON "Restaurant"("turnsAt");
