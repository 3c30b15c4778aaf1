export type DevServerConfig = { host: string; port: number; apiUrl: string };

/** Reads `HOST`, `PORT` and `API_URL`, which `pnpm dev` sets. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): DevServerConfig {
  const { HOST: host = '127.0.0.1', PORT: port, API_URL: apiUrl } = env;
  if (!port || !apiUrl) throw new Error('PORT and API_URL must be set');
  return { host, port: Number(port), apiUrl };
}
