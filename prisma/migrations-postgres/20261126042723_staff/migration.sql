-- CreateEnum
CREATE TYPE "MemberRole" AS ENUM ('kitchen', 'manager');

-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "memberId" BIGINT;

-- AlterTable
ALTER TABLE "MailedLink" ADD COLUMN     "memberId" BIGINT,
ALTER COLUMN "userId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "OrderEvent" ADD COLUMN     "staffId" BIGINT,
ADD COLUMN     "staffRole" "MemberRole";

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "restaurantMember" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "RestaurantMember" (
    "id" BIGSERIAL NOT NULL,
    "restaurantId" BIGINT NOT NULL,
    "userId" BIGINT,
    "role" "MemberRole" NOT NULL,
    "email" TEXT,
    "invitedById" BIGINT NOT NULL,
    "invitedAt" TIMESTAMP(3) NOT NULL,
    "joinedAt" TIMESTAMP(3),

    CONSTRAINT "RestaurantMember_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "RestaurantMember_email_lower_case_check" CHECK ("email" = lower("email")),
    CONSTRAINT "RestaurantMember_invited_or_joined_check" CHECK (("userId" IS NULL) = ("email" IS NOT NULL) AND ("userId" IS NULL) = ("joinedAt" IS NULL))
);

-- CreateIndex
CREATE INDEX "RestaurantMember_restaurantId_id_idx" ON "RestaurantMember"("restaurantId", "id");

-- CreateIndex
CREATE INDEX "RestaurantMember_userId_invitedAt_idx" ON "RestaurantMember"("userId", "invitedAt");

-- CreateIndex
CREATE INDEX "RestaurantMember_email_idx" ON "RestaurantMember"("email");

-- CreateIndex
CREATE INDEX "RestaurantMember_invitedById_idx" ON "RestaurantMember"("invitedById");

-- CreateIndex
CREATE UNIQUE INDEX "RestaurantMember_userId_restaurantId_key" ON "RestaurantMember"("userId", "restaurantId");

-- CreateIndex
CREATE UNIQUE INDEX "RestaurantMember_restaurantId_email_key" ON "RestaurantMember"("restaurantId", "email");

-- CreateIndex
CREATE INDEX "Mail_memberId_idx" ON "Mail"("memberId");

-- CreateIndex
CREATE INDEX "MailedLink_memberId_idx" ON "MailedLink"("memberId");

-- AddForeignKey
ALTER TABLE "RestaurantMember" ADD CONSTRAINT "RestaurantMember_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RestaurantMember" ADD CONSTRAINT "RestaurantMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RestaurantMember" ADD CONSTRAINT "RestaurantMember_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mail" ADD CONSTRAINT "Mail_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "RestaurantMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailedLink" ADD CONSTRAINT "MailedLink_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "RestaurantMember"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddChecks
ALTER TABLE "OrderEvent"
    ADD CONSTRAINT "OrderEvent_staffId_positive_check" CHECK ("staffId" > 0),
    ADD CONSTRAINT "OrderEvent_staff_has_role_check" CHECK (("staffId" IS NULL) = ("staffRole" IS NULL));

-- AddChecks
ALTER TABLE "MailedLink"
    ADD CONSTRAINT "MailedLink_of_one_check" CHECK (("userId" IS NULL) = ("memberId" IS NOT NULL));
