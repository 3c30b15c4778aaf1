import { createKeyValue, describeKeyValue, hashKeyValue } from '../../api-keys/index.ts';
import type { Core } from '../../context.ts';
import { releaseLapsedReservations } from '../../credits/index.ts';
import { apiKeys } from '../../db/schema/index.ts';
import {
  type DraftModel,
  type GenerateOutcome,
  noUpstreamUse,
  type WriteResult,
} from '../../drafts/index.ts';
import { createId } from '../../ids.ts';
import type { Tier } from '../../policy.ts';
import { generateAs, makeCaller, type TestCaller } from '../make-caller.ts';
import type { ModelCall } from './account-model.ts';

/** A call that the engine has been asked for and that waits for its draft. */
export type RunningCall = {
  /** Has the engine give a draft, or fail. Resolves to what the caller is answered. */
  finish(written: string): Promise<string>;
  /** The caller closes the connection. */
  hangUp(): void;
  answer: Promise<string>;
};

/** The system as the model's steps drive it: the verbs of core, on a real database, with an engine that waits to be told. */
export class RealAccount {
  readonly core: Core;
  readonly accountId: string;
  private readonly callers: TestCaller[];
  private readonly asked = new Map<string, (result: WriteResult) => void>();
  private readonly waiting = new Map<string, () => void>();

  private constructor(core: Core, callers: TestCaller[]) {
    this.core = { ...core, model: this.engine() };
    this.callers = callers;
    this.accountId = callers[0]?.accountId ?? '';
  }

  /** An account with two keys, whose calls a minute are not limited. */
  static async open(core: Core, tier: Tier): Promise<RealAccount> {
    const caller = await makeCaller(core, { tier });
    const value = createKeyValue('live');
    const second = { ...caller, keyId: createId('key', core.clock.now()), keyHash: hashKeyValue(value) };
    await core.db.insert(apiKeys).values({
      id: second.keyId,
      accountId: caller.accountId,
      mode: 'live',
      name: 'second',
      hash: second.keyHash,
      ...describeKeyValue(value),
      scopes: ['emails:generate'],
      createdAt: core.clock.now(),
    });
    await core.sql`
      insert into account_limits (account_id, generate_per_minute, updated_at) values (${caller.accountId}, 1000000, now())`;
    return new RealAccount(core, [caller, second]);
  }

  keyId(key: number): string {
    return this.caller(key).keyId;
  }

  /** Sends a call. Resolves to its answer where it gets one at once, otherwise once the engine is asked. */
  async call({ key, name, body }: ModelCall): Promise<string | RunningCall> {
    const caller = this.caller(key);
    const connection = new AbortController();
    const requestId = createId('req', this.core.clock.now());
    const asked = new Promise<undefined>((resolve) => this.waiting.set(requestId, () => resolve(undefined)));
    const answer = generateAs(this.core, caller, {
      requestId,
      idempotencyKey: name,
      fresh: true,
      signal: connection.signal,
      request: {
        persona: 'Head of Operations',
        offer: `Route planning, edition ${body}`,
        goal: 'Book a call',
        tone: 'professional',
      },
    }).then(toAnswer);
    const first = await Promise.race([answer, asked]);
    if (first !== undefined) return first;
    return {
      answer,
      hangUp: () => connection.abort(),
      finish: (written) => {
        this.asked.get(requestId)?.(toResult(written));
        return answer;
      },
    };
  }

  sweep(): Promise<number> {
    return releaseLapsedReservations(this.core);
  }

  private caller(key: number): TestCaller {
    const caller = this.callers[key];
    if (!caller) throw new Error(`there is no key ${key}`);
    return caller;
  }

  private engine(): DraftModel {
    return {
      name: 'model-1',
      write: (_request, { requestId, signal }) =>
        new Promise((resolve) => {
          this.asked.set(requestId, resolve);
          signal.addEventListener('abort', () => resolve(toResult('generation_failed')));
          this.waiting.get(requestId)?.();
        }),
    };
  }
}

function toAnswer({ result }: GenerateOutcome): string {
  if (!result.ok) return result.failure.code;
  return result.value.originalRequestId ? 'replay' : 'ok';
}

function toResult(written: string): WriteResult {
  if (written === 'ok') {
    const draft = {
      subjectLine: 'Routes',
      emailContent: 'Hi,\n\nWould a call next week suit you?\n\nThanks,',
    };
    return { ok: true, draft, upstream: noUpstreamUse };
  }
  return {
    ok: false,
    code: written as Extract<WriteResult, { ok: false }>['code'],
    message: 'no draft',
    upstream: noUpstreamUse,
  };
}
