-- Words of restaurants, kept by the product. Prisma's diff leaves this table out.
CREATE TABLE "Search" (
    "restaurantId" BIGINT NOT NULL,
    "document" TSVECTOR NOT NULL,

    CONSTRAINT "Search_pkey" PRIMARY KEY ("restaurantId")
);
CREATE INDEX "Search_document_idx" ON "Search" USING GIN ("document");

-- CreateTable
CREATE TABLE "StaleSearch" (
    "restaurantId" BIGINT NOT NULL,

    CONSTRAINT "StaleSearch_pkey" PRIMARY KEY ("restaurantId")
);

INSERT INTO "StaleSearch" ("restaurantId") SELECT "id" FROM "Restaurant";

-- Whatever writes what is searched, a copy or a seed too, makes the words of its restaurant stale.
CREATE FUNCTION "mark_search"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
BEGIN
    INSERT INTO "StaleSearch" VALUES (COALESCE(changed ->> 'restaurantId', changed ->> 'id')::bigint) ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;
CREATE TRIGGER "Restaurant_search" AFTER INSERT OR DELETE OR UPDATE OF "name", "cuisineType", "description" ON "Restaurant" FOR EACH ROW EXECUTE FUNCTION "mark_search"();
CREATE TRIGGER "MenuItem_search" AFTER INSERT OR DELETE OR UPDATE OF "name", "description", "foodType", "dietary" ON "MenuItem" FOR EACH ROW EXECUTE FUNCTION "mark_search"();
CREATE TRIGGER "MenuSection_search" AFTER INSERT OR DELETE OR UPDATE OF "name" ON "MenuSection" FOR EACH ROW EXECUTE FUNCTION "mark_search"();
