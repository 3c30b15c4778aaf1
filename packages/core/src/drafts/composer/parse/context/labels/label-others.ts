import {
  capitalise,
  decapitalise,
  isCount,
  isPlural,
  toArticle,
  toNounCore,
  withoutDeterminer,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { finishSentence } from '../../sentence-text.ts';
import { toFact } from '../notes/context-facts.ts';
import { hasFigure, isMoney, isSentence, listOf, type Rows, toItems } from './label-words.ts';

/** What of a post to fill is given with a label. */
export const ofPost: Rows = [
  [
    /^(?:base|base salary|bonus|comp|compensation|day rate|ote|pay|salary|salary range|total comp(?:ensation)?)$/i,
    (said, label) =>
      hasFigure.test(said)
        ? `The ${
            label === 'OTE'
              ? label
              : label
                  .toLowerCase()
                  .replace(/^base$/, 'base salary')
                  .replace(/comp$/, 'compensation')
          } is ${said}`
        : undefined,
  ],
  [/^(?:tech )?stack$/i, (said) => listOf(said) && `The stack is ${listOf(said)}`],
  [
    /^(?:benefits|perks)$/i,
    (said, label) =>
      listOf(said) && `${capitalise(label.toLowerCase())} include ${decapitalise(listOf(said) ?? '')}`,
  ],
  [
    /^(?:location|start date)$/i,
    (said, label) => (countWords(said) <= 8 ? `The ${label.toLowerCase()} is ${said}` : undefined),
  ],
  [
    /^(?:hiring |interview )?process$|^interviews?$/i,
    (said) => (/[;:?]/.test(said) ? undefined : `The interview process is ${said}`),
  ],
  [
    /^reports to$/i,
    (said) =>
      countWords(said) <= 5
        ? `The role reports to ${/^(?:an?|our|the) /i.test(said) ? said : `the ${said}`}`
        : undefined,
  ],
];

/** `rollout in five countries` → `a rollout in five countries`; names, several and what is no thing stay. */
function withOne(said: string): string {
  const head = toNounCore(said).at(-1) ?? '';
  const isOne =
    /^\p{Ll}/u.test(said) &&
    withoutDeterminer(said) === said &&
    !isPlural(head) &&
    (isCount(head) || /^(?:\p{Ll}{2,}(?:out|over|ation)|move|switch)$/u.test(head));
  return isOne ? `${toArticle(said)} ${said}` : said;
}

/** What somebody who offers himself gives with a label. */
export const ofOneself: Rows = [
  [
    /^(?:tech )?stack$|^(?:equipment|frameworks|programming languages|skills|software|systems|technologies|tools)$/i,
    (said) => listOf(said) && `I work with ${listOf(said)}`,
  ],
  [/^modules$/i, (said) => listOf(said) && `My modules are ${listOf(said)}`],
  [
    /^(?:(?:daily|day|hourly) )?rate$/i,
    (said, label) =>
      hasFigure.test(said) && !/[,;:]/.test(said) ? `My ${label.toLowerCase()} is ${said}` : undefined,
  ],
  // "Last project: rollout in five countries".
  [
    /^(?:current|last|latest|most recent|previous) (?:assignment|client|employer|project)$/i,
    (said, label) =>
      isSentence(said) || /[;:?]/.test(said)
        ? undefined
        : `My ${label.toLowerCase()} ${/^current/i.test(label) ? 'is' : 'was'} ${withOne(said)}`,
  ],
  [
    /^languages?$/i,
    (said) =>
      toItems(said).every((item) => /^\p{Lu}\p{Ll}+(?: \([^()]+\))?$/u.test(item))
        ? `I speak ${joinList(toItems(said))}`
        : undefined,
  ],
  [
    /^(?:available|availability)$/i,
    (said) =>
      /^(?:at once|from \S+(?: \S+){0,2}|immediately|now)$/i.test(said)
        ? `I am available ${said}`
        : undefined,
  ],
  [
    /^experience$/i,
    (said) => {
      const years = /^(\d+\+? years)(?: (?:in|of|with) .{2,50})?$/i.exec(said);
      return years
        ? `I have ${said.replace(/^(\S+ years)/, '$1 of experience').replace(' of experience of', ' of')}`
        : undefined;
    },
  ],
];

/** What of a round is given with a label. */
export const ofRound: Rows = [
  [
    /^(?:raise|raising|round(?: size)?)$/i,
    (said) => {
      const [sum = '', ...more] = said.split(', ');
      const isCommitted =
        more.length === 1 && /^[A-Z]{0,3} ?[$€£]?\d\S* (?:already )?committed$/i.test(more[0] ?? '');
      return /^[A-Z]{0,3} ?[$€£]?\d\S*$/.test(sum) && (more.length === 0 || isCommitted)
        ? `We are raising ${sum}${isCommitted ? `, with ${more[0]}` : ''}`
        : undefined;
    },
  ],
  // "Founders: NAME (ex grid planning) and NAME".
  [
    /^(?:co-?)?founders$/i,
    (said, label) =>
      /^\p{Lu}/u.test(said) && / and |, | & /.test(said) && !/[;:?]/.test(said)
        ? `Our ${label.toLowerCase()} are ${said}`
        : undefined,
  ],
  [/^valuation$/i, (said) => (isMoney.test(said) ? `The valuation is ${said}` : undefined)],
];

/** `Team of 12, everything else remote`, of a post. */
const teamOf = /^(?:an? )?((?:[\p{Ll}-]+ )?team of \d+(?: \p{Ll}+)?)(?:, (.+))?$/iu;

/** `raised $18M Series A in the spring`: whose round it was. */
function toRaised(part: string): string | undefined {
  const [, round = '', when = ''] =
    /^(?:just )?raised (?:an? )?([$€£]\d\S* (?:pre-seed|seed|[Ss]eries [A-F])(?: round)?)((?: (?:in|last|this) .{3,20})?)$/u.exec(
      part,
    ) ?? [];
  return round ? `The company raised ${/^.(?:8|11|18)/.test(round) ? 'an' : 'a'} ${round}${when}` : undefined;
}

/** `4 day onsite once a quarter in Boulder, otherwise remote`: when somebody has to be there. */
export function tellPresence(note: string): string | undefined {
  const [, days = '', what = '', when = '', rest = ''] =
    /^(\d+|one|two|three|four)[- ]days? (on-?site|off-?site|meet-?up|retreat) ((?:a|each|every|once a|per|twice a) (?:month|quarter|week|year)[^,]*)(,? (?:and )?(?:otherwise|(?:the )?rest|everything else) (?:is )?(?:fully )?remote)?$/i.exec(
      note.replace(/\.$/, ''),
    ) ?? [];
  return (
    days &&
    `There is a ${days}-day ${what.toLowerCase()} ${when}${rest && ', and otherwise the work is remote'}.`
  );
}

/** `4 day week in August`, `Team is 9 engineers, no on-call at weekends`, of a post. */
export function tellWeek(note: string): string | undefined {
  const [, days = '', when = ''] =
    /^(?:an? )?(3|4|four|three)[- ]day (?:work(?:ing)? )?week((?: (?:all|during|from|in|over) [^,;:]{2,30})?)[.]?$/iu.exec(
      note,
    ) ?? [];
  if (days) return `There is a ${days.toLowerCase()}-day week${when}.`;
  const [, size = '', none = ''] =
    /^(?:the )?team (?:is|has) (\d+ (?:\p{Ll}+ ){0,2}\p{Ll}+s), (no [\p{Ll} -]{3,40}?)[.]?$/iu.exec(note) ??
    [];
  return size ? `The team has ${size}, with ${none}.` : undefined;
}

/** What is said of the team that somebody would join, as far as it can be read: `Team of 12, everything else remote`. Undefined where it is no such note. */
export function tellTeam(note: string): string | undefined {
  const [, team = '', more = ''] = teamOf.exec(note.replace(/\.$/, '')) ?? [];
  if (!team) return undefined;
  const told = more
    .split(', ')
    .filter(Boolean)
    .map((part) =>
      /^(?:an? )?(?:[\p{L}\d]+-)+\p{L}+ (?:meet-?up|off-?site|on-?site|retreat)(?: .{2,40})?$/iu.test(part)
        ? `There is ${/^an? /i.test(part) ? part : `a ${part}`}`
        : (toRaised(part) ?? toFact(part, false)),
    );
  const end = told.indexOf(undefined);
  const known = (end < 0 ? told : told.slice(0, end)).filter((each) => each !== undefined);
  const [one = '', ...others] = known.map((each) => each.replace(/\.$/, ''));
  const rest = one && finishSentence([one, ...others.map(decapitalise)].join(', and '));
  return [`You would join a ${decapitalise(team)}.`, ...(rest ? [rest] : [])].join(' ');
}
