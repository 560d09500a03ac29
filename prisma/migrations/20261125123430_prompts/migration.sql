-- AlterTable
ALTER TABLE "ModifierGroup" ADD COLUMN "prompt" TEXT NOT NULL DEFAULT '';
