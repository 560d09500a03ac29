-- CreateTable
CREATE TABLE "ImageWidth" (
    "hash" TEXT NOT NULL,
    "width" BIGINT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "ImageWidth_pkey" PRIMARY KEY ("hash","width"),
    CONSTRAINT "ImageWidth_width_positive_check" CHECK ("width" > 0)
);

-- AddForeignKey
ALTER TABLE "ImageWidth" ADD CONSTRAINT "ImageWidth_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Image"("hash") ON DELETE CASCADE ON UPDATE CASCADE;
