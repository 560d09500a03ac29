-- AlterEnum
ALTER TYPE "EventActor" ADD VALUE 'operator';

-- AlterEnum
ALTER TYPE "OrderEventKind" ADD VALUE 'refunded';

-- A value that was added to a type cannot be used before the transaction commits, and the checks below use it: so a new type.
ALTER TABLE "WalletEntry" DROP CONSTRAINT "WalletEntry_amountCents_sign_check", DROP CONSTRAINT "WalletEntry_order_when_about_one_check";
CREATE TYPE "WalletReason_new" AS ENUM ('signup', 'top_up', 'deduction', 'order_payment', 'order_refund', 'order_partial_refund');
ALTER TABLE "WalletEntry" ALTER COLUMN "reason" TYPE "WalletReason_new" USING ("reason"::text::"WalletReason_new");
ALTER TYPE "WalletReason" RENAME TO "WalletReason_old";
ALTER TYPE "WalletReason_new" RENAME TO "WalletReason";
DROP TYPE "WalletReason_old";

-- DropIndex
DROP INDEX "WalletEntry_orderId_reason_key";

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "refundedCents" BIGINT NOT NULL DEFAULT 0;

-- What was canceled after it was paid went back.
UPDATE "Order" SET "refundedCents" = "totalCents" WHERE "status" = 'Canceled' AND "submittedAt" IS NOT NULL;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "awaitsCode" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "provenAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "WalletEntry" ADD COLUMN     "part" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "Operator" (
    "userId" BIGINT NOT NULL,
    "secret" TEXT NOT NULL,
    "lastStep" BIGINT NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Operator_pkey" PRIMARY KEY ("userId"),
    CONSTRAINT "Operator_lastStep_not_negative_check" CHECK ("lastStep" >= 0)
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "hash" TEXT NOT NULL,
    "userId" BIGINT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("hash"),
    CONSTRAINT "RecoveryCode_hash_is_sha256_check" CHECK ("hash" ~ '^[0-9a-f]{64}$')
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "operatorId" BIGINT NOT NULL,
    "operator" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "AuditEntry_has_reason_check" CHECK ("reason" <> '')
);

-- CreateTable
CREATE TABLE "OrderRefund" (
    "orderId" BIGINT NOT NULL,
    "number" BIGINT NOT NULL,
    "amountCents" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "lines" TEXT NOT NULL DEFAULT '[]',
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "OrderRefund_pkey" PRIMARY KEY ("orderId","number"),
    CONSTRAINT "OrderRefund_number_positive_check" CHECK ("number" > 0),
    CONSTRAINT "OrderRefund_amountCents_positive_check" CHECK ("amountCents" > 0),
    CONSTRAINT "OrderRefund_lines_is_list_check" CHECK ("lines" LIKE '[%]')
);

-- CreateIndex
CREATE INDEX "OrderRefund_at_idx" ON "OrderRefund"("at");

-- CreateIndex
CREATE INDEX "RecoveryCode_userId_idx" ON "RecoveryCode"("userId");

-- CreateIndex
CREATE INDEX "AuditEntry_subject_id_idx" ON "AuditEntry"("subject", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_operator_id_idx" ON "AuditEntry"("operator", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_act_id_idx" ON "AuditEntry"("act", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

-- CreateIndex
CREATE INDEX "Order_restaurantId_status_createdAt_idx" ON "Order"("restaurantId", "status", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "WalletEntry_orderId_reason_part_key" ON "WalletEntry"("orderId", "reason", "part");

-- AddForeignKey
ALTER TABLE "Operator" ADD CONSTRAINT "Operator_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "Operator"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderRefund" ADD CONSTRAINT "OrderRefund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddChecks
ALTER TABLE "Order"
    ADD CONSTRAINT "Order_refundedCents_was_paid_check" CHECK ("refundedCents" BETWEEN 0 AND "totalCents" AND ("refundedCents" = 0 OR "submittedAt" IS NOT NULL));

-- AddChecks
ALTER TABLE "WalletEntry"
    ADD CONSTRAINT "WalletEntry_amountCents_sign_check" CHECK (("reason" IN ('signup', 'top_up', 'order_refund', 'order_partial_refund') AND "amountCents" > 0) OR ("reason" IN ('deduction', 'order_payment') AND "amountCents" < 0)),
    ADD CONSTRAINT "WalletEntry_order_when_about_one_check" CHECK (("reason" IN ('order_payment', 'order_refund', 'order_partial_refund')) = ("orderId" IS NOT NULL)),
    ADD CONSTRAINT "WalletEntry_part_when_partial_check" CHECK ("part" >= 0 AND ("reason" = 'order_partial_refund') = ("part" > 0));

-- The log is only added to.
CREATE FUNCTION "keep_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'The audit log is only added to.';
END $$;
CREATE TRIGGER "AuditEntry_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION "keep_audit"();

-- For an operator who looks for a name. Prisma's diff leaves indexes of expressions out.
CREATE INDEX "User_firstName_lower" ON "User"(lower("firstName") COLLATE "C");
CREATE INDEX "User_lastName_lower" ON "User"(lower("lastName") COLLATE "C");
CREATE INDEX "Restaurant_name_lower" ON "Restaurant"(lower("name") COLLATE "C");
