import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';
import { findWeakPassword } from './find-weak-password.ts';
import type { Owner } from './password-strength.ts';
import { auditPerson, notePassword } from './people-mails.ts';
import type { PeopleOptions } from './people-options.ts';
import { parseSignUpFields } from './sign-up-fields.ts';

/** What we do before and after better-auth's own work. */
export function personHooks(options: PeopleOptions) {
  const matcher = () => true;
  return {
    id: 'firstline-people',
    hooks: {
      before: [{ matcher, handler: checkPersonInput }],
      after: [{ matcher, handler: afterPersonChange(options) }],
    },
  } satisfies BetterAuthPlugin;
}

/**
 * Checks what better-auth does not, before it looks for anybody: a refusal must be the same whether or not an address is taken,
 * and a weak password must not use up the token that was mailed.
 */
const checkPersonInput = createAuthMiddleware(async (context) => {
  const body = (context.body ?? {}) as Record<string, unknown>;
  const { path } = context;
  if (path === '/sign-up/email') {
    const fields = parseSignUpFields(body);
    if (!fields) return;
    await refuseWeakPassword(body.password, fields);
    return { context: { body: { ...body, ...fields } } };
  }
  if (path === '/reset-password') {
    const token = typeof body.token === 'string' ? body.token : '';
    // PostgreSQL takes no NUL in a text.
    if (token.includes('\0')) {
      throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid token' });
    }
    const { internalAdapter } = context.context;
    const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    const user = found && (await internalAdapter.findUserById(found.value));
    if (user) await refuseWeakPassword(body.newPassword, user);
  }
  return;
});

/** Tells a person that their password was changed, and writes down what they did. */
function afterPersonChange(options: PeopleOptions) {
  return createAuthMiddleware(async (context) => {
    const { returned, session } = context.context;
    if (isAPIError(returned) || !session) return;
    const { user } = session;
    const { path, request } = context;
    if (path === '/change-password') await notePassword(options, user, 'person.password_changed', request);
    if (/^\/revoke-(other-)?sessions?$/.test(path)) {
      await auditPerson(options, user.id, 'person.sessions_revoked', request);
    }
  });
}

async function refuseWeakPassword(password: unknown, owner: Owner): Promise<void> {
  const fault = await findWeakPassword(password, owner);
  if (fault) throw new APIError('BAD_REQUEST', fault);
}
