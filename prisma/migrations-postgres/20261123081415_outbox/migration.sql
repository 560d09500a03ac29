-- CreateTable
CREATE TABLE "Mail" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" BIGINT,
    "orderId" BIGINT,
    "address" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "attempts" BIGINT NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3),
    "sentAt" TIMESTAMP(3),

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Mail_dueAt_createdAt_idx" ON "Mail"("dueAt", "createdAt");

-- CreateIndex
CREATE INDEX "Mail_userId_idx" ON "Mail"("userId");

-- CreateIndex
CREATE INDEX "Mail_orderId_idx" ON "Mail"("orderId");

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
