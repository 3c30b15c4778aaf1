import { lengths, tierNames } from '@firstline/core';
import { Type } from '@sinclair/typebox';
import { Success } from '../../../schemas/envelope.ts';
import { OneOf, Prose } from '../../../schemas/text.ts';

const count = (description: string) =>
  Type.Integer({ format: 'int32', minimum: 0, maximum: 2_147_483_647, description });
const instant = (description: string) => Type.String({ format: 'date-time', maxLength: 30, description });
const id = (prefix: 'acct' | 'usr') =>
  Type.String({ pattern: `^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`, maxLength: 31 });

const Credits = (description: string) =>
  Type.Object(
    {
      monthly_limit: count('Credits allowed in the period.'),
      used: count('Credits used in it.'),
      held: count('Credits set aside for drafts that are being written.'),
      remaining: count('Credits left in it.'),
      period_start: instant('When the period began.'),
      period_end: instant('When the next one begins.'),
    },
    { additionalProperties: false, description },
  );

const Limits = Type.Object(
  {
    monthly_credits: count('Credits a month.'),
    generate_per_minute: count('Drafts asked for a minute.'),
    in_flight: count('Drafts in the making at a time.'),
    usage_per_minute: count('Usage calls a minute.'),
    evaluate_per_minute: count('Evaluations a minute.'),
    account_per_minute: count("Calls of the account's own routes a minute."),
    live_keys: count('Live keys that work at a time, those that were replaced apart.'),
  },
  { additionalProperties: false, description: "The tier's limits, or what was agreed on in their place." },
);

const credits = {
  held: 0,
  period_start: '2026-01-14T00:00:00.000Z',
  period_end: '2026-02-14T00:00:00.000Z',
};

export const accountExample = {
  success: true,
  data: {
    id: 'acct_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
    name: 'Example Person',
    status: 'active',
    tier: 'starter',
    webhook_access: 'none',
    created_at: '2026-01-14T09:30:00.000Z',
    owner: {
      id: 'usr_01KF3N5ZJ8M1N2P3Q4R5S6T7V8',
      email: 'someone@example.com',
      email_verified: true,
      name: 'Example Person',
    },
    limits: {
      monthly_credits: 2_500,
      generate_per_minute: 20,
      in_flight: 3,
      usage_per_minute: 60,
      evaluate_per_minute: 120,
      account_per_minute: 60,
      live_keys: 5,
    },
    credits: {
      live: { monthly_limit: 2_500, used: 60, remaining: 2_440, ...credits },
      test: { monthly_limit: 1_000, used: 0, remaining: 1_000, ...credits },
    },
  },
};

export const AccountAnswer = Success(
  Type.Object(
    {
      id: id('acct'),
      name: Prose({ maxLength: lengths.accountName }),
      status: OneOf(['active', 'suspended'], { description: 'A suspended account can only be read.' }),
      tier: OneOf(tierNames),
      webhook_access: OneOf(['none', 'pending', 'approved', 'rejected'], {
        description: 'Where the review of webhook access stands.',
      }),
      created_at: instant('When the account was made.'),
      owner: Type.Object(
        {
          id: id('usr'),
          email: Type.String({ format: 'email', maxLength: 320 }),
          email_verified: Type.Boolean({ description: 'Live keys need a verified address.' }),
          name: Prose({ maxLength: lengths.accountName }),
        },
        { additionalProperties: false, description: 'The person whose account it is.' },
      ),
      limits: Limits,
      credits: Type.Object(
        { live: Credits('Of live keys.'), test: Credits('Of test keys, which have a pool of their own.') },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
);
