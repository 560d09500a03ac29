-- CreateIndex
CREATE INDEX "Order_customerId_status_closedAt_idx" ON "Order"("customerId", "status", "closedAt");

-- CreateIndex
CREATE INDEX "Order_customerId_submittedAt_idx" ON "Order"("customerId", "submittedAt");
