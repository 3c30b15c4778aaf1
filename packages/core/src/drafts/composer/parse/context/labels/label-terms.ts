import {
  capitalise,
  decapitalise,
  isParticiple,
  isPlural,
  toArticle,
  toReader,
  withArticle,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { determiners, massNouns } from '../../../text/words.ts';
import { isTold } from '../second-person.ts';
import { giftsOf, hasFigure, isMoney, listOf, type Rows, span, toItems } from './label-words.ts';

/** A language by its name. */
const language =
  /^(?:Arabic|Cantonese|Czech|Danish|Dutch|English|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Irish|Italian|Japanese|Korean|Mandarin|Norwegian|Polish|Portuguese|Romanian|Russian|Slovak|Slovenian|Spanish|Swedish|Turkish|Ukrainian|Urdu|Vietnamese|Welsh)$/;

/** `logo on the programme` → `a logo on the programme`, of one thing by itself. */
function withAnyArticle(said: string): string {
  const [thing = ''] = said.split(/ (?:at|for|in|of|on|to|with) /);
  const head = thing.split(' ').at(-1) ?? '';
  const isOne = /^\p{Ll}[^,]*$/u.test(said) && !/ and /.test(said) && !isPlural(head) && !massNouns.has(head);
  return isOne && !determiners.has(thing.split(' ')[0] ?? '') ? `${toArticle(said)} ${said}` : said;
}

/** `Collected by 6pm, back by 8am`. */
const handedBack =
  /^(?:collected|picked up) ((?:at|before|by|on) [^,;]+), (?:back|delivered|returned)(?: (?:to you|again))? ((?:at|before|by|on|the next) [^,;]+)$/i;

/** Of what it is the price; a rate alone may be the reader's. */
const eachTime = / (?:an?|each|for|per) |\//;
/** Work that takes its time, where the offer names one. */
const lasting =
  /\b(?:analysis|assessment|audit|check|course|implementation|inspection|installation|lesson|migration|project|review|session|survey|tour|training|treatment|workshop)\b/i;

/** What is tried first, and has a length of its own. */
const tried = /\b(pilot|proof of concept|trial)\b(?! (?:batch|order|plant|project|run|site|version))/i;
/** From when it is counted: `4 weeks after artwork is approved`. */
const takenFrom = / (?:after|from|once) [^,;:]{3,60}$/i;
/** What a buyer tries before he buys. */
const triedThing =
  /^(?:(?:first|free) )?(?:demo|inspection|pilot|sample|survey|test|trial|visit)(?: (?:box|day|lesson|period|pack|run))?$/;

/** What it costs, how long it takes, what belongs to it: `Price: from $4,800 fixed`, `Deliverables: report, plan`. */
export const ofTerms: Rows = [
  // "Proposed dates: 12, 13 or 19 June".
  [
    /^(?:available|possible|proposed|suggested|viewing) (?:(?:call|demo|meeting|session|tour|visit|viewing) )?(?:dates?|days?|slots?|times?)$/i,
    (said, label) =>
      hasFigure.test(said) && !/[;:?](?!\d)/.test(said)
        ? `The ${label.toLowerCase()} ${/s$/i.test(label) ? 'are' : 'is'} ${said}`
        : undefined,
  ],
  [
    /^(?:costs?|fees?|prices?|pricing|rates?|(?:admission|call-?out|entry|exhibition|hire|loan|rental) fee)$/i,
    (said, label) => {
      const [, least = '', fixed = ''] =
        /^(?:from|starting at|starts at) ([A-Z]{0,3} ?[$€£]?\d(?:[^,;]|,(?=\d))*?)(?:,? (fixed|flat))?$/i.exec(
          said,
        ) ?? [];
      const isFee = /fee$/i.test(label) && (isMoney.test(said) || /^\d[\d.,]*% (?:of|on) /.test(said));
      const isEach = /^(?:costs?|rate)$/i.test(label) && isMoney.test(said) && eachTime.test(said);
      if (isFee || isEach) return `The ${label.toLowerCase().replace(/^costs$/, 'price')} is ${said}`;
      const what = /^(?:fee|rate)s?$/i.test(label) ? `${label.toLowerCase().replace(/s$/, '')}s` : 'prices';
      return least && `${fixed} ${what} start at ${least}`.trim();
    },
  ],
  // "Price of the pilot: €900".
  [
    /^(?:cost|fee|price) (?:for|of) (?:an?|the) \p{Ll}[\p{Ll} -]{3,40}$/iu,
    (said, label) => (isMoney.test(said) ? `The ${decapitalise(label)} is ${said}` : undefined),
  ],
  [
    /^(?:list|regular|resale|retail|standard|trade|unit|wholesale) price$/i,
    (said, label) =>
      /^(?:about |from )?[A-Z]{0,3} ?[$€£]?\d/.test(said)
        ? `The ${label.toLowerCase()} is ${said}`
        : undefined,
  ],
  [
    /^(?:hire|lease|licen[cs]e|membership|rental|subscription)$/i,
    (said, label) =>
      isMoney.test(said) && eachTime.test(said) ? `The ${label.toLowerCase()} is ${said}` : undefined,
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
    /^(?:assembly|delivery|deployment|fitting|go-live|implementation|install(?:ation)?|onboarding|rollout|shipping)(?: time)?$/i,
    (said, label) =>
      span.test(said.replace(takenFrom, ''))
        ? `${label.replace(/ time$/i, '').replace(/install$/i, 'installation')} takes ${decapitalise(said)}`
        : undefined,
  ],
  // "Money goes to: new goals and kit".
  [
    /^(?:(?:all|the) )?(?:donations|funds|money|proceeds|profits?) (?:goes|go|is|are)(?: (?:used|spent))? (?:for|on|to|towards?)$/i,
    (said, label) =>
      /^[\p{Ll}\d]/u.test(said) && !said.split(' ').some(isTold)
        ? `The ${label.toLowerCase().replace(/^(?:all|the) /, '')} ${said}`
        : undefined,
  ],
  // "Sponsors also get: logo on the programme".
  [
    /^(?:exhibitors|members|partners|sponsors|supporters) (?:also )?(?:get|receive)$/i,
    (said, label) => `${capitalise(label.toLowerCase())} ${withAnyArticle(said)}`,
  ],
  // "Club: Ashcombe Juniors FC", of whoever holds the tournament.
  [
    /^(?:charity|club|organi[sz]er|organi[sz]ed by|our (?:charity|club|school)|school)$/i,
    (said, _, { occasion }) =>
      occasion && /^(?:the )?\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|and|of|the))*$/u.test(said)
        ? `We are ${said}`
        : undefined,
  ],
  // "Insured: £5m public liability".
  [
    /^(?:insured|insurance|liability)$/i,
    (said) => {
      const [, sum = '', of = ''] =
        /^((?:up )?(?:to |for )?[A-Z]{0,3}[$€£]\d[\d.,]* ?(?:k|m|mn|million)?)(?: (?:of |in )?((?:employers['’]? |professional |product |public |third[- ]party )?(?:indemnity|liability)))?(?: cover| insurance)?$/iu.exec(
          said,
        ) ?? [];
      const most = decapitalise(sum);
      if (of)
        return `We have ${of.toLowerCase()} insurance ${/^up\b/.test(most) ? most : `of ${most.replace(/^(?:for|to) /, '')}`}`;
      return sum && `We are insured ${/^(?:for|to|up)\b/.test(most) ? most : `for ${most}`}`;
    },
  ],
  // "Trial cost: none, sensors returned if not convinced".
  [
    /^(?:[\p{L}-]+ ){1,2}(?:charge|cost|fee|price)s?$/iu,
    (said, label) => {
      const free = /^(?:free|no (?:charge|cost|fee)|none|nothing|zero|[$€£]?0)(?:, (.+))?$/i.exec(said);
      if (!free) return undefined;
      const what = label
        .replace(/ \S+$/, '')
        .replace(/^(?:our|the) /i, '')
        .toLowerCase();
      const none = triedThing.test(what) ? `The ${what} costs nothing` : `There is no ${label.toLowerCase()}`;
      if (!free[1]) return none;
      const [, things = '', done = '', unless = ''] =
        /^(?:the )?([\p{Ll} -]{3,30}?) (\p{Ll}+) if (?:(?:they|you)(?: are|['’]re) )?(not \p{Ll}+|un\p{Ll}+)$/u.exec(
          free[1],
        ) ?? [];
      return unless && (isParticiple(done) || done.endsWith('ed'))
        ? `${none}, and the ${things} ${isPlural(things) ? 'are' : 'is'} ${done} if you are ${unless}`
        : undefined;
    },
  ],
  [
    /^duration$/i,
    (said, _, { offer, plural }) => {
      // Of what is asked for, where that is a first try.
      const [, attempt = ''] = tried.exec(offer) ?? [];
      if (attempt && span.test(said)) return `The ${attempt.toLowerCase()} takes ${decapitalise(said)}`;
      if (!lasting.test(offer)) return undefined;
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
  // "Delivery day: Monday before 9:30".
  [
    /^(?:collection|delivery|pick-?up) (?:days?|times?)$/i,
    (said, label) =>
      /^(?:every |on )?(?:\p{Lu}\p{L}+day|\d)/u.test(said) && countWords(said) < 9 && !/[;?]/.test(said)
        ? `The ${label.toLowerCase()} ${/s$/i.test(label) ? 'are' : 'is'} ${said}`
        : undefined,
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
    (said, label, { plural }) =>
      /^\d+$/.test(said)
        ? `${plural ? 'They are' : 'It is'} available in ${said} languages`
        : // "Language: English" may be the mail's.
          (/s$/i.test(label) || toItems(said).length > 1) &&
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
    /^(?:commitment|contract|deposit|minimum(?: order| term)?|(?:licen[cs]e|membership|monthly|set-?up) (?:cost|fee))$/i,
    (said, label) =>
      /^no(?:ne)?$/i.test(said)
        ? `There is no ${label.toLowerCase()}`
        : /^contract$/i.test(label) && /^(?:annual|monthly|quarterly|yearly)$/i.test(said)
          ? `The contract is ${said.toLowerCase()}`
          : undefined,
  ],
  [
    /^(?:battery life|depth|height|lead time(?:,? (?:at the moment|at present|currently|now|right now))?|length|minimum order|noise level|range|thickness|turnaround|width|dimensions|footprint|output|payload|payment terms|resolution|shelf[ -]life|throughput|weight)$/i,
    (said, label) =>
      /^turnaround$/i.test(label) && handedBack.test(said)
        ? said.replace(handedBack, 'What is collected $1 is back $2')
        : // "Length: 90-110 words" is the mail's.
          (hasFigure.test(said) || span.test(said)) &&
            !/\b(?:characters|lines|paragraphs|sentences|words)\b/i.test(said) &&
            listOf(said)
          ? `The ${label.toLowerCase()} ${/[^s]s$/.test(label) ? 'are' : 'is'} ${said}`
          : undefined,
  ],
  [
    /^(?:colou?rs|finishes|flavou?rs|formats|ingredients|materials|packages|plans|sizes|varieties)$/i,
    (said, label) =>
      /^\d+$/.test(said)
        ? `There are ${said} ${label.toLowerCase()}`
        : (toItems(said).length > 1 || /^\S+(?:-| to )\S+$/.test(said)) && listOf(said)
          ? `The ${label.toLowerCase()} are ${listOf(said)}`
          : undefined,
  ],
  [
    /^(?:available|free|open|possible) (?:afternoons|dates|days|evenings|mornings|slots|times|weekends|weeks)$/i,
    (said, label) =>
      hasFigure.test(said) && listOf(said) ? `The ${label.toLowerCase()} are ${listOf(said)}` : undefined,
  ],
  [
    /^(?:deliverables|what (?:they|you) get|(?:they|you) get)$/i,
    (said) => giftsOf(said) && `You get ${giftsOf(said)}`,
  ],
  [
    /^(?:included|includes|what['’]?s included)$/i,
    (said, _, { plural }) => giftsOf(said) && `${plural ? 'They include' : 'It includes'} ${giftsOf(said)}`,
  ],
];
