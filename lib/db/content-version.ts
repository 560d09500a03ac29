/**
 * How often what public pages and calls show has changed. Triggers note each change: in a row on SQLite (the model in
 * prisma/schema.prisma), as a notice on PostgreSQL.
 */
export type ContentVersion = { catalog: number; likes: number }
