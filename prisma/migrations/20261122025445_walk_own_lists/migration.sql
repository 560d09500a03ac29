-- DropIndex
DROP INDEX "Session_userId_idx";

-- CreateIndex
CREATE INDEX "MenuItemLike_userId_createdAt_menuItemId_idx" ON "MenuItemLike"("userId", "createdAt", "menuItemId");

-- CreateIndex
CREATE INDEX "Restaurant_ownerId_name_idx" ON "Restaurant"("ownerId", "name");

-- CreateIndex
CREATE INDEX "Session_userId_lastSeenAt_id_idx" ON "Session"("userId", "lastSeenAt" DESC, "id");
