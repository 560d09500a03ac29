-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN "busyMinutes" INTEGER
    CONSTRAINT "Restaurant_busyMinutes_range_check" CHECK ("busyMinutes" BETWEEN 1 AND 60);
ALTER TABLE "Restaurant" ADD COLUMN "busyUntil" DATETIME
    CONSTRAINT "Restaurant_busy_has_end_check" CHECK (("busyMinutes" IS NULL) = ("busyUntil" IS NULL));

-- CreateIndex
CREATE INDEX "Restaurant_busyUntil_idx" ON "Restaurant"("busyUntil");
