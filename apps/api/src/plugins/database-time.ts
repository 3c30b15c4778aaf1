import type { FastifyReply } from 'fastify';
import { roundMs } from '../errors/error-body.ts';

/** Tells in `Server-Timing` what the database took since `startedAt`, a time of `performance.now()`. */
export function tellDatabaseTime(reply: FastifyReply, startedAt: number): void {
  reply.header('server-timing', `database;dur=${roundMs(performance.now() - startedAt)}`);
}
