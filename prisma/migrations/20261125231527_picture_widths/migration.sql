-- CreateTable
CREATE TABLE "ImageWidth" (
    "hash" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "bytes" BLOB NOT NULL,

    PRIMARY KEY ("hash", "width"),
    CONSTRAINT "ImageWidth_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Image" ("hash") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ImageWidth_width_positive_check" CHECK ("width" > 0)
);
