-- AlterEnum
ALTER TYPE "OrderEventKind" ADD VALUE 'help_asked';

-- AlterEnum
ALTER TYPE "OrderEventKind" ADD VALUE 'help_declined';

-- AlterEnum
ALTER TYPE "OrderEventKind" ADD VALUE 'help_appealed';

-- CreateEnum
CREATE TYPE "HelpKind" AS ENUM ('missing', 'wrong', 'late', 'never_came', 'quality');

-- CreateEnum
CREATE TYPE "HelpState" AS ENUM ('open', 'refunded', 'declined', 'appealed');

-- CreateTable
CREATE TABLE "HelpRequest" (
    "orderId" BIGINT NOT NULL,
    "kind" "HelpKind" NOT NULL,
    "state" "HelpState" NOT NULL DEFAULT 'open',
    "lines" TEXT NOT NULL DEFAULT '[]',
    "text" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredBy" "EventActor",
    "answeredAt" TIMESTAMP(3),
    "appeal" TEXT NOT NULL DEFAULT '',
    "appealedAt" TIMESTAMP(3),

    CONSTRAINT "HelpRequest_pkey" PRIMARY KEY ("orderId"),
    CONSTRAINT "HelpRequest_lines_is_list_check" CHECK ("lines" LIKE '[%]'),
    CONSTRAINT "HelpRequest_answered_by_somebody_check" CHECK (("answeredBy" IS NULL) = ("answeredAt" IS NULL) AND ("state" = 'open') = ("answeredAt" IS NULL)),
    CONSTRAINT "HelpRequest_appealed_has_instant_check" CHECK ("state" <> 'appealed' OR "appealedAt" IS NOT NULL)
);

-- CreateTable
CREATE TABLE "HelpPicture" (
    "orderId" BIGINT NOT NULL,
    "position" BIGINT NOT NULL,
    "address" TEXT NOT NULL,

    CONSTRAINT "HelpPicture_pkey" PRIMARY KEY ("orderId","position"),
    CONSTRAINT "HelpPicture_position_range_check" CHECK ("position" BETWEEN 1 AND 3)
);

-- CreateIndex
CREATE INDEX "HelpRequest_state_at_idx" ON "HelpRequest"("state", "at");

-- CreateIndex
CREATE INDEX "HelpPicture_address_idx" ON "HelpPicture"("address");

-- AddForeignKey
ALTER TABLE "HelpRequest" ADD CONSTRAINT "HelpRequest_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpPicture" ADD CONSTRAINT "HelpPicture_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "HelpRequest"("orderId") ON DELETE CASCADE ON UPDATE CASCADE;
