-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN     "openingWeek" TEXT,
ADD COLUMN     "daysOff" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "ordersWhileClosed" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "open" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "closedUntil" TIMESTAMP(3),
ADD COLUMN     "turnsAt" TIMESTAMP(3),
ADD CONSTRAINT "Restaurant_closed_has_opening_check" CHECK (NOT "open" = ("closedUntil" IS NOT NULL));

-- The clock of the server, which has the reader of hours, reads those of existing restaurants: their turn is long due.
UPDATE "Restaurant" SET "turnsAt" = '1970-01-01 00:00:00';

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "opensAt" TIMESTAMP(3),
ADD CONSTRAINT "Order_opensAt_when_submitted_check" CHECK ("opensAt" IS NULL OR ("submittedAt" IS NOT NULL AND "scheduledFor" IS NULL));

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
