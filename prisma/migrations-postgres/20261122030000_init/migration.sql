-- The tables as Prisma makes them from schema.prisma with all integers as BIGINT, with CHECK constraints and triggers added by hand:
-- Prisma's schema language has no word for them. Those of SQLite for enums and flags are types here.

-- CreateEnum
CREATE TYPE "PriceLevel" AS ENUM ('INEXPENSIVE', 'MODERATE', 'EXPENSIVE', 'VERY_EXPENSIVE');

-- CreateEnum
CREATE TYPE "FoodType" AS ENUM ('appetizer', 'entree', 'dessert', 'beverage');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('Active', 'Submitted', 'Canceled');

-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('credit_card', 'wallet');

-- CreateEnum
CREATE TYPE "DeliveryOption" AS ENUM ('standard', 'priority', 'schedule');

-- CreateEnum
CREATE TYPE "WalletReason" AS ENUM ('signup', 'top_up', 'deduction', 'order_payment', 'order_refund');

-- CreateTable
CREATE TABLE "User" (
    "id" BIGSERIAL NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "phoneNumber" TEXT,
    "passwordHash" TEXT,
    "address" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT '',
    "zip" TEXT NOT NULL DEFAULT '',
    "walletCents" BIGINT NOT NULL DEFAULT 0,
    "profileImage" TEXT NOT NULL DEFAULT '',
    "deliveryInstructions" TEXT NOT NULL DEFAULT '',
    "restaurantOwner" BOOLEAN NOT NULL DEFAULT false,
    "guestAccount" BOOLEAN NOT NULL DEFAULT false,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "lastActiveAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" BIGINT NOT NULL,
    "userId" BIGINT NOT NULL,
    "device" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastSeenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Restaurant" (
    "id" BIGSERIAL NOT NULL,
    "ownerId" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "cuisineType" TEXT NOT NULL,
    "deliveryFeeCents" BIGINT NOT NULL,
    "deliveryTimeMinutes" BIGINT NOT NULL,
    "businessHours" TEXT NOT NULL,
    "closingTime" TEXT NOT NULL DEFAULT '',
    "timeZone" TEXT NOT NULL,
    "servicing" BOOLEAN NOT NULL DEFAULT true,
    "storeImage" TEXT NOT NULL,
    "priceLevel" "PriceLevel" NOT NULL,
    "ratingSum" BIGINT NOT NULL DEFAULT 0,
    "reviewCount" BIGINT NOT NULL DEFAULT 0,
    "ratingTenths" BIGINT,
    "ratingOrder" BIGINT NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Restaurant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MenuItem" (
    "id" BIGSERIAL NOT NULL,
    "restaurantId" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "priceCents" BIGINT NOT NULL,
    "foodImage" TEXT NOT NULL,
    "foodType" "FoodType" NOT NULL,
    "listed" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MenuItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MenuItemLike" (
    "userId" BIGINT NOT NULL,
    "menuItemId" BIGINT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MenuItemLike_pkey" PRIMARY KEY ("userId","menuItemId")
);

-- CreateTable
CREATE TABLE "Order" (
    "id" BIGSERIAL NOT NULL,
    "customerId" BIGINT NOT NULL,
    "restaurantId" BIGINT,
    "restaurantName" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'America/New_York',
    "status" "OrderStatus" NOT NULL DEFAULT 'Active',
    "subtotalCents" BIGINT NOT NULL,
    "deliveryFeeCents" BIGINT NOT NULL,
    "priorityFeeCents" BIGINT NOT NULL DEFAULT 0,
    "taxesAndFeesCents" BIGINT NOT NULL,
    "tipCents" BIGINT NOT NULL DEFAULT 0,
    "totalCents" BIGINT NOT NULL,
    "deliveryOption" "DeliveryOption" NOT NULL DEFAULT 'standard',
    "scheduledFor" TIMESTAMP(3),
    "paymentMethod" "PaymentMethod",
    "deliveryInstructions" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "submittedAt" TIMESTAMP(3),
    "canceledAt" TIMESTAMP(3),

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderItem" (
    "id" BIGSERIAL NOT NULL,
    "orderId" BIGINT NOT NULL,
    "menuItemId" BIGINT,
    "name" TEXT NOT NULL,
    "priceCents" BIGINT NOT NULL,
    "foodImage" TEXT NOT NULL,
    "quantity" BIGINT NOT NULL,
    "customizations" TEXT,

    CONSTRAINT "OrderItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Review" (
    "id" BIGSERIAL NOT NULL,
    "userId" BIGINT NOT NULL,
    "restaurantId" BIGINT NOT NULL,
    "orderId" BIGINT NOT NULL,
    "text" TEXT NOT NULL,
    "orderRating" BIGINT NOT NULL,
    "restaurantRating" BIGINT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WalletEntry" (
    "id" BIGSERIAL NOT NULL,
    "userId" BIGINT NOT NULL,
    "amountCents" BIGINT NOT NULL,
    "reason" "WalletReason" NOT NULL,
    "orderId" BIGINT,
    "balanceAfterCents" BIGINT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "WalletEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Image" (
    "hash" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Image_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "ImageUpload" (
    "userId" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ImageUpload_pkey" PRIMARY KEY ("userId","hash")
);

-- CreateTable
CREATE TABLE "UnusedImage" (
    "hash" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UnusedImage_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "id" BIGSERIAL NOT NULL,
    "userId" BIGINT NOT NULL,
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "status" BIGINT NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AttemptCount" (
    "key" TEXT NOT NULL,
    "count" BIGINT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "AttemptCount_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "ContentVersion" (
    "name" TEXT NOT NULL,
    "version" BIGINT NOT NULL,

    CONSTRAINT "ContentVersion_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Heartbeat" (
    "id" BIGINT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_phoneNumber_key" ON "User"("phoneNumber");

-- CreateIndex
CREATE INDEX "User_guestAccount_lastActiveAt_idx" ON "User"("guestAccount", "lastActiveAt");

-- CreateIndex
CREATE INDEX "User_profileImage_idx" ON "User"("profileImage");

-- CreateIndex
CREATE INDEX "User_demo_idx" ON "User"("demo");

-- CreateIndex
CREATE INDEX "Session_userId_lastSeenAt_id_idx" ON "Session"("userId", "lastSeenAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Session_createdAt_idx" ON "Session"("createdAt");

-- CreateIndex
CREATE INDEX "Restaurant_by_id_idx" ON "Restaurant"("servicing", "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes");

-- CreateIndex
CREATE INDEX "Restaurant_recommended_idx" ON "Restaurant"("servicing", "ratingSum" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes");

-- CreateIndex
CREATE INDEX "Restaurant_by_rating_idx" ON "Restaurant"("servicing", "ratingOrder" DESC, "reviewCount" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes");

-- CreateIndex
CREATE INDEX "Restaurant_by_delivery_time_idx" ON "Restaurant"("servicing", "deliveryTimeMinutes", "ratingOrder" DESC, "id", "cuisineType", "priceLevel", "ratingTenths");

-- CreateIndex
CREATE INDEX "Restaurant_by_delivery_fee_idx" ON "Restaurant"("servicing", "deliveryFeeCents", "ratingOrder" DESC, "id", "cuisineType", "priceLevel", "ratingTenths", "deliveryTimeMinutes");

-- CreateIndex
CREATE INDEX "Restaurant_servicing_cuisineType_idx" ON "Restaurant"("servicing", "cuisineType");

-- CreateIndex
CREATE INDEX "Restaurant_ownerId_idx" ON "Restaurant"("ownerId");

-- CreateIndex
CREATE INDEX "Restaurant_ownerId_name_idx" ON "Restaurant"("ownerId", "name");

-- CreateIndex
CREATE INDEX "Restaurant_storeImage_idx" ON "Restaurant"("storeImage");

-- CreateIndex
CREATE INDEX "MenuItem_restaurantId_foodType_idx" ON "MenuItem"("restaurantId", "foodType");

-- CreateIndex
CREATE INDEX "MenuItem_listed_id_idx" ON "MenuItem"("listed", "id");

-- CreateIndex
CREATE INDEX "MenuItem_listed_foodType_id_idx" ON "MenuItem"("listed", "foodType", "id");

-- CreateIndex
CREATE INDEX "MenuItem_foodImage_idx" ON "MenuItem"("foodImage");

-- CreateIndex
CREATE INDEX "MenuItemLike_userId_createdAt_menuItemId_idx" ON "MenuItemLike"("userId", "createdAt", "menuItemId");

-- CreateIndex
CREATE INDEX "MenuItemLike_menuItemId_createdAt_userId_idx" ON "MenuItemLike"("menuItemId", "createdAt", "userId");

-- CreateIndex
CREATE INDEX "Order_customerId_createdAt_idx" ON "Order"("customerId", "createdAt");

-- CreateIndex
CREATE INDEX "Order_restaurantId_status_idx" ON "Order"("restaurantId", "status");

-- CreateIndex
CREATE INDEX "Order_status_createdAt_idx" ON "Order"("status", "createdAt");

-- CreateIndex
CREATE INDEX "OrderItem_orderId_idx" ON "OrderItem"("orderId");

-- CreateIndex
CREATE INDEX "OrderItem_menuItemId_idx" ON "OrderItem"("menuItemId");

-- CreateIndex
CREATE INDEX "OrderItem_foodImage_idx" ON "OrderItem"("foodImage");

-- CreateIndex
CREATE UNIQUE INDEX "Review_orderId_key" ON "Review"("orderId");

-- CreateIndex
CREATE INDEX "Review_restaurantId_createdAt_idx" ON "Review"("restaurantId", "createdAt");

-- CreateIndex
CREATE INDEX "Review_restaurantId_restaurantRating_idx" ON "Review"("restaurantId", "restaurantRating");

-- CreateIndex
CREATE INDEX "Review_userId_createdAt_idx" ON "Review"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "WalletEntry_userId_id_idx" ON "WalletEntry"("userId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "WalletEntry_orderId_reason_key" ON "WalletEntry"("orderId", "reason");

-- CreateIndex
CREATE INDEX "ImageUpload_hash_idx" ON "ImageUpload"("hash");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "IdempotencyKey_userId_scope_key_key" ON "IdempotencyKey"("userId", "scope", "key");

-- CreateIndex
CREATE INDEX "AttemptCount_expiresAt_idx" ON "AttemptCount"("expiresAt");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Restaurant" ADD CONSTRAINT "Restaurant_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MenuItem" ADD CONSTRAINT "MenuItem_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MenuItemLike" ADD CONSTRAINT "MenuItemLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MenuItemLike" ADD CONSTRAINT "MenuItemLike_menuItemId_fkey" FOREIGN KEY ("menuItemId") REFERENCES "MenuItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderItem" ADD CONSTRAINT "OrderItem_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderItem" ADD CONSTRAINT "OrderItem_menuItemId_fkey" FOREIGN KEY ("menuItemId") REFERENCES "MenuItem"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WalletEntry" ADD CONSTRAINT "WalletEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WalletEntry" ADD CONSTRAINT "WalletEntry_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImageUpload" ADD CONSTRAINT "ImageUpload_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImageUpload" ADD CONSTRAINT "ImageUpload_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Image"("hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UnusedImage" ADD CONSTRAINT "UnusedImage_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Image"("hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IdempotencyKey" ADD CONSTRAINT "IdempotencyKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddCheck
ALTER TABLE "User"
    ADD CONSTRAINT "User_walletCents_not_negative_check" CHECK ("walletCents" >= 0),
    ADD CONSTRAINT "User_email_lower_case_check" CHECK ("email" = lower("email")),
    ADD CONSTRAINT "User_phoneNumber_ten_digits_check" CHECK ("phoneNumber" ~ '^[0-9]{10}$');

ALTER TABLE "Restaurant"
    ADD CONSTRAINT "Restaurant_ratingOrder_range_check" CHECK ("ratingOrder" = 0 OR "ratingOrder" BETWEEN 10 AND 50),
    ADD CONSTRAINT "Restaurant_deliveryFeeCents_not_negative_check" CHECK ("deliveryFeeCents" >= 0),
    ADD CONSTRAINT "Restaurant_deliveryTimeMinutes_range_check" CHECK ("deliveryTimeMinutes" BETWEEN 1 AND 180),
    ADD CONSTRAINT "Restaurant_reviewCount_not_negative_check" CHECK ("reviewCount" >= 0),
    ADD CONSTRAINT "Restaurant_ratingSum_within_count_check" CHECK ("ratingSum" BETWEEN "reviewCount" AND 5 * "reviewCount"),
    ADD CONSTRAINT "Restaurant_ratingTenths_range_check" CHECK ("ratingTenths" BETWEEN 10 AND 50);

ALTER TABLE "MenuItem"
    ADD CONSTRAINT "MenuItem_priceCents_positive_check" CHECK ("priceCents" > 0);

ALTER TABLE "Order"
    ADD CONSTRAINT "Order_cents_not_negative_check" CHECK ("subtotalCents" >= 0 AND "deliveryFeeCents" >= 0 AND "priorityFeeCents" >= 0 AND "taxesAndFeesCents" >= 0 AND "tipCents" >= 0),
    ADD CONSTRAINT "Order_totalCents_is_sum_check" CHECK ("totalCents" = "subtotalCents" + "deliveryFeeCents" + "priorityFeeCents" + "taxesAndFeesCents" + "tipCents"),
    ADD CONSTRAINT "Order_scheduledFor_when_scheduled_check" CHECK (("deliveryOption" = 'schedule') = ("scheduledFor" IS NOT NULL)),
    ADD CONSTRAINT "Order_active_is_open_check" CHECK ("status" <> 'Active' OR ("submittedAt" IS NULL AND "canceledAt" IS NULL)),
    ADD CONSTRAINT "Order_submitted_is_paid_check" CHECK ("status" <> 'Submitted' OR ("submittedAt" IS NOT NULL AND "paymentMethod" IS NOT NULL AND "canceledAt" IS NULL)),
    ADD CONSTRAINT "Order_canceled_has_instant_check" CHECK ("status" <> 'Canceled' OR "canceledAt" IS NOT NULL);

ALTER TABLE "OrderItem"
    ADD CONSTRAINT "OrderItem_priceCents_positive_check" CHECK ("priceCents" > 0),
    ADD CONSTRAINT "OrderItem_quantity_range_check" CHECK ("quantity" BETWEEN 1 AND 99);

ALTER TABLE "Review"
    ADD CONSTRAINT "Review_orderRating_range_check" CHECK ("orderRating" BETWEEN 1 AND 5),
    ADD CONSTRAINT "Review_restaurantRating_range_check" CHECK ("restaurantRating" BETWEEN 1 AND 5);

ALTER TABLE "WalletEntry"
    ADD CONSTRAINT "WalletEntry_amountCents_sign_check" CHECK (("reason" IN ('signup', 'top_up', 'order_refund') AND "amountCents" > 0) OR ("reason" IN ('deduction', 'order_payment') AND "amountCents" < 0)),
    ADD CONSTRAINT "WalletEntry_balanceAfterCents_not_negative_check" CHECK ("balanceAfterCents" >= 0),
    ADD CONSTRAINT "WalletEntry_order_when_about_one_check" CHECK (("reason" IN ('order_payment', 'order_refund')) = ("orderId" IS NOT NULL));

ALTER TABLE "Image"
    ADD CONSTRAINT "Image_hash_is_sha256_check" CHECK ("hash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "ImageUpload"
    ADD CONSTRAINT "ImageUpload_size_positive_check" CHECK ("size" > 0);

ALTER TABLE "IdempotencyKey"
    ADD CONSTRAINT "IdempotencyKey_fingerprint_is_sha256_check" CHECK ("fingerprint" ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT "IdempotencyKey_status_range_check" CHECK ("status" BETWEEN 100 AND 599);

ALTER TABLE "AttemptCount"
    ADD CONSTRAINT "AttemptCount_count_positive_check" CHECK ("count" > 0);

ALTER TABLE "Heartbeat"
    ADD CONSTRAINT "Heartbeat_single_row_check" CHECK ("id" = 1);

-- Prisma has no word for triggers; its diff does not see them. A row that counts the changes, as on SQLite, would make writers that have nothing
-- to do with each other wait and fail. A notice is sent once a transaction, when it commits.
INSERT INTO "ContentVersion" ("name", "version") VALUES ('catalog', 1), ('likes', 1);

CREATE FUNCTION "notify_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('plateful', 'content:' || TG_ARGV[0]);
    RETURN NULL;
END;
$$;

CREATE TRIGGER "Restaurant_version" AFTER INSERT OR UPDATE OR DELETE ON "Restaurant" FOR EACH ROW EXECUTE FUNCTION "notify_content"('catalog');
CREATE TRIGGER "MenuItem_version" AFTER INSERT OR UPDATE OR DELETE ON "MenuItem" FOR EACH ROW EXECUTE FUNCTION "notify_content"('catalog');
CREATE TRIGGER "Review_version" AFTER INSERT OR UPDATE OR DELETE ON "Review" FOR EACH ROW EXECUTE FUNCTION "notify_content"('catalog');
-- Who wrote a review.
CREATE TRIGGER "User_version" AFTER UPDATE OF "firstName", "profileImage" ON "User" FOR EACH ROW EXECUTE FUNCTION "notify_content"('catalog');
CREATE TRIGGER "MenuItemLike_version" AFTER INSERT OR DELETE ON "MenuItemLike" FOR EACH ROW EXECUTE FUNCTION "notify_content"('likes');
