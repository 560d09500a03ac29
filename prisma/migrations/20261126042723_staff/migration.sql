-- AlterTable
ALTER TABLE "OrderEvent" ADD COLUMN "staffId" INTEGER;
ALTER TABLE "OrderEvent" ADD COLUMN "staffRole" TEXT
    CONSTRAINT "OrderEvent_staffId_positive_check" CHECK ("staffId" > 0)
    CONSTRAINT "OrderEvent_staffRole_known_check" CHECK ("staffRole" IN ('kitchen', 'manager'))
    CONSTRAINT "OrderEvent_staff_has_role_check" CHECK (("staffId" IS NULL) = ("staffRole" IS NULL));

-- AlterTable
ALTER TABLE "User" ADD COLUMN "restaurantMember" BOOLEAN NOT NULL DEFAULT false
    CONSTRAINT "User_restaurantMember_flag_check" CHECK ("restaurantMember" IN (0, 1));

-- CreateTable
CREATE TABLE "RestaurantMember" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "restaurantId" INTEGER NOT NULL,
    "userId" INTEGER,
    "role" TEXT NOT NULL,
    "email" TEXT,
    "invitedById" INTEGER NOT NULL,
    "invitedAt" DATETIME NOT NULL,
    "joinedAt" DATETIME,
    CONSTRAINT "RestaurantMember_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RestaurantMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RestaurantMember_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RestaurantMember_role_known_check" CHECK ("role" IN ('kitchen', 'manager')),
    CONSTRAINT "RestaurantMember_email_lower_case_check" CHECK ("email" = lower("email")),
    CONSTRAINT "RestaurantMember_invited_or_joined_check" CHECK (("userId" IS NULL) = ("email" IS NOT NULL) AND ("userId" IS NULL) = ("joinedAt" IS NULL))
);

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN "memberId" INTEGER
    CONSTRAINT "Mail_memberId_fkey" REFERENCES "RestaurantMember" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_MailedLink" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "userId" INTEGER,
    "memberId" INTEGER,
    "address" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "MailedLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "MailedLink_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "RestaurantMember" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "MailedLink_hash_is_sha256_check" CHECK (length("hash") = 64 AND "hash" NOT GLOB '*[^0-9a-f]*'),
    CONSTRAINT "MailedLink_of_one_check" CHECK (("userId" IS NULL) = ("memberId" IS NOT NULL))
);
INSERT INTO "new_MailedLink" ("address", "expiresAt", "hash", "kind", "userId") SELECT "address", "expiresAt", "hash", "kind", "userId" FROM "MailedLink";
DROP TABLE "MailedLink";
ALTER TABLE "new_MailedLink" RENAME TO "MailedLink";
CREATE INDEX "MailedLink_userId_kind_idx" ON "MailedLink"("userId", "kind");
CREATE INDEX "MailedLink_memberId_idx" ON "MailedLink"("memberId");
CREATE INDEX "MailedLink_expiresAt_idx" ON "MailedLink"("expiresAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Mail_memberId_idx" ON "Mail"("memberId");

-- CreateIndex
CREATE INDEX "RestaurantMember_restaurantId_id_idx" ON "RestaurantMember"("restaurantId", "id");

-- CreateIndex
CREATE INDEX "RestaurantMember_userId_invitedAt_idx" ON "RestaurantMember"("userId", "invitedAt");

-- CreateIndex
CREATE INDEX "RestaurantMember_email_idx" ON "RestaurantMember"("email");

-- CreateIndex
CREATE INDEX "RestaurantMember_invitedById_idx" ON "RestaurantMember"("invitedById");

-- CreateIndex
CREATE UNIQUE INDEX "RestaurantMember_userId_restaurantId_key" ON "RestaurantMember"("userId", "restaurantId");

-- CreateIndex
CREATE UNIQUE INDEX "RestaurantMember_restaurantId_email_key" ON "RestaurantMember"("restaurantId", "email");
