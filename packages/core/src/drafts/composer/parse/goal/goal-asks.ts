import { hasKnownArticle, toNounCore, withArticle } from '../../text/grammar.ts';
import { countWords, trimMarks } from '../../text/tidy.ts';
import { type Goal, toDeed } from './goal.ts';
import { readSendNoun, toReadersOwn } from './goal-send.ts';
import { flipSides } from './goal-sides.ts';

const permission = /^(?:(?:get|ask for|have) )?permission to (.{3,60})$/i;
const answered = /^(?:(?:get|ask for|have) (?:an? )?)?(?:reply|answer|response) with (.+)$/i;
/** `Reply to get a price list`: what the reply is for. */
const answeredFor =
  /^(?:get (?:an? )?)?(?:reply|answer|response) (?:to (?:get|receive|request|ask for)|asking for) (.+)$/i;
/** `Get floor plan emailed over`. */
const sentOver =
  /^get (?:an? |the |their )?(.{3,40}) (?:emailed|e-mailed|mailed|posted|sent)(?: across| over| to (?:us|me))?$/i;
/** `Order form back by 1 March`. */
const returned =
  /^(?:the |an? |our )?((?:\p{L}+ ){0,2}(?:forms?|sheets?|slips?|cards?|questionnaires?|contracts?|agreements?)) back\b(.*)$/iu;
/** `Get a list of dates`, `photos of the roof`: what only the reader can write down or show. */
const written =
  /^(?:(?:ask for|collect|get|obtain|receive|request) )?(?:an? |the |their )?((?:list|photos?|pictures?|drawings|measurements|dimensions) of (?!our\b|us\b|references\b).{3,60})$/iu;
const numbered = /^(?:get|ask for) (?:the )?(number of .{3,50})$/i;
/** `Get a headcount and preferred Saturday`: what can be said in a word or two. */
const measured =
  /^(?:get|ask for) (?:an? |the )?((?:acreage|dimensions|headcount|mileage|occupancy|postcode|quantities|sizes?|variety)\b.{0,40})$/i;

/** `Get a reply to the question who picks up`. */
const questioned =
  /^(?:get |have )?(?:an? )?(?:answer|decision|reply|response) (?:by .{3,20} )?(?:as to|on|to the question(?: of)?) ((?:who|what|which|how|when|where|why|whether)\b.{3,80})$/i;

/** What a goal asks of the reader in so many words: leave to do something, an answer and what is to stand in it, what the reader is to send. */
export function readAsked(text: string): Goal | undefined {
  const allowed = permission.exec(text)?.[1];
  const outgoing = /^(?:agree to )?(?:be sent|receive) ((?:an?|our|some|the) .{3,60})$/i.exec(text)?.[1];
  const mailed = /^(?:e-?mail|post|send) (?!.*\b(?:their|his|her)\b)(.{3,60})$/i.exec(allowed ?? '')?.[1];
  // "Ask for the free shade card": what is given away is the sender's.
  const gift = /^ask for (the (?:complimentary|free) .{3,60})$/i.exec(text)?.[1];
  const sending = outgoing && /^agree to /i.test(text) ? outgoing : (mailed ?? gift);
  if (sending) return { kind: 'send', phrase: flipSides(sending.replace(/^(?:them|him|her) /i, '')) };
  if (allowed) return toDeed('let', `us ${flipSides(allowed)}`);
  // "Reply YES" names the word.
  const word = /^(?:answer|reply)(?: with)? (YES|NO)$/.exec(text)?.[1];
  if (word) return toDeed('reply', `with ${word}`);
  const answer = answered.exec(text)?.[1];
  if (answer)
    return toDeed(
      'reply',
      `with ${toReadersOwn(
        flipSides(
          answer
            .replace(/^(?=number of )/, 'the ')
            .replace(
              / for (?=(?:free )?(?:audit|check|consultation|demo|estimate|quote|sample|survey|trial|visit)$)/i,
              ' for a ',
            ),
        ),
      )}`,
    );
  const question = questioned.exec(text)?.[1];
  if (question) return { kind: 'question', phrase: flipSides(question) };
  const asked = answeredFor.exec(text)?.[1];
  if (asked) return readSendNoun(trimMarks(asked)) ?? { kind: 'reply' };
  const sent = sentOver.exec(text)?.[1];
  if (sent) return toDeed('send', `us your ${flipSides(sent)}`);
  const [, sheet, when = ''] = returned.exec(text) ?? [];
  if (sheet) return toDeed('send', `back the ${sheet}${when}`);
  const kept = written.exec(text)?.[1];
  if (kept) {
    const told = flipSides(kept.replace(/ of the (?!.*\b(?:they|that|which|who)\b)/i, ' of your '));
    return toDeed('send', `us ${/^(?:list|photo|picture)\b/i.test(told) ? `a ${told}` : told}`);
  }
  const number = numbered.exec(text)?.[1];
  if (number) return toDeed('send', `us the ${flipSides(number)}`);
  const measure = measured.exec(text)?.[1];
  return measure ? toDeed('share', `your ${flipSides(measure)}`) : undefined;
}

/** What readers have on file and can send: what is made, done or priced by it. */
const onFile =
  /^(?:accounts|bills?|brief|build key|cad files?|data|dataset|drawings?|exports?|extracts?|files|floor ?plans?|invoices?|logs|manuscripts?|payslips?|readings?|recordings?|running order|(?:delegate|speaker) list|records|specs?|specifications?|spreadsheets?|statements?|tender (?:documents|pack))$/i;

/** What either side may have, and is the reader's only where something shows it. */
const onAnyFile =
  /^(?:contracts?|copy|designs?|forms?|images?|key|layouts?|maps?|menus?|models?|photographs?|photos?|pictures?|plans?|reports?|scans?|schedules?|scripts?|texts?|timetables?|transcripts?|videos?)$/i;
const isReaders =
  /\bas an? (?:csv|pdf|spreadsheet)\b|\b(?:their|his|her)\b|\bto (?:analyse|audit|check|clean|compare|convert|price|quote|review|score|start|test|work)\b|\bfor (?:an? |the )?(?:free )?(?:audit|check|estimate|pricing|quote|review|sample)\b/i;

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
  const thing =
    /^(?:ask(?: (?:them|him|her))? for|be sent|collect|get|have|obtain|receive|request|secure) ((?!(?:them|him|her|it|us|you)\b).{3,110})$/i.exec(
      text,
    )?.[1];
  if (!thing || countWords(thing) > 18 || isShown.test(thing)) return undefined;
  // "An extract of 500 contacts", "one quarter of invoices": either may be what is on file.
  const within = thing.replace(/^(?:[\p{L}\d]+ )?\p{L}+ of (?!our\b)/iu, '');
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
  const told = flipSides(thing);
  return toDeed(
    'send',
    `us ${hasKnownArticle(told) && countWords(told) > 1 ? withArticle(told) : toReadersOwn(told)}`,
  );
}
