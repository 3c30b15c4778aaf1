import type { Subject } from '../notes/note-subjectless.ts';
import type { TableOf } from '../notes/note-table.ts';

/** What of the request says whose a note is. */
export type About = {
  persona: string;
  /** Whether the offer is whoever writes, and what is said of it otherwise: of one person "we" is nobody. */
  ofOneself: boolean;
  subject: Subject;
};

/** Notes in the shapes that shorthand has, and how each is told. */
export type Shorthand = TableOf<[about: About]>;

/** How many, in figures or words. */
export const count = String.raw`(?:(?:about |around |more than |nearly |over )?\d[\d.,]*k?\+?|two|three|four|five|six|seven|eight|nine|ten|twelve)`;

/** Things by a name of three words at most. */
export const things = String.raw`(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+s`;

/** An amount of money with its sign or its currency. */
export const money = String.raw`(?:[$€£] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|EUR|GBP|USD|euros?|dollars?|pounds?))`;

/** Who is spoken of, so that what is noted is not only of things. */
export const somebody =
  /\b(?:he|her|hers|him|his|I|me|my|our|she|their|them|they|us|we|you|your|maybe|tbc|tbd|unsure)\b/i;

export const isByOne = ({ ofOneself, subject }: About) => ofOneself || subject === 'I';
export const we = (about: About) => (isByOne(about) ? 'I' : 'We');
export const weAre = (about: About) => (isByOne(about) ? 'I am' : 'We are');
export const our = (about: About) => (isByOne(about) ? 'My' : 'Our');
/** Whether what a note tells is told of a thing, and not of whoever writes. */
export const isThing = ({ subject }: About) => subject === 'it' || subject === 'they';
export const it = ({ subject }: About) => (subject === 'they' ? 'They' : 'It');
export const itIs = ({ subject }: About) => (subject === 'they' ? 'They are' : 'It is');
