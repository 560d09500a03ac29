-- CreateTable
CREATE TABLE "Session" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" INTEGER NOT NULL,
    "device" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastSeenAt" DATETIME NOT NULL,
    CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_createdAt_idx" ON "Session"("createdAt");

-- The version of a user's sessions goes: each session is a row now. SQLite drops no column that a constraint names, so the
-- table is made anew, with its other constraints.
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_User" (
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
    "lastActiveAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "User_walletCents_not_negative_check" CHECK ("walletCents" >= 0),
    CONSTRAINT "User_email_lower_case_check" CHECK ("email" = lower("email")),
    CONSTRAINT "User_phoneNumber_ten_digits_check" CHECK (length("phoneNumber") = 10 AND "phoneNumber" NOT GLOB '*[^0-9]*'),
    CONSTRAINT "User_restaurantOwner_flag_check" CHECK ("restaurantOwner" IN (0, 1)),
    CONSTRAINT "User_guestAccount_flag_check" CHECK ("guestAccount" IN (0, 1)),
    CONSTRAINT "User_demo_flag_check" CHECK ("demo" IN (0, 1))
);
INSERT INTO "new_User" ("address", "city", "createdAt", "deliveryInstructions", "demo", "email", "firstName", "guestAccount", "id", "lastActiveAt", "lastName", "passwordHash", "phoneNumber", "profileImage", "restaurantOwner", "state", "walletCents", "zip") SELECT "address", "city", "createdAt", "deliveryInstructions", "demo", "email", "firstName", "guestAccount", "id", "lastActiveAt", "lastName", "passwordHash", "phoneNumber", "profileImage", "restaurantOwner", "state", "walletCents", "zip" FROM "User";
DROP TABLE "User";
ALTER TABLE "new_User" RENAME TO "User";
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
CREATE UNIQUE INDEX "User_phoneNumber_key" ON "User"("phoneNumber");
CREATE INDEX "User_guestAccount_lastActiveAt_idx" ON "User"("guestAccount", "lastActiveAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
