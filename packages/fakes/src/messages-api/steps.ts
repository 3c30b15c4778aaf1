/** One answer of the fake Messages API. `delayMs` is waited before anything is sent. */
export type Step = { delayMs?: number } & (
  | { kind: 'ok'; usage?: Partial<Usage> }
  /** A draft that the test gives, in the shape that the request's schema asks for. */
  | { kind: 'draft'; subject: string; body: string }
  /** Any text as the model's answer. */
  | { kind: 'text'; text: string; stopReason?: string }
  /** As models answer that were held to no output format: JSON within prose, after thoughts, with raw line breaks; no JSON. */
  | { kind: 'fenced' }
  | { kind: 'thoughts' }
  | { kind: 'raw_line_breaks' }
  | { kind: 'plain_mail' }
  | { kind: 'declined' }
  | {
      kind: 'error';
      status: number;
      type?: string;
      message?: string;
      details?: Record<string, unknown>;
      headers?: Record<string, string>;
    }
  | { kind: 'hang' }
  | { kind: 'hang_mid_body' }
  | { kind: 'drip'; intervalMs?: number }
  | { kind: 'cut_body' }
  | { kind: 'reset' }
  | { kind: 'oversized'; bytes?: number }
  | { kind: 'refusal'; category?: string | null }
  | { kind: 'max_tokens' }
  | { kind: 'invalid_json' }
  | { kind: 'cut_json' }
  | { kind: 'html'; status?: number }
  | { kind: 'empty_content' }
  | { kind: 'wrong_schema' }
  | { kind: 'empty_draft' }
);

/** Token counts as the Messages API reports them. */
export type Usage = {
  input_tokens: number;
  output_tokens: number;
  cache_creation_input_tokens: number;
  cache_read_input_tokens: number;
};

const retryAfterOneSecond = { 'retry-after': '1' };

/** Steps that need no more than a name, for `script('429', 'ok')` and for the command line. */
const namedSteps = {
  ok: { kind: 'ok' },
  fenced: { kind: 'fenced' },
  thoughts: { kind: 'thoughts' },
  raw_line_breaks: { kind: 'raw_line_breaks' },
  plain_mail: { kind: 'plain_mail' },
  declined: { kind: 'declined' },
  '400': { kind: 'error', status: 400 },
  '401': { kind: 'error', status: 401 },
  '402': { kind: 'error', status: 402 },
  '403': { kind: 'error', status: 403 },
  '404': { kind: 'error', status: 404 },
  '413': { kind: 'error', status: 413 },
  '429': { kind: 'error', status: 429, headers: retryAfterOneSecond },
  '429_no_retry_after': {
    kind: 'error',
    status: 429,
    message: 'This workspace has reached its spend limit.',
    details: { error_code: 'enforced_spend_limit_reached' },
  },
  '500': { kind: 'error', status: 500 },
  '502': { kind: 'html', status: 502 },
  '503': { kind: 'error', status: 503 },
  '504': { kind: 'error', status: 504 },
  '529': { kind: 'error', status: 529 },
  hang: { kind: 'hang' },
  hang_mid_body: { kind: 'hang_mid_body' },
  drip: { kind: 'drip' },
  cut_body: { kind: 'cut_body' },
  reset: { kind: 'reset' },
  oversized: { kind: 'oversized' },
  refusal: { kind: 'refusal' },
  max_tokens: { kind: 'max_tokens' },
  invalid_json: { kind: 'invalid_json' },
  cut_json: { kind: 'cut_json' },
  html: { kind: 'html' },
  empty_content: { kind: 'empty_content' },
  wrong_schema: { kind: 'wrong_schema' },
  empty_draft: { kind: 'empty_draft' },
} as const satisfies Record<string, Step>;

/** What an `ok` becomes, in turn, on a server that ignores the output format. */
export const formatlessSteps: readonly Step[] = [
  namedSteps.fenced,
  namedSteps.thoughts,
  namedSteps.raw_line_breaks,
  namedSteps.plain_mail,
];

export type StepName = keyof typeof namedSteps;

export const stepNames = Object.keys(namedSteps) as StepName[];

/** The step that a name stands for; a step stays itself. */
export function toStep(step: Step | StepName): Step {
  return typeof step === 'string' ? namedSteps[step] : step;
}

/** Parses `429,ok,hang`. Throws with the known names when one is unknown. */
export function parseSteps(list: string): Step[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      if (!Object.hasOwn(namedSteps, name)) {
        throw new Error(`unknown step "${name}"; known: ${stepNames.join(', ')}`);
      }
      return toStep(name as StepName);
    });
}
