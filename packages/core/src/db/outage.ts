/** SQLSTATE codes beside the classes 08 (connection) and 53 (out of resources), and the codes of postgres.js and of our own client, that mean "the database, not the request": retry later. */
const outageCodes = new Set([
  '55P03', // lock not available within lock_timeout
  '57014', // statement_timeout
  '40P01', // a deadlock: the other one went on
  '25006', // read-only: a replica, or a primary that was one a moment ago
  '57P01', // shut down by an administrator
  '57P02', // crashed
  '57P03', // starting up
  '57P04', // the database is gone
  '57P05', // idle session ended
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'DATABASE_BUSY',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);

/** Whether an error says that the database cannot be used now, as against that a statement was wrong. */
export function isDatabaseOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (outageCodes.has(code) || code.startsWith('08') || code.startsWith('53')) return true;
  }
  return false;
}

/** SQLSTATE codes of an outage that is one row's or one statement's: with others beside it a statement may fail, and without them not. */
const oneStatementCodes = new Set(['55P03', '57014', '40P01']);

/**
 * Whether statements that were sent as one would fail one by one as well, or may have succeeded: the database is away, or its answer never came.
 * Otherwise the database has refused the statement as a whole, nothing is written, and each may be tried alone.
 */
export function failedForAll(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return isDatabaseOutage(error) && !oneStatementCodes.has(code);
}
