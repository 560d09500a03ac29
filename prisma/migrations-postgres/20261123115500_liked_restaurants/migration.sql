-- CreateTable
CREATE TABLE "RestaurantLike" (
    "userId" BIGINT NOT NULL,
    "restaurantId" BIGINT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RestaurantLike_pkey" PRIMARY KEY ("userId","restaurantId")
);

-- CreateIndex
CREATE INDEX "RestaurantLike_userId_createdAt_restaurantId_idx" ON "RestaurantLike"("userId", "createdAt", "restaurantId");

-- CreateIndex
CREATE INDEX "RestaurantLike_restaurantId_idx" ON "RestaurantLike"("restaurantId");

-- AddForeignKey
ALTER TABLE "RestaurantLike" ADD CONSTRAINT "RestaurantLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RestaurantLike" ADD CONSTRAINT "RestaurantLike_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
