import type { TextWork } from '@firstline/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { roundMs } from '../../../errors/error-body.ts';
import type { EvaluateBody } from './evaluate.schema.ts';

/** Scores the email of an admitted call. */
export async function answerEvaluation(
  request: FastifyRequest<{ Body: EvaluateBody }>,
  reply: FastifyReply,
  work: TextWork,
): Promise<FastifyReply> {
  const { subjectLine, emailContent, ...brief } = request.body;
  const startedAt = performance.now();
  const data = await work.evaluateEmail({ subjectLine, emailContent }, brief);
  const evaluationMs = roundMs(performance.now() - startedAt);
  // After what the database took.
  reply.header('server-timing', `${reply.getHeader('server-timing')}, evaluation;dur=${evaluationMs}`);
  const meta = { credits_used: 0, processing_time_ms: roundMs(request.elapsedMs()) };
  return reply.send({ success: true, data, meta });
}
