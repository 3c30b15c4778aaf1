import { randomBytes } from 'node:crypto';
import { createId, type Mail } from '@firstline/core';
import { draftRequest, type TestApi } from './start-test-api.ts';
import type { SignedIn } from './test-session.ts';

/** Who calls, and where: with the mails that the API has sent. */
export type Caller = { api: TestApi; mails: Mail[]; someone: SignedIn };

/** Values of a path's parameters by name. */
export type Params = Record<string, string>;

/** How a route is called so that it answers with a success. */
export type RouteCase = {
  /** Of the success. */
  status: number;
  body?: unknown | ((caller: Caller) => unknown);
  query?: string | ((caller: Caller) => string | Promise<string>);
  /** What whoever sends no credential is answered where that is no 401: nobody's session is a state like another. */
  withoutSession?: number;
};

const password = 'correct horse battery';
const url = 'https://crm.example.com/hooks';
const post = (path: string, { api, someone }: Caller, body?: unknown) =>
  api.send({
    method: 'POST',
    path,
    key: someone.session,
    body,
    headers: { 'x-forwarded-for': newClient() },
  });

/**
 * Makes the resource that a path's parameter names, in the caller's own account, and returns its id. `params` has the ones to the
 * left of it in the path.
 */
export const resources: Record<string, (caller: Caller, params: Params) => Promise<string>> = {
  keyId: async (caller) =>
    (await post('/api/v1/keys', caller, { name: 'Sample', mode: 'test' })).body.data.id,
  webhookId: async (caller) =>
    (await post('/api/v1/webhooks', caller, { url, events: ['email.generated'] })).body.data.id,
  deliveryId: async ({ api, someone }, { webhookId }) => {
    await api.generate(undefined, { key: someone.liveKey });
    const path = `/api/v1/webhooks/${webhookId}/deliveries`;
    return (await api.send({ path, key: someone.session })).body.data[0].id;
  },
  token: async (caller) => {
    const email = await signUp(caller);
    await post('/api/auth/request-password-reset', caller, { email });
    return findToken(caller, email);
  },
};

/** An id of the parameter's kind that nothing has. */
export const missingIds: Params = {
  keyId: createId('key', new Date(0)),
  webhookId: createId('whk', new Date(0)),
  deliveryId: createId('dlv', new Date(0)),
};

/** Every route of the OpenAPI document. */
export const routeTable: Record<string, RouteCase> = {
  'POST /api/v1/emails/generate': { status: 200, body: draftRequest },
  'POST /api/v1/emails/evaluate': { status: 200, body: { subjectLine: 'A', emailContent: 'B' } },
  'GET /api/v1/account/usage': { status: 200 },
  'GET /api/v1/account': { status: 200 },
  'POST /api/v1/account/drafts': { status: 200, body: draftRequest },
  'POST /api/v1/account/evaluations': { status: 200, body: { subjectLine: 'A', emailContent: 'B' } },
  'POST /api/v1/account/webhook-access': { status: 200 },
  'GET /api/v1/account/periods': { status: 200 },
  'GET /api/v1/requests': { status: 200 },
  'GET /api/v1/keys': { status: 200 },
  'POST /api/v1/keys': { status: 201, body: { name: 'Sample' } },
  'GET /api/v1/keys/{keyId}': { status: 200 },
  'PATCH /api/v1/keys/{keyId}': { status: 200, body: { name: 'Changed' } },
  'DELETE /api/v1/keys/{keyId}': { status: 200 },
  'POST /api/v1/keys/{keyId}': { status: 201 },
  'POST /api/v1/keys/{keyId}/rotate': { status: 201 },
  'GET /api/v1/webhooks': { status: 200 },
  'POST /api/v1/webhooks': { status: 201, body: { url, events: ['credits.low'] } },
  'GET /api/v1/webhooks/event-types': { status: 200 },
  'GET /api/v1/webhooks/{webhookId}': { status: 200 },
  'PATCH /api/v1/webhooks/{webhookId}': { status: 200, body: { active: false } },
  'DELETE /api/v1/webhooks/{webhookId}': { status: 200 },
  'POST /api/v1/webhooks/{webhookId}/rotate-secret': { status: 200 },
  'POST /api/v1/webhooks/{webhookId}/test': { status: 200 },
  'POST /api/v1/webhooks/{webhookId}/recover': {
    status: 202,
    body: () => ({ since: new Date(Date.now() - 3_600_000).toISOString() }),
  },
  'GET /api/v1/webhooks/{webhookId}/deliveries': { status: 200 },
  'GET /api/v1/webhooks/{webhookId}/deliveries/{deliveryId}': { status: 200 },
  'POST /api/v1/webhooks/{webhookId}/deliveries/{deliveryId}/replay': { status: 202 },
  'POST /api/auth/sign-up/email': {
    status: 200,
    body: () => ({ email: newEmail(), password, name: 'Sample Person' }),
  },
  'POST /api/auth/sign-in/email': {
    status: 200,
    body: async (caller: Caller) => ({ email: await signUp(caller), password }),
  },
  'POST /api/auth/sign-out': { status: 200, withoutSession: 200 },
  'GET /api/auth/get-session': { status: 200, withoutSession: 200 },
  'GET /api/auth/list-sessions': { status: 200 },
  'POST /api/auth/revoke-session': { status: 200, body: { token: 'nothing' } },
  'POST /api/auth/revoke-other-sessions': { status: 200 },
  'POST /api/auth/revoke-sessions': { status: 200 },
  'POST /api/auth/send-verification-email': {
    status: 200,
    body: async (caller: Caller) => {
      const { ownerId } = caller.someone;
      await caller.api.core.sql`update users set email_verified = false where id = ${ownerId}`;
      return ownEmail(caller);
    },
    withoutSession: 200,
  },
  'GET /api/auth/verify-email': {
    status: 200,
    query: async (caller) => {
      const email = await signUp(caller);
      const mail = caller.mails.findLast(({ to, kind }) => to === email && kind === 'verify-email');
      if (mail?.kind !== 'verify-email') throw new Error('no mail to verify by');
      return `?token=${new URL(mail.url).searchParams.get('token')}`;
    },
  },
  'POST /api/auth/request-password-reset': { status: 200, body: ownEmail },
  'GET /api/auth/reset-password/{token}': { status: 302, query: '?callbackURL=%2Fchoose' },
  'POST /api/auth/reset-password': {
    status: 200,
    body: async (caller: Caller) => ({
      token: await resources.token?.(caller, {}),
      newPassword: 'another long password',
    }),
  },
  'POST /api/auth/change-password': {
    status: 200,
    body: async (caller: Caller) => {
      await givePassword(caller);
      return { currentPassword: password, newPassword: 'another long password' };
    },
  },
  'GET /api/v1/openapi.json': { status: 200 },
};

function newEmail(): string {
  return `${randomBytes(6).toString('hex')}@example.com`;
}

async function signUp(caller: Caller): Promise<string> {
  const email = newEmail();
  await post('/api/auth/sign-up/email', caller, { email, password, name: 'Sample Person' });
  return email;
}

/** Gives somebody who was signed in without one the password of somebody who signed up. */
async function givePassword(caller: Caller): Promise<void> {
  const { api, someone } = caller;
  const email = await signUp(caller);
  await api.core.sql`
    update identities set user_id = ${someone.ownerId}, account_id = ${someone.ownerId}
    where user_id = (select id from users where email = ${email})`;
}

async function ownEmail({ api, someone }: Caller): Promise<{ email: string }> {
  const [row] = await api.core.sql<
    { email: string }[]
  >`select email from users where id = ${someone.ownerId}`;
  if (!row) throw new Error('nobody has this id');
  return { email: row.email };
}

function findToken({ mails }: Caller, email: string): string {
  const mail = mails.findLast(({ to, kind }) => to === email && kind === 'reset-password');
  if (mail?.kind !== 'reset-password') throw new Error('no mail to reset by');
  return mail.token;
}

let clients = 0;
/** The address of a client that has made no attempt. */
export function newClient(): string {
  return `2001:db8:${(++clients).toString(16)}::1`;
}
