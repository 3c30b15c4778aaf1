import { APIError } from 'better-auth/api';
import { type FieldProblem, parseEmail, parsePersonName } from './person-fields.ts';

/** The address and the name of a sign-up as they are kept; undefined where the schema of the route answers. Throws a refusal. */
export function parseSignUpFields({
  email,
  name,
  image,
}: Record<string, unknown>): { email: string; name: string } | undefined {
  if (typeof email !== 'string' || typeof name !== 'string') return undefined;
  const [parsedEmail, parsedName] = [parseEmail(email), parsePersonName(name)];
  if (!parsedEmail.ok) throw refusal(parsedEmail.problem);
  if (!parsedName.ok) throw refusal(parsedName.problem);
  if (image !== undefined) throw refusal({ field: 'image', message: 'image is not taken' });
  return { email: parsedEmail.value, name: parsedName.value };
}

function refusal({ field, message }: FieldProblem): APIError {
  return new APIError('BAD_REQUEST', { code: `INVALID_${field.toUpperCase()}`, message });
}
