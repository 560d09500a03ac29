-- Making the tables anew, as Prisma would, would drop their CHECK constraints and triggers.
-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN "accepts" TEXT NOT NULL DEFAULT 'auto'
    CONSTRAINT "Restaurant_accepts_known_check" CHECK ("accepts" IN ('auto', 'manual'));
ALTER TABLE "Restaurant" ADD COLUMN "pausedUntil" DATETIME;
ALTER TABLE "Restaurant" ADD COLUMN "pauseReason" TEXT
    CONSTRAINT "Restaurant_pauseReason_known_check" CHECK ("pauseReason" IN ('owner', 'no_board', 'no_answer'))
    CONSTRAINT "Restaurant_paused_has_reason_check" CHECK (("pausedUntil" IS NULL) = ("pauseReason" IS NULL));

-- AlterTable
ALTER TABLE "MenuItem" ADD COLUMN "soldOutUntil" DATETIME;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN "canceledBy" TEXT
    CONSTRAINT "Order_canceledBy_known_check" CHECK ("canceledBy" IN ('customer', 'owner', 'system'));
ALTER TABLE "Order" ADD COLUMN "cancelReason" TEXT
    CONSTRAINT "Order_cancelReason_known_check" CHECK ("cancelReason" IN ('sold_out', 'too_busy', 'closing', 'other', 'no_answer'));
ALTER TABLE "Order" ADD COLUMN "cancelText" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Order" ADD COLUMN "stage" TEXT
    CONSTRAINT "Order_stage_known_check" CHECK ("stage" IN ('placed', 'accepted', 'preparing', 'on_the_way', 'delivered'));
ALTER TABLE "Order" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0
    CONSTRAINT "Order_version_not_negative_check" CHECK ("version" >= 0);
ALTER TABLE "Order" ADD COLUMN "accepts" TEXT NOT NULL DEFAULT 'auto'
    CONSTRAINT "Order_accepts_known_check" CHECK ("accepts" IN ('auto', 'manual'));
ALTER TABLE "Order" ADD COLUMN "newAt" DATETIME;
ALTER TABLE "Order" ADD COLUMN "acceptedAt" DATETIME;
ALTER TABLE "Order" ADD COLUMN "estimatedFor" DATETIME;
ALTER TABLE "Order" ADD COLUMN "stageAt" DATETIME;
ALTER TABLE "Order" ADD COLUMN "undoTo" TEXT
    CONSTRAINT "Order_undoTo_known_check" CHECK ("undoTo" IN ('placed', 'accepted', 'preparing', 'on_the_way', 'delivered'));
ALTER TABLE "Order" ADD COLUMN "closedAt" DATETIME;

-- Orders from before stages are delivered; those that were canceled had none.
UPDATE "Order" SET
    "stage" = CASE "status" WHEN 'Submitted' THEN 'delivered' ELSE 'placed' END,
    "newAt" = "submittedAt",
    "stageAt" = "submittedAt"
WHERE "submittedAt" IS NOT NULL;
UPDATE "Order" SET "closedAt" = coalesce("canceledAt", "submittedAt") WHERE "status" <> 'Active';

-- Last, so that they hold for the rows that were just changed.
ALTER TABLE "Order" ADD COLUMN "dueAt" DATETIME
    CONSTRAINT "Order_submitted_has_stage_check" CHECK (("stage" IS NULL) = ("submittedAt" IS NULL) AND ("newAt" IS NULL) = ("submittedAt" IS NULL) AND ("stageAt" IS NULL) = ("submittedAt" IS NULL))
    CONSTRAINT "Order_closed_has_instant_check" CHECK (("closedAt" IS NOT NULL) = ("status" = 'Canceled' OR ("status" = 'Submitted' AND "stage" = 'delivered')))
    CONSTRAINT "Order_due_is_open_check" CHECK (("dueAt" IS NOT NULL) = ("status" = 'Submitted' AND "stage" <> 'delivered'))
    CONSTRAINT "Order_undoTo_is_submitted_check" CHECK ("undoTo" IS NULL OR "status" = 'Submitted');

-- DropIndex
DROP INDEX "Order_restaurantId_status_idx";

-- CreateIndex
CREATE INDEX "Order_restaurantId_status_closedAt_idx" ON "Order"("restaurantId", "status", "closedAt");
CREATE INDEX "Order_dueAt_idx" ON "Order"("dueAt");
CREATE INDEX "MenuItem_soldOutUntil_idx" ON "MenuItem"("soldOutUntil");
CREATE INDEX "Restaurant_pausedUntil_idx" ON "Restaurant"("pausedUntil");

-- CreateTable
CREATE TABLE "Board" (
    "restaurantId" INTEGER NOT NULL PRIMARY KEY,
    "seenAt" DATETIME,
    "unansweredCount" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "Board_unansweredCount_not_negative_check" CHECK ("unansweredCount" >= 0),
    CONSTRAINT "Board_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OrderEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "orderId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "at" DATETIME NOT NULL,
    CONSTRAINT "OrderEvent_kind_known_check" CHECK ("kind" IN ('placed', 'accepted', 'preparing', 'on_the_way', 'delivered', 'delayed', 'undone', 'canceled')),
    CONSTRAINT "OrderEvent_actor_known_check" CHECK ("actor" IN ('customer', 'owner', 'system')),
    CONSTRAINT "OrderEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "OrderEvent_orderId_idx" ON "OrderEvent"("orderId");
