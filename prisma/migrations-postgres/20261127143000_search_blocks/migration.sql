-- A row of the index holds the words of a restaurant itself (block 0) or of at most 32 of its menu items, so that a change rewrites few words.
DROP TABLE "Search";
DROP TABLE "StaleSearch";

CREATE TABLE "Search" (
    "restaurantId" BIGINT NOT NULL,
    "block" BIGINT NOT NULL,
    "document" TSVECTOR NOT NULL,

    CONSTRAINT "Search_pkey" PRIMARY KEY ("restaurantId", "block")
);
CREATE INDEX "Search_document_idx" ON "Search" USING GIN ("document");

-- CreateTable
CREATE TABLE "StaleSearch" (
    "restaurantId" BIGINT NOT NULL,
    "block" BIGINT NOT NULL,

    CONSTRAINT "StaleSearch_pkey" PRIMARY KEY ("restaurantId", "block")
);

INSERT INTO "StaleSearch" ("restaurantId", "block")
SELECT "id", 0 FROM "Restaurant" UNION SELECT "restaurantId", "id" / 32 + 1 FROM "MenuItem";

-- Whatever writes what is searched, a copy or a seed too, makes its row of the index stale.
CREATE OR REPLACE FUNCTION "mark_search"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
    id bigint := changed ->> 'id';
BEGIN
    INSERT INTO "StaleSearch" VALUES (
        COALESCE((changed ->> 'restaurantId')::bigint, id), CASE TG_TABLE_NAME WHEN 'MenuItem' THEN id / 32 + 1 ELSE 0 END
    ) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
