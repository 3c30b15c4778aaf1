import { toArticle } from '../text/grammar.ts';

/** `We are raising $1.2M, with $700k committed.` */
const raised =
  /^(?:I am|I'm|We are|We're) raising ((?:[A-Z]{0,3} ?)?[$€£]?\d\S*?)((?:, (?:with|of which) [^.;]+)?)\.$/;
const opened =
  /\braising an? ((?:(?:pre-?seed|seed|bridge|angel|funding|series [a-f]) )+round)(?=\.$| (?:for|in) )/i;

/** An offer that speaks of a round with how much it is, which would stand behind it once more: `We are raising a seed round.` → `We are raising a seed round of $1.2M, with $700k committed.` */
export function withRound(
  statements: readonly string[],
  proofs: readonly string[],
): { statements: string[]; proofs: string[] } {
  const at = proofs.findIndex((proof) => raised.test(proof));
  const [, amount = '', more = ''] = raised.exec(proofs[at] ?? '') ?? [];
  const says = statements.length > 0 && statements.every((statement) => opened.test(statement));
  if (!amount || !says) return { statements: [...statements], proofs: [...proofs] };
  return {
    statements: statements.map((statement) =>
      statement
        .replace(opened, (_, round: string) => `raising ${toArticle(round)} ${round} of ${amount}`)
        .replace(/\.$/, () => `${more}.`),
    ),
    proofs: proofs.filter((_, index) => index !== at),
  };
}
