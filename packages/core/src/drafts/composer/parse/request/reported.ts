import { compact } from '../../../compact.ts';
import type { DraftRequest } from '../../../draft-request.ts';
import { capitalise } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';
import { createTeller } from '../note.ts';

const user = '(?:(?:the )?user|the person asking)';
const client = '(?:the |our )?client(?: \\([^()]*\\))?';
const who = `(?:${user}|${client})`;
const they = '(?:he|she|they)';
const wants = "(?: wants?|['’]d like| would like)";
const reach = '(?:contact|e-?mail|go after|reach(?: out to)?|talk to|target|write to)';

/** A field that opens with what a user said or does, as an assistant reports it. */
const reports = compact(
  `^${user}(?:['’]s\\b| (?:also )?(?:asked|does|has|hopes|is|mentioned|represents|noted|offers|provides|runs|said|says|sells|wants|works|would)\\b)`,
  'i',
);

/** Whom a reported request is to reach: the rest says who reads. */
const writingTo = compact(
  `^(?:${user} said the (?:e-?mail|letter|mail) (?:is for|should go to) |${user} (?:says?|said|mentioned) (?:that )?${they} (?:wants?|would like|needs?) to ${reach} |${who}${wants}(?: us)? to ${reach} |${user} is an? [^,.]{3,60}? and ${they}${wants} to ${reach} |(?:the )?(?:intended|target) (?:audience|reader|recipient) is )`,
  'i',
);

/** The same of a client, of whom an account manager reports; a client may be the reader, too. */
const clientReports = compact(
  `^(?:according to ${client},|${client} (?:claims|hopes|offers|quoted|said|says|sells|states|tells|wants|would like)\\b)`,
  'i',
);
const clientName = /(?:^|[.!?\n] )(?:the )?client(?:['’]s)? name(?: is|:) \p{Lu}/iu;
const start = '(^|[.!?\\n] )';

/** `They'd like to`, of whoever is reported. */
const theyWant = compact(`^${they}(?=${wants} )`, 'i');

const firstPerson = /\b(?:I|[Ww]e|[Oo]ur|[Mm]y)\b/;

/** A request in the words of its sender where an assistant or an agency reported it: `The user runs clubs` → `I run clubs`. */
export function toldByUser(request: DraftRequest): DraftRequest {
  const { persona, offer, goal, additionalContext = '' } = request;
  const isOfClient =
    [persona, offer, goal].some((field) => clientReports.test(field)) || clientName.test(additionalContext);
  const fields = [persona, offer, goal, additionalContext];
  const told = isOfClient ? fields.map(ofClient) : fields;
  const isReported =
    writingTo.test(persona) ||
    (told.some((field) => reports.test(field)) && !told.some((field) => firstPerson.test(field)));
  const tell = (field: string) => (isReported ? ofUser(field) : field) || field;
  const [reader = '', offered = '', asked = '', notes = ''] = told;
  return {
    ...request,
    persona: tell(toRead(reader)),
    offer: tell(isReported ? toOurs(offered) : offered),
    goal: tell(toAsk(isReported ? asked.replace(theyWant, 'the user') : asked, persona)),
    ...(additionalContext ? { additionalContext: tell(notes) } : {}),
  };
}

/** `User says they want to write to teachers in their county` → `teachers in our county`. */
function toRead(persona: string): string {
  const reader = persona.replace(writingTo, '');
  return reader === persona
    ? persona
    : reader.replace(/\bin their (?=(?:area|city|county|district|region|state|town)\b)/g, 'in our ');
}

const hopes = `${who}(?:'s goal is| hopes| is hoping|${wants})(?: for)?`;
const hopesTo = compact(`^${hopes} to (?=\\p{Ll})`, 'iu');
const hopesThat = compact(`^${hopes} (the|an?) ([^.]{2,40}?) (?=to \\p{Ll})`, 'iu');
const hopesThem = compact(`^${hopes} (?=(?:her|him|them) to )`, 'iu');

/** `The user would like the teacher to reply` → `get the teacher to reply`. */
function toAsk(goal: string, persona: string): string {
  return goal
    .replace(hopesTo, '')
    .replace(hopesThat, (_, article: string, whom: string) =>
      persona.toLowerCase().includes(whom.toLowerCase()) ? 'get them ' : `get ${article} ${whom} `,
    )
    .replace(hopesThem, 'get ');
}

const theySell = compact(`^(?:${they} says? (?:that )?)?${they} (\\p{Ll}+)`, 'iu');

/** `She says she hires out tents`, `they offer illustration` → `I hire out tents`, `I offer illustration`. */
function toOurs(offer: string): string {
  return offer.replace(theySell, (found, word: string) => {
    const verb = findVerb(word);
    return verb?.form === 'third' || verb?.form === 'base' ? `I ${verb.base}` : found;
  });
}

/** A sentence's start, and what a report puts there. */
const said = compact(
  `${start}${user} (?:also )?(?:adds|added|mentioned|mentions|noted|notes|said|says|stated)(?::| that)? ([^.!?\\n]*)`,
  'giu',
);

/** `is` → `am`, `runs` → `run`; undefined of what is no deed. */
function ofMine(word: string): string | undefined {
  if (word === 'is' || word === 'are') return 'am';
  if (word === 'has') return 'have';
  const verb = findVerb(word);
  if (verb?.form === 'past') return word;
  return verb?.form === 'third' || verb?.form === 'base' ? verb.base : undefined;
}

/** `The user runs` → `I run`; as it was where the word is no deed. */
function sayI(found: string, word: string): string {
  const mine = ofMine(word);
  return mine ? `I ${mine}` : found;
}

const theirName =
  /(?<!\p{L})(?:[Hh]er|[Hh]is|[Tt]heir|(?:[Tt]he )?[Uu]ser['’]s) (?:first )?name is (?=\p{Lu})/gu;

function ofUser(field: string): string {
  const isOfUser = /\buser\b/i.test(field);
  return (
    field
      .replace(/^(?:in|during) the (?:call|chat|conversation) [^:.\n]{3,30} said: /i, '')
      .replace(
        said,
        (_, before: string, told: string) =>
          before +
          told
            .split(/,? and that |, that /)
            .map((one) =>
              capitalise(
                one
                  .replace(/^(?:they are|(?:he|she) is) called (?=\p{Lu})/iu, 'We are ')
                  .replace(/^(?:he|she|they) (\p{Ll}+)/iu, sayI),
              ),
            )
            .join('. '),
      )
      .replace(
        /\b([Tt])he (?:organi[sz]ation|business|charity|company|firm|shop|studio) is called (?=\p{Lu})/gu,
        'We are ',
      )
      .replace(theirName, 'My name is ')
      .replace(/(?:\b[Tt]he u|(?<![\p{L}'’])[Uu])ser['’]s (?=\p{Ll})/gu, (found) =>
        /^[TU]/.test(found) ? 'Our ' : 'our ',
      )
      .replace(
        /(?:^|(?<=[.!?\n] ))(?:s?he|they) (?:said|told (?:me|us)) (?:that )?(?:her|his|their) /giu,
        'Our ',
      )
      .replace(/(?:^|(?<=[.!?\n] ))(?:the )?user also asked to /giu, 'Please ')
      .replace(
        /(^|[.!?\n] )(?:s?he|they) (?:mentioned|said|told (?:me|us)) (?:that )?(?=(?:he|it|she|the|they)\b)(\p{Ll})/giu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
      .replace(/(?:\b[Tt]he u|(?<!\p{L} )U)ser (\p{Ll}+)/gu, sayI)
      .replace(/(?<=(?:^|[.!?\n] )My name is [^.!?\n]{2,40}) and (?:he|she) /giu, '. He ')
      .replace(/(?<=\bit costs [^.!?\n]*) and that (?=all|it|the|they)/gi, ' and ')
      .replace(
        /(^|[.!?\n] )(?:he|she) (has|is|used|\p{Ll}+s)\b(?! not want)/giu,
        (found, before: string, word: string) => {
          const mine = isOfUser ? (ofMine(word) ?? (word === 'used' ? word : undefined)) : undefined;
          return mine ? `${before}I ${mine}` : found;
        },
      )
      // What somebody does not want is a wish.
      .replace(
        /(^|[.!?\n] )((?:s?he|they) (?:does|do)(?: not|n['’]t) want )/giu,
        (_, before: string, wish: string) => `${before}Please note that ${wish.toLowerCase()}`,
      )
      .replace(/,? according to what (?:s?he|they) (?:said|told (?:me|us))/giu, '')
      .trim()
  );
}

/** What an account manager says of his client, and what the client would say. */
const tellClientNotes = createTeller([
  [compact(`${start}according to ${client}, ${they} (?=\\p{Ll})`, 'giu'), '$1We '],
  [
    compact(
      `${start}(?:according to ${client}, |${client} (?:adds|claims|mentioned|notes|said|says|states|tells (?:me|us)) (?:that )?(?:it['’]s (?=\\p{Ll}))?|${they} says? (?!(?:he|she|they)\\b))(\\S)`,
      'giu',
    ),
    (_: string, before: string, letter: string) => before + letter.toUpperCase(),
  ],
  [compact(`${start}client quoted (?=[$€£])`, 'gi'), '$1The price is '],
  [compact(`${start}(?:the )?client(?:['’]s)? name(?: is|:) (?=\\p{Lu})`, 'giu'), '$1We are '],
  [compact(`${start}${client}['’]s signatory(?: is|:) (?=\\p{Lu})`, 'giu'), '$1Sign as '],
  [compact(`${start}${client} is keen that we mention `, 'gi'), '$1Please mention that '],
  [
    compact(
      `${start}${client} (?:prefers|wants|would like)\\b(?! (?:us )?to | (?:an?|the) )[^.!?\\n]*[.!?]?`,
      'gi',
    ),
    '$1',
  ],
]);

/** A field as the client would say it: `Client says 88 surgeries use it` → `88 surgeries use it`. */
function ofClient(field: string): string {
  return tellClientNotes(field).trim() || field;
}
