import { compact } from '../../../../compact.ts';
import {
  capitalise,
  decapitalise,
  isCount,
  isMass,
  isPlural,
  toArticle,
  toReader,
  withArticle,
} from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { personNouns } from '../../../text/words.ts';
import { isTold } from '../second-person.ts';

type Told = (found: RegExpExecArray, it: string, is: string) => string | undefined;

const count = String.raw`(?:(?:about|around|just|less than|only|under|up to) )?(?:\d+(?:-\d+)?|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const span = `${count}(?: |-)(?:business |working )?(?:minute|hour|day|week|month|year)s?`;
/** What has been looked at by somebody who may say so. */
const seals = `(?:accredited|approved|certified|checked|endorsed|marked|recommended|tested|vetted)`;

/** `24-hour` → `24 hours`. */
function inFull(text: string): string {
  return text
    .replace(
      /^(\d+(?:-\d+)?|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -]((?:business |working )?(?:minute|hour|day|week|month|year))s?$/i,
      '$1 $2s',
    )
    .replace(/^(1|one) ((?:\p{Ll}+ )?\p{Ll}+)s$/iu, '$1 $2');
}

/** `Used by 90 labs last year`. */
const isOver = /\b(?:last (?:autumn|month|season|spring|summer|winter|year)|in (?:19|20)\d\d)[.!]?$/i;

/** `Used by ACME since 2021`: it has been; `last year`: it was. */
export function usedWhen(used: string, is: string): string {
  if (isOver.test(used)) return is === 'are' ? 'were' : 'was';
  if (!/ since (?:19|20)\d\d\b/.test(used)) return is;
  return is === 'are' ? 'have been' : 'has been';
}

function withThe(noun: string): string {
  const head = noun.split(' ').at(-1) ?? '';
  if (personNouns.has(head)) return withArticle(noun);
  return isPlural(head) || isMass(noun.split(' '), head) || /ing$/.test(head) ? noun : `the ${noun}`;
}

/** How long it takes, who does it, what belongs to it: notes on the work, and how each is told. */
const notes: readonly (readonly [RegExp, Told])[] = [
  // "7 day delivery": on all seven, or within them.
  [
    /^7[- ]day (collection|cover|delivery|service|support)$/i,
    ([, what = '']) => `we offer 7-day ${what.toLowerCase()}`,
  ],
  // "24-hour turnaround", "4 hour response".
  [
    compact(`^(${span}) (turnaround|response|delivery|lead|set-?up|installation)(?: time)?$`, 'i'),
    ([, time = '', what = '']) =>
      /^(?:delivery|set|install)/i.test(what)
        ? `${what.toLowerCase()} takes ${inFull(time.toLowerCase())}`
        : `the ${what.toLowerCase()}${/turn/i.test(what) ? '' : ' time'} is ${inFull(time.toLowerCase())}`,
  ],
  // "Set up 20 minutes".
  [compact(`^set[ -]?up (?:takes )?(${span})$`, 'i'), ([, time = '']) => `set-up takes ${time}`],
  // "Eight weeks from brief to print", "5 days per playable", "45 minutes to put up".
  [
    compact(
      String.raw`^(?:it takes )?(${span}) (from \p{Ll}+ to \p{Ll}+|(?:per|for each) \p{Ll}+(?: \p{Ll}+)?|to (?:assemble|build|fit|install|make|put up|set up))$`,
      'iu',
    ),
    ([, time = '', how = ''], it) => `${it} take${it === 'it' ? 's' : ''} ${decapitalise(time)} ${how}`,
  ],
  [
    compact(
      `^on[ -]site (in|within) (${span})((?:, (?:24/7|day (?:and|or) night|seven days a week))?)$`,
      'i',
    ),
    ([, when = '', time = '', always = '']) => `we are on site ${when.toLowerCase()} ${time}${always}`,
  ],
  [
    compact(`^guaranteed (?:for )?(${span})$`, 'i'),
    ([, time], it, is) => `${it} ${is} guaranteed for ${time}`,
  ],
  [
    compact(`^contract (?:of |is |runs (?:for )?)?(${span})$`, 'i'),
    ([, time]) => `the contract runs for ${time}`,
  ],
  [
    compact(`^(pilot|trial)(?: period)?:? (${span}),? free$`, 'i'),
    ([, what = '', time]) => `the ${what.toLowerCase()} lasts ${time} and is free`,
  ],
  // "Report the same evening".
  [
    /^(?:the )?(quote|report|results?|samples?) ((?:on )?the (?:next|same) (?:afternoon|day|evening|morning)|overnight|(?:next|same) day)$/i,
    ([, paper = '', when = '']) =>
      `the ${paper.toLowerCase()} come${/s$/.test(paper) ? '' : 's'} ${when.toLowerCase().replace(/^(?=next|same)/, 'the ')}`,
  ],
  // "Shift filled in 17 minutes on average".
  [
    compact(String.raw`^(\p{Ll}+) (\p{Ll}+ed|built|done|made|sent) ((?:in|within) ${span}.*)$`, 'iu'),
    ([, thing = '', done = '', how = '']) =>
      (isCount(thing.toLowerCase()) || /^(?:bill|claim|order|post|shift|ticket|vacancy)$/i.test(thing)) &&
      !isPlural(thing)
        ? `${toArticle(thing)} ${thing.toLowerCase()} is ${done} ${how}`
        : undefined,
  ],
  // "99.2% uptime across 340 lifts".
  [
    /^(\d[\d.,]*% (?:accuracy|attendance|occupancy|retention|satisfaction|uptime|(?:pass|renewal|response|success) rate)(?: (?:across|at|for|in|on|over) .{3,50})?)$/i,
    ([, figure = '']) => `we have ${/ rate\b/.test(figure) ? withArticle(figure) : figure}`,
  ],
  // "Completion rate 91% at ACME".
  [
    /^(?:the )?((?:[Aa]ccuracy|[Aa]ttendance|[Rr]etention|[Ss]atisfaction|[Uu]ptime|\p{L}\p{Ll}+ (?:accuracy|rate|score))) (?:of )?(\d[\d.,]*% (?:at|for|with) \p{Lu}.*)$/u,
    ([, what = '', share]) => `the ${decapitalise(what)} is ${share}`,
  ],
  // "Retest included".
  [
    /^(?!(?:it|that|this|they)\b)((?:\p{Ll}+ )?(?!(?:are|is|not)\b)\p{Ll}+) (?:(?:is|are) )?included$/iu,
    ([, what = '']) =>
      isTold(what) && !(isPlural(what) && findVerb(what)?.isName)
        ? undefined
        : `${withThe(decapitalise(what))} ${isPlural(what) ? 'are' : 'is'} included`,
  ],
  [
    /^free to (fit|install|join|set up|use)$/i,
    ([, deed = ''], it, is) => `${it} ${is} free to ${deed.toLowerCase()}`,
  ],
  [
    /^((?:half|full|whole)[ -]day|half (?:an )?hour|hour) (?:is|costs|:) ?((?:[A-Z]{3} ?)?[$€£]\d\S*)$/i,
    ([, what = '', price]) =>
      `${/^(?:half an|hour)/i.test(what) ? (/^hour/i.test(what) ? 'an ' : '') : 'a '}${decapitalise(what)} costs ${price}`,
  ],
  [
    /^(hire|membership|rental|subscription)(?: is|:)? ((?:[A-Z]{3} ?)?[$€£]\d\S* (?:an?|each|per) \p{Ll}+)$/iu,
    ([, what = '', price]) => `${/^hire/i.test(what) ? '' : 'the '}${what.toLowerCase()} is ${price}`,
  ],
  [
    /^(one (?:bill|contact|contract|fee|invoice|price)(?: (?:a|for|per) \p{Ll}+(?: \p{Ll}+)?)?)$/iu,
    ([, one = '']) => `there is ${decapitalise(one)}`,
  ],
  // "Permission handled by us".
  [
    /^((?!(?:I|They|We|You) )(?:\p{Ll}+ )?\p{Ll}+) ((?:arranged|covered|handled|managed|organised|organized|paid|provided|sorted|supplied) (?:by (?:our|the|us)\b|for you|in-house).*)$/iu,
    ([, what = '', how = '']) =>
      `${withThe(decapitalise(what)).replace(/^the (?=\p{Ll}*(?:ion|ing|ance)\b)/u, '')} ${isPlural(what) ? 'are' : 'is'} ${how}`,
  ],
  [/^(in use (?:at|in|with) \p{Lu}.*)$/iu, ([, used = ''], it, is) => `${it} ${is} ${decapitalise(used)}`],
  [
    /^(can be (?:\p{Ll}+ed|built|cut|hung|made|run|sent|set up|sewn|worn)\b.*)$/iu,
    ([, can = ''], it) => `${it} ${decapitalise(can)}`,
  ],
  // "£210m arranged in 2025".
  [
    /^((?:[A-Z]{3} ?)?[$€£]\d\S*) (arranged|handled|managed|paid out|placed|processed|recovered|saved) ((?:for|in|last|since|this) .+)$/iu,
    ([, sum, done, when]) => `we ${/^since/.test(when ?? '') ? 'have ' : ''}${done} ${sum} ${when}`,
  ],
  [
    /^(?:an? |the )?((?:bonus|deposit|discount|grant|rebate|subsidy) of (?:[A-Z]{3} ?)?[$€£]?\d.*)$/iu,
    ([, what = '']) =>
      `there is a ${decapitalise(what).replace(/ (until|till|to) end of /, ' $1 the end of ')}`,
  ],
  // "Last campaign: 64 applicants in 3 weeks".
  [
    /^(?:(?:our|the) )?(last|latest|most recent) (appeal|campaign|drive|event|fair|issue|show): (\d[^,:;]*)$/iu,
    ([, which = '', what = '', many]) => `our ${which.toLowerCase()} ${what.toLowerCase()} brought ${many}`,
  ],
  // "Used at ACME".
  [
    /^([Uu]sed (?:at|in) (?:\p{Lu}|\d|an? |over |more than ).*)$/u,
    ([, used = ''], it, is) => `${it} ${usedWhen(used, is)} ${decapitalise(used)}`,
  ],
  [
    /^((?:fully |home |100% |completely )?(?:adjustable|biodegradable|compostable|dishwasher-safe|portable|recyclable|refillable|reusable|washable|waterproof|weatherproof)(?: (?:at|down|in|to|up) .{2,30})?)$/i,
    ([, how = ''], it, is) => `${it} ${is} ${decapitalise(how)}`,
  ],
  // "Licensed and insured", "insured and DBS checked", "RHS endorsed".
  [
    compact(
      String.raw`^((?:fully )?(?:licen[sc]ed and )?insured(?: (?:and|&) (?:\p{Lu}{2,6}[ -]|fully )?(?:checked|accredited|licen[sc]ed|registered|vetted))?(?: (?:for|to|up to) (?:[A-Z]{3} ?)?[$€£]?\d.*)?)$`,
      'iu',
    ),
    ([, how = '']) => `we are ${decapitalise(how).replace('&', 'and')}`,
  ],
  [
    compact(String.raw`^(\p{Lu}{2,6}) (endorsed|marked|recommended)$`, 'u'),
    ([, mark, how], it, is) => `${it} ${is} ${mark} ${how}`,
  ],
  [
    compact(
      `^((?:${seals}|experienced|licensed|native|qualified|senior|sworn|trained|vetted) (?:coaches|designers|developers|drivers|engineers|instructors|interpreters|mechanics|nurses|teachers|technicians|trainers|translators|tutors) (?:across|for|from|in|with) .{3,50})$`,
      'iu',
    ),
    ([, who = '']) => `we have ${decapitalise(who)}`,
  ],
  [
    /^((?:average|expected|typical|usual) (?:discount|increase|payback|recovery|reduction|result|saving|uplift))s? (?:of |is )?((?:about |around |up to )?[$€£]?\d.*)$/i,
    ([, what = '', value]) => `the ${decapitalise(what)} is ${value}`,
  ],
  // "First splice free if they sign before 30 June", "first depot free for 8 weeks".
  [
    /^(?:offer: )?((?:first|next) \p{Ll}+(?: \p{Ll}+)?) (?:is )?(free(?: of charge)?|half[ -]price) ((?:for|if|in|on|until|when) .+)$/iu,
    ([, what = '', how = '', when = '']) =>
      `the ${decapitalise(what)} is ${how.toLowerCase()} ${toReader(when)}`,
  ],
];

const wordsMax = 16;

/** A note on the work as a sentence without capital and full stop: `24-hour turnaround` → `the turnaround is 24 hours`. Undefined where it is none. */
export function toWork(note: string, it: string, is: string): string | undefined {
  if (countWords(note) > wordsMax) return undefined;
  for (const [pattern, tell] of notes) {
    const found = pattern.exec(note);
    if (found) return tell(found, it, is);
  }
  return undefined;
}

/** Those who buy, as one counts them: `19 bakeries`, `25 restaurants in Bristol already`. */
const counted =
  /^((?:(?:[Aa]bout|[Aa]lmost|[Aa]round|[Mm]ore than|[Nn]early|[Oo]ver|[Ss]ome) )?(?:\d[\d.,]*\+?|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve)) ((?:\p{Ll}+ )?(\p{Ll}+s))((?: (?:across|around|in) (?:the )?\p{Lu}[\p{L}'-]*(?: (?:and )?\p{Lu}[\p{L}'-]*)*)?)(?:,? (?:already|and counting|so far|to date))?((?:,? (?:among them|including|incl\.?) .+)?)$/u;

/** What one firm has several of. */
const ofChain =
  /\b(?:chain|chains|group|groups|multi|network|with \d+)\b|\b(?:\d+|two|three|four|five|six)[ -]/i;

/**
 * `19 bakeries`, to whoever runs one: who else works with the sender. Undefined where it may be what the reader has. `persona`: who reads, as typed.
 */
export function toClients(note: string, persona: string): string | undefined {
  const [, many = '', kind = '', plural = '', where = '', names = ''] = counted.exec(note) ?? [];
  if (!many || ofChain.test(persona)) return undefined;
  const one = plural
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x)es$/, '')
    .replace(/s$/, '');
  const isReaders = new RegExp(`\\b${one}\\b(?!s)`, 'i').test(persona);
  return isReaders && !/^(?:colleague|day|employee|hour|manager|month|people|staff|week|year)$/.test(one)
    ? capitalise(
        `we already work with ${decapitalise(many)} ${kind}${where}${names.replace(/incl\.?(?= )/, 'including')}.`,
      )
    : undefined;
}
