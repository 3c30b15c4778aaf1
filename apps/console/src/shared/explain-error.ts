import { ApiError } from '../api/api-error.ts';
import { formatDate, formatNumber } from './format.ts';

export type Explanation = { title: string; advice: string; requestId?: string | undefined };

/** What a failure means for the person in front of the page. */
export function explainError(error: Error): Explanation {
  if (!(error instanceof ApiError)) {
    return { title: 'Something went wrong here', advice: 'It is a fault of this page. Load it again.' };
  }
  const { requestId } = error;
  const own = byCode[error.code]?.(error) ?? byStatus(error);
  return { requestId, ...own };
}

type Words = Omit<Explanation, 'requestId'>;

const byCode: Record<string, (error: ApiError) => Words> = {
  network: () => ({
    title: 'No connection',
    advice: 'The server did not answer. Check your network and try again; nothing you typed is lost.',
  }),
  insufficient_credits: ({ detail }) => ({
    title: 'Not enough credits',
    advice: `This takes ${count(detail.required_credits)} credits, and ${count(detail.remaining_credits)} are left.${
      detail.resets_at ? ` New ones come on ${formatDate(detail.resets_at)}.` : ''
    }`,
  }),
  invalid_email_or_password: () => ({
    title: 'That did not match',
    advice: 'The address or the password is wrong. Check both, or ask for a new password.',
  }),
  email_not_verified: () => ({
    title: 'Verify your address first',
    advice: 'Open the link in the mail that you got after signing up. The account page sends it again.',
  }),
  account_suspended: () => ({
    title: 'This account is suspended',
    advice: 'You can read everything, and change nothing. Ask support.',
  }),
  webhooks_not_in_tier: () => ({
    title: 'Your tier has no webhooks',
    advice: 'They come with every paid tier, after a review. Ask support for another tier.',
  }),
  webhooks_not_approved: () => ({
    title: 'Webhooks are not approved yet',
    advice:
      'Ask for access on the webhooks page. Somebody looks at it, and the page says when it is decided.',
  }),
  content_refused: ({ message }) => ({
    title: 'This was declined, and not charged',
    advice: `${asSentence(message)} Change what the mail is to do so that its reader could get it without harm.`,
  }),
  unsupported_language: ({ message }) => ({
    title: 'This language cannot be written here',
    advice: `${asSentence(message)} Nothing was charged.`,
  }),
  idempotency_in_progress: () => ({
    title: 'The draft is still being written',
    advice: 'You asked for it a moment ago. Ask again to get it: it is charged once.',
  }),
  concurrency_limit_exceeded: ({ detail, retryAfterSeconds }) => ({
    title: 'As many drafts as your tier allows are being written',
    advice: `${detail.limit ? `It allows ${formatNumber(detail.limit)} at a time, those of your keys included. ` : ''}${waitFor(retryAfterSeconds)}`,
  }),
  generation_failed: () => ({
    title: 'The model gave no usable draft',
    advice: 'Nothing was charged. Try again; other words in the request may help.',
  }),
  generation_timeout: () => ({
    title: 'The model did not answer in time',
    advice: 'Nothing was charged. Try again.',
  }),
  limit_reached: ({ message }) => ({ title: 'That is as many as there may be', advice: message }),
  mail_unavailable: () => ({
    title: 'This server sends no mail',
    advice: 'Ask whoever runs it to set SMTP_URL, or to do it for you.',
  }),
};

function byStatus({ status, message, retryAfterSeconds }: ApiError): Words {
  if (status === 429) return { title: 'Too many calls at once', advice: waitFor(retryAfterSeconds) };
  if (status === 401) return { title: 'You are signed out', advice: 'Sign in again to go on.' };
  if (status === 403) return { title: 'Not allowed', advice: message };
  if (status === 404) return { title: 'Not found', advice: 'It is not there, or it is not yours.' };
  if (status === 503) {
    return {
      title: 'The service is busy or down',
      advice: `Nothing was charged. ${waitFor(retryAfterSeconds)}`,
    };
  }
  if (status >= 500) {
    return {
      title: 'The server failed',
      advice: 'Nothing was charged. Try again; if it stays, send support the id below.',
    };
  }
  return { title: 'That was not accepted', advice: message };
}

function asSentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function waitFor(seconds: number | undefined): string {
  if (seconds === undefined) return 'Wait a moment and try again.';
  return `Try again in ${formatNumber(seconds)} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

function count(value: number | undefined): string {
  return value === undefined ? 'more' : formatNumber(value);
}
