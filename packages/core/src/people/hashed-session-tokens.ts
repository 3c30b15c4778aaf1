import { createHash } from 'node:crypto';
import type { DBTransactionAdapter, Where } from 'better-auth';

/** What is stored of a session token. No slow hash: the token's 32 random characters leave nothing to guess. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Makes better-auth's adapter keep only hashes of session tokens: whoever reads the database cannot sign in with
 * what they find. Every condition on a token is hashed on its way in. The row that comes back carries the token
 * that was asked for; a row found in another way (a list of sessions) carries the hash, which opens nothing.
 */
export function withHashedSessionTokens(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    async create<T extends Record<string, unknown>, R = T>(input: CreateInput<T>): Promise<R> {
      if (input.model !== 'session') return adapter.create<T, R>(input);
      const { token } = input.data as { token?: unknown };
      if (typeof token !== 'string') throw new Error('a session needs a token');
      const row = await adapter.create<T, R>({
        ...input,
        data: { ...input.data, token: hashSessionToken(token) },
      });
      return { ...row, token };
    },
    findOne: async (input) => restore(input, await adapter.findOne(stored(input))),
    findMany: async (input) =>
      (await adapter.findMany<never>(stored(input))).map((row) => restore(input, row)),
    count: (input) => adapter.count(stored(input)),
    update: async (input) => restore(input, await adapter.update(stored(input))),
    updateMany: (input) => adapter.updateMany(stored(input)),
    delete: (input) => adapter.delete(stored(input)),
    deleteMany: (input) => adapter.deleteMany(stored(input)),
    consumeOne: async (input) => restore(input, await adapter.consumeOne(stored(input))),
    incrementOne: async (input) => restore(input, await adapter.incrementOne(stored(input))),
  };
}

/** What better-auth's adapter takes to write a row. */
export type CreateInput<T> = {
  model: string;
  data: Omit<T, 'id'>;
  select?: string[] | undefined;
  forceAllowId?: boolean | undefined;
};
type Query = { model: string; where?: Where[] | undefined };

function stored<Q extends Query>(query: Q): Q {
  if (query.model !== 'session' || !query.where) return query;
  return { ...query, where: query.where.map(storedCondition) };
}

function storedCondition(condition: Where): Where {
  if (condition.field !== 'token') return condition;
  const { value } = condition;
  if (typeof value === 'string') return { ...condition, value: hashSessionToken(value) };
  if (Array.isArray(value))
    return { ...condition, value: value.map((token) => hashSessionToken(String(token))) };
  throw new Error('a session is looked for by its token or by a list of tokens');
}

/** Puts the token that a query asked for back into the row that it found. */
function restore<T>(query: Query, row: T): T {
  if (query.model !== 'session' || row === null || typeof row !== 'object') return row;
  const hash = (row as { token?: unknown }).token;
  const token = askedTokens(query.where).find((asked) => hashSessionToken(asked) === hash);
  return token === undefined ? row : { ...row, token };
}

function askedTokens(where: Where[] = []): string[] {
  return where.filter(({ field }) => field === 'token').flatMap(({ value }) => [value].flat().map(String));
}
