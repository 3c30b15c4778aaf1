import { createServer } from 'node:http';

/** A stand-in for the console's server: ready at once, says its environment, stops when asked to. */
process.on('SIGTERM', () => process.exit(0));
createServer((_request, response) =>
  response.end(JSON.stringify({ ...process.env, pid: process.pid })),
).listen(Number(process.env.PORT), '127.0.0.1');
