import { keyStatuses, lengths, type Mode, scopes } from '@firstline/core';
import { type Static, type TObject, Type } from '@sinclair/typebox';
import { Success } from '../../../schemas/envelope.ts';
import { Id, ListAnswer, ListQuery } from '../../../schemas/list.ts';
import { RotateBody } from '../../../schemas/rotate-body.ts';
import { characters, OneOf, Prose, Text } from '../../../schemas/text.ts';

const modes: readonly Mode[] = ['live', 'test'];

const Scopes = (description: string) =>
  Type.Array(OneOf(scopes), { minItems: 1, maxItems: scopes.length, uniqueItems: true, description });
const name = Text({
  maxLength: lengths.keyName,
  description: 'What the key is for.',
  examples: ['CRM worker'],
});
const description = { maxLength: lengths.keyDescription, description: 'More about it.' };
const expiry = { format: 'date-time', maxLength: 35, examples: ['2027-01-01T00:00:00Z'] };
const orNull = <T>(schema: Record<string, unknown>) =>
  Type.Unsafe<T | null>({ ...schema, type: ['string', 'null'] });

export const CreateKeyBody = Type.Object(
  {
    name,
    mode: Type.Optional(
      OneOf(modes, { default: 'live', description: 'Live keys need a verified e-mail address.' }),
    ),
    scopes: Type.Optional(Scopes('What the key may do; everything where it is absent.')),
    expires_at: Type.Optional(
      Type.String({ ...expiry, description: 'When it ends, in the future; never where it is absent.' }),
    ),
    description: Type.Optional(Text(description)),
  },
  { title: 'CreateKeyBody', additionalProperties: false, examples: [{ name: 'CRM worker' }] },
);
export type CreateKeyBody = Static<typeof CreateKeyBody>;

export const UpdateKeyBody = Type.Object(
  {
    name: Type.Optional(name),
    description: Type.Optional(
      orNull<string>({
        ...description,
        minLength: 1,
        pattern: characters,
        description: 'More about it; null takes it away.',
      }),
    ),
    scopes: Type.Optional(Scopes('What the key may do.')),
    expires_at: Type.Optional(
      orNull<string>({ ...expiry, description: 'When it ends, in the future; null for never.' }),
    ),
  },
  { title: 'UpdateKeyBody', additionalProperties: false, examples: [{ name: 'CRM worker, Berlin' }] },
);
export type UpdateKeyBody = Static<typeof UpdateKeyBody>;

export const RotateKeyBody = RotateBody('RotateKeyBody', 'How long the old key works on; 0 ends it at once.');

export const KeyParams = Type.Object({ keyId: Id('key', "The key's id.") });
export type KeyParams = Static<typeof KeyParams>;

export const KeysQuery = ListQuery('key', {
  status: Type.Optional(OneOf(keyStatuses, { description: 'Only keys of this status.' })),
});
export type KeysQuery = Static<typeof KeysQuery>;

const instant = (about: string) => Type.String({ format: 'date-time', maxLength: 30, description: about });
const instantOrNull = (about: string) =>
  orNull<string>({ format: 'date-time', maxLength: 30, description: about });
const idOrNull = (prefix: string, about: string) => orNull<string>({ ...Id(prefix), description: about });

const keyFields = {
  id: Id('key'),
  name: Prose({ maxLength: lengths.keyName }),
  description: orNull<string>({ maxLength: lengths.keyDescription, pattern: characters }),
  mode: OneOf(modes),
  start: Type.String({ pattern: '^fl_(live|test)_[0-9A-Za-z]{4}$', maxLength: 12 }),
  last4: Type.String({ pattern: '^[0-9A-Za-z]{4}$', maxLength: 4 }),
  scopes: Scopes('What the key may do.'),
  status: OneOf(keyStatuses, {
    description: 'A `rotating` key was replaced and works until `expires_at`; `revoked` is final.',
  }),
  created_at: instant('When it was made.'),
  created_by: idOrNull('usr', 'The person who made it; null for an operator.'),
  expires_at: instantOrNull('When it ends; null for never.'),
  last_used_at: instantOrNull('When it was last used, to the minute.'),
  revoked_at: instantOrNull('When it was revoked.'),
  revoked_reason: orNull<string>({ maxLength: 500, pattern: characters }),
  rotated_from: idOrNull('key', 'The key that it replaced.'),
  replaced_by: idOrNull('key', 'The key that replaced it.'),
};

const Key = Type.Object(keyFields, { additionalProperties: false });

const NewKey: TObject = Type.Object(
  {
    ...keyFields,
    key: Type.String({
      pattern: '^fl_(live|test)_[0-9A-Za-z]{36}$',
      maxLength: 44,
      description: 'The value of the key, shown this once.',
    }),
  },
  { additionalProperties: false },
);

export const KeyAnswer = Success(Key);
export const NewKeyAnswer = Success(NewKey);
export const KeysAnswer = ListAnswer(Key);

const record = {
  id: 'key_01KF3N5ZJ8Q2W4R6T8Y0B1C3D5',
  name: 'CRM worker',
  description: null,
  mode: 'live',
  start: 'fl_live_0000',
  last4: 'pT58',
  scopes: ['emails:generate', 'emails:evaluate', 'usage:read'],
  status: 'active',
  created_at: '2026-01-14T09:30:00.000Z',
  created_by: 'usr_01KF3N5ZJ8M1N2P3Q4R5S6T7V8',
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  revoked_reason: null,
  rotated_from: null,
  replaced_by: null,
};

export const keyExample = { success: true, data: record };
export const newKeyExample = {
  success: true,
  data: { ...record, key: 'fl_live_0000000000111111111122222222221ZpT58' },
};
export const keysExample = { success: true, data: [record], meta: { has_more: false, next_cursor: null } };
