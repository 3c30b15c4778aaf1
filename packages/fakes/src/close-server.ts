import { once } from 'node:events';
import type { Server } from 'node:http';

/** Stops a server and ends whatever is still connected. Once it has stopped, it does nothing. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
