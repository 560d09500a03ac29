-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "restaurantId" BIGINT;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "suspended" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "UserSuspension" (
    "userId" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "until" TIMESTAMP(3),

    CONSTRAINT "UserSuspension_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "RestaurantSuspension" (
    "restaurantId" BIGINT NOT NULL,
    "waits" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "until" TIMESTAMP(3),
    "resumes" BOOLEAN NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredAt" TIMESTAMP(3),

    CONSTRAINT "RestaurantSuspension_pkey" PRIMARY KEY ("restaurantId"),
    CONSTRAINT "RestaurantSuspension_answer_has_instant_check" CHECK (("answer" = '') = ("answeredAt" IS NULL))
);

-- CreateIndex
CREATE INDEX "UserSuspension_until_idx" ON "UserSuspension"("until");

-- CreateIndex
CREATE INDEX "RestaurantSuspension_waits_restaurantId_idx" ON "RestaurantSuspension"("waits", "restaurantId");

-- CreateIndex
CREATE INDEX "RestaurantSuspension_until_idx" ON "RestaurantSuspension"("until");

-- CreateIndex
CREATE INDEX "Mail_restaurantId_idx" ON "Mail"("restaurantId");

-- AddForeignKey
ALTER TABLE "UserSuspension" ADD CONSTRAINT "UserSuspension_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RestaurantSuspension" ADD CONSTRAINT "RestaurantSuspension_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
