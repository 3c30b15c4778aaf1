/** Why `pnpm dev` cannot run, in one line for whoever started it. */
export class StartError extends Error {
  override name = 'StartError';
}
