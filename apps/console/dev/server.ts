import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { readConfig } from './config.ts';

/**
 * The console for `pnpm dev`: its pages change as their sources do, and everything else is the API's, so that a browser sees one
 * origin.
 */
const { host, port, apiUrl } = readConfig();
/** As the API serves the console: with and without a slash at the end. */
const withoutSlash: Plugin = {
  name: 'firstline:without-slash',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [path, query] = request.url?.split('?') ?? [];
      if (path !== '/console') return next();
      response.writeHead(302, { location: `/console/${query === undefined ? '' : `?${query}`}` }).end();
    });
  },
};

const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  clearScreen: false,
  logLevel: 'warn',
  plugins: [withoutSlash],
  server: {
    host,
    port,
    strictPort: true,
    cors: false,
    // The browser's own Host and Origin go through: in development the API trusts this machine's.
    proxy: { '/api': { target: apiUrl }, '/docs': { target: apiUrl } },
  },
});
await server.listen();
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
