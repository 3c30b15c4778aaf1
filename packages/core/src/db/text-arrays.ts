import type { PostgresType } from 'postgres';
import { parse } from 'postgres-array';

/** The id of `text[]` in pg_type.h. */
const textArrayId = 1009;

/** How `text[]` is written and read, since the client does not ask the server for its array types. */
export const textArrays: PostgresType<readonly string[]> = {
  to: textArrayId,
  from: [textArrayId],
  // Drizzle hands its arrays over written out.
  serialize: (values: readonly string[] | string) =>
    typeof values === 'string'
      ? values
      : `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`,
  parse: (text: string) => parse(text),
};
