-- CreateIndex
CREATE INDEX "Mail_address_idx" ON "Mail"("address");
