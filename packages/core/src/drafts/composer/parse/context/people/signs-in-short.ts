import { compact } from '../../../../compact.ts';
import { isOrdinaryWord } from '../../../../gate/index.ts';
import { opensWithFirstName } from '../../../text/first-names.ts';
import { name, word } from './name-patterns.ts';
import { isReaders, signedBy } from './sign-off.ts';

const begins = String.raw`(?<=^|\n|[.!?;] )(?:[-–—*•] ?)?`;
const ends = String.raw`(?=\.(?:\s|$)|[;!\n]|$)[.;]?`;
const pair = `${word} (?:&|\\+|and|or) ${word}(?: ${word})?`;
/** What a club or a small firm calls whoever writes for it, in short or in full; nobody is written to by it. */
const office =
  'bandmaster|bookings|captain|caretaker|churchwarden|clerk|coach|coordinator|foreman|foster(?:er)?|fundraiser|organi[sz]er|sec|secretary|steward|treasurer|tutor|warden|webmaster';
const inFull: Readonly<Record<string, string>> = { sec: 'secretary' };

/** Who signs, as people write it without the word for it: `Treasurer: Mr BELL`, `ring ANN or BOB`, `Greet from ANN & BOB`, `ANN here, tuner`. */
const forms = [
  `${begins}(?<post>${office})(?: is)? ?(?:[:=]|[-–—] ) ?(?<who>${name})${ends}`,
  `${begins}(?:ask for|call|phone|ring|speak to|text) (?<who>${pair})${ends}`,
  `${begins}greet(?:s|ing)? from (?<who>${pair}|${name})${ends}`,
  `${begins}sign(?:ed)? for (?:my|our|the) [\\p{L} ]{3,30}? by (?<who>${name})(?:, (?<post>[\\p{L} -]{3,40}))?${ends}`,
  `${begins}(?:please )?(?:sign|write)(?: it| this)?(?: with| under| from| in)? (?:my|our) names?,? (?<who>${pair}|${name})${ends}`,
  `${begins}write(?: it| this)? from (?<who>${pair})(?=[,.;\\n]|$)`,
  `${begins}(?:it['’]s |it is )?(?:just|only) me (?:here|now|these days),? (?<who>${name})(?:, (?<post>[\\p{L} -]{3,40}))?${ends}`,
  `${begins}(?:(?:e-?mail|letter|mail|regards)(?: is| are)? )?to go (?:out )?under (?<who>${name})['’]s? name${ends}`,
  `${begins}(?<who>${word}(?: ${word})?) here,? (?<post>(?:[\\p{Ll}-]+ ){0,2}\\p{Ll}+(?:er|or|ist|ian))${ends}`,
  `${begins}(?:kind |best |warm )?(?:regards|rgds|wishes),? (?<who>${word} ${word}) (?<post>(?:\\p{Lu}\\p{Ll}+ ){0,2}(?:Chair|Coordinator|Director|Founder|Lead|Manager|Owner|Partner|President|Secretary|Treasurer))${ends}`,
  `${begins}on behalf of (?:my|our|the) [\\p{L}'’ ]{3,30}, (?<who>${name})${ends}`,
  `${begins}(?<who>${word} (?:&|\\+|and) ${word} ${word})\\.?$`,
].map((form) => compact(form, 'iu'));

/** `Written on behalf of the trustees`: which says who writes, and no fact. */
const forBody = compact(
  String.raw`${begins}(?:(?:it|this) is )?(?:sent|signed|written) (?:for|on behalf of) (?:all of us|(?:my|our|the) [\p{L}'’ ]{3,40})${ends}`,
  'iu',
);

/** Notes in which whoever signs is named in short, with a plain signature in its place: `Signed by ANN BELL, secretary.` Whoever `persona` names signs nothing. */
export function withSignerInShort(text: string, persona: string): string {
  const notes = text.replace(forBody, '');
  for (const form of forms) {
    const found = form.exec(notes);
    const { who = '', post = '' } = found?.groups ?? {};
    // "Secretary: ANN BELL", of the secretary of a club: who reads.
    const isRead =
      post !== '' && persona.toLowerCase().includes(inFull[post.toLowerCase()] ?? post.toLowerCase());
    if (!found || isRead || !who.split(/ (?:&|\+|and|or) /).every(isSomebody) || isReaders(who, persona))
      continue;
    const signed = signedBy([
      who.replace(/ (?:&|\+|or) /g, ' and '),
      inFull[post.toLowerCase()] ?? (post || undefined),
    ]);
    return `${notes.slice(0, found.index)}\n${signed}\n${notes.slice(found.index + found[0].length).replace(/^[,;] ?/, '')}`
      .replace(/\n\s+/g, '\n')
      .trim();
  }
  return notes;
}

const titled = /^(?:Dr|Fr|Miss|Mr|Mrs|Ms|Mx|Prof|Rev)\.? /;

const isDate =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|September|October|November|December)s?$/;

/** Whether it is somebody's name, typed with its capital, and no word. */
function isSomebody(who: string): boolean {
  const [first = ''] = who.replace(titled, '').split(' ');
  return (
    /^\p{Lu}/u.test(first) &&
    !isDate.test(first) &&
    (titled.test(who) || opensWithFirstName(who) || !isOrdinaryWord(first.toLowerCase()))
  );
}
