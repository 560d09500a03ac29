-- A new list of values in place of the old one; making the table anew would lose columns that this file does not know.
ALTER TABLE "Order" RENAME COLUMN "canceledBy" TO "canceledByBefore";
ALTER TABLE "Order" ADD COLUMN "canceledBy" TEXT
    CONSTRAINT "Order_canceledBy_known_check" CHECK ("canceledBy" IN ('customer', 'owner', 'system', 'operator'));
UPDATE "Order" SET "canceledBy" = "canceledByBefore" WHERE "canceledByBefore" IS NOT NULL;
ALTER TABLE "Order" DROP COLUMN "canceledByBefore";

-- Last, so that the check holds for the rows that were just changed. What was canceled after it was paid went back.
ALTER TABLE "Order" ADD COLUMN "refundedCents" INTEGER NOT NULL DEFAULT 0
    CONSTRAINT "Order_refundedCents_was_paid_check" CHECK ("refundedCents" BETWEEN 0 AND "totalCents" AND ("refundedCents" = 0 OR "submittedAt" IS NOT NULL));
UPDATE "Order" SET "refundedCents" = "totalCents" WHERE "status" = 'Canceled' AND "submittedAt" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Order_restaurantId_status_createdAt_idx" ON "Order"("restaurantId", "status", "createdAt");

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "awaitsCode" BOOLEAN NOT NULL DEFAULT false
    CONSTRAINT "Session_awaitsCode_flag_check" CHECK ("awaitsCode" IN (0, 1));
ALTER TABLE "Session" ADD COLUMN "provenAt" DATETIME;

-- Nothing refers to the next two tables, and they have no triggers, so they can be made anew.
CREATE TABLE "new_OrderEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "orderId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "at" DATETIME NOT NULL,
    CONSTRAINT "OrderEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OrderEvent_kind_known_check" CHECK ("kind" IN ('placed', 'accepted', 'preparing', 'on_the_way', 'delivered', 'delayed', 'undone', 'canceled', 'refunded', 'help_asked', 'help_declined', 'help_appealed')),
    CONSTRAINT "OrderEvent_actor_known_check" CHECK ("actor" IN ('customer', 'owner', 'system', 'operator'))
);
INSERT INTO "new_OrderEvent" ("id", "orderId", "kind", "actor", "text", "at") SELECT "id", "orderId", "kind", "actor", "text", "at" FROM "OrderEvent";
-- An id that was given out once is not given out again.
DELETE FROM "sqlite_sequence" WHERE "name" = 'new_OrderEvent';
INSERT INTO "sqlite_sequence" ("name", "seq") SELECT 'new_OrderEvent', "seq" FROM "sqlite_sequence" WHERE "name" = 'OrderEvent';
DROP TABLE "OrderEvent";
ALTER TABLE "new_OrderEvent" RENAME TO "OrderEvent";
CREATE INDEX "OrderEvent_orderId_idx" ON "OrderEvent"("orderId");

CREATE TABLE "new_WalletEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "orderId" INTEGER,
    "balanceAfterCents" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "part" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "WalletEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "WalletEntry_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "WalletEntry_reason_known_check" CHECK ("reason" IN ('signup', 'top_up', 'deduction', 'order_payment', 'order_refund', 'order_partial_refund')),
    CONSTRAINT "WalletEntry_balanceAfterCents_not_negative_check" CHECK ("balanceAfterCents" >= 0),
    CONSTRAINT "WalletEntry_amountCents_sign_check" CHECK (("reason" IN ('signup', 'top_up', 'order_refund', 'order_partial_refund') AND "amountCents" > 0) OR ("reason" IN ('deduction', 'order_payment') AND "amountCents" < 0)),
    CONSTRAINT "WalletEntry_order_when_about_one_check" CHECK (("reason" IN ('order_payment', 'order_refund', 'order_partial_refund')) = ("orderId" IS NOT NULL)),
    CONSTRAINT "WalletEntry_part_when_partial_check" CHECK ("part" >= 0 AND ("reason" = 'order_partial_refund') = ("part" > 0))
);
INSERT INTO "new_WalletEntry" ("id", "userId", "amountCents", "reason", "orderId", "balanceAfterCents", "createdAt") SELECT "id", "userId", "amountCents", "reason", "orderId", "balanceAfterCents", "createdAt" FROM "WalletEntry";
DELETE FROM "sqlite_sequence" WHERE "name" = 'new_WalletEntry';
INSERT INTO "sqlite_sequence" ("name", "seq") SELECT 'new_WalletEntry', "seq" FROM "sqlite_sequence" WHERE "name" = 'WalletEntry';
DROP TABLE "WalletEntry";
ALTER TABLE "new_WalletEntry" RENAME TO "WalletEntry";
CREATE INDEX "WalletEntry_userId_id_idx" ON "WalletEntry"("userId", "id");
CREATE UNIQUE INDEX "WalletEntry_orderId_reason_part_key" ON "WalletEntry"("orderId", "reason", "part");

-- CreateTable
CREATE TABLE "OrderRefund" (
    "orderId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "lines" TEXT NOT NULL DEFAULT '[]',
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("orderId", "number"),
    CONSTRAINT "OrderRefund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OrderRefund_number_positive_check" CHECK ("number" > 0),
    CONSTRAINT "OrderRefund_amountCents_positive_check" CHECK ("amountCents" > 0),
    CONSTRAINT "OrderRefund_lines_is_list_check" CHECK ("lines" LIKE '[%]')
);

-- CreateTable
CREATE TABLE "Operator" (
    "userId" INTEGER NOT NULL PRIMARY KEY,
    "secret" TEXT NOT NULL,
    "lastStep" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Operator_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Operator_lastStep_not_negative_check" CHECK ("lastStep" >= 0)
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "userId" INTEGER NOT NULL,
    CONSTRAINT "RecoveryCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "Operator" ("userId") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RecoveryCode_hash_is_sha256_check" CHECK (length("hash") = 64 AND "hash" NOT GLOB '*[^0-9a-f]*')
);

-- CreateIndex
CREATE INDEX "OrderRefund_at_idx" ON "OrderRefund"("at");

-- CreateIndex
CREATE INDEX "RecoveryCode_userId_idx" ON "RecoveryCode"("userId");

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL,
    "operatorId" INTEGER NOT NULL,
    "operator" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    CONSTRAINT "AuditEntry_has_reason_check" CHECK ("reason" <> '')
);

-- CreateIndex
CREATE INDEX "AuditEntry_subject_id_idx" ON "AuditEntry"("subject", "id");
CREATE INDEX "AuditEntry_operator_id_idx" ON "AuditEntry"("operator", "id");
CREATE INDEX "AuditEntry_act_id_idx" ON "AuditEntry"("act", "id");
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

-- The log is only added to. A replacing INSERT would take a row away without the trigger of DELETE.
CREATE TRIGGER "AuditEntry_update" BEFORE UPDATE ON "AuditEntry" BEGIN SELECT RAISE(ABORT, 'The audit log is only added to.'); END;
CREATE TRIGGER "AuditEntry_delete" BEFORE DELETE ON "AuditEntry" BEGIN SELECT RAISE(ABORT, 'The audit log is only added to.'); END;
CREATE TRIGGER "AuditEntry_insert" BEFORE INSERT ON "AuditEntry" WHEN EXISTS (SELECT 1 FROM "AuditEntry" WHERE "id" = NEW."id") BEGIN SELECT RAISE(ABORT, 'The audit log is only added to.'); END;

-- For an operator who looks for a name. Prisma's diff leaves indexes of expressions out.
CREATE INDEX "User_firstName_lower" ON "User"(lower("firstName"));
CREATE INDEX "User_lastName_lower" ON "User"(lower("lastName"));
CREATE INDEX "Restaurant_name_lower" ON "Restaurant"(lower("name"));
