import type { DraftRequest } from '../../../draft-request.ts';
import { capitalise } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';

const user = '(?:the )?user';
const client = '(?:the |our )?client';

/** A field that opens with what a user said or does, as an assistant reports it. */
const reports = new RegExp(
  String.raw`^${user}(?:['’]s\b| (?:also )?(?:asked|does|has|hopes|is|mentioned|noted|offers|provides|runs|said|says|sells|wants|works|would)\b)`,
  'i',
);

const firstPerson = /\b(?:I|[Ww]e|[Oo]ur|[Mm]y)\b/;

/** A request in the words of its sender where an assistant or an agency reported it: `The user runs clubs` → `I run clubs`. */
export function toldByUser(request: DraftRequest): DraftRequest {
  const { persona, offer, goal, additionalContext = '' } = request;
  const fields = [persona, offer, goal, additionalContext];
  const isReported =
    fields.some((field) => reports.test(field)) && !fields.some((field) => firstPerson.test(field));
  const tell = (field: string) => ofClient(isReported ? ofUser(field) : field) || field;
  return {
    ...request,
    persona: tell(toRead(persona)),
    offer: tell(offer),
    goal: tell(toAsk(goal, persona)),
    ...(additionalContext ? { additionalContext: tell(additionalContext) } : {}),
  };
}

const writingTo = new RegExp(
  `^(?:${user} (?:says?|said|mentioned) (?:that )?(?:he|she|they) (?:wants?|would like|needs?) to (?:contact|e-?mail|reach(?: out to)?|target|write to) |${user} (?:wants?|would like) to (?:contact|e-?mail|reach(?: out to)?|target|write to) |(?:the )?(?:intended|target) (?:audience|reader|recipient) is )`,
  'i',
);

/** `User says they want to write to teachers in their county` → `teachers in our county`. */
function toRead(persona: string): string {
  return persona
    .replace(writingTo, '')
    .replace(/\bin their (?=(?:area|city|county|district|region|state|town)\b)/g, (found) =>
      writingTo.test(persona) ? 'in our ' : found,
    );
}

/** `The user would like the teacher to reply` → `get the teacher to reply`. */
function toAsk(goal: string, persona: string): string {
  const wants = `(?:${user}|${client})(?:'s goal is| hopes| is hoping| wants| would like)(?: for)?`;
  return goal
    .replace(new RegExp(`^${wants} to (?=\\p{Ll})`, 'iu'), '')
    .replace(
      new RegExp(`^${wants} (the|an?) ([^.]{2,40}?) (?=to \\p{Ll})`, 'iu'),
      (_, article: string, who: string) =>
        persona.toLowerCase().includes(who.toLowerCase()) ? 'get them ' : `get ${article} ${who} `,
    )
    .replace(new RegExp(`^${wants} (?=(?:her|him|them) to )`, 'iu'), 'get ');
}

/** A sentence's start, and what a report puts there. */
const said = new RegExp(
  String.raw`(^|[.!?\n] )${user} (?:also )?(?:adds|added|mentioned|mentions|noted|notes|said|says|stated) (?:that )?([^.!?\n]*)`,
  'giu',
);

function ofUser(field: string): string {
  return field
    .replace(
      said,
      (_, start: string, told: string) =>
        start +
        told
          .split(/,? (?:and )?that /)
          .map(capitalise)
          .join('. '),
    )
    .replace(
      /\b([Tt])he (?:organi[sz]ation|business|charity|company|firm|shop|studio) is called (?=\p{Lu})/gu,
      'We are ',
    )
    .replace(/\b(?:[Hh]er|[Hh]is|[Tt]heir|[Tt]he user's) name is (?=\p{Lu})/gu, 'My name is ')
    .replace(/\b([Tt])he user['’]s (?=\p{Ll})/gu, (_, letter: string) => (letter === 'T' ? 'Our ' : 'our '))
    .replace(/\b[Tt]he user (\p{Ll}+)/gu, (found, word: string) => {
      const verb = findVerb(word);
      if (word === 'is') return 'I am';
      if (word === 'has') return 'I have';
      return verb?.form === 'third' ? `I ${verb.base}` : verb?.form === 'past' ? `I ${word}` : found;
    })
    .replace(/(^|[.!?\n] )(?:She|He|They) (?:does|do)(?: not|n['’]t) want [^.!?\n]*[.!?]?/g, '$1');
}

/** `According to the client, they provide a queue` → `We provide a queue`; `Client says 88 surgeries use it` → `88 surgeries use it`. */
function ofClient(field: string): string {
  const told = field
    .replace(
      new RegExp(String.raw`(^|[.!?\n] )according to ${client}, (?:they|he|she) (?=\p{Ll})`, 'giu'),
      '$1We ',
    )
    .replace(
      new RegExp(
        String.raw`(^|[.!?\n] )(?:according to ${client}, |${client} (?:adds|claims|mentioned|notes|said|says|states) (?:that )?)(\S)`,
        'giu',
      ),
      (_, start: string, letter: string) => start + letter.toUpperCase(),
    )
    .replace(/(^|[.!?\n] )(?:the )?client(?:['’]s)? name(?: is|:) (?=\p{Lu})/giu, '$1We are ')
    .replace(/(^|[.!?\n] )(?:the )?client (?:wants|would like|prefers)\b[^.!?\n]*[.!?]?/giu, '$1');
  return told.trim();
}
