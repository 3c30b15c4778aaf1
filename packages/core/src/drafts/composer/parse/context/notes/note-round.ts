/** `€480k committed, lead is NAME`: whose money comes first. */
export const leadInvestor = /(^|, |\. )(?:the )?lead(?: investor)?(?: is|:) (?=\p{Lu})/iu;

/** `Raising €600k, €220k committed`, `team from Monzo`, where the sender asks for money: it is the sender who does. */
export function toRaise(note: string): string | undefined {
  const [, whence = ''] =
    /^(?:the |our )?team (?:is |comes )?from (\p{Lu}[^;:]{3,60}?)[.]?$/iu.exec(note) ?? [];
  if (whence) return `Our team comes from ${whence}.`;
  const [, sum = '', committed = ''] =
    /^raising ([A-Z]{0,2}[$€£]?\d[^,;.]*(?:\.\d[^,;.]*)?)(?:, ([A-Z]{0,2}[$€£]?\d\S*(?: of it| of that)? (?:already )?(?:(?:soft )?committed|in|raised|soft-circled)))?[.]?$/iu.exec(
      note,
    ) ?? [];
  const [, soFar = '', where = ''] =
    /^((?:[A-Z]{3} ?)?[$€£]?\d[\d.,]*[km]?)(?: of (?:it|that))? (?:is )?(?:already )?(committed|soft-circled)[.]?$/iu.exec(
      note,
    ) ?? [];
  if (soFar) return `${soFar} is already ${where.toLowerCase()}.`;
  return sum ? `We are raising ${sum}${committed ? `, with ${committed}` : ''}.` : undefined;
}
