-- The tables as Prisma makes them from schema.prisma, with CHECK constraints added by hand: Prisma's schema language has no
-- word for them. A later migration that redefines a table has to carry its constraints over (prisma/migrations/checks.test.ts
-- fails otherwise).

-- CreateTable
CREATE TABLE "User" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "phoneNumber" TEXT,
    "passwordHash" TEXT,
    "address" TEXT NOT NULL DEFAULT '',
    "city" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT '',
    "zip" TEXT NOT NULL DEFAULT '',
    "walletCents" INTEGER NOT NULL DEFAULT 0,
    "profileImage" TEXT NOT NULL DEFAULT '',
    "deliveryInstructions" TEXT NOT NULL DEFAULT '',
    "restaurantOwner" BOOLEAN NOT NULL DEFAULT false,
    "guestAccount" BOOLEAN NOT NULL DEFAULT false,
    "demo" BOOLEAN NOT NULL DEFAULT false,
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "lastActiveAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "User_walletCents_not_negative_check" CHECK ("walletCents" >= 0),
    CONSTRAINT "User_email_lower_case_check" CHECK ("email" = lower("email")),
    CONSTRAINT "User_phoneNumber_ten_digits_check" CHECK (length("phoneNumber") = 10 AND "phoneNumber" NOT GLOB '*[^0-9]*'),
    CONSTRAINT "User_sessionVersion_positive_check" CHECK ("sessionVersion" >= 1),
    CONSTRAINT "User_restaurantOwner_flag_check" CHECK ("restaurantOwner" IN (0, 1)),
    CONSTRAINT "User_guestAccount_flag_check" CHECK ("guestAccount" IN (0, 1)),
    CONSTRAINT "User_demo_flag_check" CHECK ("demo" IN (0, 1))
);

-- CreateTable
CREATE TABLE "Restaurant" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "ownerId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "cuisineType" TEXT NOT NULL,
    "deliveryFeeCents" INTEGER NOT NULL,
    "deliveryTimeMinutes" INTEGER NOT NULL,
    "businessHours" TEXT NOT NULL,
    "closingTime" TEXT NOT NULL DEFAULT '',
    "timeZone" TEXT NOT NULL,
    "servicing" BOOLEAN NOT NULL DEFAULT true,
    "storeImage" TEXT NOT NULL,
    "priceLevel" TEXT NOT NULL,
    "ratingSum" INTEGER NOT NULL DEFAULT 0,
    "reviewCount" INTEGER NOT NULL DEFAULT 0,
    "ratingTenths" INTEGER,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Restaurant_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Restaurant_deliveryFeeCents_not_negative_check" CHECK ("deliveryFeeCents" >= 0),
    CONSTRAINT "Restaurant_deliveryTimeMinutes_range_check" CHECK ("deliveryTimeMinutes" BETWEEN 1 AND 180),
    CONSTRAINT "Restaurant_priceLevel_known_check" CHECK ("priceLevel" IN ('INEXPENSIVE', 'MODERATE', 'EXPENSIVE', 'VERY_EXPENSIVE')),
    CONSTRAINT "Restaurant_reviewCount_not_negative_check" CHECK ("reviewCount" >= 0),
    CONSTRAINT "Restaurant_ratingSum_within_count_check" CHECK ("ratingSum" BETWEEN "reviewCount" AND 5 * "reviewCount"),
    CONSTRAINT "Restaurant_ratingTenths_range_check" CHECK ("ratingTenths" BETWEEN 10 AND 50),
    CONSTRAINT "Restaurant_servicing_flag_check" CHECK ("servicing" IN (0, 1))
);

-- CreateTable
CREATE TABLE "MenuItem" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "restaurantId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "foodImage" TEXT NOT NULL,
    "foodType" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "MenuItem_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "MenuItem_priceCents_positive_check" CHECK ("priceCents" > 0),
    CONSTRAINT "MenuItem_foodType_known_check" CHECK ("foodType" IN ('appetizer', 'entree', 'dessert', 'beverage'))
);

-- CreateTable
CREATE TABLE "MenuItemLike" (
    "userId" INTEGER NOT NULL,
    "menuItemId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "menuItemId"),
    CONSTRAINT "MenuItemLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "MenuItemLike_menuItemId_fkey" FOREIGN KEY ("menuItemId") REFERENCES "MenuItem" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Order" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "customerId" INTEGER NOT NULL,
    "restaurantId" INTEGER,
    "restaurantName" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'Active',
    "subtotalCents" INTEGER NOT NULL,
    "deliveryFeeCents" INTEGER NOT NULL,
    "priorityFeeCents" INTEGER NOT NULL DEFAULT 0,
    "taxesAndFeesCents" INTEGER NOT NULL,
    "tipCents" INTEGER NOT NULL DEFAULT 0,
    "totalCents" INTEGER NOT NULL,
    "deliveryOption" TEXT NOT NULL DEFAULT 'standard',
    "scheduledFor" DATETIME,
    "paymentMethod" TEXT,
    "deliveryInstructions" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "zip" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "submittedAt" DATETIME,
    "canceledAt" DATETIME,
    CONSTRAINT "Order_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Order_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Order_status_known_check" CHECK ("status" IN ('Active', 'Submitted', 'Canceled')),
    CONSTRAINT "Order_deliveryOption_known_check" CHECK ("deliveryOption" IN ('standard', 'priority', 'schedule')),
    CONSTRAINT "Order_paymentMethod_known_check" CHECK ("paymentMethod" IN ('credit_card', 'wallet')),
    CONSTRAINT "Order_cents_not_negative_check" CHECK ("subtotalCents" >= 0 AND "deliveryFeeCents" >= 0 AND "priorityFeeCents" >= 0 AND "taxesAndFeesCents" >= 0 AND "tipCents" >= 0),
    CONSTRAINT "Order_totalCents_is_sum_check" CHECK ("totalCents" = "subtotalCents" + "deliveryFeeCents" + "priorityFeeCents" + "taxesAndFeesCents" + "tipCents"),
    CONSTRAINT "Order_scheduledFor_when_scheduled_check" CHECK (("deliveryOption" = 'schedule') = ("scheduledFor" IS NOT NULL)),
    CONSTRAINT "Order_active_is_open_check" CHECK ("status" <> 'Active' OR ("submittedAt" IS NULL AND "canceledAt" IS NULL)),
    CONSTRAINT "Order_submitted_is_paid_check" CHECK ("status" <> 'Submitted' OR ("submittedAt" IS NOT NULL AND "paymentMethod" IS NOT NULL AND "canceledAt" IS NULL)),
    CONSTRAINT "Order_canceled_has_instant_check" CHECK ("status" <> 'Canceled' OR "canceledAt" IS NOT NULL)
);

-- CreateTable
CREATE TABLE "OrderItem" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "orderId" INTEGER NOT NULL,
    "menuItemId" INTEGER,
    "name" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "foodImage" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "customizations" TEXT,
    CONSTRAINT "OrderItem_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OrderItem_menuItemId_fkey" FOREIGN KEY ("menuItemId") REFERENCES "MenuItem" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "OrderItem_priceCents_positive_check" CHECK ("priceCents" > 0),
    CONSTRAINT "OrderItem_quantity_range_check" CHECK ("quantity" BETWEEN 1 AND 99)
);

-- CreateTable
CREATE TABLE "Review" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" INTEGER NOT NULL,
    "restaurantId" INTEGER NOT NULL,
    "orderId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "orderRating" INTEGER NOT NULL,
    "restaurantRating" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Review_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Review_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Review_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Review_orderRating_range_check" CHECK ("orderRating" BETWEEN 1 AND 5),
    CONSTRAINT "Review_restaurantRating_range_check" CHECK ("restaurantRating" BETWEEN 1 AND 5)
);

-- CreateTable
CREATE TABLE "WalletEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "orderId" INTEGER,
    "balanceAfterCents" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "WalletEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "WalletEntry_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "WalletEntry_reason_known_check" CHECK ("reason" IN ('signup', 'top_up', 'deduction', 'order_payment', 'order_refund')),
    CONSTRAINT "WalletEntry_amountCents_sign_check" CHECK (("reason" IN ('signup', 'top_up', 'order_refund') AND "amountCents" > 0) OR ("reason" IN ('deduction', 'order_payment') AND "amountCents" < 0)),
    CONSTRAINT "WalletEntry_balanceAfterCents_not_negative_check" CHECK ("balanceAfterCents" >= 0),
    CONSTRAINT "WalletEntry_order_when_about_one_check" CHECK (("reason" IN ('order_payment', 'order_refund')) = ("orderId" IS NOT NULL))
);

-- CreateTable
CREATE TABLE "Image" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "bytes" BLOB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Image_hash_is_sha256_check" CHECK (length("hash") = 64 AND "hash" NOT GLOB '*[^0-9a-f]*')
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" INTEGER NOT NULL,
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "IdempotencyKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "IdempotencyKey_fingerprint_is_sha256_check" CHECK (length("fingerprint") = 64 AND "fingerprint" NOT GLOB '*[^0-9a-f]*'),
    CONSTRAINT "IdempotencyKey_status_range_check" CHECK ("status" BETWEEN 100 AND 599)
);

-- CreateTable
CREATE TABLE "Heartbeat" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL,
    CONSTRAINT "Heartbeat_single_row_check" CHECK ("id" = 1)
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "User_phoneNumber_key" ON "User"("phoneNumber");

-- CreateIndex
CREATE INDEX "User_guestAccount_lastActiveAt_idx" ON "User"("guestAccount", "lastActiveAt");

-- CreateIndex
CREATE INDEX "Restaurant_servicing_cuisineType_idx" ON "Restaurant"("servicing", "cuisineType");

-- CreateIndex
CREATE INDEX "Restaurant_servicing_ratingTenths_idx" ON "Restaurant"("servicing", "ratingTenths");

-- CreateIndex
CREATE INDEX "Restaurant_servicing_deliveryTimeMinutes_idx" ON "Restaurant"("servicing", "deliveryTimeMinutes");

-- CreateIndex
CREATE INDEX "Restaurant_ownerId_idx" ON "Restaurant"("ownerId");

-- CreateIndex
CREATE INDEX "MenuItem_restaurantId_foodType_idx" ON "MenuItem"("restaurantId", "foodType");

-- CreateIndex
CREATE INDEX "MenuItemLike_menuItemId_idx" ON "MenuItemLike"("menuItemId");

-- CreateIndex
CREATE INDEX "Order_customerId_createdAt_idx" ON "Order"("customerId", "createdAt");

-- CreateIndex
CREATE INDEX "Order_restaurantId_status_idx" ON "Order"("restaurantId", "status");

-- CreateIndex
CREATE INDEX "OrderItem_orderId_idx" ON "OrderItem"("orderId");

-- CreateIndex
CREATE INDEX "OrderItem_menuItemId_idx" ON "OrderItem"("menuItemId");

-- CreateIndex
CREATE UNIQUE INDEX "Review_orderId_key" ON "Review"("orderId");

-- CreateIndex
CREATE INDEX "Review_restaurantId_createdAt_idx" ON "Review"("restaurantId", "createdAt");

-- CreateIndex
CREATE INDEX "Review_userId_createdAt_idx" ON "Review"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "WalletEntry_userId_id_idx" ON "WalletEntry"("userId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "WalletEntry_orderId_reason_key" ON "WalletEntry"("orderId", "reason");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "IdempotencyKey_userId_scope_key_key" ON "IdempotencyKey"("userId", "scope", "key");
