/**
 * Every number that is a decision of the business, in one table: what a tier allows, what a call costs, how long
 * a field may be, how long a thing may take.
 */

/** `live` calls spend the account's credits; `test` calls never reach a paid model and have a pool of their own. */
export type Mode = 'live' | 'test';

export const tierNames = ['free', 'starter', 'growth', 'scale', 'enterprise'] as const;
export type Tier = (typeof tierNames)[number];

/** What an account may do. An operator can override each value for one account. */
export type Limits = {
  monthlyCredits: number;
  generatePerMinute: number;
  inFlight: number;
  usagePerMinute: number;
  evaluatePerMinute: number;
  accountPerMinute: number;
  /** Live keys that work at a time; those that were replaced apart. */
  liveKeys: number;
};

/** What calls are limited by, each with a bucket of its own for the account. */
export const policies = ['generate', 'usage', 'evaluate', 'account'] as const;
export type Policy = (typeof policies)[number];

const everyTier = { usagePerMinute: 60, evaluatePerMinute: 120, accountPerMinute: 60 };
const scale = { monthlyCredits: 50_000, generatePerMinute: 120, inFlight: 20, liveKeys: 25, ...everyTier };

export const tiers: Record<Tier, Limits> = {
  free: { monthlyCredits: 100, generatePerMinute: 5, inFlight: 1, liveKeys: 2, ...everyTier },
  starter: { monthlyCredits: 2_500, generatePerMinute: 20, inFlight: 3, liveKeys: 5, ...everyTier },
  growth: { monthlyCredits: 10_000, generatePerMinute: 60, inFlight: 8, liveKeys: 10, ...everyTier },
  scale,
  /** As `scale` until an operator overrides it, apart from the keys. */
  enterprise: { ...scale, liveKeys: 100 },
};

export const creditPolicy = {
  /** What one draft costs. */
  generate: 5,
  /** Monthly pool of an account's test keys, whatever its tier. */
  testPool: 1_000,
};

export const keyPolicy = {
  /** Test keys that work at a time, whatever the tier: they cost nothing, and a list without end helps nobody. */
  testKeysMax: 100,
};

/** How long a replaced key works on, and a replaced signing secret signs: as asked for, and at most. */
export const gracePolicy = {
  secondsDefault: 24 * 60 * 60,
  secondsMax: 7 * 24 * 60 * 60,
};

/** The most characters (Unicode code points) that a field holds. */
export const lengths = {
  persona: 500,
  offer: 1_000,
  goal: 500,
  industry: 100,
  additionalContext: 4_000,
  subjectLine: 150,
  /** Of a draft: with four bytes a character, the event that tells of it stays under 20,000 bytes. */
  emailContent: 4_500,
  /** Of an email that is sent to be evaluated. */
  evaluatedSubjectLine: 500,
  evaluatedEmailContent: 20_000,
  /** Of a person, and of the account that is named after them. */
  accountName: 100,
  /** RFC 5321's path of 256 octets less its angle brackets. */
  email: 254,
  keyName: 100,
  keyDescription: 500,
};

/** What a password must be, and how long a sign-in lasts. */
export const peoplePolicy = {
  /** Shorter ones are found by guessing (NIST SP 800-63B asks for 8 at least). */
  passwordCharactersMin: 8,
  /** Longer ones would only make the hash expensive. */
  passwordCharactersMax: 128,
  /** From the last renewal to the end of a session. */
  sessionSeconds: 7 * 24 * 60 * 60,
  /** How old a session must be for its use to renew it. */
  sessionRenewAfterSeconds: 24 * 60 * 60,
  /** How long a link in a mail works: a mail that is read at all is read within the hour, and its link is a password meanwhile. */
  mailedTokenSeconds: 60 * 60,
};

/**
 * What people may try before they have to wait, for each client address (an IPv6 one by its network), and `mail` for each mailbox:
 * past that the answer is the same and no mail is sent. A person mistypes; a list of stolen passwords needs thousands of tries.
 */
export const peopleLimits = {
  'sign-in': { attempts: 20, windowSeconds: 60 },
  'sign-up': { attempts: 10, windowSeconds: 60 },
  /** Asking for a new password or another verification mail. */
  'ask-for-mail': { attempts: 5, windowSeconds: 60 },
  /** Setting a password, with the old one or with a token. */
  'set-password': { attempts: 10, windowSeconds: 60 },
  mail: { attempts: 6, windowSeconds: 3_600 },
};

/** What an account may register, and how its endpoints are treated. */
export const webhookPolicy = {
  endpointsMax: 10,
  eventsMax: 20,
  descriptionCharactersMax: 500,
  /** Hours before each attempt of a delivery. Their number is the number of attempts. */
  retryHours: [0, 5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24],
  /** How far a delay may differ from the table, so that failures of one moment do not come back in one. */
  retryJitter: 0.2,
  /** Attempts to one endpoint at a time, over all workers. */
  attemptsAtATimeMax: 5,
  /** Failed attempts without a success before an endpoint can be turned off. */
  failuresBeforeOff: 10,
  /** How long events and what came of them can be looked at and sent again, in days. */
  keptDays: 30,
};

/** How far back an account's request log is shown, in days. The calls themselves are kept for longer. */
export const requestLogDays = 30;

/** Largest request body, in bytes: above what the lengths of the fields can need, however they are escaped. */
export const bodyBytesMax = 96 * 1024;
/** Of an email that is sent to be evaluated. */
export const evaluateBodyBytesMax = 384 * 1024;

/** How long things may take, in milliseconds. `TIMINGS` overrides each outside production, so that tests need not wait. */
export const defaultTimings = {
  /** All the time that writing a draft may take, retries included. */
  generationDeadlineMs: 30_000,
  /** How long credits stay held: the deadline and a margin for the two statements around it. */
  reservationMs: 45_000,
  /** Between two sweeps for reservations that a crash left held. */
  sweepEveryMs: 10_000,
  /** How long a resolved reservation is kept, and the answer that a retry under the same Idempotency-Key gets. */
  reservationRetentionMs: 24 * 60 * 60_000,
  /** How long a draft answers identical requests. */
  draftCacheMs: 24 * 60 * 60_000,
  /** How old a process's knowledge may be of what others have spent of the day's budget. */
  budgetRefreshMs: 1_000,
  /** Between two alert lines of one kind about one model. */
  alertEveryMs: 60_000,
  /** Between two events that tell of the same exceeded limit. */
  rateLimitEventEveryMs: 10 * 60_000,
  /** An hour of the retry schedule. */
  webhookRetryHourMs: 60 * 60_000,
  /** All the time that an attempt to deliver may take, and its connection. */
  webhookAttemptMs: 15_000,
  webhookConnectMs: 5_000,
  /** Failing for so long has an endpoint's owner told, and the endpoint turned off. */
  webhookWarnAfterMs: 24 * 60 * 60_000,
  webhookOffAfterMs: 120 * 60 * 60_000,
  /** Between two looks for wake-ups that no notification told of: retries, and those of a killed process. */
  webhookPollMs: 500,
  /** Between two signs of life of a worker, and how old its last one is when its attempts are made anew by others. */
  workerBeatMs: 2_000,
  workerLostAfterMs: 8_000,
  /**
   * The least time that an answer takes which would tell by its time whether an address has an account: well above what a password's
   * hash and a few statements take.
   */
  evenAnswerMs: 400,
  /** From the connection to the end of the request's headers. */
  headersTimeoutMs: 15_000,
  /** From the connection to the end of the request's body. */
  requestTimeoutMs: 30_000,
  /** How long an idle connection is kept. */
  keepAliveTimeoutMs: 10_000,
  /** Between two looks for connections past their time. */
  connectionsCheckEveryMs: 5_000,
  /**
   * How long nothing has come when a stopping server closes its connections: one that is closed while its caller sends is a reset, and
   * a caller cannot tell whether the request was worked on.
   */
  stopQuietMs: 400,
  /** How long a stopping process waits for calls in flight: the generation deadline and a margin. */
  stopWithinMs: 35_000,
};

export type Timings = typeof defaultTimings;
