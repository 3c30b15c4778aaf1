import type { Sql } from 'postgres';

/** The id of `json` in pg_type.h. */
const jsonTypeId = 114;

/** A parameter of the type `json`, for a function that reads rows out of it. What `sql.json` makes is `jsonb`, which PostgreSQL would take apart first. */
export function asJson(sql: Sql, rows: readonly object[]) {
  return sql.typed(rows as never, jsonTypeId);
}

/** Bytes in such a row, as PostgreSQL reads `bytea`. */
export function bytesAsJson(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}
