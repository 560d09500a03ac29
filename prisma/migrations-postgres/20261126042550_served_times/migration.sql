-- AlterTable
ALTER TABLE "MenuItem" ADD COLUMN     "servedHours" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "servedWeek" TEXT;

-- AlterTable
ALTER TABLE "MenuSection" ADD COLUMN     "servedHours" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "servedWeek" TEXT;
