-- AlterTable
ALTER TABLE "MenuItem" ADD COLUMN "listed" BOOLEAN NOT NULL DEFAULT true
    CONSTRAINT "MenuItem_listed_flag_check" CHECK ("listed" IN (0, 1));
UPDATE "MenuItem" SET "listed" = false
WHERE "restaurantId" IN (SELECT "id" FROM "Restaurant" WHERE NOT "servicing");

-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN "ratingOrder" INTEGER NOT NULL DEFAULT 0
    CONSTRAINT "Restaurant_ratingOrder_range_check" CHECK ("ratingOrder" = 0 OR "ratingOrder" BETWEEN 10 AND 50);
UPDATE "Restaurant" SET "ratingOrder" = "ratingTenths"
WHERE "ratingTenths" IS NOT NULL;

-- DropIndex
DROP INDEX "MenuItemLike_menuItemId_idx";
DROP INDEX "Restaurant_servicing_deliveryFeeCents_idx";
DROP INDEX "Restaurant_servicing_deliveryTimeMinutes_idx";
DROP INDEX "Restaurant_servicing_ratingSum_idx";
DROP INDEX "Restaurant_servicing_ratingTenths_idx";

-- CreateIndex
CREATE INDEX "MenuItem_listed_id_idx" ON "MenuItem"("listed", "id");
CREATE INDEX "MenuItem_listed_foodType_id_idx" ON "MenuItem"("listed", "foodType", "id");
CREATE INDEX "MenuItemLike_menuItemId_createdAt_userId_idx" ON "MenuItemLike"("menuItemId", "createdAt", "userId");
CREATE INDEX "Restaurant_by_id_idx" ON "Restaurant"("servicing", "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes");
CREATE INDEX "Restaurant_recommended_idx" ON "Restaurant"("servicing", "ratingSum" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes");
CREATE INDEX "Restaurant_by_rating_idx" ON "Restaurant"("servicing", "ratingOrder" DESC, "reviewCount" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes");
CREATE INDEX "Restaurant_by_delivery_time_idx" ON "Restaurant"("servicing", "deliveryTimeMinutes", "ratingOrder" DESC, "id", "cuisineType", "priceLevel", "ratingTenths");
CREATE INDEX "Restaurant_by_delivery_fee_idx" ON "Restaurant"("servicing", "deliveryFeeCents", "ratingOrder" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes");
CREATE INDEX "Review_restaurantId_restaurantRating_idx" ON "Review"("restaurantId", "restaurantRating");
CREATE INDEX "User_demo_idx" ON "User"("demo");
