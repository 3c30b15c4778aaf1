import { withArticle } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';
import type { Note } from '../note.ts';
import { findWhen } from './time-words.ts';

/** Who is to be won over: the reader, however the goal calls them. */
const whom = '(?:them|him|her|people|(?:an?|the|their) (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+|\\p{Lu}\\p{Ll}+)';
/** What somebody is made to be before they say yes. */
const mood =
  '(?:comfortable|confident|curious|eager|enthusiastic|excited|happy|inspired|interested|intrigued|keen|motivated|ready|willing)';
/** What the sender hopes for, and what follows says by what: `win them back by asking …`. */
const gains =
  '(?:approach|break|build|check in|convince|follow up|get back in touch|interest|introduce|keep|make|open|persuade|re-?activate|re-?connect|re-?engage|reach out|revive|reassure|restart|say|start|thank|touch base|warm|win)';
/** What both meet for, or on what screen. */
export const meets =
  '(?:call|chat|demo|demonstration|meeting|presentation|screen share|session|video call|walkthrough|zoom)';

/** `covering the report` → `get them to cover the report`; undefined where no verb opens it. */
function toDoing(words: string): string | undefined {
  const [first = '', ...rest] = words.split(' ');
  const verb = findVerb(first);
  return verb?.form === 'gerund' ? `get them to ${[verb.base, ...rest].join(' ')}` : undefined;
}

/** What the reader is to be made to feel or think, and what it is for: tried before all other notes. */
export const notesFrames: readonly Note[] = [
  [/^to (?=\p{Ll})/iu, ''],
  // "Convince the CFO that a 15-minute walkthrough is worth it".
  [
    new RegExp(
      `^(?:assure|convince|persuade|prove to|reassure|satisfy|show) ${whom} (?:that )?((?:an?|my|one|our|the|this|two) .{3,70}?) (?:are|is|might be|will be|would be) (?:well )?worth (?:a (?:go|look|try)|doing|having|it|the (?:time|trouble)|(?:her|his|their) (?:time|while)|trying)\\b`,
      'iu',
    ),
    '$1',
  ],
  // "Get them excited to put a workshop day on the calendar", "get him curious enough for a call".
  [
    new RegExp(
      `^(?:get|keep|make) ${whom} (?:feel )?(?:\\p{L}+ly )?${mood}(?: enough)? to (?=\\p{Ll})`,
      'iu',
    ),
    'get them to ',
  ],
  [
    new RegExp(
      `^(?:(?:get|keep|make) ${whom} (?:feel )?(?:\\p{L}+ly )?${mood}(?: enough)? (?:about|for|in|on)|(?:engage|enthuse|excite|interest|intrigue|involve) ${whom} (?:about|for|in|on|with)) ((?:an?|one|our|some|the|two) .+|\\p{Ll}+ing(?: .+)?)$`,
      'iu',
    ),
    (found: string, what = '') => toDoing(what) ?? (/^(?:an?|one|two) /i.test(what) ? what : found),
  ],
  // "Move them to sign the contract".
  [
    /^(?:bring|coax|lead|move|prompt|steer|win) (?:them|him|her)(?: (?:over|round))? to (\p{Ll}+)(?= )/iu,
    (found: string, verb = '') => (findVerb(verb)?.form === 'base' ? `get them to ${verb}` : found),
  ],
  // "Ease him into a short demo", "plant the idea of a trial", "build enough trust that they agree to a tour".
  [/^(?:coax|ease|guide|lead|nudge|steer|tempt|walk) (?:them|him|her) (?:in)?to(?:wards?)? (?=an? )/i, ''],
  [/^(?:float|plant|seed|sow|suggest) (?:the )?(?:idea|seed|thought) of (?=an? )/i, ''],
  [
    /^(?:build|create|earn|establish|gain) [^,;]{3,40}? (?:so )?that they(?:['’]d| will| would)? (?:agree|say yes) to (?=an? )/iu,
    '',
  ],
  // "Win her back gently, by asking how things are now and mentioning the new plan".
  [
    new RegExp(
      `^${gains}\\b[^,]{0,40}?,? by (asking|checking|finding out|inviting|learning|offering|proposing|sending|suggesting) (.+)$`,
      'iu',
    ),
    (_: string, doing = '', what = '') =>
      `${doing.replace(/^\S+/, (verb) => findVerb(verb)?.base ?? verb)} ${what.replace(/,? and (?:explaining|highlighting|mentioning|noting|pointing out|saying|telling) .*$/i, '')}`,
  ],
  // "Request that our company be included in the list".
  [
    /^(?:ask|request|propose)(?: (?:them|him|her))? (?:that|for) (?:I|(?:my|our) (?:business|company|firm|name|team)|us|we) (?:to |should )?be (?=\p{L}+ )/iu,
    'be ',
  ],
  // "Get a velocity report from him": who gives it is the reader.
  [
    /^(?:ask for|collect|get|obtain|receive|request) ((?:an?|one|some|the|their|two|three|\d+) (?:[\p{L}\d-]+ ){0,3}?(?:bill|copy|data|drawings?|export|extract|figures|files?|forecast|inventory|invoice|list|log|map|menu|photos?|pictures?|plans?|readings?|report|samples?|schedule|sheet|specs?|spreadsheet|statement|tariff)(?: of .{3,40})?) from (?:him|her|them)(?=$|[,;(]| \(| (?:about|before|by|for|on|this)\b)/iu,
    'get them to send us $1',
  ],
  // "Drop off a sample crate – just need a yes and the best door to use".
  [
    /,? ?(?:[-–;]|(?<=,)) ?(?:I |we )?(?:just |only )?(?:needs?|wants?) (?:an? |the |their )?(?:go-ahead|green light|nod|OK|okay|thumbs[- ]up|yes)(?: and ((?:an?|the|their) .{3,50}))?$/iu,
    (_: string, more: string | undefined) => (more ? ` and ask for ${more}` : ''),
  ],
  // "Propose two call times: Tuesday 10:00 or Thursday 14:30", "suggest times for a demo: Monday or Tuesday".
  [
    new RegExp(
      `^(?:offer|propose|suggest) (?:a few |an? |her |him |our |some |the |them |two |three |\\d )*((?:[\\p{L}\\d-]+ )??${meets} )?(?:dates?|days|options?|slots?|times?|windows?)(?: for (an? (?:[\\p{L}\\d-]+ ){0,3}?${meets}))?(?: ?[:–-]|,| \\() ?(.+?)\\)?$`,
      'iu',
    ),
    (found: string, kind = '', event = '', times = '') => {
      const when = times.replace(/,? ?\/ ?|,(?: or)? (?!.*(?:,| or ))/u, ' or ');
      return findWhen(when) ? `${event || withArticle(kind.trim() || 'call')} ${when}` : found;
    },
  ],
  // "A visit by our engineer, half a day, no charge, before the call closes".
  [/^([^,]{5,60}?)((?:, [^,]{3,30})*?), (?:at )?no (charge|cost)(?=, )/iu, '$1 at no $3$2'],
  // "Tuesday 10:00 or Thursday 14:30".
  [/\b(\p{Lu}\p{Ll}+day|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)) (?=\d{1,2}:\d{2}\b)/gu, '$1 at '],
  // "Pilot on 5 trucks, 90 days, return if not convinced".
  [
    /,? (?:and |with )?(?:(?:a |the )?(?:right of |right to )?returns?|(money[- ]back|refund)) if (?:they(?:['’]re| are) )?not (\p{Ll}+)$/iu,
    (_: string, money: string | undefined, what = '') =>
      `, with ${money ? 'a refund' : 'a right of return'} should they not be ${what}`,
  ],
];
