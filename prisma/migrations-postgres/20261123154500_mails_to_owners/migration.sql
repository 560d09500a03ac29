-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN     "mailsOrders" BOOLEAN NOT NULL DEFAULT false;
