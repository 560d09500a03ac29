-- DropIndex
DROP INDEX "Order_status_createdAt_idx";

-- CreateTable
CREATE TABLE "ErrorCount" (
    "place" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "count" BIGINT NOT NULL,
    "lastAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ErrorCount_pkey" PRIMARY KEY ("place"),
    CONSTRAINT "ErrorCount_count_positive_check" CHECK ("count" > 0)
);

-- CreateIndex
CREATE INDEX "Order_status_createdAt_totalCents_refundedCents_idx" ON "Order"("status", "createdAt", "totalCents", "refundedCents");
