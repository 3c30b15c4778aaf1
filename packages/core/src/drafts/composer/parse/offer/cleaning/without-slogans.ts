import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural, toArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { determiners, prepositions } from '../../../text/words.ts';
import { readPage } from './landing-page.ts';

/** What a landing page asks of whoever reads it: `Start free →`, `[Watch 2-min tour]`. */
const button =
  /^(?:book|buy|claim|contact|discover|download|get|join|learn|let's|order|read|request|schedule|see|shop|sign|start|subscribe|talk|try|view|visit|watch) (?!of\b)\S+(?: \S+){0,3}$/i;

/** Words of praise that say nothing of what is sold. */
const praise =
  "(?:best[- ]in[- ](?:class|breed)|bleeding[- ]edge|breathtaking|cutting[- ]edge|disruptive|exponential|frictionless|game[- ]changing|ground[- ]?breaking|incredible|industry[- ]leading|jaw[- ]dropping|life[- ]changing|market[- ]leading|mind[- ]blowing|next[- ]gen(?:eration)?|one[- ]of[- ]a[- ]kind|paradigm[- ]shifting|planet[- ]saving|revolutionary|state[- ]of[- ]the[- ]art|ultimate|unmatched|unparalleled|unrivall?ed|visionary|world[- ](?:changing|class)|(?:world|industry)(?:'s)?(?: most| best| leading)* (?:advanced|beloved|best|easiest|fastest|favou?rite|innovative|leading|loved|popular|powerful|revolutionary|simplest|smartest|trusted))";

const praises = compact(`(?<![\\p{L}-])(?:\\b(an?) )?((?:most )?${praise},? )+(?=(\\p{L}+))`, 'giu');

/** What only slogans say that a thing does. */
const overturns = '(?:disrupt|redefine|re-?imagine|reinvent|revolutioni[sz]e)s?';

/** `…, that will transform your whole company overnight` says nothing. */
const overturningAll = compact(
  `,? (?:that|which) (?:will )?(?:${overturns}|transforms?) (?:the way|how|everything|your (?:entire |whole )?(?:business|company|industry|life|organi[sz]ation|team|work|workplace|world)\\b(?! into\\b))(?:(?!, [^,.]*\\d)[^.!?;\\n])*`,
  'giu',
);
/** `…, that revolutionizes payroll forever` says what it is for. */
const overturning = compact(
  `,? (?:that|which) (?:will )?${overturns} ([^.!?;,\\n]+(?:,[^.!?;,\\n]+)*)`,
  'giu',
);

/** What stands at the foot of a page. */
const footer =
  /^(?:about(?: us)?|careers|contact(?: us)?|cookies?(?: (?:policy|settings))?|faqs?|help|imprint|jobs|legal(?: notice)?|log ?in|press|privacy(?: (?:notice|policy))?|security|sign in|site ?map|status|terms(?: (?:and|&) conditions| of (?:service|use))?|unsubscribe)$/i;

/** `Privacy · Terms · Cookies`: nothing but what stands at the foot of a page. */
function isFooter(line: string): boolean {
  const links = line.split(/ ?[·|•] ?/).map((link) => link.trim());
  return links.length > 1 && links.every((link) => footer.test(link));
}

/** `# Stop guessing. Start closing.`: short orders one after another that head a page. */
function isMotto(line: string): boolean {
  const orders = line
    .replace(/[^\p{L}.!' -]/gu, '')
    .split(/[.!]/)
    .map((order) => order.trim())
    .filter(Boolean);
  const isShort = orders.length > 1 && orders.every((order) => countWords(order) < 4);
  return (
    isShort &&
    findVerb(orders[0]?.split(' ')[0] ?? '')?.form === 'base' &&
    // "Clean gutters. Wash windows." says what is done.
    (/^\s*#/.test(line) ||
      orders.every((order) => /^(?:start|stop)\b|\b(?:\p{L}+er|less|more)$/iu.test(order)))
  );
}

/** `Start your free trial → https://…`: a button, and where it leads. */
function withoutLinks(text: string): string {
  return text.replace(
    /(?<=^|[.!?\n]\s*)(?:book|buy|claim|download|get|join|order|register|request|schedule|see|shop|sign up|start|subscribe|try|view|visit|watch)\b[^.!?\n]{0,60}?\s*(?:→|->|»|:)\s*(?:https?:\/\/|www\.)\S+/giu,
    '',
  );
}

const link =
  '(?:about(?: us)?|careers|contact(?: us)?|cookies|imprint|jobs|legal|press|privacy(?: policy)?|terms(?: of (?:service|use))?)';
const footLine = compact(`(?<=[.!?]\\s+)${link}(?: [|·•] ${link})+\\s*$`, 'i');

/** What stands at the foot of a page in one line with the rest, and what is to be clicked. */
function withoutFoot(text: string): string {
  return text
    .replace(footLine, '')
    .replace(/(?<=^|[.!?\n]\s*)click (?:here|on|the|["“])[^.!?\n]*[.!?]?/giu, '');
}

/** A landing page as what it says: without its buttons, its quotes and its praise. */
export function withoutSlogans(input: string): string {
  const lines = readPage(withoutFoot(withoutLinks(input)))
    .replace(/\[([^\]\n]{3,40})\]/g, (found, label: string) => (button.test(label.trim()) ? '' : found))
    // "© Firm Ltd. All rights reserved. Privacy": from there on it is the foot of the page.
    .replace(/(?:^|[ \t]+)(?:©|copyright (?:©|\d{4}))[ \t]?.*$|^.*\ball rights reserved\b.*$/gimu, '')
    .split('\n')
    .filter((line) => !isFooter(line))
    .map((line) => line.replace(/ · /g, '\n'))
    .join('\n')
    .split('\n');
  const isPage = lines.filter((line) => line.trim() !== '').length > 2;
  const kept = lines
    .filter((line, at) => {
      if (at === 0 && isPage && isMotto(line)) return false;
      if (at > 0 && isPage && /^\W*no more \p{L}/iu.test(line)) return false;
      const bare = line.replace(/^[^\p{L}\d"“$€£]+|[^\p{L}\d.!?)"”]+$/gu, '').trim();
      const points = /(?:→|->|»|>)\s*$/.test(line);
      // "…" – Director of Sales, Halden Systems.
      const isQuote = /^["“][^"”]{10,}["”]\s*(?:[-–—]|$)/.test(bare);
      const isTalk = /^\p{L}+: (?:contact (?:us|sales)|custom(?: pricing)?|let's talk|on request)$/iu.test(
        bare,
      );
      return (
        !isTalk && !((points || isPage) && button.test(bare.replace(/[.!]$/, ''))) && !(isPage && isQuote)
      );
    })
    // "AI deal scoring – know which deals will slip": what there is, then why.
    .map((line, at) =>
      isPage && at > 0 ? line.replace(/^(\W*[\p{L}\d][^.:–—]{3,45}?) [–—-] (?=\p{Ll})[^.]+$/u, '$1') : line,
    );
  return (
    joinBullets(kept)
      .join('\n')
      .replace(/^\W*(?:introducing|meet|presenting|say hello to) (?:the )?(?=\p{Lu}\p{L}+\W)/iu, '')
      .replace(
        /,? (?:that |which )?(?:you|your (?:customers|people|team|users))(?:'ll| will) (?:ever (?:need|want)|love)\b/gi,
        '',
      )
      .replace(
        /^(?:(?:finally|never|no more|say goodbye to|stop)\b[^:.\n]{3,40}|[\p{L} -]{3,30} made (?:better|easier|easy|fast|simple)): (?=[\p{L}\d])/iu,
        '',
      )
      // "Persuade your customers to help themselves: we rebuild help centers": an order, and what is done.
      .replace(
        /^(\p{L}+) (?:an?|better|every|less|more|the|your?) [^.:;\n]{0,60}: (?=(?:we|i|our|my) \p{Ll}+ )/iu,
        (found, word: string) =>
          findVerb(word) ||
          determiners.has(word.toLowerCase()) ||
          prepositions.has(word.toLowerCase()) ||
          isPlural(word)
            ? found
            : '',
      )
      .replace(/^(\W*)the only (?=\p{L})/iu, '$1')
      // "THE engine that skyrockets your pipeline. (It's a testing tool, $99 a month)": what it is.
      .replace(
        /^[^.!?\n]+[.!]?\s+\((?:it's|it is|that's|this is|in short:?|basically) ((?:an? |the )?[^()]+)\)\.?$/iu,
        '$1',
      )
      .replace(/^THE (?=\p{L})/u, 'The ')
      .replace(/\bthe (?:#1|no\. ?1|number one) (?=(\p{L}+))/giu, (_, next: string) => `${toArticle(next)} `)
      .replace(/^\W*black friday\W+(?=\d|\p{L})/iu, '')
      .replace(
        /(?<=\p{L} \p{L}+) (?:made (?:easy|simple)|(?:that )?you can (?:count|depend|rely) on|you can trust)(?=[.!]?\s*(?:\n|$))/iu,
        '',
      )
      .replace(
        /,? (?:that|which) (?:will )?(?:skyrockets?|supercharges?|turbocharges?|unleash(?:es)?)\b[^.!?;\n,]*/giu,
        '',
      )
      // "Influencer Marketing, Reimagined."
      .replace(
        /^(\W*[^.\n]{3,60}?),? (?:evolved|perfected|redefined|re-?imagined|reinvented|simplified)(?=[.!]?\s*(?:\n|$))/iu,
        '$1',
      )
      .replace(/\b(?:the )?(?=(?:world|industry)'s\b)/gi, '')
      .replace(praises, (_, article: string | undefined, __, next: string) =>
        article ? `${/^\p{Lu}/u.test(article) ? capitalise(toArticle(next)) : toArticle(next)} ` : '',
      )
      // "AI-powered, end-to-end platform".
      .replace(
        /^((?:an? |our |the )?\p{L}+(?:-\p{L}+)+),(?= \p{L}+(?:-\p{L}+)+ \p{L})|^((?:an? |our |the )?\p{L}+-(?:based|driven|enabled|first|native|powered|ready)),(?= (?!and\b|or\b)\p{Ll})/iu,
        '$1$2',
      )
      // "That turns every unboxing into a moment of pure magic".
      .replace(
        /( is )the ([^.!?\n,]+?),? (?:that|which) turns? (?:any|each|every|your) [^.!?\n]*\b(?:delight|magic|magical|masterpiece|memorable|superpowers?|unforgettable)\b[^.!?\n]*/giu,
        (_, is: string, thing: string) => `${is}${toArticle(thing)} ${thing}`,
      )
      .replace(overturningAll, '')
      .replace(
        overturning,
        (_, what: string) => ` for ${what.replace(/ (?:for ever|forever|instantly|overnight)\b/gi, '')}`,
      )
  );
}

/** `- Cold email campaigns`, `- LinkedIn outreach`: a list that opens the offer is one thing after another; figures are terms. */
function joinBullets(lines: readonly string[]): readonly string[] {
  const isItem = (line: string) =>
    findVerb(line.split(' ')[1] ?? '')?.form !== 'third' &&
    /^\s*[-*•] \p{L}[\p{L} &/-]{2,40}$/u.test(line) &&
    // "Handmade in Wales" is no thing beside others.
    !/^\s*[-*•] (?:hand-?made|\p{Ll}+ed|built|grown|made) (?:and|at|by|for|from|in|on|to|with)\b/u.test(
      line,
    ) &&
    countWords(line) < 5;
  const end = lines.findIndex((line) => !isItem(line));
  const items = (end < 0 ? lines : lines.slice(0, end)).map((line) => line.replace(/^\s*[-*•] /, '').trim());
  return items.length > 1
    ? [
        joinList(items.map((item, at) => (at === 0 ? item : decapitalise(item)))),
        ...lines.slice(items.length),
      ]
    : lines;
}
