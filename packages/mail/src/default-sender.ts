/** Who mail is from where nobody said: no-reply at the host where callers reach the API. */
export function defaultSender(publicUrl = 'http://127.0.0.1'): string {
  return `Firstline <no-reply@${new URL(publicUrl).hostname}>`;
}
