-- DropIndex
DROP INDEX "Restaurant_by_delivery_time_idx";

-- DropIndex
DROP INDEX "Restaurant_by_rating_idx";

-- DropIndex
DROP INDEX "Restaurant_recommended_idx";

-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN "hasMenu" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Restaurant_recommended_idx" ON "Restaurant"("servicing", "hasMenu" DESC, "open" DESC, "ratingSum" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes", "pausedUntil");

-- CreateIndex
CREATE INDEX "Restaurant_by_rating_idx" ON "Restaurant"("servicing", "hasMenu" DESC, "open" DESC, "ratingOrder" DESC, "reviewCount" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes", "pausedUntil");

-- CreateIndex
CREATE INDEX "Restaurant_by_delivery_time_idx" ON "Restaurant"("servicing", "hasMenu" DESC, "open" DESC, "deliveryTimeMinutes", "ratingOrder" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "pausedUntil");

-- CreateIndex
CREATE INDEX "Restaurant_by_opening_idx" ON "Restaurant"("servicing", "hasMenu" DESC, "open" DESC, "closedUntil", "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes", "pausedUntil");

-- CreateIndex
CREATE INDEX "Restaurant_newest_idx" ON "Restaurant"("servicing", "hasMenu" DESC, "open" DESC, "id" DESC, "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes", "pausedUntil");

UPDATE "Restaurant" SET "hasMenu" = true WHERE "id" IN (SELECT "restaurantId" FROM "MenuItem");

-- Whatever writes menu items, a copy or a seed too, keeps the column.
CREATE FUNCTION "keep_has_menu"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE "Restaurant" SET "hasMenu" = true WHERE "id" = NEW."restaurantId" AND NOT "hasMenu";
    ELSE
        UPDATE "Restaurant" SET "hasMenu" = false
        WHERE "id" = OLD."restaurantId" AND NOT EXISTS (SELECT 1 FROM "MenuItem" WHERE "restaurantId" = OLD."restaurantId");
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "MenuItem_has_menu" AFTER INSERT OR DELETE ON "MenuItem" FOR EACH ROW EXECUTE FUNCTION "keep_has_menu"();
