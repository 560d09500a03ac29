-- Making the table anew, as Prisma would, would drop its CHECK constraints and triggers.
-- AlterTable
ALTER TABLE "User" ADD COLUMN "passwordChangedAt" DATETIME;
ALTER TABLE "User" ADD COLUMN "emailVerifiedAt" DATETIME;

-- CreateTable
CREATE TABLE "MailedLink" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "MailedLink_hash_is_sha256_check" CHECK (length("hash") = 64 AND "hash" NOT GLOB '*[^0-9a-f]*'),
    CONSTRAINT "MailedLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "MailedLink_userId_kind_idx" ON "MailedLink"("userId", "kind");

-- CreateIndex
CREATE INDEX "MailedLink_expiresAt_idx" ON "MailedLink"("expiresAt");
