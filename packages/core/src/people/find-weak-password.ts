import { peoplePolicy } from '../policy.ts';
import { loadCommonPasswords } from './common-passwords.ts';
import { findPasswordFault, type Owner, type PasswordFault } from './password-strength.ts';

const messages: Record<PasswordFault, string> = {
  PASSWORD_TOO_COMMON: 'The password is one of those that are guessed first. Choose another one.',
  PASSWORD_TOO_PERSONAL:
    'The password is little more than your name or address. Choose one that does not follow from them.',
};

/** Why a new password is refused, in better-auth's shape. Lengths, and what is no text at all, are better-auth's to refuse. */
export async function findWeakPassword(
  password: unknown,
  owner: Owner,
): Promise<{ code: PasswordFault; message: string } | undefined> {
  const { passwordCharactersMin: min, passwordCharactersMax: max } = peoplePolicy;
  if (typeof password !== 'string' || password.length < min || password.length > max) return undefined;
  const common = await loadCommonPasswords();
  const code = findPasswordFault(password, owner, (candidate) => common.has(candidate));
  return code && { code, message: messages[code] };
}
