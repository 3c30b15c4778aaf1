import { decapitalise, isPlural } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isTold } from '../second-person.ts';
import { usedWhen } from './note-work.ts';

/** What somebody did once, and not how it is made: `used to order every 6 weeks`, `written for two papers before`. */
export const notMade =
  /^used to (?:be|book|buy|come|get|go|have|hire|live|manage|order|own|pay|rent|run|sell|stock|supply|teach|use|visit|work|write)\b|\bbefore$/i;

/** Of whom a note without a subject is: of who writes, as one or as many, or of what is offered, several things or one. */
export type Subject = 'I' | 'we' | 'they' | 'it';

/** What was done to or by what is offered, before who did it, where or when: `Supplied to …`, `Set up in an hour`. */
const done =
  /^(?:(?:already|fully|now|proudly) )?(?:adopted|backed|bottled|deployed|endorsed|exhibited|featured|manufactured|played|performed|recommended|reviewed|set up|shown|sold|supplied|supported|(?:(?:lab|safety)[ -])?tested(?: and (?:approved|certified))?|trusted|used|worn) (?:across|at|by|for|from|in|on|to|under|with|within)\b/i;

const speaksOfSomebody = /\b(?:he|her|him|his|I|me|my|our|she|their|them|they|us|we|you|your)\b|[?"“”:;]/i;

/** What people do, and no thing. */
const ofPeople = /^(?:enjoys|lives|loves|plays|prefers|speaks|studies|teaches|wants|writes)\b/i;

const modal = /^(?:can|could|may|might|must|should|will|would)$/;

/** Those a sender has in numbers, by how they are called. */
const buyers =
  /^((?:about |around |more than |over )?\d[\d.,]*[kKmM]?\+? (?:active |paying |registered )?(?:agents|attendees|businesses|clients|companies|customers|graduates|members|partners|patients|readers|students|subscribers|teams|users))[.!]?$/i;

/**
 * A note on what is offered that leaves out its subject, as a sentence: `Restores 1 TB in 18 minutes` → `It restores 1 TB in 18 minutes.`
 * Undefined where it is none.
 */
export function toSubjectless(note: string, subject: Subject): string | undefined {
  const count = buyers.exec(note)?.[1];
  if (count) return finishSentence(`We have ${decapitalise(count)}`);
  // "Got two vans, working 8pm to 5am".
  const got = /^got ((?:an?|our own|two|three|four|five|six|eight|ten|\d+) [^.;:]{3,80})[.!]?$/i.exec(
    note,
  )?.[1];
  if (got && !speaksOfSomebody.test(got.replace(/^our /i, '')))
    return finishSentence(`${subject === 'I' ? 'I' : 'We'} have ${got}`);
  // "8 years tattooing".
  const [, long = '', deed = ''] =
    /^((?:about |more than |nearly |over )?(?:\d+\+?|two|three|four|five|six|eight|ten|twelve) years) (?:of )?(\p{Ll}+ing(?: [^,.;:]{3,60})?)[.!]?$/iu.exec(
      note,
    ) ?? [];
  if (deed && !/^(?:outstanding|remaining|running|standing|warning)\b/i.test(deed))
    return finishSentence(`${subject === 'I' ? 'I' : 'We'} have been ${deed} for ${decapitalise(long)}`);
  // "Already insures 140 clubs".
  const [, adverb = '', deeds = ''] = /^(already|also|currently|now) (\p{Ll}+s .+)$/iu.exec(note) ?? [];
  if (adverb)
    return toSubjectless(deeds, subject)?.replace(/^(?:I|It|They|We) /, `$&${adverb.toLowerCase()} `);
  const words = note.replace(/[.!]+$/, '').split(' ');
  const [first = ''] = words;
  if (countWords(note) < 3 || countWords(note) > 20 || speaksOfSomebody.test(note)) return undefined;
  if (notMade.test(note)) return undefined;
  if (done.test(note))
    return subject === 'I' || subject === 'we'
      ? undefined
      : finishSentence(
          `${subject === 'it' ? 'It' : 'They'} ${usedWhen(note, subject === 'it' ? 'is' : 'are')} ${decapitalise(note)}`,
        );
  const verb = findVerb(first.toLowerCase());
  // "Alerts arrive …", "Requests for songs are arranged": a noun, and what it does.
  if (
    verb?.form !== 'third' ||
    tellsOfSeveral(note) ||
    words.slice(1).some((word) => isTold(word) || modal.test(word))
  )
    return undefined;
  if (verb.isName && !/^(?:\d|[$€£]|an?$|up$|you$)|^(?:at|from|in) [$€£]?\d/i.test(words.slice(1).join(' ')))
    return undefined;
  const rest = words.slice(1).join(' ');
  // "Takes about 2 weeks", of what we do: the work does.
  if (subject !== 'they' && lastsSoLong.test(note))
    return finishSentence(`It ${decapitalise(first)} ${rest}`);
  if ((subject === 'it' || subject === 'they') && ofPeople.test(note)) return undefined;
  if (subject === 'it') return finishSentence(`It ${decapitalise(first)} ${rest}`);
  return finishSentence(`${subject === 'I' ? 'I' : subject === 'we' ? 'We' : 'They'} ${verb.base} ${rest}`);
}

/** How long something takes, which nobody says of himself. */
const lastsSoLong =
  /^(?:lasts|runs|takes) (?:about |around |for |just |less than |only |under |up to )*(?:\d[\d.,-]*|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few) (?:\p{Ll}+ )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)\b/iu;

/** Whether several things do something: `Alerts arrive 11 days before the news`. */
export function tellsOfSeveral(note: string): boolean {
  const [first = '', second = ''] = note.split(' ');
  return (
    isPlural(first) &&
    (/^(?:appear|arrive|happen|leave|remain|vary)$/.test(second) || findVerb(second)?.form === 'base')
  );
}
