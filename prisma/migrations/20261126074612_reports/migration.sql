-- CreateTable
CREATE TABLE "Hiding" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "reviewId" INTEGER,
    "hash" TEXT,
    "reason" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" DATETIME,
    CONSTRAINT "Hiding_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Hiding_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Image" ("hash") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Hiding_of_one_check" CHECK (("reviewId" IS NULL) = ("hash" IS NOT NULL))
);

-- CreateTable
CREATE TABLE "Report" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" INTEGER NOT NULL,
    "reviewId" INTEGER,
    "hash" TEXT,
    "restaurantId" INTEGER,
    "reason" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "closedAt" DATETIME,
    CONSTRAINT "Report_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Report_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Report_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Image" ("hash") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Report_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Report_of_one_check" CHECK (CASE WHEN "reviewId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "hash" IS NULL THEN 0 ELSE 1 END + CASE WHEN "restaurantId" IS NULL THEN 0 ELSE 1 END = 1)
);

ALTER TABLE "Review" ADD COLUMN "hidden" BOOLEAN NOT NULL DEFAULT false
    CONSTRAINT "Review_hidden_flag_check" CHECK ("hidden" IN (0, 1));

-- CreateIndex
CREATE UNIQUE INDEX "Hiding_reviewId_key" ON "Hiding"("reviewId");

-- CreateIndex
CREATE UNIQUE INDEX "Hiding_hash_key" ON "Hiding"("hash");

-- CreateIndex
CREATE INDEX "Hiding_answeredAt_idx" ON "Hiding"("answeredAt");

-- CreateIndex
CREATE INDEX "Report_userId_at_idx" ON "Report"("userId", "at");

-- CreateIndex
CREATE INDEX "Report_closedAt_at_idx" ON "Report"("closedAt", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Report_reviewId_userId_key" ON "Report"("reviewId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Report_hash_userId_key" ON "Report"("hash", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Report_restaurantId_userId_key" ON "Report"("restaurantId", "userId");
-- DropIndex
DROP INDEX "Review_restaurantId_restaurantRating_idx";

-- DropIndex
DROP INDEX "Review_restaurantId_createdAt_idx";

-- CreateIndex
CREATE INDEX "Review_restaurantId_hidden_createdAt_idx" ON "Review"("restaurantId", "hidden", "createdAt");

-- CreateIndex
CREATE INDEX "Review_restaurantId_hidden_restaurantRating_idx" ON "Review"("restaurantId", "hidden", "restaurantRating");
