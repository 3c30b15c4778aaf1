import { passwordCharactersMin } from './auth-calls.ts';

/** What to say of an address that cannot be one. The server decides; this spares a round trip. */
export function checkEmail(value: string): string | null {
  return /^\S+@\S+\.\S+$/.test(value.trim()) ? null : 'Enter an e-mail address, such as you@example.com.';
}

export function checkNewPassword(value: string): string | null {
  return value.length >= passwordCharactersMin ? null : `Use at least ${passwordCharactersMin} characters.`;
}
