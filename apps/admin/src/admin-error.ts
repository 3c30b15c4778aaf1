/** An expected failure: its message is the one line that the operator reads, and says what to change. */
export class AdminError extends Error {
  override name = 'AdminError';
}
