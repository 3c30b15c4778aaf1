import { compact } from '../../../../compact.ts';
import type { People } from './find-people.ts';
import { name } from './name-patterns.ts';

/** Whether a note says no more than who signs: `I'm CARLA, VP sales`, `I'm the founder, CARLA`, `I am beekeeper CARLA, insured`. */
export function isOwnIntroduction(
  note: string,
  signature: string | undefined,
  introductions: readonly string[],
  signedAs = '',
): boolean {
  if (!signature) return false;
  // "My name is CARLA and I am the founder of Tiltwise": what stands under the name.
  if (signedAs && note.replace(/^I(?:'m| am) (?:an? |the )?/, '').toLowerCase() === signedAs.toLowerCase())
    return true;
  if (introductions.some((said) => note === said || note.startsWith(`${said},`))) return true;
  // "I'm CARLA at Tiltwise": both stand in the sign-off.
  if (introductions.some((said) => note.startsWith(said) && isBelow(note.slice(said.length), signedAs)))
    return true;
  if (note.endsWith(`addressed as ${signature}`)) return true;
  // "Recruiter is CARLA from Tiltwise", in a mail that CARLA signs.
  const called = note.replace(/^(?:[Tt]he |[Oo]ur |[Yy]our )?[\p{L}-]+(?: [\p{Ll}-]+){0,2}(?: is|:) /u, '');
  if (called !== note && called.startsWith(signature)) {
    const beside = called.slice(signature.length).replace(/[.!]$/, '');
    if (beside === '' || isBelow(beside, signedAs)) return true;
  }
  if (!/^I(?:'m| am) /.test(note)) return false;
  if (note.endsWith(`, ${signature}`)) return true;
  const [opening = '', rest = ''] = note.split(signature);
  return /^I(?:'m| am) (?:an? |the )?(?:[\p{Ll}-]+ ){1,3}$/u.test(opening) && rest.split(' ').length < 4;
}

/** Whether a note says more of who signs than stands below the name: `I'm CARLA, a baker for 12 years`. */
export function saysMoreOfSender(note: string, { signature, signedAs }: People): boolean {
  if (!signature || signedAs) return false;
  const said = [`I'm ${signature}`, `I am ${signature}`].find((each) => note.startsWith(each));
  return said !== undefined && saysMore.test(note.slice(said.length).replace(/[.!]$/, ''));
}

/** `I am a registered farrier, CARLA` → `I am a registered farrier.`: what somebody is who signs with nothing but a name. Undefined where no more than the trade is said. */
export function tellOwnTrade(note: string, { signature, signedAs }: People): string | undefined {
  if (!signature || signedAs) return undefined;
  const bare = note.replace(/[.!]+$/, '');
  return bare.endsWith(`, ${signature}`) && ownTrade.test(bare.slice(0, -signature.length - 2))
    ? `${bare.slice(0, -signature.length - 2)}.`
    : undefined;
}

const ownTrade = /^I(?:['’]m| am) an? (?:[\p{Ll}-]+ ){1,4}[\p{Ll}-]+$/u;

/** `, a baker for 12 years`, `, co-founder of a firm that has no product yet`: more of somebody than stands below a name. */
const saysMore =
  /^, (?:an?|the|(?:co-?)?founder|owner|head) (?=(?:\S+ ){2,}\S+$)(?!.*\b(?:he|her|his|she|they)\b)/iu;

/** Whether what goes on behind a name stands below it. */
function isBelow(rest: string, signedAs: string): boolean {
  const [, of = ''] = /^ (?:at|from|of|with) (.+?)\.?$/.exec(rest) ?? [];
  return of !== '' && signedAs.endsWith(of);
}

/** `We are called Idlewise, I'm CARLA, VP sales` → `We are called Idlewise`: who signs is said at the end. */
export function withoutOwnName(sentence: string, introductions: readonly string[]): string {
  for (const said of introductions) {
    const at = sentence.indexOf(` ${said}`);
    if (at > 0 && /^(?:,.*)?$/.test(sentence.slice(at + 1 + said.length)))
      return sentence.slice(0, at).replace(/(?:[,;]|,? and)$/, '');
  }
  return sentence;
}

/** What somebody did before, said of himself without "I". */
const didBefore =
  '(?=(?:built|came|coached|cooked|designed|did|founded|grew up|had|joined|led|left|managed|owned|previously (?:at|with|worked)|ran|served|sold|spent|started|studied|taught|trained as|used to|was|worked|wrote) )';
const introducedWithDeed = compact(
  `^(?:(?:[Hh](?:ello|i),? )?(?:I(?:'m| am)|[Mm]y name is|[Tt]his is) ${name}(?:(?: at| from| of| with|,) [^,]{2,40})?,|${name}, the sender,) ${didBefore}`,
  'u',
);

/** `I'm a sound engineer, used to work in radio`: what somebody is, and a deed that has the same subject. */
const isAndDid = compact(`^([Ii](?:['’]m| am) an? [^,;:]{3,50}), ${didBefore}(?=[^,;:]+$)`, 'u');

/** `I'm CARLA at Tiltwise, used to run a crew myself` → `I used to run a crew myself`, `I'm a tailor, worked for NAME` → `I'm a tailor and worked for NAME`. Any other sentence is given back as it is. */
export function withOwnDeed(note: string): string {
  const told = note
    .replace(introducedWithDeed, 'I ')
    .replace(isAndDid, '$1 and ')
    .replace(/^I (?=previously (?:at|with) )/, 'I was ');
  return told === note ? note : told.replace(/\b(?:her|him)self\b/, 'myself');
}
