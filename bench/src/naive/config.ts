import { databaseUrl, readEnv, webUrl } from '@firstline/process';

/** What the server is told by whoever starts it: its port as an argument, the rest in the environment. */
export function readNaiveConfig(): { port: number; databaseUrl: string; modelUrl: string } {
  const env = readEnv(process.env, { DATABASE_URL: databaseUrl(), MODEL_URL: webUrl() });
  return { port: Number(process.argv[2]), databaseUrl: env.DATABASE_URL, modelUrl: env.MODEL_URL };
}
