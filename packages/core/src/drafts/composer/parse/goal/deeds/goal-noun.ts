import { decapitalise, isPlural, toArticle, toNounCore, withArticle } from '../../../text/grammar.ts';
import { findVerb, toThirdPerson } from '../../../text/verbs.ts';
import { findAct, senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { findWhen } from '../time-words.ts';
import { eventPattern, findEvent, toEvent } from './goal-event.ts';
import { readFigures } from './goal-learn.ts';
import { readAppointment, readSpan } from './goal-meeting.ts';
import { readSendNoun } from './goal-send.ts';
import {
  readAtTheirs,
  readDates,
  readGift,
  readLook,
  readPlaced,
  readTest,
  readThing,
} from './goal-thing.ts';

const reply: Goal = { kind: 'reply' };

/** A goal without a verb: what it names. */
export function readNoun(text: string, offer: string): Goal | undefined {
  // "Video review in exchange for a free pram": what the reader would do for it.
  const bargain =
    /^(?!(?:an? )?free |\d|one |two |three |.* on us )((?:[\p{L}-]+ ){1,4}in (?:exchange|return) for (?:an? |one |our )?(?:complimentary |free )?(?!feedback\b)\p{L}.{2,60})$/iu.exec(
      text,
    )?.[1];
  if (bargain && !eventPattern.test(bargain.split(' in ')[0] ?? '') && !senderSide.test(bargain))
    return toDeed('consider', flipSides(withArticle(decapitalise(bargain))));
  // "Site visits twice a month", "a meet-up every first Monday": how often.
  if (
    /^(?:an? )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+ (?:every (?!day\b)|once an? |twice an? |(?:three|four|\d+) times an? )/iu.test(
      text,
    ) &&
    eventPattern.test(text) &&
    !senderSide.test(text) &&
    !findWhen(text)?.startsWith('every')
  ) {
    const what = decapitalise(flipSides(text));
    const head = what.split(/ (?:every|once|twice|three|four|\d+) /)[0] ?? '';
    return {
      kind: 'thing',
      phrase:
        isPlural(head.split(' ').at(-1) ?? '') || /^an? /.test(what) ? what : `${toArticle(what)} ${what}`,
    };
  }
  const test = /^test drive\b/i.test(text) ? undefined : readTest(text);
  if (test) return test;
  // What comes next on the reader's side is no event of both: `next port call`.
  if (
    /^next (?!(?:week|month|quarter|season|semester|term|year)\b)\p{L}+ \p{L}+$/iu.test(text) &&
    eventPattern.test(text)
  )
    return reply;
  const agreement =
    /^(an? (?:\p{L}+ )?(?:agreement|partnership|cooperation)|an? joint (?!call\b|meeting\b|visit\b|webinar\b)\p{L}+(?: .{3,60})?)$/iu.exec(
      text,
    )?.[1];
  if (agreement) return { kind: 'event', phrase: `a short call about ${flipSides(decapitalise(agreement))}` };
  // "How many fleeces and what breed": the question itself.
  const asked =
    /^(?:how (?:far|long|many|much|often|soon|their|they)|what|when|where|which|whether|who) (?!.*\b(?:our|us|we)\b).{3,80}$/i.exec(
      text,
    )?.[0];
  if (asked) return { kind: 'question', phrase: decapitalise(flipSides(withoutInversion(asked))) };
  // "The date of their AGM", "best time to ring".
  const fact =
    /^(?:the )?((?:(?:best|right) (?:address|day|number|time|way) (?:for|to)|(?:age|cost|date|length|make|model|name|price|size|terms|timing|weight) of (?:the|their|his|her)) .{3,60})$/i.exec(
      text,
    )?.[1];
  if (fact && !senderSide.test(fact))
    return { kind: 'question', phrase: `the ${decapitalise(flipSides(fact))}` };
  // "Three dates that suit", "her direct email".
  const [, times = '', suits = '', later = ''] =
    /^((?:an?|one|two|three|four|a few|some|(?:one|two|three) or (?:two|three|four)) (?:afternoon|date|day|evening|morning|slot|time)s?(?: .{3,20})?) (that (?:suits?|works?))(?: for (?:them|him|her))?( .*)?$/i.exec(
      text,
    ) ?? [];
  if (times)
    return toDeed(
      'reply',
      `with ${decapitalise(times)} ${suits}${/work/.test(suits) ? ' for' : ''} you${later}`,
    );
  const reached =
    /^(?:their|his|her) ((?:(?:best|direct|mobile|phone|work) )?(?:address|cell|e-?mail(?: address)?|mobile|number|phone number|postcode))$/i.exec(
      text,
    )?.[1];
  if (reached) return toDeed('reply', `with your ${reached}`);
  const pictured =
    /^((?:an? |the )?(?:[\p{L}-]+ ){1,3}and an? (?:drawing|photo|picture|sketch) of .{3,50})$/iu.exec(
      text,
    )?.[1];
  if (pictured)
    return toDeed('send', `us ${flipSides(decapitalise(pictured).replace(/ of the /, ' of their '))}`);
  // "One van as a first job together".
  if (
    /^(?:an?|one|two) [\p{L} -]{3,30} as (?:an?|our|the) (?:[\p{L}-]+ )?(?:collaboration|commission|job|piece|project) together$/iu.test(
      text,
    )
  )
    return { kind: 'thing', phrase: decapitalise(flipSides(text)) };
  // "Three pupils to interview": whom the sender would do something with.
  const [, whom = '', deed = '', then = ''] =
    /^((?:an?|one|two|three|four|five|\d+) (?:\p{L}+ ){1,3})to (\p{Ll}+)( .*)?$/u.exec(text) ?? [];
  // "A visit to measure the windows": what is measured stands behind it.
  const isEvent = /^ (?:an?|her|his|the|their) /.test(then) && eventPattern.test(whom);
  if (whom && !isEvent && (deed === 'interview' || findAct(deed)?.is('serve')))
    return toDeed('let', `us ${deed} ${flipSides(whom.trim())}${then}`);
  // "First session free" is a free first session.
  const isFree = /(?<! for) free$/i.test(text) && !/^(?:your|their|one) /i.test(text);
  // "Quote after visit" is a quote, and so is a comparison quote; "a 5 kg sample for a pilot brew" is a sample.
  const head = toNounCore(text).at(-1) ?? '';
  const isQuote = /^(?:estimate|price|quotation|quote|samples?)$/i.test(head);
  return (
    readAppointment(text) ??
    readSpan(text, true) ??
    (findEvent(text) && !isQuote
      ? toEvent(isFree ? `free ${text.slice(0, -5).replace(/^an? /i, '')}` : text)
      : undefined) ??
    readLook(text) ??
    readFigures(text) ??
    readDates(text) ??
    readPlaced(text) ??
    readAtTheirs(text) ??
    (/\p{L}ed (?:for )?free\b/iu.test(text) ? readGift(text) : undefined) ??
    readSendNoun(text) ??
    readGift(text) ??
    readSpan(text) ??
    readThing(text, offer)
  );
}

/** `When does the lease end` → `when the lease ends`: a question as it stands after "tell me". */
function withoutInversion(asked: string): string {
  return (
    asked
      .replace(
        /^(how|what|when|where|why) (do|does) ((?:the|their|his|her) \p{L}+|they) (\p{Ll}+)/iu,
        (found, opens: string, does: string, who: string, verb: string) =>
          findVerb(verb)?.form === 'base' || /^(?:begin|close|end|expire|open|run|start)$/.test(verb)
            ? `${opens} ${who} ${does === 'does' ? toThirdPerson(verb) : verb}`
            : found,
      )
      // "How many licences do they have", "what would it take".
      .replace(
        /^((?:how many|how much|what|which) [\p{L} -]{2,40}?) do (they) (?=\p{Ll})/iu,
        (_, opens: string, who: string) => `${opens} ${who} `,
      )
      .replace(/^(how|what|when|where) (can|could|should|will|would) (it|they|there) /i, '$1 $3 $2 ')
      .replace(
        /^(when|where|who|what) (is|are) ((?:the|their|his|her) [\p{L} ]+?)(?=$| and (?:how|what|when|where|which|who)\b)/iu,
        '$1 $3 $2',
      )
  );
}
