-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailVerifiedAt" TIMESTAMP(3),
ADD COLUMN     "passwordChangedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "MailedLink" (
    "hash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "userId" BIGINT NOT NULL,
    "address" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "MailedLink_pkey" PRIMARY KEY ("hash"),
    CONSTRAINT "MailedLink_hash_is_sha256_check" CHECK ("hash" ~ '^[0-9a-f]{64}$')
);

-- CreateIndex
CREATE INDEX "MailedLink_userId_kind_idx" ON "MailedLink"("userId", "kind");

-- CreateIndex
CREATE INDEX "MailedLink_expiresAt_idx" ON "MailedLink"("expiresAt");

-- AddForeignKey
ALTER TABLE "MailedLink" ADD CONSTRAINT "MailedLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
