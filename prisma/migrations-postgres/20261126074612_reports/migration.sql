-- DropIndex
DROP INDEX "Review_restaurantId_createdAt_idx";

-- DropIndex
DROP INDEX "Review_restaurantId_restaurantRating_idx";

-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "hidden" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Hiding" (
    "id" BIGSERIAL NOT NULL,
    "reviewId" BIGINT,
    "hash" TEXT,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMP(3),

    CONSTRAINT "Hiding_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Hiding_of_one_check" CHECK (("reviewId" IS NULL) = ("hash" IS NOT NULL))
);

-- CreateTable
CREATE TABLE "Report" (
    "id" BIGSERIAL NOT NULL,
    "userId" BIGINT NOT NULL,
    "reviewId" BIGINT,
    "hash" TEXT,
    "restaurantId" BIGINT,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "closedAt" TIMESTAMP(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Report_of_one_check" CHECK (CASE WHEN "reviewId" IS NULL THEN 0 ELSE 1 END + CASE WHEN "hash" IS NULL THEN 0 ELSE 1 END + CASE WHEN "restaurantId" IS NULL THEN 0 ELSE 1 END = 1)
);

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

-- CreateIndex
CREATE INDEX "Review_restaurantId_hidden_createdAt_idx" ON "Review"("restaurantId", "hidden", "createdAt");

-- CreateIndex
CREATE INDEX "Review_restaurantId_hidden_restaurantRating_idx" ON "Review"("restaurantId", "hidden", "restaurantRating");

-- AddForeignKey
ALTER TABLE "Hiding" ADD CONSTRAINT "Hiding_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Hiding" ADD CONSTRAINT "Hiding_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Image"("hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Image"("hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
