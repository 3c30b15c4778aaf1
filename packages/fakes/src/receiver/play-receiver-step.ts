import type { ServerResponse } from 'node:http';
import type { ReceiverStep } from './receiver-steps.ts';

export type PlayedStep = ReceiverStep['kind'];

/** Answers one request as its step says. */
export function playReceiverStep(step: ReceiverStep, response: ServerResponse): void {
  if (step.delayMs) setTimeout(() => play(step, response), step.delayMs).unref();
  else play(step, response);
}

function play(step: ReceiverStep, response: ServerResponse): void {
  switch (step.kind) {
    case 'answer': {
      const body = step.body ?? '';
      response.writeHead(step.status, { 'content-length': Buffer.byteLength(body), ...step.headers });
      response.end(body);
      return;
    }
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
  }
}
