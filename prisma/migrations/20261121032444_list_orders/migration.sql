-- CreateIndex
CREATE INDEX "Restaurant_servicing_ratingSum_idx" ON "Restaurant"("servicing", "ratingSum" DESC);

-- CreateIndex
CREATE INDEX "Restaurant_servicing_deliveryFeeCents_idx" ON "Restaurant"("servicing", "deliveryFeeCents");
