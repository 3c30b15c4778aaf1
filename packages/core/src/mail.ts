/** A mail of ours to a person. What each kind says stands in `packages/mail`. */
export type Mail = { to: string; name: string } & (
  | { kind: 'verify-email'; url: string }
  | {
      kind: 'reset-password';
      token: string;
      /** Leads to the page where the new password is asked for. Absent where there is none. */
      url?: string;
    }
  /** The addresses of the console's pages, where there is one. */
  | { kind: 'already-signed-up'; signInUrl?: string }
  | { kind: 'password-changed'; resetUrl?: string }
  /** `endpoint` is its address without a query, which may hold a credential; `pageUrl` the console's page of it, where there is one. */
  | { kind: 'webhook-failing'; endpoint: string; since: string; pageUrl?: string }
  /** What an operator decided of the account's access to webhooks. */
  | { kind: 'webhook-access'; access: 'approved' | 'rejected' | 'withdrawn'; pageUrl?: string }
  | { kind: 'webhook-turned-off'; endpoint: string; reason: 'failing' | 'gone'; pageUrl?: string }
);

/** Takes a mail to be sent. Never waits for it and never throws: nobody may learn from an answer whether there was one. */
export type SendMail = (mail: Mail) => void;
