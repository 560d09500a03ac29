-- Making the table anew, as Prisma would, would drop its CHECK constraints and triggers.
-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN "mailsOrders" BOOLEAN NOT NULL DEFAULT false
    CONSTRAINT "Restaurant_mailsOrders_flag_check" CHECK ("mailsOrders" IN (0, 1));
