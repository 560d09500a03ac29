-- CreateTable
CREATE TABLE "MenuSection" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "restaurantId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "MenuSection_position_not_negative_check" CHECK ("position" >= 0),
    CONSTRAINT "MenuSection_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ModifierGroup" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "restaurantId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "min" INTEGER NOT NULL,
    "max" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "ModifierGroup_min_to_max_check" CHECK ("min" >= 0 AND "min" <= "max"),
    CONSTRAINT "ModifierGroup_version_positive_check" CHECK ("version" > 0),
    CONSTRAINT "ModifierGroup_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Modifier" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "groupId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "soldOutUntil" DATETIME,
    CONSTRAINT "Modifier_priceCents_not_negative_check" CHECK ("priceCents" >= 0),
    CONSTRAINT "Modifier_position_not_negative_check" CHECK ("position" >= 0),
    CONSTRAINT "Modifier_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "ModifierGroup" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MenuItemModifierGroup" (
    "menuItemId" INTEGER NOT NULL,
    "groupId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("menuItemId", "groupId"),
    CONSTRAINT "MenuItemModifierGroup_position_not_negative_check" CHECK ("position" >= 0),
    CONSTRAINT "MenuItemModifierGroup_menuItemId_fkey" FOREIGN KEY ("menuItemId") REFERENCES "MenuItem" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "MenuItemModifierGroup_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "ModifierGroup" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Making the tables anew, as Prisma would, would drop their CHECK constraints and triggers.
-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN "menuVersion" INTEGER NOT NULL DEFAULT 0
    CONSTRAINT "Restaurant_menuVersion_not_negative_check" CHECK ("menuVersion" >= 0);

-- AlterTable
ALTER TABLE "MenuItem" ADD COLUMN "sectionId" INTEGER REFERENCES "MenuSection" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "MenuItem" ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0
    CONSTRAINT "MenuItem_position_not_negative_check" CHECK ("position" >= 0);
ALTER TABLE "MenuItem" ADD COLUMN "dietary" TEXT NOT NULL DEFAULT '';
ALTER TABLE "MenuItem" ADD COLUMN "allergens" TEXT NOT NULL DEFAULT '';
ALTER TABLE "MenuItem" ADD COLUMN "requiresChoice" BOOLEAN NOT NULL DEFAULT false
    CONSTRAINT "MenuItem_requiresChoice_flag_check" CHECK ("requiresChoice" IN (0, 1));

-- AlterTable
ALTER TABLE "OrderItem" ADD COLUMN "modifiers" TEXT NOT NULL DEFAULT '[]'
    CONSTRAINT "OrderItem_modifiers_is_list_check" CHECK ("modifiers" LIKE '[%]');

-- CreateIndex
CREATE INDEX "MenuItem_sectionId_idx" ON "MenuItem"("sectionId");

-- CreateIndex
CREATE INDEX "MenuSection_restaurantId_idx" ON "MenuSection"("restaurantId");

-- CreateIndex
CREATE INDEX "ModifierGroup_restaurantId_idx" ON "ModifierGroup"("restaurantId");

-- CreateIndex
CREATE INDEX "Modifier_groupId_idx" ON "Modifier"("groupId");

-- CreateIndex
CREATE INDEX "MenuItemModifierGroup_groupId_idx" ON "MenuItemModifierGroup"("groupId");

-- What public pages and calls show of a menu.
CREATE TRIGGER "MenuSection_insert_version" AFTER INSERT ON "MenuSection" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "MenuSection_update_version" AFTER UPDATE ON "MenuSection" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "MenuSection_delete_version" AFTER DELETE ON "MenuSection" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "ModifierGroup_insert_version" AFTER INSERT ON "ModifierGroup" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "ModifierGroup_update_version" AFTER UPDATE ON "ModifierGroup" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "ModifierGroup_delete_version" AFTER DELETE ON "ModifierGroup" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "Modifier_insert_version" AFTER INSERT ON "Modifier" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "Modifier_update_version" AFTER UPDATE ON "Modifier" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "Modifier_delete_version" AFTER DELETE ON "Modifier" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "MenuItemModifierGroup_insert_version" AFTER INSERT ON "MenuItemModifierGroup" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "MenuItemModifierGroup_update_version" AFTER UPDATE ON "MenuItemModifierGroup" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
CREATE TRIGGER "MenuItemModifierGroup_delete_version" AFTER DELETE ON "MenuItemModifierGroup" BEGIN UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'; END;
