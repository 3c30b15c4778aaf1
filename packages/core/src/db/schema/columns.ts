import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An id column. Byte order, so that ranges over ids are ranges over time in any database. */
export const idColumn = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** An instant, kept to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
