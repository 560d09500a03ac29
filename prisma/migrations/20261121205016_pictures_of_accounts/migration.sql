-- CreateTable
CREATE TABLE "ImageUpload" (
    "userId" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "hash"),
    CONSTRAINT "ImageUpload_size_positive_check" CHECK ("size" > 0),
    CONSTRAINT "ImageUpload_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ImageUpload_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Image" ("hash") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "UnusedImage" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "since" DATETIME NOT NULL,
    CONSTRAINT "UnusedImage_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Image" ("hash") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "ImageUpload_hash_idx" ON "ImageUpload"("hash");

-- CreateIndex
CREATE INDEX "MenuItem_foodImage_idx" ON "MenuItem"("foodImage");

-- CreateIndex
CREATE INDEX "OrderItem_foodImage_idx" ON "OrderItem"("foodImage");

-- CreateIndex
CREATE INDEX "Restaurant_storeImage_idx" ON "Restaurant"("storeImage");

-- CreateIndex
CREATE INDEX "User_profileImage_idx" ON "User"("profileImage");

-- An uploaded picture is referred to by its path of 76 characters from now on. Other spellings of what is stored here become
-- that path.
UPDATE "User" SET "profileImage" = '/api/images/' || substr("profileImage", instr("profileImage", '/api/images/') + 12, 64)
WHERE "profileImage" LIKE '%/api/images/%' AND length("profileImage") > 76
  AND substr("profileImage", instr("profileImage", '/api/images/') + 12, 64) IN (SELECT "hash" FROM "Image");
UPDATE "Restaurant" SET "storeImage" = '/api/images/' || substr("storeImage", instr("storeImage", '/api/images/') + 12, 64)
WHERE "storeImage" LIKE '%/api/images/%' AND length("storeImage") > 76
  AND substr("storeImage", instr("storeImage", '/api/images/') + 12, 64) IN (SELECT "hash" FROM "Image");
UPDATE "MenuItem" SET "foodImage" = '/api/images/' || substr("foodImage", instr("foodImage", '/api/images/') + 12, 64)
WHERE "foodImage" LIKE '%/api/images/%' AND length("foodImage") > 76
  AND substr("foodImage", instr("foodImage", '/api/images/') + 12, 64) IN (SELECT "hash" FROM "Image");
UPDATE "OrderItem" SET "foodImage" = '/api/images/' || substr("foodImage", instr("foodImage", '/api/images/') + 12, 64)
WHERE "foodImage" LIKE '%/api/images/%' AND length("foodImage") > 76
  AND substr("foodImage", instr("foodImage", '/api/images/') + 12, 64) IN (SELECT "hash" FROM "Image");
