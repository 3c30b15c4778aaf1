import { capitalise } from '../../../text/grammar.ts';

/** What is so with the reader, and behind it what the sender does: `Corvane moved last month and we're there every Friday`. */
const endsWithOurs = /^([^.;]+?),? (?:and|but) ((?:we|I)(?:['’](?:ve|re|m))? [^.;]+\.)$/u;
/** What the sender himself saw or liked is all his. */
const opensWithOurs = /^(?:I|We)\b(?! (?:saw|noticed|read|understand)\b)/;

/** How many others write to the reader is no reason to write as well: `You get pitched by vendors all day.` */
const isPitched =
  /^(?:I (?:understand|know) that )?[Yy]ou (?:(?:already|often|probably) )?(?:get|are|receive) (?:(?:a lot of|dozens of|many|too many) )?(?:approached|called|contacted|e?-?mailed|messaged|pitched|spammed|pitches|sales (?:calls|emails|pitches)|cold (?:calls|emails))\b/;

/** News of the reader that open a mail, and what of them the sender has done, which is told as a fact. */
export function tellApartOurs(news: readonly string[]): { about: string[]; ours: string[] } {
  const about: string[] = [];
  const ours: string[] = [];
  for (const one of news) {
    if (isPitched.test(one)) continue;
    const [, theirs = '', own = ''] = opensWithOurs.test(one) ? [] : (endsWithOurs.exec(one) ?? []);
    about.push(theirs ? `${theirs}.` : one);
    if (own) ours.push(capitalise(own));
  }
  return { about, ours };
}
