import { compact } from '../../../../compact.ts';
import { capitalise } from '../../../text/grammar.ts';
import { splitSentences, trimMarks } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';

const whose = String.raw`(?:you|your (?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+)`;

/** `Would your school like …`, `are you looking for …`, `how about …`: whether the reader wants it. */
const likes = 'be interested in|be up for|benefit from|do with|fancy|like|need|use|want';
const seeks = 'in need of|in the market for|interested in|looking for';
const asksForIt = compact(
  `^(?:(?:can|could|do|does|might|would) ${whose} (?:(?:ever|also) )?(?:${likes})|(?:(?:are|is) ${whose} )?(?:${seeks})|fancy|need|want|(?:how|what) about) (.+)$`,
  'iu',
);

/** `May we put two beehives on your field?`, `could our choir sing for you?`: what the sender would do. */
const asksLeave = /^(?:can|could|may|might|shall) ((?:I|we)(?= )|(?:my|our) .+?) (.+)$/iu;

/** `What if you could …`, `what if your onboarding took …`: what the reader would have. */
const supposes = compact(String.raw`^what if (${whose}) (\p{L}+) (.+)$`, 'iu');

/** What a question of an offer names, told: `how about a jazz trio on Sundays` → `A jazz trio on Sundays.`; undefined where it names no offer. */
function tellAsked(sentence: string): string | undefined {
  const question = trimMarks(sentence.replace(/\?\s*$/, ''));
  const wanted = asksForIt.exec(question)?.[1] ?? '';
  const deed = /^to (.+)$/i.exec(wanted)?.[1];
  if (deed) return `${/\b(?:me|my|our|us)\b/i.test(deed) ? 'You can' : 'We help you'} ${deed}.`;
  // "A tenant who pays on time": who that would be is not said.
  if (wanted) return / who /.test(wanted) ? undefined : `${capitalise(wanted)}.`;
  const [, who = '', does = ''] = asksLeave.exec(question) ?? [];
  if (who) {
    const words = `${who} ${does}`.split(' ');
    // "Our dance school performs": a verb right behind "our" is none.
    const isOurs = /^(?:my|our)$/i.test(words[0] ?? '');
    const at = isOurs ? words.findIndex((word, index) => index > 1 && findVerb(word)?.form === 'base') : 1;
    return at > 0
      ? `${capitalise(words.slice(0, at).join(' '))} would like to ${words.slice(at).join(' ')}.`
      : undefined;
  }
  const [, reader = '', verb = '', rest = ''] = supposes.exec(question) ?? [];
  if (/^(?:can|could)$/i.test(verb)) return `We help you ${rest}.`;
  const base = findVerb(verb)?.form === 'past' ? findVerb(verb)?.base : undefined;
  return base ? `${capitalise(reader)} could ${base} ${rest}.` : undefined;
}

/** An offer of questions alone names what is offered all the same: `Would your school like a visit from our planetarium?` → `A visit from our planetarium.` */
export function withQuestionsTold(offer: string): string {
  const sentences = offer.includes('?') ? splitSentences(offer) : [];
  return sentences.length > 0 && sentences.every((sentence) => sentence.trim().endsWith('?'))
    ? sentences.map((sentence) => tellAsked(sentence) ?? sentence).join(' ')
    : offer;
}
