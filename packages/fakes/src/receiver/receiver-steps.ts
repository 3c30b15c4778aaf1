/** One answer of the fake receiver. `delayMs` is waited before anything is sent. */
export type ReceiverStep = { delayMs?: number } & (
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string | Uint8Array }
  /** The request is read, and nothing is ever sent. */
  | { kind: 'hang' }
  /** The connection is reset where an answer would begin. */
  | { kind: 'reset' }
);

/** Steps that need no more than a name. A number is an answer with that status. */
export type ReceiverStepName = 'hang' | 'reset';

export function toReceiverStep(step: ReceiverStep | ReceiverStepName | number): ReceiverStep {
  if (typeof step === 'number') return { kind: 'answer', status: step };
  return typeof step === 'string' ? { kind: step } : step;
}
