-- CreateIndex
CREATE INDEX "Order_restaurantId_submittedAt_status_customerId_idx" ON "Order"("restaurantId", "submittedAt", "status", "customerId");
