/** One answer of the fake receiver. `delayMs` is waited before anything is sent. */
export type ReceiverStep = { delayMs?: number } & (
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string | Uint8Array }
  /** 302 unless told otherwise, to `to`. */
  | { kind: 'redirect'; to: string; status?: number }
  /** The request is read, and nothing is ever sent. */
  | { kind: 'hang' }
  /** A status line, then headers, a byte at a time and never done. */
  | { kind: 'slow_headers'; intervalMs?: number }
  /** 200 and its headers, then a byte of the body at a time and never done. */
  | { kind: 'drip'; intervalMs?: number }
  /** 200, then a body as fast as it is read and never done. */
  | { kind: 'endless' }
  /** The connection is reset where an answer would begin. */
  | { kind: 'reset' }
  /** 200 and a part of the body that its length promises, then the connection is closed. */
  | { kind: 'cut_body' }
  /** 200 with `content-encoding: gzip`: so many bytes of zeros once unpacked, 64 MiB unless told otherwise. */
  | { kind: 'gzip_bomb'; bytes?: number }
  /** 200 with a header of so many bytes, 200 KiB unless told otherwise. */
  | { kind: 'huge_headers'; bytes?: number }
  /** Any bytes as they are, instead of HTTP; a greeting of another protocol unless told otherwise. */
  | { kind: 'malformed'; bytes?: string }
  /** `100 Continue`, or another interim status, again and again. */
  | { kind: 'endless_interim'; status?: 100 | 102 | 103 }
  /** 200 once the headers are there, before the body is read, and the connection is closed. */
  | { kind: 'early'; status?: number }
);

/** Steps that need no more than a name. */
export type ReceiverStepName = Exclude<ReceiverStep['kind'], 'answer' | 'redirect'>;

/** A step, the name of one, or the status of a plain answer. */
export type ReceiverStepLike = ReceiverStep | ReceiverStepName | number;

/** A step written in short: a number is a status to answer with, a word a step without settings. */
export function toReceiverStep(step: ReceiverStepLike): ReceiverStep {
  if (typeof step === 'number') return { kind: 'answer', status: step };
  return typeof step === 'string' ? { kind: step } : step;
}
