/** An endpoint's secrets as they are stored, sealed. */
export type SecretsRow = {
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_secret_until: Date | null;
};

/** The secrets that sign at an instant: the endpoint's own, and until a rotation's grace ends the one before it. */
export function secretsThatSign(row: SecretsRow, now: Date): Buffer[] {
  const { secret, previous_secret: previous, previous_secret_until: until } = row;
  return previous && until && until > now ? [secret, previous] : [secret];
}
