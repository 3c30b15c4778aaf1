import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the console comes from: the files of its build, or another server, as in `pnpm dev`. */
export type ConsoleSource = { folder: string } | { url: string };

/** Where the console's pages are on the API's server. */
export const consolePath = '/console';

/** `pnpm build` puts them here. */
const builtFolder = join(import.meta.dirname, '../../../apps/console/dist');

/** The console that the API leads to; undefined where none was built and none is elsewhere. */
export function findConsole(
  url: string | undefined,
  folder: string = builtFolder,
): ConsoleSource | undefined {
  if (url !== undefined) return { url };
  return existsSync(join(folder, 'index.html')) ? { folder } : undefined;
}

/** Where people reach the console, for links in mails, without a slash at its end; undefined where there is none or that is not known. */
export function toConsoleUrl(
  source: ConsoleSource | undefined,
  publicUrl: string | undefined,
): string | undefined {
  if (source && 'url' in source) return source.url;
  return source && publicUrl && publicUrl + consolePath;
}
