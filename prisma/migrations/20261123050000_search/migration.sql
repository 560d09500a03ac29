-- Words of restaurants, kept by the product. Prisma has no word for virtual tables; its diff leaves this one and its shadow tables out.
CREATE VIRTUAL TABLE "Search" USING fts5("name", "kinds", "items", "texts", content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0", prefix='2 3');

-- Each word with the number of restaurants that have it.
CREATE VIRTUAL TABLE "SearchWords" USING fts5vocab("Search", "row");

-- CreateTable
CREATE TABLE "StaleSearch" (
    "restaurantId" INTEGER NOT NULL PRIMARY KEY
);

INSERT INTO "StaleSearch" ("restaurantId") SELECT "id" FROM "Restaurant";

-- Whatever writes what is searched, a copy or a seed too, makes the words of its restaurant stale.
CREATE TRIGGER "Restaurant_insert_search" AFTER INSERT ON "Restaurant" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."id"); END;
CREATE TRIGGER "Restaurant_update_search" AFTER UPDATE OF "name", "cuisineType", "description" ON "Restaurant" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."id"); END;
CREATE TRIGGER "Restaurant_delete_search" AFTER DELETE ON "Restaurant" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (OLD."id"); END;
CREATE TRIGGER "MenuItem_insert_search" AFTER INSERT ON "MenuItem" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."restaurantId"); END;
CREATE TRIGGER "MenuItem_update_search" AFTER UPDATE OF "name", "description", "foodType", "dietary" ON "MenuItem" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."restaurantId"); END;
CREATE TRIGGER "MenuItem_delete_search" AFTER DELETE ON "MenuItem" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (OLD."restaurantId"); END;
CREATE TRIGGER "MenuSection_insert_search" AFTER INSERT ON "MenuSection" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."restaurantId"); END;
CREATE TRIGGER "MenuSection_update_search" AFTER UPDATE OF "name" ON "MenuSection" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (NEW."restaurantId"); END;
CREATE TRIGGER "MenuSection_delete_search" AFTER DELETE ON "MenuSection" BEGIN INSERT OR IGNORE INTO "StaleSearch" VALUES (OLD."restaurantId"); END;
