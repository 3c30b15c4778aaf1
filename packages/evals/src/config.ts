import { optionalText, readEnv, webUrl } from '@firstline/process';

export type Config = { anthropicApiKey: string | undefined; anthropicBaseUrl: string | undefined };

/** What `--engine claude` needs of the environment. Throws a ConfigError that names what is malformed. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL } = readEnv(env, {
    ANTHROPIC_API_KEY: optionalText({ default: undefined }),
    ANTHROPIC_BASE_URL: webUrl({ default: undefined }),
  });
  return { anthropicApiKey: ANTHROPIC_API_KEY, anthropicBaseUrl: ANTHROPIC_BASE_URL };
}
