-- CreateTable
CREATE TABLE "RestaurantLike" (
    "userId" INTEGER NOT NULL,
    "restaurantId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "restaurantId"),
    CONSTRAINT "RestaurantLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RestaurantLike_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "RestaurantLike_userId_createdAt_restaurantId_idx" ON "RestaurantLike"("userId", "createdAt", "restaurantId");

-- CreateIndex
CREATE INDEX "RestaurantLike_restaurantId_idx" ON "RestaurantLike"("restaurantId");
