-- CreateTable
CREATE TABLE "AttemptCount" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "count" INTEGER NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "AttemptCount_count_positive_check" CHECK ("count" > 0)
);

-- CreateIndex
CREATE INDEX "AttemptCount_expiresAt_idx" ON "AttemptCount"("expiresAt");
