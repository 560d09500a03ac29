-- CreateTable
CREATE TABLE "OrderDay" (
    "restaurantId" BIGINT NOT NULL,
    "day" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL,
    "sums" TEXT NOT NULL,
    "sold" TEXT NOT NULL,

    CONSTRAINT "OrderDay_pkey" PRIMARY KEY ("restaurantId","day")
);

-- AddForeignKey
ALTER TABLE "OrderDay" ADD CONSTRAINT "OrderDay_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
