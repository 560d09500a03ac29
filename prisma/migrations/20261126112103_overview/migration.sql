-- DropIndex
DROP INDEX "Order_status_createdAt_idx";

-- CreateTable
CREATE TABLE "ErrorCount" (
    "place" TEXT NOT NULL PRIMARY KEY,
    "day" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "lastAt" DATETIME NOT NULL,
    CONSTRAINT "ErrorCount_count_positive_check" CHECK ("count" > 0)
);

-- CreateIndex
CREATE INDEX "Order_status_createdAt_totalCents_refundedCents_idx" ON "Order"("status", "createdAt", "totalCents", "refundedCents");
