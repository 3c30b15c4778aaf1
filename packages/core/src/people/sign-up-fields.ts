import { APIError, createAuthMiddleware } from 'better-auth/api';
import { type FieldProblem, parseEmail, parsePersonName } from './person-fields.ts';

/**
 * Checks what better-auth does not: before it looks for the address, so that a refusal is the same whether or
 * not the address is taken.
 */
export const checkSignUpFields = createAuthMiddleware(async (context) => {
  if (context.path !== '/sign-up/email') return;
  const { email, name, image } = context.body as Record<string, unknown>;
  // The schema of the route answers for what is not a string.
  if (typeof email !== 'string' || typeof name !== 'string') return;
  const [parsedEmail, parsedName] = [parseEmail(email), parsePersonName(name)];
  if (!parsedEmail.ok) throw refusal(parsedEmail.problem);
  if (!parsedName.ok) throw refusal(parsedName.problem);
  if (image !== undefined) throw refusal({ field: 'image', message: 'image is not taken' });
  return { context: { body: { ...context.body, email: parsedEmail.value, name: parsedName.value } } };
});

function refusal({ field, message }: FieldProblem): APIError {
  return new APIError('BAD_REQUEST', { code: `INVALID_${field.toUpperCase()}`, message });
}
