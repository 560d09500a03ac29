-- AlterTable
ALTER TABLE "Review" ADD COLUMN "repliedAt" DATETIME;
ALTER TABLE "Review" ADD COLUMN "reply" TEXT;
