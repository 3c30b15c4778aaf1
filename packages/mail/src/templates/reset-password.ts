import type { MailText } from '../write-mail.ts';

/** To who asked for a new password: a link to the console, or the token where there is none. */
export function resetPassword({ name, token, url }: { name: string; token: string; url?: string }): MailText {
  return {
    subject: 'Choose a new password',
    text: `Hello ${name},

somebody asked for a new password for your account at Firstline. ${
      url === undefined
        ? `To choose one, send it with this token to
POST /api/auth/reset-password as {"token": "…", "newPassword": "…"} within an hour:

${token}`
        : `To choose one, open this link within an hour:

${url}

A program sends this token to POST /api/auth/reset-password as {"token": "…", "newPassword": "…"}:

${token}`
    }

It works once, and a new password signs you out everywhere. If you did not ask for it, do nothing: your
password stays as it is.
`,
  };
}
