import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort, { portNumbers } from 'get-port';
import { StartError } from './start-error.ts';

const usualPort = 3_000;
const consolePortsTried = 100;

const reasons: Record<string, string> = {
  EADDRINUSE: 'is taken: stop what uses it, or set PORT to another one',
  EACCES: 'may not be used by this user: set PORT to one above 1023',
};

/** The port to listen on: the one that was asked for, else 3000, else the next free one. Throws a StartError. */
export async function choosePort({
  asked,
  host,
}: {
  asked: number | undefined;
  host: string;
}): Promise<number> {
  if (asked === undefined) return await getPort({ port: portNumbers(usualPort, usualPort + 999) });
  if (asked === 0) return await getPort();
  const probe = createServer();
  try {
    probe.listen({ port: asked, host });
    await once(probe, 'listening');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new StartError(`Port ${asked} ${reasons[code] ?? `cannot be used on ${host}: ${message}`}.`);
  }
  probe.close();
  await once(probe, 'close');
  return asked;
}

/** One of the ports after the API's, so that the two are found together and no other `pnpm dev` looks there at the same moment. */
export async function chooseConsolePort(apiPort: number): Promise<number> {
  const [first, last] = [apiPort + 1, Math.min(apiPort + consolePortsTried, 65_535)];
  return await getPort(first < last ? { port: portNumbers(first, last) } : {});
}

/** What to say about a port that nobody asked for, if anything. */
export function explainPort({
  asked,
  port,
}: {
  asked: number | undefined;
  port: number;
}): string | undefined {
  if (asked !== undefined || port === usualPort) return undefined;
  return `Port ${usualPort} is taken, so this uses ${port}.`;
}
