import { compact } from '../../../compact.ts';
import { capitalise, decapitalise, isPlural, toReader, withArticle } from '../../text/grammar.ts';
import { joinList } from '../../text/join-list.ts';
import { countWords } from '../../text/tidy.ts';
import { findVerb } from '../../text/verbs.ts';
import { finishSentence } from '../sentence-text.ts';
import { toFact } from './context-facts.ts';
import { tellOccasion } from './note-occasion.ts';
import { isTold } from './second-person.ts';

/** What decides whose a label is: whether a post is offered, whether money is raised, what is invited to, and whether several things are offered. */
export type Labelled = { isPost: boolean; raises: boolean; occasion: string | undefined; plural: boolean };

type Tell = (said: string, label: string, about: Labelled) => string | undefined;

const span =
  /^(?:about |around |only |under |up to |within )?(?:\d+(?:-\d+)?|an?|half an?|one|two|three|four|five|six|eight|ten|twelve)[ -](?:business |working )?(?:minute|hour|day|week|month|year)s?$/i;

/** `A, B, C` as things in a list. */
function toItems(said: string): string[] {
  return said.split(/, (?:and )?(?!\d{3}\b)| and | & /);
}

/** Things in few words, none of which says what somebody does. */
function areThings(items: readonly string[]): boolean {
  return items.every(
    (item) =>
      countWords(item) <= 6 &&
      !/[;:?]|\b(?:but|not|pending|soon|tbd)\b/i.test(item) &&
      !item
        .split(' ')
        .some(
          (word, at) => (at > 0 || word !== 'cost') && /^(?:are|has|have|is|was|were|will|can)$/i.test(word),
        ),
  );
}

function listOf(said: string): string | undefined {
  const items = toItems(said);
  return areThings(items) ? joinList(items) : undefined;
}

/** Things in a list that whoever buys gets, with their articles. */
function giftsOf(said: string): string | undefined {
  const items = toItems(said);
  return areThings(items) ? joinList(items.map((item) => withArticle(decapitalise(item)))) : undefined;
}

/** Whether the words after a label are a sentence: `instant exchanges ship before the return arrives`. */
function isSentence(said: string): boolean {
  const words = (said.split(/[,;] /)[0] ?? '').split(' ');
  const opening = findVerb(words[0] ?? '');
  if (opening?.form === 'third' && !opening.isName) return false;
  const tells = (word: string, at: number) =>
    at > 0 &&
    !/^(?:da|de|do)$/.test(word) &&
    (isTold(word) ||
      /^(?:cut|hit|put|won)$/.test(word) ||
      (findVerb(word)?.form === 'base' && isPlural(words[at - 1] ?? '')));
  return words.length > 3 && words.slice(0, 6).some(tells);
}

const isName = /^\p{Lu}/u;
const isMoney =
  /^(?:about )?(?:[A-Z]{0,3}[$€£]\d|[A-Z]{3} ?\d|\d[\d.,]*k? ?(?:CHF|EUR|GBP|USD|euros?|dollars|pounds)\b)/;
/** A language by its name. */
const language =
  /^(?:Arabic|Cantonese|Czech|Danish|Dutch|English|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Irish|Italian|Japanese|Korean|Mandarin|Norwegian|Polish|Portuguese|Romanian|Russian|Slovak|Slovenian|Spanish|Swedish|Turkish|Ukrainian|Urdu|Vietnamese|Welsh)$/;
const hasFigure = /\d/;

const labels: readonly (readonly [RegExp, Tell])[] = [
  [
    /^(?:free |paid )?(?:assessment|audit|breakfast|briefing|conference|course|demo|dinner|event|masterclass|package|pilot|poc|proof of concept|programme|round ?table|seminar|session|starter (?:kit|pack)|test drive|trial|webinar|workshop)(?: (?:offer|period|phase|project|terms))?$/i,
    (said, label) => tellOccasion(label === 'POC' ? label : label.toLowerCase(), said.split(/, (?!20\d\d)/)),
  ],
  [
    /^(?:title|name of the (?:event|talk|webinar|workshop))$/i,
    (said, _, { occasion }) =>
      occasion && countWords(said) > 2 ? `The ${occasion} is called "${unquoted(said)}"` : undefined,
  ],
  [
    /^(?:subject|theme|topic)$/i,
    (said, label, { occasion }) => occasion && tellTopic(said, label.toLowerCase()),
  ],
  [
    /^(?:costs?|fees?|prices?|pricing|rates?|(?:admission|call-?out|entry|exhibition|hire|loan|rental) fee)$/i,
    (said, label) => {
      const [, least = '', fixed = ''] =
        /^(?:from|starting at|starts at) ([A-Z]{0,3} ?[$€£]?\d(?:[^,;]|,(?=\d))*?)(?:,? (fixed|flat))?$/i.exec(
          said,
        ) ?? [];
      if (/(?:^costs?|fee|^rate)$/i.test(label) && isMoney.test(said))
        return `The ${label.toLowerCase().replace(/^costs$/, 'price')} is ${said}`;
      const what = /^(?:fee|rate)s?$/i.test(label) ? `${label.toLowerCase().replace(/s$/, '')}s` : 'prices';
      return least && `${fixed} ${what} start at ${least}`.trim();
    },
  ],
  [
    /^(?:list|regular|resale|retail|standard|trade|unit|wholesale) price$/i,
    (said, label) =>
      /^(?:about |from )?[A-Z]{0,3} ?[$€£]?\d/.test(said)
        ? `The ${label.toLowerCase()} is ${said}`
        : undefined,
  ],
  [
    /^discount$/i,
    (said) => {
      const [, share = '', on = ''] =
        /^(\d+%)(?: off)?((?: (?:for|if|on|until|when) .+)?)$/i.exec(said) ?? [];
      return share && `There is a ${share} discount${toReader(on)}`;
    },
  ],
  [
    /^(?:case|example|(?:customer )?reference|result)s?$/i,
    (said, label) => {
      if (isName.test(said) && isSentence(said) && !/^(?:A|An|He|I|It|Our|She|The|They|We)\b/.test(said))
        return /reference/i.test(label) ? `Our customer ${said}` : said;
      if (/^(?:a|an|one) /i.test(said) && isSentence(said)) return said;
      const items = toItems(said);
      const areOthers =
        /^(?:\p{Lu}|\d+ \p{Ll}|(?:two|three|four|five|six|several) )/u.test(said) && areThings(items);
      return /reference/i.test(label) && areOthers && !isSentence(said) && !/[#@]|\d{3}/.test(said)
        ? `Our references include ${joinList(/^\p{Lu}/u.test(said) ? items : [said])}`
        : undefined;
    },
  ],
  [
    /^(?:reference|existing) (?:clients|customers)$/i,
    (said) => (isName.test(said) && listOf(said) ? `Our customers include ${listOf(said)}` : undefined),
  ],
  [
    /^(?:accreditations?|certificates?|certifications?|certified)$/i,
    (said, label, { isPost }) => {
      const items = toItems(said);
      const what = /^accr/i.test(label) ? 'accreditation' : 'certification';
      return !isPost && areThings(items)
        ? `Our ${what}${items.length > 1 ? 's are' : ' is'} ${joinList(items)}`
        : undefined;
    },
  ],
  [
    /^(?:areas?(?: (?:covered|served))?|coverage|locations served|service areas?)$/i,
    (said, _, { isPost }) =>
      !isPost && /^(?:(?:over |more than )?\d+ \p{Ll}+s$|all of |the |\p{Lu})/u.test(said) && listOf(said)
        ? `We cover ${listOf(said)}`
        : undefined,
  ],
  [
    /^(?:our )?(?:booth|stand)(?: (?:no|nr|number))?$/i,
    (said, label) =>
      /^Hall \S+, (?:booth|stand) \S+$/i.test(said)
        ? `You will find us in ${capitalise(said)}`
        : /^#?[A-Z]{0,3}[ -]?\d[\w.-]*(?:, [Hh]all \S+)?$/.test(said)
          ? `You will find us at ${label
              .toLowerCase()
              .replace(/ (?:no|nr|number)$/, '')
              .replace('our ', '')} ${said.replace('#', '').replace(/, hall (\S+)$/i, ' in Hall $1')}`
          : undefined,
  ],
  [
    /^(?:model|product)(?: name)?$/i,
    (said, label) => tellProduct(said, /^model/i.test(label) ? 'model' : 'product'),
  ],
  [
    /^(?:compatible|connects|integrates|works) (?:to|with)$|^integrations?$/i,
    (said, _, { plural }) =>
      isName.test(said) && listOf(said)
        ? `${plural ? 'They integrate' : 'It integrates'} with ${listOf(said)}`
        : undefined,
  ],
  [
    /^platforms?$/i,
    (said, _, { plural }) =>
      (isName.test(said) || /^i(?:OS|P)/.test(said)) && listOf(said)
        ? `${plural ? 'They run' : 'It runs'} on ${listOf(said)}`
        : undefined,
  ],
  [
    /^(?:assembly|delivery|fitting|shipping)(?: time)?$/i,
    (said, label) =>
      span.test(said) ? `${label.replace(/ time$/i, '')} takes ${decapitalise(said)}` : undefined,
  ],
  [
    /^duration$/i,
    (said, _, { plural }) => {
      const [time = '', ...more] = said.split(', ');
      const where = more
        .find((part) => /^(?:online|on[ -]site|remote)$/i.test(part))
        ?.toLowerCase()
        .replace('-', ' ')
        .replace('remote', 'remotely');
      const none = more.find((part) => /^no \p{L}[\p{L} -]{2,30}$/iu.test(part));
      const told = [plural ? 'They take' : 'It takes', decapitalise(time), where].filter(Boolean).join(' ');
      return span.test(time) ? `${told}${none ? `, with ${decapitalise(none)}` : ''}` : undefined;
    },
  ],
  [
    /^(?:basic|business|paid|premium|pro|starter)(?: plan)?$/i,
    (said, label) => {
      const [, from, price = ''] = /^(from )?([A-Z]{0,3} ?[$€£]\d[^;]*)$/i.exec(said) ?? [];
      return (
        price &&
        `The ${label.toLowerCase().replace(/ plan$/, '')} plan ${from ? 'starts at' : 'costs'} ${price}`
      );
    },
  ],
  [
    /^(?:delivery|installation|migration|onboarding|returns|set-?up|shipping|training)$/i,
    (said, label) => {
      const [, how = '', by = ''] =
        /^(free|included)(?:, ((?:carried out|done|handled) by us.{0,30}))?$/i.exec(said) ?? [];
      return (
        how &&
        `${label} ${/^returns$/i.test(label) ? 'are' : 'is'} ${how.toLowerCase()}${by ? ` and ${by}` : ''}`
      );
    },
  ],
  [
    /^apps?$/i,
    (said) =>
      /^(?:(?:Android|iOS|iPad|Mac|macOS|Windows)(?:, | and |$))+$/.test(said)
        ? `There are apps for ${listOf(said)}`
        : undefined,
  ],
  [
    /^(?:customer )?support$/i,
    (said) =>
      /^(?:24\/7|(?:5|6|7|five|six|seven) days a week|(?:week|working )days\b.{0,20}|Monday to \p{L}+.{0,20})$/u.test(
        said,
      )
        ? `Support is available ${said}`
        : undefined,
  ],
  [
    /^languages?$/i,
    (said, _, { plural }) =>
      toItems(said).every((item) => language.test(item))
        ? `${plural ? 'They are' : 'It is'} available in ${joinList(toItems(said))}`
        : undefined,
  ],
  [
    /^(?:guarantee|warranty)$/i,
    (said, label, { plural }) => {
      const [, many = '', unit = ''] = /^(\d+|one|two|three|five|ten) (day|month|year)s?$/i.exec(said) ?? [];
      return (
        many &&
        `${plural ? 'They come' : 'It comes'} with ${withArticle(`${many}-${unit} ${label.toLowerCase()}`)}`
      );
    },
  ],
  [
    /^(?:commitment|contract|deposit|minimum(?: order| term)?|set-?up (?:cost|fee))$/i,
    (said, label) => (/^no(?:ne)?$/i.test(said) ? `There is no ${label.toLowerCase()}` : undefined),
  ],
  [
    /^(?:battery life|depth|height|lead time|length|minimum order|noise level|range|thickness|turnaround|width|dimensions|footprint|output|payload|payment terms|resolution|shelf[ -]life|throughput|weight)$/i,
    (said, label) =>
      hasFigure.test(said) && listOf(said)
        ? `The ${label.toLowerCase()} ${/[^s]s$/.test(label) ? 'are' : 'is'} ${said}`
        : undefined,
  ],
  [
    /^(?:colou?rs|finishes|flavou?rs|formats|ingredients|materials|packages|plans|sizes|varieties)$/i,
    (said, label) =>
      toItems(said).length > 1 && listOf(said) ? `The ${label.toLowerCase()} are ${listOf(said)}` : undefined,
  ],
  [
    /^(?:deliverables|what (?:they|you) get|(?:they|you) get)$/i,
    (said) => giftsOf(said) && `You get ${giftsOf(said)}`,
  ],
  [
    /^(?:included|includes|what['’]?s included)$/i,
    (said, _, { plural }) => giftsOf(said) && `${plural ? 'They include' : 'It includes'} ${giftsOf(said)}`,
  ],
  [
    /^(?:also new|new(?: features?)?(?: (?:in|since) .{2,20})?|now also|what['’]?s new)$/i,
    (said) =>
      areThings(toItems(said)) &&
      !isSentence(said) &&
      !/\b(?:boss|ceo|cfo|cto|head|hires?|manager|office|owner)\b/i.test(said)
        ? `We now also offer ${decapitalise(listOf(said) ?? '')}`
        : undefined,
  ],
  [
    /^(?:(?:key |main )?(?:advantage|benefit|difference|differentiator|selling point)s?|usp|value prop(?:osition)?|what makes us different|why us)(?: (?:against|over|versus|vs\.?) .{2,40})?$/i,
    (said) => (isSentence(said) && !/\b(?:he|her|his|she|their|them|they)\b/i.test(said) ? said : undefined),
  ],
  [
    /^(?:conditions|details|(?:key )?(?:facts|figures|numbers|metrics|stats)|kpis|terms|track record|traction)$/i,
    (said, _, { plural }) => toFact(said, plural),
  ],
  [
    /^(?:raise|raising|round(?: size)?)$/i,
    (said, _, { raises }) => {
      const [sum = '', ...more] = said.split(', ');
      const isCommitted =
        more.length === 1 && /^[A-Z]{0,3} ?[$€£]?\d\S* (?:already )?committed$/i.test(more[0] ?? '');
      return raises && /^[A-Z]{0,3} ?[$€£]?\d\S*$/.test(sum) && (more.length === 0 || isCommitted)
        ? `We are raising ${sum}${isCommitted ? `, with ${more[0]}` : ''}`
        : undefined;
    },
  ],
  [
    /^valuation$/i,
    (said, _, { raises }) => (raises && isMoney.test(said) ? `The valuation is ${said}` : undefined),
  ],
  [
    /^team$/i,
    (said, _, { isPost, raises }) => {
      if (!(isPost || raises) && !/\b(?:ex-\p{L}|former)\b|, all [A-Z]{3}/u.test(said)) return undefined;
      const size = /^(\d+)(?: (?:employees|people))?$/.exec(said)?.[1];
      const whose = isPost ? 'The' : 'Our';
      if (size) return `${whose} team has ${size} people`;
      return isSentence(said) || /[;:]/.test(said)
        ? undefined
        : `${whose} team consists of ${decapitalise(said).replace(/\bex (?=\p{Ll})/gu, 'former ')}`;
    },
  ],
];

/** What of a post to fill is given with a label. */
const ofPost: readonly (readonly [RegExp, Tell])[] = [
  [
    /^(?:base|base salary|bonus|compensation|day rate|ote|pay|salary|salary range|total comp(?:ensation)?)$/i,
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
    /^reports to$/i,
    (said) =>
      countWords(said) <= 5
        ? `The role reports to ${/^(?:an?|our|the) /i.test(said) ? said : `the ${said}`}`
        : undefined,
  ],
];

/** `Pilot 60 days`. */
const unmarked =
  /^(?:the )?(class|lesson|pilot|session|tour|trial|visit|workshop) (?:of |runs |- )?(\d.*|(?:one|two|three|four|six) (?:day|month|week)s?.*)$/i;
/** `Team of 12, everything else remote`, of a post. */
const teamOf = /^(?:an? )?((?:[\p{Ll}-]+ )?team of \d+(?: \p{Ll}+)?)(?:, (.+))?$/iu;

const labelled = compact(String.raw`^(?:[-*] )?(?:our )?(\p{L}[\p{L} '’.-]{1,40}?) ?: (.{2,200})$`, 'iu');

/** A note that its label explains, as a sentence: `Coverage: 190 countries` → `We cover 190 countries.` Undefined where it is not certain whose it is. */
export function tellLabelled(note: string, about: Labelled): string | undefined {
  const [, thing = '', terms = ''] = unmarked.exec(note.replace(/^[-*] /, '')) ?? [];
  if (thing) return tellOccasion(thing.toLowerCase(), terms.replace(/\.$/, '').split(', '));
  const [, team = '', more = ''] = (about.isPost && teamOf.exec(note.replace(/\.$/, ''))) || [];
  if (team) return tellTeam(team, more);
  const [, label = '', words = ''] = labelled.exec(note) ?? [];
  if (!label) return undefined;
  const said = words.replace(/(?<!\b[A-Z])[.;]+$/, '').trim();
  for (const [name, tell] of about.isPost ? [...ofPost, ...labels] : labels) {
    const told = name.test(label) ? tell(said, label, about) : undefined;
    if (told) return finishSentence(capitalise(told));
  }
  return undefined;
}

/** What is said of the team that somebody would join, as far as it can be read. */
function tellTeam(team: string, more: string): string {
  const told = more
    .split(', ')
    .filter(Boolean)
    .map((part) =>
      /^(?:an? )?(?:[\p{L}\d]+-)+\p{L}+ (?:meet-?up|off-?site|on-?site|retreat)(?: .{2,40})?$/iu.test(part)
        ? `There is ${/^an? /i.test(part) ? part : `a ${part}`}`
        : toFact(part, false),
    );
  const end = told.indexOf(undefined);
  const known = (end < 0 ? told : told.slice(0, end)).filter((each) => each !== undefined);
  const [one = '', ...others] = known.map((each) => each.replace(/\.$/, ''));
  const rest = one && finishSentence([one, ...others.map(decapitalise)].join(', and '));
  return [`You would join a ${decapitalise(team)}.`, ...(rest ? [rest] : [])].join(' ');
}

function unquoted(text: string): string {
  return text.replace(/^["']|["']$/g, '');
}

/** `How three colleges raised their yield`, `data governance for AI`: what it is about. */
function tellTopic(said: string, what: string): string | undefined {
  if (/^["']/.test(said) || /[?:]/.test(said)) return `The ${what} is "${unquoted(said)}"`;
  if (/^(?:how|what|when|where|why) /i.test(said)) return `The ${what} is ${decapitalise(said)}`;
  return isSentence(said) ? `The ${what} is "${said}"` : `The ${what} is ${decapitalise(said)}`;
}

/** `ClearCam 3, CE marked, launched in Germany in 2023`: what it is called, and what is said of it. */
function tellProduct(said: string, what: string): string | undefined {
  const [name = '', ...rest] = said.split(', ');
  if (!/^\p{Lu}[\p{L}\d'-]*(?: [\p{Lu}\d][\p{L}\d'-]*){0,4}$/u.test(name)) return undefined;
  const isSaid = (part: string) =>
    /^(?:[A-Z]{2,6} (?:approved|certified|marked)|(?:approved|built|designed|introduced|launched|made|patented|released|sold)\b(?: (?:by|for|in|since) .{2,60})?)$/.test(
      part,
    );
  const told = rest.filter(isSaid);
  return `Our ${what} is ${name}${told.length > 0 ? `, ${joinList(told)}` : ''}`;
}
