-- CreateTable
CREATE TABLE "OrderDay" (
    "restaurantId" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "sums" TEXT NOT NULL,
    "sold" TEXT NOT NULL,

    PRIMARY KEY ("restaurantId", "day"),
    CONSTRAINT "OrderDay_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
