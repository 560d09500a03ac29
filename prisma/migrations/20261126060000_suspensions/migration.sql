-- CreateTable
CREATE TABLE "UserSuspension" (
    "userId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "reason" TEXT NOT NULL,
    "since" DATETIME NOT NULL,
    "until" DATETIME,
    CONSTRAINT "UserSuspension_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RestaurantSuspension" (
    "restaurantId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "waits" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL,
    "since" DATETIME NOT NULL,
    "until" DATETIME,
    "resumes" BOOLEAN NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" DATETIME,
    CONSTRAINT "RestaurantSuspension_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RestaurantSuspension_waits_flag_check" CHECK ("waits" IN (0, 1)),
    CONSTRAINT "RestaurantSuspension_resumes_flag_check" CHECK ("resumes" IN (0, 1)),
    CONSTRAINT "RestaurantSuspension_answer_has_instant_check" CHECK (("answer" = '') = ("answeredAt" IS NULL))
);

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN "restaurantId" INTEGER
    CONSTRAINT "Mail_restaurantId_fkey" REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "suspended" BOOLEAN NOT NULL DEFAULT false
    CONSTRAINT "Session_suspended_flag_check" CHECK ("suspended" IN (0, 1));

-- CreateIndex
CREATE INDEX "Mail_restaurantId_idx" ON "Mail"("restaurantId");

-- CreateIndex
CREATE INDEX "UserSuspension_until_idx" ON "UserSuspension"("until");

-- CreateIndex
CREATE INDEX "RestaurantSuspension_waits_restaurantId_idx" ON "RestaurantSuspension"("waits", "restaurantId");

-- CreateIndex
CREATE INDEX "RestaurantSuspension_until_idx" ON "RestaurantSuspension"("until");
