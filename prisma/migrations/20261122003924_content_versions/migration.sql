-- CreateTable
CREATE TABLE "ContentVersion" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "version" INTEGER NOT NULL
);

INSERT INTO "ContentVersion" ("name", "version") VALUES ('catalog', 1), ('likes', 1);

-- Prisma has no word for triggers; its diff does not see them.
CREATE TRIGGER "Restaurant_insert_version" AFTER INSERT ON "Restaurant" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "Restaurant_update_version" AFTER UPDATE ON "Restaurant" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "Restaurant_delete_version" AFTER DELETE ON "Restaurant" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "MenuItem_insert_version" AFTER INSERT ON "MenuItem" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "MenuItem_update_version" AFTER UPDATE ON "MenuItem" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "MenuItem_delete_version" AFTER DELETE ON "MenuItem" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "Review_insert_version" AFTER INSERT ON "Review" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "Review_update_version" AFTER UPDATE ON "Review" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "Review_delete_version" AFTER DELETE ON "Review" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
-- Who wrote a review.
CREATE TRIGGER "User_update_version" AFTER UPDATE OF "firstName", "profileImage" ON "User" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "MenuItemLike_insert_version" AFTER INSERT ON "MenuItemLike" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'likes'; END;
CREATE TRIGGER "MenuItemLike_delete_version" AFTER DELETE ON "MenuItemLike" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'likes'; END;
