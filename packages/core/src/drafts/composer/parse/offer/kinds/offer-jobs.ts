import { betweenListed } from '../../../text/between-terms.ts';
import { decapitalise, toArticle, toNounCore, withArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import type { Statement } from '../statement.ts';
import { toTopic } from '../topic.ts';

/** `Backend role at a logistics firm`, `contract work`: what is to be filled, and where or with whom. */
const job =
  /^(?:an? )?((?:[\p{L}\d/+#.-]+ ){1,4}?(?<!\bby )(?:contract|gig|job|position|post|role|vacancy)|(?:contract|freelance|permanent|remote|seasonal|temporary) work)((?: (?:at|for|in|on|with) [^,;:()]+)?)((?:, [^;:()]+)?)$/iu;

/** What is called so and is no post. */
const noPost =
  /^(?:applying|finding|hoping|interested|looking|searching|seeking|wanting|fixed|full|maintenance|my|our|service|support|your)\b|\b(?:care|cleaning|energy|leasing|maintenance|rental|service|supply|support) contract$|\b(?:blog|guest|lead|photo|social media|sponsored|web) (?:job|post|role)$/i;

/** `Landscaping contract`: what is contracted is work, and nobody's post. */
function isContract(what: string): boolean {
  const before = /^(.*?) ?contract$/i.exec(what)?.[1]?.toLowerCase();
  return (
    before !== undefined &&
    !personNouns.has(before.split(' ').at(-1) ?? '') &&
    !/(?:^|\b)(?:day|month|rate|remote|term|time|week|year)$|[^aeiou]er$|(?:ist|or)$/.test(before)
  );
}

/** What somebody would work on. */
const project =
  /^(?:an? )?((?:[\p{L}-]+ ){0,3}(?:app|back ?end|dashboard|front ?end|migration|platform|portal|product|project|redesign|shop|site|system|tool|website))$/iu;
const span =
  /^(?:for )?((?:about )?(?:\d+|one|two|three|four|five|six|nine|twelve)(?: to (?:\d+|\p{Ll}+)| ?- ?\d+)? (?:days?|weeks?|months?|years?))(?: contract)?$/iu;
const quality =
  /^reporting to (?:our|the) [^,]+$|^(?:(?:fully|mostly|partly) )?(?:full-time|hybrid|on-site|part-time|permanent|remote)(?: (?:across|in|from|within) [^,]+| or [^,]+)?$|^(?:\d|two|three|four) days? (?:a|per) week$/i;
/** `Hybrid 2 days`: how often one is there. */
const hybrid =
  /^hybrid,? (?:\()?((?:\d|two|three|four) days?(?: (?:a|per) week)?(?: (?:in (?:the )?office|on site))?)\)?$/i;
const remote = /^(fully )?remote(?: in)? (EU|Europe|Germany|UK|US|USA)$/i;
const pay = /^(?:[A-Z]{0,2}[$€£]\d|\d+(?:-\d+)?k\b)/;
const start = /^start(?:ing|s)? (?:from|in|on) .+$/i;
const shortWeek = /^(?:an? )?(?:\d|four|three)[- ]day (?:working )?week$/i;
const hours =
  /^(?:about )?\d+ hours(?: (?:a|per) week)?(?: (?:across|over) (?:\d|two|three|four|five) days)?$/i;
/** What whoever has the job works with: `a team of six and a training budget`. */
const tools =
  /^an? (?!.*\b(?:by|from|until|week)\b)[\p{L}-]+ (?:[^,;:()]|,(?=\d)){3,60}$|^an? \p{Ll}+ (?:car|laptop|van)$/iu;
const benefit =
  /^(?:(?:an?|good|some) )?(?:bonus|equity|pension|relocation(?: support| package)?|shares|visa sponsorship)$/i;

type JobTerms = { on: string; long: string; said: string | undefined };

/** What stands after a vacancy, by what it says; undefined where one of it cannot be told. */
function readTerms(terms: readonly string[]): JobTerms | undefined {
  let on = '';
  let long = '';
  const is: string[] = [];
  const having: string[] = [];
  const pays: string[] = [];
  let starts = '';
  for (const term of terms) {
    const what = project.exec(term)?.[1];
    const often = hybrid.exec(term)?.[1];
    const time = span.exec(term)?.[1];
    if (what && !on) on = ` on ${withArticle(decapitalise(what))}`;
    else if (time && !long) long = `, for ${time}`;
    else if (often) is.push(`hybrid (${often})`);
    else if (remote.test(term))
      is.push(
        term
          .replace(remote, (_, fully = '', where: string) => `${fully.toLowerCase()}remote in ${where}`)
          .replace(/ (?=(?:UK|US|USA|EU)$)/, ' the '),
      );
    else if (quality.test(term)) is.push(decapitalise(term));
    else if (pay.test(term)) pays.push(term.replace(' + ', ' plus '));
    else if (/^(?:paid relocation|relocation (?:is )?(?:covered|paid))$/i.test(term))
      having.push('paid relocation');
    else if (start.test(term)) starts = term.replace(/^\S+/, 'starts');
    else if (/^immediate start$/i.test(term)) starts = 'starts at once';
    else if (shortWeek.test(term))
      having.push(`a ${decapitalise(term).replace(/^a /, '').replace(' day', '-day')}`);
    else if (hours.test(term)) is.push(decapitalise(term));
    else if (benefit.test(term)) having.push(decapitalise(term));
    else if (tools.test(term)) having.push(...decapitalise(term).split(/ and (?=an? )/));
    else return undefined;
  }
  const company = having.length > 0 ? joinList(having) : '';
  const phrases = [
    is.length > 0
      ? `is ${joinList(is)}${company ? `, with ${company}` : ''}`
      : company && `comes with ${company}`,
    starts,
    pays.length > 0 ? `pays ${pays.join(' or ')}` : '',
  ].filter(Boolean);
  const hasComma = company !== '' && is.length > 0;
  return {
    on,
    long,
    said:
      phrases.length > 0
        ? finishSentence(`It ${hasComma ? phrases.join(', and ') : joinList(phrases)}`)
        : undefined,
  };
}

/** `Fully remote in Europe, 85-100k plus equity` → `It is fully remote in Europe and pays 85-100k plus equity.` */
export function tellJobTerms(note: string): string | undefined {
  const read = readTerms(note.split(betweenListed));
  return read && !read.on && !read.long ? read.said : undefined;
}

/** `We are hiring a Go developer` with its terms: undefined where not all of them can be told. */
export function hireWith(lead: string, terms: readonly string[]): string[] | undefined {
  const read = readTerms(terms);
  return read && [finishSentence(`${lead}${read.on}${read.long}`), ...(read.said ? [read.said] : [])];
}

/** `A cook at our school: £14 an hour, …`: behind the colon stand its terms. */
export const termsFollow = /: (?=[A-Z]{0,2}[$€£]\d)/;

/** `Volunteer role: read with a child one hour a week`: what somebody would do for nothing. */
function readVolunteering(text: string): Statement | undefined {
  const [, deed = ''] =
    /^(?:an? )?volunteer(?:ing)? (?:gig|job|opportunity|place|position|post|role|work)s?(?::| -|,) ([^:;]+)$/iu.exec(
      text,
    ) ?? [];
  const [first = '', ...rest] = decapitalise(deed).split(' ');
  const verb = findVerb(first);
  if (!verb || rest.length === 0 || !/^(?:base|gerund)$/.test(verb.form)) return undefined;
  return {
    statements: [finishSentence(`We are looking for volunteers to ${verb.base} ${rest.join(' ')}`)],
    ...toTopic(''),
    subject: `volunteering${findTown(rest)}`,
  };
}

/** `At Oakfield Library`, of what is done there. */
function findTown(words: readonly string[]): string {
  return / at \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}/u.exec(` ${words.join(' ')}`)?.[0] ?? '';
}

/** `Contract work, 3 months, insurance portal` → `We are hiring for contract work on an insurance portal, for 3 months.` */
export function readJob(text: string): Statement | undefined {
  // "Head of Design role": a title keeps its capitals.
  // "Head pastry chef" is none.
  const named =
    /^(?:[Aa]n? )?(?:(?:[Cc]hief|[Dd]irector|[Hh]ead|VP) \p{Lu}|(?:[Cc]hief|[Dd]irector|[Hh]ead|VP) of \p{L})/u.test(
      text,
    )
      ? text
      : decapitalise(text);
  const [, what = '', place = '', rest = ''] = job.exec(named.replace(termsFollow, ', ')) ?? [];
  if (!what || noPost.test(what) || isContract(what)) return readVolunteering(text);
  const [first = '', ...others] = rest.split(betweenListed).filter(Boolean);
  // "At Tannerbrook, a Series B platform": what the firm is.
  const isFirm =
    / (?:at|for|with) \p{Lu}[^,]*$/u.test(place) &&
    (/^an? /.test(first) ||
      (/^\p{Ll}/u.test(first) &&
        organisationNouns.has(toNounCore(first).at(-1) ?? '') &&
        toNounCore(first).length > 1));
  const where = isFirm ? `${place}, ${withArticle(first)}${others.length > 0 ? ',' : ''}` : place;
  const terms = isFirm ? others : [first, ...others].filter(Boolean);
  const [sentence, ...extras] =
    hireWith(`We are hiring for ${/ work$/.test(what) ? '' : `${toArticle(what)} `}${what}${where}`, terms) ??
    [];
  return sentence === undefined
    ? undefined
    : {
        statements: [sentence],
        ...toTopic(''),
        subject: sentence
          .replace(/^We are hiring for (?:an? )?|\.$/g, '')
          .replace(isFirm ? /,.*$/ : /, for .*$/, ''),
        ...(extras.length > 0 ? { extras } : {}),
      };
}
