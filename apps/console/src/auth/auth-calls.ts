import { api, unwrap } from '../api/client.ts';

export type Credentials = { email: string; password: string };

/** As the API has it. */
export const passwordCharactersMin = 8;

export function signIn({ email, password }: Credentials) {
  return unwrap(api.POST('/api/auth/sign-in/email', { body: { email: email.trim(), password } }));
}

export function signUp({ name, email, password }: Credentials & { name: string }) {
  const body = { name: name.trim(), email: email.trim(), password };
  return unwrap(api.POST('/api/auth/sign-up/email', { body }));
}

export function sendVerification(email: string) {
  return unwrap(api.POST('/api/auth/send-verification-email', { body: { email: email.trim() } }));
}

export function askForReset(email: string) {
  return unwrap(api.POST('/api/auth/request-password-reset', { body: { email: email.trim() } }));
}

export function resetPassword(body: { token: string; newPassword: string }) {
  return unwrap(api.POST('/api/auth/reset-password', { body }));
}

export function signOut() {
  return unwrap(api.POST('/api/auth/sign-out'));
}
