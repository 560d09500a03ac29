-- AlterTable
ALTER TABLE "MenuItem" ADD COLUMN     "allergens" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "dietary" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "position" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "requiresChoice" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sectionId" BIGINT;

-- AlterTable
ALTER TABLE "OrderItem" ADD COLUMN     "modifiers" TEXT NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN     "menuVersion" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "MenuSection" (
    "id" BIGSERIAL NOT NULL,
    "restaurantId" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "position" BIGINT NOT NULL,

    CONSTRAINT "MenuSection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ModifierGroup" (
    "id" BIGSERIAL NOT NULL,
    "restaurantId" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "min" BIGINT NOT NULL,
    "max" BIGINT NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "ModifierGroup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Modifier" (
    "id" BIGSERIAL NOT NULL,
    "groupId" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "priceCents" BIGINT NOT NULL,
    "position" BIGINT NOT NULL,
    "soldOutUntil" TIMESTAMP(3),

    CONSTRAINT "Modifier_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MenuItemModifierGroup" (
    "menuItemId" BIGINT NOT NULL,
    "groupId" BIGINT NOT NULL,
    "position" BIGINT NOT NULL,

    CONSTRAINT "MenuItemModifierGroup_pkey" PRIMARY KEY ("menuItemId","groupId")
);

-- CreateIndex
CREATE INDEX "MenuSection_restaurantId_idx" ON "MenuSection"("restaurantId");

-- CreateIndex
CREATE INDEX "ModifierGroup_restaurantId_idx" ON "ModifierGroup"("restaurantId");

-- CreateIndex
CREATE INDEX "Modifier_groupId_idx" ON "Modifier"("groupId");

-- CreateIndex
CREATE INDEX "MenuItemModifierGroup_groupId_idx" ON "MenuItemModifierGroup"("groupId");

-- CreateIndex
CREATE INDEX "MenuItem_sectionId_idx" ON "MenuItem"("sectionId");

-- AddForeignKey
ALTER TABLE "MenuItem" ADD CONSTRAINT "MenuItem_sectionId_fkey" FOREIGN KEY ("sectionId") REFERENCES "MenuSection"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MenuSection" ADD CONSTRAINT "MenuSection_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ModifierGroup" ADD CONSTRAINT "ModifierGroup_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Modifier" ADD CONSTRAINT "Modifier_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "ModifierGroup"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MenuItemModifierGroup" ADD CONSTRAINT "MenuItemModifierGroup_menuItemId_fkey" FOREIGN KEY ("menuItemId") REFERENCES "MenuItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MenuItemModifierGroup" ADD CONSTRAINT "MenuItemModifierGroup_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "ModifierGroup"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Prisma does not know CHECK constraints.
ALTER TABLE "Restaurant"
    ADD CONSTRAINT "Restaurant_menuVersion_not_negative_check" CHECK ("menuVersion" >= 0);

ALTER TABLE "MenuItem"
    ADD CONSTRAINT "MenuItem_position_not_negative_check" CHECK ("position" >= 0);

ALTER TABLE "OrderItem"
    ADD CONSTRAINT "OrderItem_modifiers_is_list_check" CHECK ("modifiers" LIKE '[%]');

ALTER TABLE "MenuSection"
    ADD CONSTRAINT "MenuSection_position_not_negative_check" CHECK ("position" >= 0);

ALTER TABLE "ModifierGroup"
    ADD CONSTRAINT "ModifierGroup_min_to_max_check" CHECK ("min" >= 0 AND "min" <= "max"),
    ADD CONSTRAINT "ModifierGroup_version_positive_check" CHECK ("version" > 0);

ALTER TABLE "Modifier"
    ADD CONSTRAINT "Modifier_priceCents_not_negative_check" CHECK ("priceCents" >= 0),
    ADD CONSTRAINT "Modifier_position_not_negative_check" CHECK ("position" >= 0);

ALTER TABLE "MenuItemModifierGroup"
    ADD CONSTRAINT "MenuItemModifierGroup_position_not_negative_check" CHECK ("position" >= 0);

-- What public pages and calls show of a menu.
CREATE TRIGGER "MenuSection_version" AFTER INSERT OR UPDATE OR DELETE ON "MenuSection" FOR EACH ROW EXECUTE FUNCTION "notify_content"('catalog');
CREATE TRIGGER "ModifierGroup_version" AFTER INSERT OR UPDATE OR DELETE ON "ModifierGroup" FOR EACH ROW EXECUTE FUNCTION "notify_content"('catalog');
CREATE TRIGGER "Modifier_version" AFTER INSERT OR UPDATE OR DELETE ON "Modifier" FOR EACH ROW EXECUTE FUNCTION "notify_content"('catalog');
CREATE TRIGGER "MenuItemModifierGroup_version" AFTER INSERT OR UPDATE OR DELETE ON "MenuItemModifierGroup" FOR EACH ROW EXECUTE FUNCTION "notify_content"('catalog');
