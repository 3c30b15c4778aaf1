import { type TObject, type TSchema, Type } from '@sinclair/typebox';

/** The most and the usual number of items of a page. */
const limitMax = 100;
export const limitDefault = 20;

/** A ULID with its kind, e.g. `key_01J…`. */
export function Id<P extends string>(prefix: P, description?: string) {
  return Type.String({
    pattern: `^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`,
    maxLength: prefix.length + 27,
    ...(description ? { description } : {}),
  });
}

/** The query of a list whose items have ids of one kind. */
export function ListQuery<P extends string, T extends Record<string, TSchema>>(prefix: P, more: T) {
  return Type.Object(
    {
      limit: Type.Optional(
        Type.Integer({
          format: 'int32',
          minimum: 1,
          maximum: limitMax,
          default: limitDefault,
          description: 'How many items a page has at most.',
        }),
      ),
      after: Type.Optional(Id(prefix, 'The cursor of the page: meta.next_cursor of the one before.')),
      ...more,
    },
    { additionalProperties: false },
  );
}

/** One page of a list, newest first. */
export function ListAnswer(item: TObject) {
  return Type.Object(
    {
      success: Type.Literal(true),
      data: Type.Array(item, { maxItems: limitMax, description: 'Newest first.' }),
      meta: Type.Object(
        {
          has_more: Type.Boolean({ description: 'Whether there is a further page.' }),
          next_cursor: Type.Unsafe<string | null>({
            type: ['string', 'null'],
            pattern: '^[!-~]+$',
            maxLength: 100,
            description: 'The `after` of the next page; null on the last one.',
          }),
        },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  );
}

/** The `meta` of a page. */
export function toListMeta(items: readonly { id: string }[], hasMore: boolean) {
  return { has_more: hasMore, next_cursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}
