/** The bytes of one HTTP/1.1 request with a JSON body, or of a GET without one. */
export function httpRequest(options: {
  method?: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}): Buffer {
  const { method = 'POST', path, headers, body } = options;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

const people = [
  'Head of Operations at a regional freight company',
  'Practice manager of a dental clinic with three chairs',
  'VP of Engineering at a payments startup',
  'Procurement lead at a food manufacturer',
];
const offers = [
  'Route planning software that cuts empty kilometres by 18%',
  'A booking page that fills cancelled appointments the same day',
  'Load tests that run on every pull request',
  'Packaging made from 80% recycled board',
];
const goals = [
  'Book a 20-minute call next week',
  'Get a reply',
  'Offer a free trial',
  'Arrange a short demo',
];

export type BenchBrief = { persona: string; offer: string; goal: string; additionalContext: string };

let briefs = 0;

/** A brief that no other call of this run has, so that no cache answers. */
export function nextBrief(): BenchBrief {
  return brief(briefs++);
}

export function brief(call: number): BenchBrief {
  return {
    persona: people[call % people.length] ?? '',
    offer: offers[call % offers.length] ?? '',
    goal: goals[(call >> 2) % goals.length] ?? '',
    additionalContext: `Our reference for this offer is ${call}.`,
  };
}
