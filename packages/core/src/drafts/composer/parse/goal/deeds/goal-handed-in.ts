import { hasKnownArticle, toNounCore, withArticle } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { toReadersOwn } from './goal-send.ts';

/** What readers have on file and can send: what is made, done or priced by it. */
const onFile =
  /^(?:accounts|bills?|brief|build key|cad files?|csvs?|data|dataset|drawings?|exports?|extracts?|files|(?:floor|site) ?plans?|invoices?|logs|manuscripts?|payslips?|readings?|recordings?|running order|(?:delegate|speaker) list|records|specs?|specifications?|spreadsheets?|statements?|tender (?:documents|pack))$/i;

/** What either side may have, and is the reader's only where something shows it. */
const onAnyFile =
  /^(?:contracts?|copy|designs?|forms?|images?|key|layouts?|maps?|menus?|models?|photographs?|photos?|pictures?|plans?|reports?|scans?|schedules?|scripts?|texts?|timetables?|transcripts?|videos?)$/i;
const isReaders =
  /\bas an? (?:csv|pdf|spreadsheet)\b|\b(?:their|his|her)\b|\bto (?:analyse|audit|check|clean|compare|convert|price|quote|review|run|score|start|test|work)\b|\bfor (?:an? |the )?(?:free )?(?:audit|check|estimate|pricing|quote|review|sample)\b/i;

/** What can be said of it in a figure or two. */
const inFigures =
  /^(?:acreage|area|budget|count|dimensions|figures?|headcount|length|measurements?|mileage|numbers?|quantity|quantities|sizes?|tally|total|volumes?|weights?|width)$/i;

/** What the sender would rather show or bring about: `a sample report`, `a menu on their table`, `more numbers`. */
const isShown =
  /^(?:an? |the |their )?(?:demo|first look|free|more|new|sample)\b|\b(?:our|my)\b|\b(?:in|into|on|onto) (?:their|his|her)\b|\b(?:to|with) (?:them|him|her)\b|\b(?:approved|filled in|signed)$/i;

/**
 * What the reader would hand in so that the sender can go on: `receive drawings for two nozzle bodies`, `get a build key and a word count`,
 * `ask for one quarter of invoices to audit`.
 */
export function readHandedIn(text: string): Goal | undefined {
  const [, thing, early = ''] =
    /^(?:ask(?: (?:them|him|her))? for|be sent|collect|get|have|obtain|receive|request|secure) ((?!(?:them|him|her|it|us|you)\b).{3,110}?)( beforehand| in advance)?$/i.exec(
      text,
    ) ?? [];
  if (!thing || countWords(thing) > 18 || isShown.test(thing)) return undefined;
  // "An extract of 500 contacts", "one quarter of invoices": either may be what is on file.
  const within = thing.replace(/^(?:[\p{L}\d]+ ){0,2}\p{L}+ of (?!our\b)/iu, '');
  const isHandedIn = [thing, within].some((phrase) => {
    const core = toNounCore(phrase);
    const head = core.at(-1) ?? '';
    return (
      onFile.test(head) ||
      onFile.test(core.slice(-2).join(' ')) ||
      inFigures.test(head) ||
      (onAnyFile.test(head) && isReaders.test(thing))
    );
  });
  if (!isHandedIn) return undefined;
  const told = flipSides(thing).replace(
    / to (?=(?:analyse|calculate|check|compare|price|quote|run|see|work out)\b(?! on$))/i,
    ' so that we can ',
  );
  return toDeed(
    'send',
    `us ${!/^(?:current|last|latest|recent) (?!\p{L}+['’]s )/iu.test(told) && hasKnownArticle(told) && countWords(told) > 1 ? withArticle(told) : toReadersOwn(told)}${early}`,
  );
}

/** `Get one lane to quote`: what the reader would let the sender price. */
export function readToQuote(text: string): Goal | undefined {
  const [, thing = '', deed = ''] =
    /^(?:ask for|be given|get|have|obtain|receive|secure|win) ((?:an?|one|two|three|five|\d+|their (?:first|next)) (?:(?!call|demo|meeting)[\p{L}-]+ ){0,2}?(?!budget\b|call\b|chance\b|demo\b|meeting\b|opportunity\b|time\b)[\p{L}-]+) to (bid on|price|quote(?: on)?)$/iu.exec(
      text,
    ) ?? [];
  return thing && !readHandedIn(text)
    ? toDeed(
        /\b(?:details|list|sample|schedule)s?\b/i.test(thing) ? 'send' : 'give',
        `us ${flipSides(thing.replace(/^1 /, 'one '))} to ${deed.toLowerCase()}`,
      )
    : undefined;
}
