import type { ServerResponse } from 'node:http';
import { type Answer, errorAnswer, htmlAnswer, messageAnswer } from './answers.ts';
import type { Step } from './steps.ts';
import type { MessagesRequest } from './validate-request.ts';
import { toSchemaText, writeDraft } from './write-text.ts';

const dripIntervalMs = 1_000;
const oversizedBytes = 10 * 1024 * 1024;

/** Answers one request as a step says. */
export function playStep(step: Step, request: MessagesRequest, response: ServerResponse): void {
  switch (step.kind) {
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'hang_mid_body':
      sendHalf(response, draftAnswer(request));
      return;
    case 'cut_body':
      sendHalf(response, draftAnswer(request));
      // The headers have to be on the wire first, so that the client sees a body that breaks off.
      setTimeout(() => response.socket?.destroy(), 10);
      return;
    case 'drip':
      sendDrip(response, draftAnswer(request), step.intervalMs ?? dripIntervalMs);
      return;
    default:
      sendWhole(response, toAnswer(step, request));
  }
}

type Answering = Exclude<Step, { kind: 'hang' | 'reset' | 'hang_mid_body' | 'cut_body' | 'drip' }>;

function toAnswer(step: Answering, request: MessagesRequest): Answer {
  const model = request.model;
  switch (step.kind) {
    case 'ok':
      return draftAnswer(request, step.usage);
    case 'draft':
      return messageAnswer({ model, text: toSchemaText(request, step) });
    case 'text':
      return messageAnswer({
        model,
        text: step.text,
        ...(step.stopReason ? { stopReason: step.stopReason } : {}),
      });
    case 'fenced': {
      const json = JSON.stringify(writeDraft(request), null, 2);
      return messageAnswer({
        model,
        text: `Here is the email you asked for:\n\n\`\`\`json\n${json}\n\`\`\`\n`,
      });
    }
    case 'thoughts': {
      const thoughts = '<think>\nThe brief says {persona}. A short mail, then.\n</think>';
      return messageAnswer({ model, text: `${thoughts}\n\n${JSON.stringify(writeDraft(request))}` });
    }
    case 'raw_line_breaks':
      return messageAnswer({ model, text: JSON.stringify(writeDraft(request)).replaceAll('\\n', '\n') });
    case 'plain_mail': {
      const { subject, body } = writeDraft(request);
      return messageAnswer({ model, text: `Subject: ${subject}\n\n${body}` });
    }
    case 'declined':
      return messageAnswer({ model, text: JSON.stringify({ declined: true, subject: '', body: '' }) });
    case 'error':
      return errorAnswer(step.status, step);
    case 'oversized':
      return messageAnswer({ model, text: 'x'.repeat(step.bytes ?? oversizedBytes) });
    case 'refusal':
      return messageAnswer({
        model,
        text: undefined,
        stopReason: 'refusal',
        stopDetails: {
          type: 'refusal',
          category: step.category ?? null,
          explanation: 'The request was declined.',
        },
        usage: { output_tokens: 0 },
      });
    case 'max_tokens': {
      const whole = toSchemaText(request, writeDraft(request));
      return messageAnswer({ model, text: whole.slice(0, whole.length / 2), stopReason: 'max_tokens' });
    }
    case 'invalid_json':
      return messageAnswer({ model, text: '{"subject": "Hello", "body": "Hi there,\nthis "quotes" itself"' });
    case 'cut_json': {
      const answer = draftAnswer(request);
      return { ...answer, body: answer.body.slice(0, answer.body.length / 2) };
    }
    case 'html':
      return htmlAnswer(step.status ?? 200);
    case 'empty_content':
      return messageAnswer({ model, text: undefined });
    case 'wrong_schema':
      return messageAnswer({ model, text: JSON.stringify({ title: 'Hello', paragraphs: ['Hi there'] }) });
    case 'empty_draft':
      return messageAnswer({ model, text: toSchemaText(request, { subject: '', body: ' ' }) });
  }
}

function draftAnswer(request: MessagesRequest, usage = {}): Answer {
  return messageAnswer({ model: request.model, text: toSchemaText(request, writeDraft(request)), usage });
}

function sendWhole(response: ServerResponse, answer: Answer): void {
  writeHead(response, answer);
  response.end(answer.body);
}

function sendHalf(response: ServerResponse, answer: Answer): void {
  writeHead(response, answer);
  response.write(answer.body.slice(0, answer.body.length / 2));
}

function sendDrip(response: ServerResponse, answer: Answer, intervalMs: number): void {
  writeHead(response, answer);
  const bytes = Buffer.from(answer.body);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + 1));
    sent += 1;
    if (sent === bytes.length) {
      clearInterval(timer);
      response.end();
    }
  }, intervalMs);
  response.on('close', () => clearInterval(timer));
}

function writeHead(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(answer.body) });
}
