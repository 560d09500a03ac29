-- AlterTable
ALTER TABLE "IdempotencyKey" ADD COLUMN "size" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "IdempotencyKey_userId_id_size_idx" ON "IdempotencyKey"("userId", "id", "size");
