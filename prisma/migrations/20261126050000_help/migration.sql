-- CreateTable
CREATE TABLE "HelpRequest" (
    "orderId" INTEGER NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "lines" TEXT NOT NULL DEFAULT '[]',
    "text" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "answeredBy" TEXT,
    "answeredAt" DATETIME,
    "appeal" TEXT NOT NULL DEFAULT '',
    "appealedAt" DATETIME,
    CONSTRAINT "HelpRequest_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "HelpRequest_kind_known_check" CHECK ("kind" IN ('missing', 'wrong', 'late', 'never_came', 'quality')),
    CONSTRAINT "HelpRequest_state_known_check" CHECK ("state" IN ('open', 'refunded', 'declined', 'appealed')),
    CONSTRAINT "HelpRequest_answeredBy_known_check" CHECK ("answeredBy" IN ('customer', 'owner', 'system', 'operator')),
    CONSTRAINT "HelpRequest_lines_is_list_check" CHECK ("lines" LIKE '[%]'),
    CONSTRAINT "HelpRequest_answered_by_somebody_check" CHECK (("answeredBy" IS NULL) = ("answeredAt" IS NULL) AND ("state" = 'open') = ("answeredAt" IS NULL)),
    CONSTRAINT "HelpRequest_appealed_has_instant_check" CHECK ("state" <> 'appealed' OR "appealedAt" IS NOT NULL)
);

-- CreateTable
CREATE TABLE "HelpPicture" (
    "orderId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "address" TEXT NOT NULL,

    PRIMARY KEY ("orderId", "position"),
    CONSTRAINT "HelpPicture_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "HelpRequest" ("orderId") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "HelpPicture_position_range_check" CHECK ("position" BETWEEN 1 AND 3)
);

-- CreateIndex
CREATE INDEX "HelpRequest_state_at_idx" ON "HelpRequest"("state", "at");

-- CreateIndex
CREATE INDEX "HelpPicture_address_idx" ON "HelpPicture"("address");
