import { capitalise } from '../../../text/grammar.ts';
import { finishSentence } from '../../sentence-text.ts';
import { unkind } from '../unkind.ts';

const ofOthers = /\b(?:he|her|him|his|it|she|their|them|they|you|your)\b/i;

/** `My work on rent freezes was cited in an April report`: where somebody's work was shown. */
const cited =
  /^(?:My|Our) (?:[\p{Ll}-]+ )?(?:article|book|essay|film|paper|photos?|report|research|study|thesis|work)s?(?: (?:about|on) [^,;:]{3,60}?)? (?:was|were|has been|have been) (?:cited|discussed|exhibited|featured|included|mentioned|published|quoted|reviewed|shortlisted|shown|used) (?:at|by|for|in|on) [^;:]+$/u;

/** `Our partner NAME was finance lead at two start-ups`: what those who do the work have done. */
const ofPeople =
  /^(?:My|Our) (?:[\p{Ll}-]+ )?(?:CEO|chair|coach|co-?founder|CTO|director|engineer|founder|guide|head of \p{Ll}+|instructor|lead|manager|partner|teacher|trainer),? (?:(?:Dr|Prof)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+){0,2},? (?:built|coached|has been|is an?|led|played|ran|spent|taught|trained|used to be|was (?:an?|the|\p{Ll}+ (?:director|head|lead|manager)|(?:chief|head|lead) )|worked)\b[^;:]+$/u;

const deeds =
  'advised|brought|built|chaired|coached|cut|designed|directed|doubled|edited|founded|got|grew|halved|headed|launched|led|made|managed|opened|organi[sz]ed|produced|raised|ran|reduced|restored|saved|set up|shortened|sold|taught|took|trained|translated|tripled|won|wrote';
/** `At ACME I got lead time down by a third in four months`. */
const didAt = new RegExp(`^(?:At|For|With) (?:the )?\\p{Lu}[^,;:]{2,40}?,? I (?:${deeds}) [^;:]{6,}$`, 'u');
/** `I chaired ACME through its buy-out`, of one who offers himself. */
const didFor = new RegExp(`^I (?:${deeds}) (?:the )?\\p{Lu}[\\p{L}&'-]+ [^;:]{6,}$`, 'u');
const isOneself = /\b(?:I|I['’]m|me|my|myself)\b/;

/** `My lab in Nairobi has two field sites`. */
const ofPlace =
  /^(?:My|Our) (?:[\p{Ll}-]+ )?(?:bakery|barn|branch|brewery|camp|cent(?:er|re)|church|clinic|course|depot|dairy|factory|farm|gallery|garage|garden|greenhouse|hall|hostel|hotel|kitchen|lab(?:oratory)?|library|mill|museum|nursery|office|orchard|plant|pool|school|shelter|shop|site|space|stables?|store|studio|theat(?:er|re)|training cent(?:er|re)|venue|vineyard|warehouse|workshop|yard) (?:(?:at|in|near|on) (?:the )?\p{Lu}[\p{L}' -]{1,30} )?(?:employs|has|holds|houses|keeps|seats|stocks) (?:about |around |more than |nearly |over )?(?:\d|an? |its own|the |two|three|four|five|six|seven|eight|nine|ten|twelve)[^;:]*$/u;

/** `Calls doubled since the clinic closed`, where calls are what the offer counts. */
const rose =
  /^((?:\p{L}+ )?\p{L}{3,}s) (?:have |has )?(?:(?:more than|nearly|almost) )?(doubled|tripled|quadrupled|grown|risen) since ([^;:]{4,80})$/iu;
const ofApplying = /\b(?:application|bid|consortium|grant|proposal)\b/i;
const due =
  /^(?:the )?(deadline for (?:our |the )?(?:application|bid|call|consortium|grant|proposal)s?) is (?:on )?(\d{1,2} \p{L}+(?: \d{4})?|\p{Lu}\p{Ll}+ \d{1,2})$/iu;

/** `Our student league`, up to whatever goes on from it. */
const ownedThing = /\b(?:my|our)((?: (?!(?:at|by|for|from|in|of|on|to|with)\b)[\p{L}\d-]+){1,4})/iu;

/** `The league has 26,000 players`, where "our student league" is offered: what the sender calls his own. */
function isOfOurs(sentence: string, offer: string, reader: string): boolean {
  const [, noun = ''] =
    /^The ((?:\p{Ll}+ )?\p{Ll}{4,}) (?:attracts|begins|brings|covers|draws|ends|had|has|includes|is (?:held|on|open)|lasts|opens|reaches|runs|sold|starts|takes|welcomes|won)\b/u.exec(
      sentence,
    ) ?? [];
  const head = noun.split(' ').at(-1) ?? '';
  return (
    head !== '' &&
    !reader.split(/[^\p{L}-]+/u).includes(head) &&
    `${ownedThing.exec(offer)?.[1]} `.includes(` ${noun} `)
  );
}

/** Whether a word of the offer begins so. */
function isCounted(noun: string, offer: string): boolean {
  const stem = noun.toLowerCase().replace(/s$/, '');
  return offer
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word === stem || word === `${stem}s`);
}

/**
 * What is the sender's own record by the words for whose it is, whatever else in the sentence looks private or like the reader's: `My work was cited in …`, `At
 * ACME I cut …`, `The league has 26,000 players`, of "our league". `reader`: the words for who reads.
 */
export function toOwnRecord(sentence: string, offer: string, reader: string): string | undefined {
  const [, deadline = '', day = ''] = ofApplying.test(offer) ? (due.exec(sentence) ?? []) : [];
  if (day) return finishSentence(`The ${deadline.toLowerCase()} is ${day}`);
  if (unkind.test(sentence.replace(/\bclosed\b/, ''))) return undefined;
  const [, what = '', grew = '', since = ''] = rose.exec(sentence) ?? [];
  if (what && isCounted(what.split(' ').at(-1) ?? '', offer) && !ofOthers.test(since))
    return finishSentence(`${capitalise(what)} have ${grew.toLowerCase()} since ${since}`);
  // "…, which is our strongest point" is for the writer.
  if (ofOthers.test(sentence.replace(/\bits\b/g, '')) || /, (?:but|so|that|this|which)\b/.test(sentence))
    return undefined;
  return cited.test(sentence) ||
    ofPeople.test(sentence) ||
    didAt.test(sentence) ||
    (didFor.test(sentence) && isOneself.test(offer)) ||
    ofPlace.test(sentence) ||
    isOfOurs(sentence, offer, reader)
    ? finishSentence(sentence)
    : undefined;
}
