import {
  type Core,
  type CreditBalance,
  effectiveLimits,
  findLimitOverrides,
  getAccount,
  getBalance,
  type Limits,
} from '@firstline/core';
import type { FastifyInstance } from 'fastify';
import { getPersonCaller } from '../../../plugins/account-session.ts';
import { answer } from '../../../schemas/answer.ts';
import { rateAnswerHeaders, timingAnswerHeaders } from '../../../schemas/answer-headers.ts';
import { errorAnswers } from '../../../schemas/error-answers.ts';
import { signedIn } from '../../../schemas/security.ts';
import { AccountAnswer, accountExample } from './account.schema.ts';

const headers = { ...rateAnswerHeaders, ...timingAnswerHeaders };

/** The account of whoever is signed in. */
export function registerAccountRoute(app: FastifyInstance, core: Core): void {
  app.get('/account', {
    config: { session: 'read', policy: 'account' },
    schema: {
      operationId: 'getAccount',
      tags: ['Account'],
      summary: 'The account of whoever is signed in',
      description:
        'The account, what it may do, where its webhook access stands, and the credits of the running period. Needs a session, not a key.',
      security: signedIn,
      response: {
        200: answer(AccountAnswer, { description: 'The account.', headers, example: accountExample }),
        ...errorAnswers([400, 401, 403, 408, 429, 500, 503], headers),
      },
    },
    handler: async (request) => {
      const person = getPersonCaller(request);
      const account = await getAccount(core, person.accountId);
      if (!account.ok) throw new Error(`no account ${person.accountId}`);
      const { id, name, status, tier, webhookAccess, createdAt } = account.value;
      const overrides = await findLimitOverrides(core, id);
      const balance = async (mode: 'live' | 'test') =>
        toCredits(await getBalance(core, account.value, { mode, overrides }));
      return {
        success: true,
        data: {
          id,
          name,
          status,
          tier,
          webhook_access: webhookAccess,
          created_at: createdAt.toISOString(),
          owner: {
            id: person.userId,
            email: person.email,
            email_verified: person.emailVerified,
            name: person.name,
          },
          limits: toLimits(effectiveLimits(tier, overrides)),
          credits: { live: await balance('live'), test: await balance('test') },
        },
      };
    },
  });
}

function toLimits(limits: Limits) {
  return {
    monthly_credits: limits.monthlyCredits,
    generate_per_minute: limits.generatePerMinute,
    in_flight: limits.inFlight,
    usage_per_minute: limits.usagePerMinute,
    evaluate_per_minute: limits.evaluatePerMinute,
    account_per_minute: limits.accountPerMinute,
    live_keys: limits.liveKeys,
  };
}

function toCredits({ monthlyLimit, used, held, startsAt, endsAt }: CreditBalance) {
  return {
    monthly_limit: monthlyLimit,
    used,
    held,
    remaining: Math.max(0, monthlyLimit - used),
    period_start: startsAt.toISOString(),
    period_end: endsAt.toISOString(),
  };
}
