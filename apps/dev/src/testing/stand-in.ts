import { createServer } from 'node:http';

/**
 * A stand-in for the API or the worker: ready after a moment, one log line, its environment at `/env`, stops when
 * asked to. What it does else is told through `STAND_IN`.
 */
const { INTERNAL_PORT, STAND_IN = '' } = process.env;

if (STAND_IN.includes('refuse')) {
  process.stderr.write('SOME_VARIABLE is not set\n');
  process.exit(1);
}
if (STAND_IN.includes('crash')) throw new Error('a fault in the code');
if (STAND_IN.includes('deaf')) process.on('SIGTERM', () => {});
else process.on('SIGTERM', () => process.exit(0));

createServer((request, response) => {
  if (request.url === '/die') process.exit(7);
  response.end(request.url === '/env' ? JSON.stringify({ ...process.env, pid: process.pid }) : '');
}).listen(Number(INTERNAL_PORT), '127.0.0.1');

process.stdout.write(
  `${JSON.stringify({ level: 30, time: Date.now(), msg: 'internal', port: INTERNAL_PORT })}\n`,
);
