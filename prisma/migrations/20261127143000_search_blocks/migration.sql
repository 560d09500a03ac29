-- A row of the index holds the words of a restaurant itself (block 0) or of at most 32 of its menu items, so that a change rewrites few words.
DROP TRIGGER "Restaurant_insert_search";
DROP TRIGGER "Restaurant_update_search";
DROP TRIGGER "Restaurant_delete_search";
DROP TRIGGER "MenuItem_insert_search";
DROP TRIGGER "MenuItem_update_search";
DROP TRIGGER "MenuItem_delete_search";
DROP TRIGGER "MenuSection_insert_search";
DROP TRIGGER "MenuSection_update_search";
DROP TRIGGER "MenuSection_delete_search";
DROP TABLE "SearchWords";
DROP TABLE "Search";
DROP TABLE "StaleSearch";

-- The row id is restaurantId * 2^32 + block.
CREATE VIRTUAL TABLE "Search" USING fts5("name", "kinds", "items", "texts", content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0", prefix='2 3');

-- Each word with the number of rows that have it.
CREATE VIRTUAL TABLE "SearchWords" USING fts5vocab("Search", "row");

-- CreateTable
CREATE TABLE "StaleSearch" (
    "restaurantId" INTEGER NOT NULL,
    "block" INTEGER NOT NULL,

    PRIMARY KEY ("restaurantId", "block")
);

INSERT INTO "StaleSearch" ("restaurantId", "block")
SELECT "id", 0 FROM "Restaurant" UNION SELECT "restaurantId", "id" / 32 + 1 FROM "MenuItem";

-- Whatever writes what is searched, a copy or a seed too, makes its row of the index stale.
CREATE TRIGGER "Restaurant_insert_search" AFTER INSERT ON "Restaurant" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."id", 0); END;
CREATE TRIGGER "Restaurant_update_search" AFTER UPDATE OF "name", "cuisineType", "description" ON "Restaurant" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."id", 0); END;
CREATE TRIGGER "Restaurant_delete_search" AFTER DELETE ON "Restaurant" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (OLD."id", 0); END;
CREATE TRIGGER "MenuItem_insert_search" AFTER INSERT ON "MenuItem" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."restaurantId", NEW."id" / 32 + 1); END;
CREATE TRIGGER "MenuItem_update_search" AFTER UPDATE OF "name", "description", "foodType", "dietary" ON "MenuItem" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."restaurantId", NEW."id" / 32 + 1); END;
CREATE TRIGGER "MenuItem_delete_search" AFTER DELETE ON "MenuItem" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (OLD."restaurantId", OLD."id" / 32 + 1); END;
CREATE TRIGGER "MenuSection_insert_search" AFTER INSERT ON "MenuSection" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."restaurantId", 0); END;
CREATE TRIGGER "MenuSection_update_search" AFTER UPDATE OF "name" ON "MenuSection" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."restaurantId", 0); END;
CREATE TRIGGER "MenuSection_delete_search" AFTER DELETE ON "MenuSection" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (OLD."restaurantId", 0); END;
