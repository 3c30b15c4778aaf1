import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../api/client.ts';

/** The person's sessions that have not ended. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/auth/list-sessions', { signal })),
});

/** `token` as the list has it. */
export const revokeSession = (token: string) =>
  unwrap(api.POST('/api/auth/revoke-session', { body: { token } }));

export const revokeOtherSessions = () => unwrap(api.POST('/api/auth/revoke-other-sessions'));

export type PasswordChange = { currentPassword: string; newPassword: string; revokeOtherSessions: boolean };

export const changePassword = (body: PasswordChange) =>
  unwrap(api.POST('/api/auth/change-password', { body }));
