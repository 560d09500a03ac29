-- Nothing refers to this table, and it has no triggers, so it can be made anew for its new kinds.
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
