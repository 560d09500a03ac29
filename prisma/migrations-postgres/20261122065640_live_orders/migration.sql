-- CreateEnum
CREATE TYPE "OrderStage" AS ENUM ('placed', 'accepted', 'preparing', 'on_the_way', 'delivered');

-- CreateEnum
CREATE TYPE "AcceptMode" AS ENUM ('auto', 'manual');

-- CreateEnum
CREATE TYPE "PauseReason" AS ENUM ('owner', 'no_board', 'no_answer');

-- CreateEnum
CREATE TYPE "CancelReason" AS ENUM ('sold_out', 'too_busy', 'closing', 'other', 'no_answer');

-- CreateEnum
CREATE TYPE "OrderEventKind" AS ENUM ('placed', 'accepted', 'preparing', 'on_the_way', 'delivered', 'delayed', 'undone', 'canceled');

-- CreateEnum
CREATE TYPE "EventActor" AS ENUM ('customer', 'owner', 'system');

-- DropIndex
DROP INDEX "Order_restaurantId_status_idx";

-- AlterTable
ALTER TABLE "MenuItem" ADD COLUMN     "soldOutUntil" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "acceptedAt" TIMESTAMP(3),
ADD COLUMN     "accepts" "AcceptMode" NOT NULL DEFAULT 'auto',
ADD COLUMN     "cancelReason" "CancelReason",
ADD COLUMN     "cancelText" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "canceledBy" "EventActor",
ADD COLUMN     "closedAt" TIMESTAMP(3),
ADD COLUMN     "dueAt" TIMESTAMP(3),
ADD COLUMN     "estimatedFor" TIMESTAMP(3),
ADD COLUMN     "newAt" TIMESTAMP(3),
ADD COLUMN     "stage" "OrderStage",
ADD COLUMN     "stageAt" TIMESTAMP(3),
ADD COLUMN     "undoTo" "OrderStage",
ADD COLUMN     "version" BIGINT NOT NULL DEFAULT 0;

-- Orders from before stages are delivered; those that were canceled had none.
UPDATE "Order" SET
    "stage" = CASE "status" WHEN 'Submitted' THEN 'delivered'::"OrderStage" ELSE 'placed' END,
    "newAt" = "submittedAt",
    "stageAt" = "submittedAt"
WHERE "submittedAt" IS NOT NULL;
UPDATE "Order" SET "closedAt" = coalesce("canceledAt", "submittedAt") WHERE "status" <> 'Active';

-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN     "accepts" "AcceptMode" NOT NULL DEFAULT 'auto',
ADD COLUMN     "pauseReason" "PauseReason",
ADD COLUMN     "pausedUntil" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "Board" (
    "restaurantId" BIGINT NOT NULL,
    "seenAt" TIMESTAMP(3),
    "unansweredCount" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "Board_pkey" PRIMARY KEY ("restaurantId")
);

-- CreateTable
CREATE TABLE "OrderEvent" (
    "id" BIGSERIAL NOT NULL,
    "orderId" BIGINT NOT NULL,
    "kind" "OrderEventKind" NOT NULL,
    "actor" "EventActor" NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "OrderEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OrderEvent_orderId_idx" ON "OrderEvent"("orderId");

-- CreateIndex
CREATE INDEX "MenuItem_soldOutUntil_idx" ON "MenuItem"("soldOutUntil");

-- CreateIndex
CREATE INDEX "Order_restaurantId_status_closedAt_idx" ON "Order"("restaurantId", "status", "closedAt");

-- CreateIndex
CREATE INDEX "Order_dueAt_idx" ON "Order"("dueAt");

-- CreateIndex
CREATE INDEX "Restaurant_pausedUntil_idx" ON "Restaurant"("pausedUntil");

-- AddForeignKey
ALTER TABLE "Board" ADD CONSTRAINT "Board_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderEvent" ADD CONSTRAINT "OrderEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Prisma does not know CHECK constraints.
ALTER TABLE "Restaurant"
    ADD CONSTRAINT "Restaurant_paused_has_reason_check" CHECK (("pausedUntil" IS NULL) = ("pauseReason" IS NULL));

ALTER TABLE "Order"
    ADD CONSTRAINT "Order_version_not_negative_check" CHECK ("version" >= 0),
    ADD CONSTRAINT "Order_submitted_has_stage_check" CHECK (("stage" IS NULL) = ("submittedAt" IS NULL) AND ("newAt" IS NULL) = ("submittedAt" IS NULL) AND ("stageAt" IS NULL) = ("submittedAt" IS NULL)),
    ADD CONSTRAINT "Order_closed_has_instant_check" CHECK (("closedAt" IS NOT NULL) = ("status" = 'Canceled' OR ("status" = 'Submitted' AND "stage" = 'delivered'))),
    ADD CONSTRAINT "Order_due_is_open_check" CHECK (("dueAt" IS NOT NULL) = ("status" = 'Submitted' AND "stage" <> 'delivered')),
    ADD CONSTRAINT "Order_undoTo_is_submitted_check" CHECK ("undoTo" IS NULL OR "status" = 'Submitted');

ALTER TABLE "Board"
    ADD CONSTRAINT "Board_unansweredCount_not_negative_check" CHECK ("unansweredCount" >= 0);
