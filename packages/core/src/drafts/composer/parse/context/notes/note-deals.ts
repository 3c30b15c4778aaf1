import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural, withArticle } from '../../../text/grammar.ts';
import { isTold } from '../second-person.ts';
import { type NoteTable, tellBy } from './note-table.ts';

/** When something is due. */
const dueDate =
  '(?=[^,]*(?:\\d|\\b(?:end|mid|next|this|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday)\\b))(?:the )?(?:end of )?.{3,25}?';
const span = String.raw`(?:about |around |under )?(?:\d+(?:-\d+)?|one|two|three|four|five|six|eight|ten|twelve) (?:business |working )?(?:minute|hour|day|week|month)s?`;
/** What a sender makes or does in steps that take their time. */
const steps =
  'approval|artwork|assembly|casting|coating|design|fabrication|finishing|fitting|machining|manufacturing|milling|packing|plating|prepress|printing|production|proofing|prototyping|sampling|shipping|tooling|weaving';
/** What whoever buys is handed. */
const handed =
  'designs|drafts|drawings|edits|estimates|files|footage|galleries|images|photos|pictures|plans|proofs|quotes|reports|results|samples|scans|translations|videos';
/** What others send to the reader, and what the reader has to hand in. */
const readersOwn = /^(?:applications?|bids?|proposals?|responses?|RF[IPQ]s?|submissions?|tenders?)$/i;

/** Where it is sold, what is due and how long it takes: notes without a verb, and how each is told. */
const notes: NoteTable = [
  // "Sold through 26 independent nurseries".
  [
    /^((?:also |already |now )?(?:carried|distributed|sold|stocked) (?:at|by|in|through|via) (?:about |more than |nearly |over )?(?:\d[\d,]*\+?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?!.*\b(?:he|her|his|she|their|they)\b).{3,60})$/iu,
    ([, where = ''], it, is) =>
      where.split(' ').slice(1).some(isTold) ? undefined : `${it} ${is} ${decapitalise(where)}`,
  ],
  // "Best one sells 300 bags a week".
  [
    /^((?:best|biggest|busiest|fastest|largest|newest|smallest)(?: one)? (?:did|does|handles|has|made|makes|orders|reorders|saved|saves|sells|sold|takes|took|uses) .{3,60})$/iu,
    ([, which = '']) => `the ${decapitalise(which)}`,
  ],
  // "Deadline for logos 1 May".
  [
    /^(?:the )?deadline for ((?:the |your )?(?:\p{L}+ )?(\p{L}+)):? (?:is )?((?:\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{L}+|\p{Lu}\p{Ll}+ \d{1,2}|(?:the )?end of \p{L}+)\b.{0,20})$/iu,
    ([, what, noun = '', when = '']) =>
      readersOwn.test(noun) ? undefined : `the deadline for ${what} is ${when.replace(/^end/, 'the end')}`,
  ],
  // "Order deadline 15 April for delivery before the harvest".
  [
    compact(
      `^(?:the )?((?:application|booking|entry|order|ordering|registration|sign-?up|submission) deadline):? (?:is )?(?:on )?(${dueDate})((?: for (?!her\\b|his\\b|their\\b)[^,;:]{3,50})?)$`,
      'iu',
    ),
    ([, what = '', day = '', why = '']) =>
      `the ${what.toLowerCase()} is ${day.replace(/^end/, 'the end')}${why && `,${why}`}`,
  ],
  // "Decision needed by end of March so we can order books".
  [
    compact(
      `^(?:an? |the )?(answer|artwork|confirmation|copy|decision|deposit|go-ahead|logos?|numbers|reply|sign-off) (?:is |are )?(?:due|needed|required) by (${dueDate})((?:,? so (?:that )?(?:I|we) .{5,60})?)$`,
      'iu',
    ),
    ([, what = '', day = '', why = '']) =>
      `we need ${/^(?:artwork|confirmation|copy|logos|numbers)$/i.test(what) ? `your ${what.toLowerCase()}` : withArticle(what.toLowerCase())} by ${day.replace(/^end/, 'the end')}${why}`,
  ],
  [
    compact(
      `^(?:the |your )?((?:\\p{L}+ )?(\\p{L}+s)) (?:are )?(due|needed|required) by (${dueDate})((?:,? so (?:that )?(?:I|we) .{5,60})?)$`,
      'iu',
    ),
    ([, what = '', noun = '', due = '', when = '', why]) =>
      !isPlural(noun) || isTold(noun) || (!why && readersOwn.test(noun))
        ? undefined
        : `${decapitalise(what)} are ${due.toLowerCase()} by ${when.replace(/^end/, 'the end')}${why}`,
  ],
  // "Photos next day".
  [
    compact(`^((?:\\p{Ll}+ )?(?:${handed})) (?:the )?(next|same) (day|morning|evening|week)$`, 'iu'),
    ([, what = '', which = '', day]) => `${decapitalise(what)} come the ${which.toLowerCase()} ${day}`,
  ],
  [
    /^(?:delivery (?:on )?(?:the )?(next|same) day|(next|same)[- ]day delivery)$/i,
    ([, after, before]) => `delivery is on the ${(after ?? before ?? '').toLowerCase()} day`,
  ],
  // "300+ practices already order from us".
  [
    /^((?:about |more than |nearly |over )?\d[\d,]*\+? (?:\p{Ll}+ )?\p{Ll}+s(?: in \p{Lu}[\p{L} ]{2,30})? already \p{Ll}+ (?:from|through|via|with) us)$/iu,
    ([, who = '']) => decapitalise(who),
  ],
  // "3 day close instead of 10".
  [
    /^(?:an? )?(\d+|one|two|three|four|five)[ -](minute|hour|day|week|month)s? (\p{Ll}+(?: \p{Ll}+)?) instead of (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: (\p{Ll}+))?$/iu,
    ([, many = '', unit = '', what = '', before, units]) =>
      `you get ${withArticle(`${many.toLowerCase()}-${unit.toLowerCase()} ${what}`)} instead of ${before} ${units ?? `${unit.toLowerCase()}s`}`,
  ],
  // "Prototype lead time 7-10 business days, production 4-5 weeks".
  [
    compact(`^(?:our |the )?((?:\\p{Ll}+ )?lead time)s?:? (${span})$`, 'iu'),
    ([, what = '', time]) => `the ${decapitalise(what)} is ${time}`,
  ],
  [
    compact(`^((?:${steps})):? (${span})$`, 'i'),
    ([, step = '', time]) => `${step.toLowerCase()} takes ${time}`,
  ],
  // "On-time delivery 98.2% over the last 12 months".
  [
    /^(?:our )?(on-time (?:delivery|performance)(?: rate)?|first-pass yield|fill rate|pass rate|success rate|uptime)(?: of|:)? (\d[\d.,]*%) ((?:in|over|since|this|last) .{2,40})$/i,
    ([, what = '', share, when = '']) =>
      `our ${decapitalise(what)} ${/^(?:in (?:19|20)|(?:in|over) the (?:last|past)|last)\b/.test(when) ? 'was' : 'is'} ${share} ${when}`,
  ],
  // "Travel within 40 miles included".
  [
    /^((?:delivery|installation|mileage|parking|postage|shipping|support|training|travel) (?:for|in|to|up to|within) .{2,40}?) (?:is )?included$/i,
    ([, what = '']) => `${decapitalise(what)} is included`,
  ],
  // "Install is one line of YAML".
  [
    /^(?:the )?(install|installation|integration|migration|onboarding|set-?up) (is (?:an?|just|one|two|three|\d+)\b.{3,50})$/iu,
    ([, step = '', what]) =>
      `${step.toLowerCase() === 'install' ? 'the install' : step.toLowerCase()} ${what}`,
  ],
  // "Can send the certificate".
  [
    /^(can (?:bring|provide|send|share|show|supply) (?:an?|our|proof|references|samples|the)\b(?!.*\b(?:he|her|his|she|their|them|they)\b).{0,50})$/i,
    ([, deed = '']) => `we ${decapitalise(deed)}`,
  ],
  // "5.0 on Google with 91 reviews".
  [
    /^(?:rated )?(\d\.\d)(?: stars?)? on (Airbnb|App Store|Booking\.com|Capterra|Checkatrade|Etsy|G2|Google|The Knot|Tripadvisor|TripAdvisor|Trustpilot|Yelp)((?: (?:from|with) .{3,30})?)$/,
    ([, stars, where, from = '']) => `we are rated ${stars} on ${where}${from}`,
  ],
];

/** Whether a sentence says by when the sender has to hear of the reader, or on what terms something is paid: that is told to nobody else. */
export function saysWhatIsDue(sentence: string): boolean {
  if (
    /^The \p{Ll}+ is (?:billed|charged|credited|due|paid|refunded) only (?:if|once|when) (?:I|we)\b/u.test(
      sentence,
    )
  )
    return true;
  return /(?:^We|, so we) need (?:an? |your )[\p{Ll}-]+ (?:before|by) /u.test(sentence);
}

/** A note on a deal or a deadline as a sentence without capital and full stop: `Photos next day` → `photos come the next day`. Undefined where it is none. */
export function toDeal(note: string, it: string, is: string): string | undefined {
  return tellBy(notes, note, it, is);
}
