import { ConfigError } from './env.ts';

/** Why a server could not listen, in one line that names the variable to change. An error that has another cause is given back. */
export function explainListenError(
  error: unknown,
  { host, port, portName }: { host: string; port: number; portName: string },
): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `${portName} ${port} is taken on ${host}: stop what uses it, or set ${portName} to another port`,
      );
    case 'EACCES':
      return new ConfigError(
        `${portName} ${port} may not be used by this user: set ${portName} to a port above 1023`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new ConfigError(
        `HOST ${host} is no address of this machine: set HOST to one that is, or to 0.0.0.0`,
      );
    default:
      return error;
  }
}
