import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api';
import { hashSessionToken } from './hashed-session-tokens.ts';

/**
 * better-auth's own routes that end sessions look for them by token, and ours are kept as hashes: a list of sessions has the
 * hashes in place of the tokens. So they are found here among the person's own, by what the list says or by the token itself.
 */
export function sessionRoutes() {
  return {
    id: 'firstline-sessions',
    endpoints: {
      revokeSession: createAuthEndpoint(
        '/revoke-session',
        { method: 'POST', use: [sessionMiddleware], requireHeaders: true },
        async (context) => {
          const { token } = (context.body ?? {}) as { token?: unknown };
          if (typeof token !== 'string') {
            throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'token must be a string' });
          }
          const hashes = [token, hashSessionToken(token)];
          await endSessions(context.context, (session) => hashes.includes(session.token));
          return context.json({ status: true });
        },
      ),
      revokeOtherSessions: createAuthEndpoint(
        '/revoke-other-sessions',
        { method: 'POST', use: [sessionMiddleware], requireHeaders: true },
        async (context) => {
          const current = context.context.session.session.id;
          await endSessions(context.context, (session) => session.id !== current);
          return context.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

type Context = {
  session: { user: { id: string } };
  internalAdapter: { listSessions(userId: string): Promise<{ id: string; token: string }[]> };
  adapter: {
    deleteMany(query: { model: string; where: { field: string; value: string }[] }): Promise<number>;
  };
};

async function endSessions(
  { session, internalAdapter, adapter }: Context,
  isMeant: (session: { id: string; token: string }) => boolean,
): Promise<void> {
  const userId = session.user.id;
  for (const { id } of (await internalAdapter.listSessions(userId)).filter(isMeant)) {
    await adapter.deleteMany({
      model: 'session',
      where: [
        { field: 'userId', value: userId },
        { field: 'id', value: id },
      ],
    });
  }
}
