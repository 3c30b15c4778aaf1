import postgres, { type Sql } from 'postgres';
import type { Turnstile } from './turnstile.ts';

/** A statement of postgres.js: it calls its handler with itself when it is awaited, and not before. */
type Statement = Promise<unknown> & { handler(statement: Statement): void; reject(error: Error): void };

export type BoundOptions = {
  turnstile: Turnstile;
  /** Told when a statement or a transaction goes off; what it returns is called at its end. */
  watch?: () => () => void;
};

/**
 * The same client, with every statement and transaction going through a turnstile first. By itself postgres.js lets them wait
 * without limit, and queues statements on connections that are in use, behind whatever hangs there. Not so `reserve`: it may wait for
 * ever where it has to connect, and hands a connection that was lost back as if it were open.
 */
export function boundClient(client: Sql, { turnstile, watch }: BoundOptions): Sql {
  /** Calls `go` with what is to be called at the end, with the error if there was one. */
  const enter = (go: (end: (error?: unknown) => void) => void, refuse: (error: Error) => void): void => {
    turnstile.enter(() => {
      const endWatch = watch?.();
      go((error) => {
        endWatch?.();
        if (error === undefined) return turnstile.leave({ succeeded: true });
        const leave = () => turnstile.leave({ succeeded: false });
        if (error instanceof postgres.PostgresError) return leave();
        // The connection was lost. Until it has closed, two turns from here, the driver would still give it statements.
        setImmediate(() => setImmediate(leave));
      });
    }, refuse);
  };

  const bound = <T>(made: T): T => {
    const statement = made as Statement;
    const send = statement.handler;
    statement.handler = (sent) =>
      enter(
        (end) => {
          send(sent);
          sent.then(() => end(), end);
        },
        (error) => sent.reject(error),
      );
    return made;
  };

  const entered = () => new Promise<(error?: unknown) => void>((resolve, reject) => enter(resolve, reject));

  const own = {
    unsafe: (...args: Parameters<Sql['unsafe']>) => bound(client.unsafe(...args)),
    begin: async (...args: Parameters<Sql['begin']>) => {
      const end = await entered();
      try {
        const result = await client.begin(...args);
        end();
        return result;
      } catch (error) {
        end(error);
        throw error;
      }
    },
  };

  return new Proxy(client, {
    apply: (target, self, args) => {
      const made: unknown = Reflect.apply(target as never, self, args);
      // Anything else is a name or a list, for use inside a statement.
      return made instanceof Promise ? bound(made) : made;
    },
    get: (target, name) => (name in own ? own[name as keyof typeof own] : Reflect.get(target, name)),
  });
}
