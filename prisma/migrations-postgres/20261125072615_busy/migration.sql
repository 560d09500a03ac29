-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN     "busyMinutes" BIGINT,
ADD COLUMN     "busyUntil" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "Restaurant_busyUntil_idx" ON "Restaurant"("busyUntil");

-- Prisma does not know CHECK constraints.
ALTER TABLE "Restaurant"
    ADD CONSTRAINT "Restaurant_busyMinutes_range_check" CHECK ("busyMinutes" BETWEEN 1 AND 60),
    ADD CONSTRAINT "Restaurant_busy_has_end_check" CHECK (("busyMinutes" IS NULL) = ("busyUntil" IS NULL));
