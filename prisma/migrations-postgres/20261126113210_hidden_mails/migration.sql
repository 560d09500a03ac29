-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "hash" TEXT;
