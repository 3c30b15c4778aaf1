import { capitalise } from '../../../text/grammar.ts';

/** What is so with the reader, and behind it what the sender does: `Corvane moved last month and we're there every Friday`. */
const endsWithOurs = /^([^.;]+?),? (?:and|but) ((?:we|I)(?:['’](?:ve|re|m))? [^.;]+\.)$/u;
/** `You left because our machine foamed and we sent nobody`: one reason, of two halves. */
const givesReason = /\b(?:although|because|if|since|though|unless)\b/i;
/** `Two years of accounts are needed and we have only one`: nothing without what stands before it. */
const leansBack = /\b(?:both|it|neither|one|ones|so|them|those)\b/i;
/** What the sender himself saw or liked is all his. */
const opensWithOurs = /^(?:I|We)\b(?! (?:saw|noticed|read|understand)\b)/;

/** How many others write to the reader is no reason to write as well: `You get pitched by vendors all day.` */
const isPitched =
  /^(?:I (?:understand|know) that )?[Yy]ou (?:(?:already|often|probably) )?(?:get|are|receive) (?:(?:a lot of|dozens of|hundreds of|lots of|many|plenty of|too many|too much) )?(?:approached|called|contacted|e?-?mailed|messaged|pitched|spammed|pitches|sales (?:calls|emails|pitches)|cold (?:calls|emails)|(?:\p{Ll}+ ){0,2}(?:e-?mails?|mail|messages|spam))\b/u;

/** News of the reader that open a mail, and what of them the sender has done, which is told as a fact. */
export function tellApartOurs(news: readonly string[]): { about: string[]; ours: string[] } {
  const about: string[] = [];
  const ours: string[] = [];
  for (const one of news) {
    if (isPitched.test(one)) continue;
    const [, theirs = '', own = ''] = opensWithOurs.test(one) ? [] : (endsWithOurs.exec(one) ?? []);
    if (givesReason.test(theirs) || leansBack.test(own)) {
      about.push(one);
      continue;
    }
    about.push(theirs ? `${theirs}.` : one);
    if (own) ours.push(capitalise(own));
  }
  return { about, ours };
}
