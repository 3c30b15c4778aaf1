import { compact } from '../compact.ts';
import { isBuyer } from './parse/goal/goal-of-buyer.ts';
import type { Parts } from './parts.ts';
import { fits, shorten } from './subject-phrases.ts';
import { withoutDeterminer } from './text/grammar.ts';
import { countWords } from './text/tidy.ts';
import { toGerund } from './text/verbs.ts';

/** Where a phrase may end and still name what it names. */
const ends =
  '(?=$|,| (?:about|and|at|before|by|during|for|from|in|next|of|on|so|that|this|to|which|who|with)\\b)';

/** Where the name of a list may end: `your list of emergency contractors` is more than a list. */
const listEnds = ends.replace('|of|', '|');

/** What a deed of the reader's is about, in a mail whose offer has no short name: what is handed over, where the sender would stand, what one comes to. */
const named: readonly RegExp[] = [
  compact(
    `^(?:(?:give|lend|send|share with) us|consider us for(?= an? .*\\b(?:slot|spot|trial)\\b)) (?:an? |some |the )?(?!(?:an? )?(?:\\d+|another|five|fifteen|half|it|no|ten|thirty|this|twenty|yes)\\b|your (?:[\\p{L}-]+ )?(?:advice|feedback|opinion|thoughts|views?)\\b)(.+?)${ends}`,
    'u',
  ),
  compact(
    `^(?:add|feature|include|invite|list|mention|put) us (?:at|in|on|onto|to) (your (?:[\\p{L}-]+ )?list of (?:[\\p{L}-]+ ?){1,3}?|your .+?)${listEnds}`,
    'u',
  ),
  /^(?:come to|join|join us at|take part in) (?:an? |our |the )(.+?)(?=$|,| (?:and|at|in|next|on|this)\b)/u,
  compact(`^(?:consider|cover|publish|review) (our .+?)${ends}`, 'u'),
  compact(`^(?:accept|speak at|sponsor) ((?:our|your) .+?)${ends}`, 'u'),
  compact(`^share (your (?:[\\p{L}-]+ ){1,2}(?:dates|plans|prices|rates|terms|volumes))${ends}`, 'u'),
];

/** `Application: junior data analyst`, of somebody who applies to whoever hires for the job; undefined where no job is named. */
export function toApplication({ offer, persona, goal }: Parts): string | undefined {
  const applies =
    offer.single &&
    goal.kind === 'action' &&
    /^(?:consider (?:our application|us for)|hire us|invite us to an? (?:\p{L}+ )?interview)\b/u.test(
      goal.base,
    );
  const job =
    /\b(?:for|hiring|recruiting)(?! manager| team) (?:an? |the )?((?!(?:team|us)\b)(?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?: (?:job|position|post|role|vacancy))(?=$|,| (?:at|for|in|with)\b)/u.exec(
      persona.words,
    )?.[1];
  if (!applies || !job) return undefined;
  // "UX" and "QA" are letters, and no job alone.
  const called = job.replace(/\b(?:ai|cto|hr|it|pr|qa|ui|ux)\b/g, (letters) => letters.toUpperCase());
  const subject = `application: ${called}${/^\p{Lu}+$/u.test(called) ? ' role' : ''}`;
  return fits(subject) ? subject : undefined;
}

/** `Letter of recommendation`, of somebody who asks for one. */
export function toReference({ goal }: Parts): string | undefined {
  return goal.kind === 'action'
    ? /^(?:give|send|write) us (?:an? )?(letter of (?:recommendation|reference|support)|recommendation letter|reference letter)\b/.exec(
        goal.base,
      )?.[1]
    : undefined;
}

/** `Referral for the firmware engineer position`, of somebody who asks to be referred; undefined where no job is named. */
export function toReferral({ goal }: Parts): string | undefined {
  const job =
    goal.kind === 'action'
      ? /^refer us (?:for|to) ((?:an?|the|your) .+?)(?=$|,| (?:and|at|in|on|with)\b)/u.exec(goal.base)?.[1]
      : undefined;
  return job
    ? [job, job.replace(/\b(?:advertised|current|open) /, '')].map((one) => `referral for ${one}`).find(fits)
    : undefined;
}

/** What somebody who buys from the reader would have. */
const bought = compact(
  '\\b(?:book|buy|evaluating|hire|lease|licen[cs]e|looking for|needs?|order|purchase|rent|replace|source|sourcing|stock) ((?!(?:for|to)\\b)(?:(?:[\\p{L}\\d/-]|\\d,(?=\\d))+ ){0,6}?[\\p{L}-]+(?: for (?:(?:an?|our|the) )?\\p{Ll}+(?: \\p{Ll}+)?)?)(?=$|[.,;(]| (?:a|an|and|at|before|by|each|for|from|in|next|on|per|that|this|to|with)\\b)',
  'u',
);

const toBeDone =
  /\b(?:look|looking|search|searching) for (?:somebody|someone|anybody|anyone) (?:to|who can) (\p{Ll}+) ([^,;:.]+)/u;

/** `Talk at our food fair`, of somebody who is invited to give one; `interview for an article on leaks`, of somebody who is asked for one. */
export function toInvited({ offer }: Parts): string | undefined {
  const [statement = ''] = offer.statements;
  const [, what = ''] =
    /^We would like to invite you to (?:give|join) (?:an?|the) ([^,;:.]+)\.$/.exec(statement) ?? [];
  if (what) return shorten(what);
  const [, kind = '', matter = ''] =
    /^I would like to write an? ((?!guest)[^,;:.]+) for you ((?:about|on) [^,;:.]+)\.$/.exec(statement) ?? [];
  if (kind)
    return (
      [kind, kind.replace(/^(?:freelance|long) /, '')].map((one) => `${one} ${matter}`).find(fits) ??
      shorten(`${kind} ${matter}`)
    );
  const [, article = '', work = ''] = /^(?:I am|We are) working on (an?) ([^,;:.]+)\.$/.exec(statement) ?? [];
  // "I am a reporter at a paper, preparing a story on alarms".
  const [, piece = ''] =
    /^(?:I am|We are) an? (?:[\p{L}-]+ )?(?:journalist|producer|reporter|researcher|writer)\b[^,;:.]*,? (?:preparing|researching|working on|writing) an? ([^,;:.]+)\.$/u.exec(
      statement,
    ) ?? [];
  if (piece) return shorten(piece);
  return work
    ? [`interview for ${article} ${work}`, work]
        .map(shorten)
        .find((subject) => subject && / (?:about|at|covering|on) \S/.test(subject))
    : undefined;
}

/** `Enquiry: four fermenters`, of somebody who buys from the reader. */
export function toEnquiry({ goal, offer }: Parts): string | undefined {
  const asks =
    goal.kind === 'question' || (goal.kind === 'action' && /^(?:give|send|share|tell)\b/.test(goal.base));
  if (!asks || !isBuyer(offer.all)) return undefined;
  // "Looking for somebody to mend an organ".
  const [, verb = '', what = ''] = toBeDone.exec(offer.statements[0] ?? '') ?? [];
  const work = verb && shorten(`${toGerund(verb)} ${what}`);
  if (work) return `enquiry: ${work}`;
  const thing = bought.exec(offer.statements[0] ?? '')?.[1];
  // "Around 6,000 stainless springs": how many says less than what.
  const named = thing ? [thing, thing.replace(/^(?:about |around |some |up to )?\d[\d,.]*k? /, '')] : [];
  return named
    .map((one) => `enquiry: ${withoutDeterminer(one)}`)
    .find((subject) => countWords(subject) > 1 && fits(subject));
}

/** `A short chat, no CV needed` → `short chat`. */
export function toEventName(phrase: string): string {
  return withoutDeterminer(phrase).replace(/, (?:no|without) .*$| whenever .*$/, '');
}

/** When it is asked for is no part of what is asked. */
const when =
  / (?:(?:at|before|by|during|for|from|in|on|until) (?:an? (?:day|\p{L}+day|week)|the (?:coming|end|next)|early|late|\p{Lu}|\d|(?:eight|four|one|six|three|two) (?:days|months|week|weekends))|next|this) ?.*$/u;

/** `Let us use the meadow as a car park` → `use of the meadow as a car park`, `let us run a pilot in two of your studios` → `pilot in …`. */
function toLetting(base: string): string | undefined {
  const [, deed = '', what = ''] =
    /^let us (do|hang|hold|keep|launch|park|perform|pitch|place|plant|present|put|run|speak|start|store|test|try|use) (?:an? )?(.+)$/.exec(
      base.replace(when, ''),
    ) ?? [];
  if (!deed) return undefined;
  if (deed === 'use') return `use of ${what}`;
  // "Hives on the unused plot by the railway".
  if (/^(?:hang|keep|park|place|plant|put|store)$/.test(deed)) return shorten(what);
  return /^(?:perform|pitch|present|speak)$/.test(deed) ? `${toGerund(deed)} ${what}` : what;
}

/** What is asked, as a subject of two words or more; undefined where the request has no short name. */
export function toGoalSubject({ goal }: Parts): string | undefined {
  const joined =
    goal.kind === 'action'
      ? /^add us to (your (?:panel|roster|pool|bench))$/.exec(goal.base)?.[1]
      : undefined;
  if (joined) return `joining ${joined}`;
  const phrase =
    goal.kind === 'event'
      ? (aboutEvent(goal.phrase) ??
        toIntroduction(goal.phrase) ??
        toEventName(goal.phrase).replace(/(?<=.) (?:about|for|so that|to|with) .*$/, ''))
      : goal.kind === 'send'
        ? withoutDeterminer(goal.phrase).replace(/ (?:I|that|we|which|with) .*$/, '')
        : goal.kind === 'action'
          ? (named.map((pattern) => pattern.exec(goal.base)?.[1]).find((found) => found) ??
            toLetting(goal.base))
          : undefined;
  return phrase && countWords(phrase) > 1 && fits(phrase) ? phrase : undefined;
}

/** `A short conversation about the senior engineer opening in Leeds` → `conversation about the senior engineer opening`. */
function aboutEvent(phrase: string): string | undefined {
  const event = toEventName(phrase);
  return [event, event.replace(/^(?:brief|quick|short) /, '')]
    .map(shorten)
    .find((text) => text !== undefined && / about \S+ \S/.test(text));
}

/** `An introduction to two or three businesses that print a lot` → `introduction to two or three businesses`. */
function toIntroduction(phrase: string): string | undefined {
  const [whom] =
    /^introduction to [^,;:(]+?(?=$|[,;:(]| (?:that|which|who)\b)/.exec(withoutDeterminer(phrase)) ?? [];
  return whom && shorten(whom);
}
