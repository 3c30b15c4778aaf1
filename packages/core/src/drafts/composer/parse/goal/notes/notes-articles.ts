import { compact } from '../../../../compact.ts';
import { toArticle } from '../../../text/grammar.ts';
import { monthShort } from '../../../text/time-units.ts';
import type { Note } from '../../note.ts';

/** What is no part of a name of a post: articles, owners, numbers and words that lead to another thing. */
const noDeterminer =
  '(?!(?:an?|all|and|another|any|anyone|both|each|every|five|four|get|her|his|it|many|more|most|my|new|next|no|one|or|other|our|several|six|some|someone|that|the|their|them|these|this|those|three|two|us|what|which|who|whose|your)\\b)';

/** Where a noun of goals ends: nothing that it would only qualify stands after it. */
const ends =
  '(?=$|[,.;)]| (?:about|after|and|at|before|by|during|for|from|if|in|next|on|only|or|over|present|so|this|to|together|when|who|with|within)\\b)';

/** Those of whom a house has one, and who sell nothing. */
const post =
  '(?:(?:deputy |regional |senior )?(?:\\p{L}+ )?(?:buyer|chair|chef|clerk|controller|coordinator|director|lead|manager|matron|nurse|officer|planner|principal|secretary|supervisor|treasurer)|(?:deputy )?head of \\p{L}+(?: and \\p{L}+)?|C[A-Z]O|[FM]D|(?:\\p{L}+ )?(?:board|committee|council|department|team))';

/** Places of which several are told apart by a name. */
const site =
  '(?:branch|campus|clinic|depot|factory|farm|hospital|hotel|hub|mill|office|plant|shop|showroom|site|store|studio|warehouse|workshop|yard)';

/** Work at the reader's that somebody makes an appointment for. */
const visitedFor =
  '(?:(?!(?:arrange|book|fix|for|get|make|need|schedule|secure|set|the|their|up)\\b)[\\p{L}-]+ ){0,3}(?:assessment|audit|calibration|check(?:-up)?|inspection|maintenance|measurement|repair|service|survey|test|valuation)';
const toAppointment = (_: string, work: string) =>
  `an appointment for ${/\bmaintenance$/i.test(work) ? '' : `${toArticle(work)} `}${work}`;

/** What a telegram leaves out before a noun: `a meeting with deputy manager` → `with their deputy manager`, `at Leeds depot` → `at the Leeds depot`. */
export const notesArticles: readonly Note[] = [
  // "Breakfast briefing 12 March London".
  [
    compact(
      `(?<=\\b(?:breakfast|briefing|day|demo|dinner|event|evening|fair|launch|lunch|meeting|reception|seminar|session|talk|tasting|tour|viewing|webinar|workshop)) (?=\\d{1,2}(?:st|nd|rd|th)? ${monthShort}\\b)`,
      'giu',
    ),
    ' on ',
  ],
  [
    compact(
      `(?<=\\bon \\d{1,2}(?:st|nd|rd|th)? ${monthShort}),? (?=\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}+)?$)`,
      'gu',
    ),
    ' in ',
  ],
  // "Get energy audit appointment", "monthly check, get appointment", "appointment for heating survey".
  // "Agree pilot with one ward", ""trial order 10 pallets @ 240".
  [
    /^agree (?!(?:on|to|with)\b)(?=(?:\p{Ll}+ )?(?:call|date|demo|meeting|pilot|tasting|test|trial|visit|workshop)\b(?!-))/iu,
    'arrange a ',
  ],
  [/(?<=\b(?:first|initial|opening|repeat|sample|test|trial) )order (?=\d+ \p{L}{3,})/giu, 'order of '],
  // "Be considered for Oct conference", "before 30 June deadline".
  [
    compact(
      `\\b(after|at|before|by|for|in|of|on|until) (?=(?:${monthShort}|\\d{1,2} ${monthShort}) (?:(?!(?:and|at|for|in|of|on|or|to|with)\\b)[\\p{Ll}-]+ )?(?:class|cohort|competition|conference|deadline|edition|event|exhibition|fair|festival|intake|issue|launch|meeting|menu|programme|round|show|summit|workshop)\\b)`,
      'giu',
    ),
    '$1 the ',
  ],
  // "The right person for kiosk lease", "on joint grant bid".
  [
    compact(
      `\\b(about|at|for|in|of|on) (?=(${noDeterminer}(?!\\d|free |half |its |phone |video )(?:\\p{Ll}+ ){1,2})(?:agenda|bid|campaign|contract|fair|lease|meeting|newsletter|pitch|project|tender)${ends})`,
      'gu',
    ),
    (_: string, led: string, before: string) =>
      `${led} ${/^(?:first|joint|new|possible|second|small)\b/.test(before) ? 'a' : 'the'} `,
  ],
  [/\b(sign[- ]up for) (?=\d+[ -]\p{Ll}+ (?:free )?(?:pilot|trial)\b)/giu, '$1 the '],
  // "Try 2 week pilot".
  [
    /^(book|do|join|run|take|try) (?=(?:free )?\d+[ -](?:day|hour|month|week) (?:free )?(?:pilot|session|test|trial)\b)/giu,
    '$1 a ',
  ],
  [/\b(on|to|of) (?=(?:draft|outline|shortlist)(?:$|[,.;]))/giu, '$1 the '],
  // "Find right person".
  [/\b(ask|contact|find|for|know|reach|to|who) (?=(?:correct|right) (?:contact|person)\b)/giu, '$1 the '],
  // "Speaking slot at annual meeting".
  [
    /^(?=(?:demo|exhibition|guest|pitch|speaking|talk) (?:slot|spot|stall|stand|table) (?:at|in|on)\b)/i,
    'a ',
  ],
  [
    /(?<=\b(?:slot|spot|stall|stand|table) (?:at|in|on) )(?=(?:annual|autumn|monthly|spring|summer|winter) (?:conference|congress|expo|fair|festival|meeting|meet-?up|summit)\b)/gi,
    'the ',
  ],
  // "Switch from current supplier".
  [/\b(from|leave|replace|than) (?=(?:current|existing|present) \p{Ll}+(?: \p{Ll}+)?$)/iu, '$1 their '],
  [/ @ (?=(?:conference|congress|expo|fair|show|summit)\b)/gi, ' at the '],
  [/ @ (?=[£$€]?\d|\p{L})/gu, ' at '],
  // "Sign contract before Friday".
  [/^((?:get (?:them|him|her) to )?sign )(?=(?:agreement|contract|lease|renewal)\b)/i, '$1the '],
  // "Be considered for board role".
  [
    compact(
      `\\bfor (?=(${noDeterminer}(?:\\p{Ll}+ ){0,2}(?:internship|job|position|role|seat|vacancy))${ends})`,
      'gu',
    ),
    (_: string, post: string) => `for ${toArticle(post)} `,
  ],
  [
    /\b(?:((?:after|before|by|for|from|of|to|until) )|in )?(?:calendar )?(?:KW|week|wk)\.? ?(\d{1,2})(?= |$|[,.])/gi,
    (_: string, led = 'in ', week: string) => `${led}week ${week}`,
  ],
  [
    compact(
      `^(?:(?:arrange|book|fix|get|make|schedule|secure|set up) )?(?:an? )?(${visitedFor})(?: appointment|, (?:and )?(?:arrange|book|fix|get|make|need|schedule|set) (?:an? )?(?:appointment|date|day|slot))(?= |$)`,
      'iu',
    ),
    toAppointment,
  ],
  [
    compact(
      `^(?:(?:arrange|book|fix|get|make|schedule|secure|set up) )?(?:an? )?appointment for (?!an? )(${visitedFor})(?= |$)`,
      'iu',
    ),
    toAppointment,
  ],
  // An account manager or a sales team is as often the sender's, and a board may be what somebody does.
  [
    compact(
      `\\b((?:by|from|in touch with|for|with)|to(?! (?:board|chair|clerk|head|lead|nurse)\\b)) (?=${noDeterminer}(?!(?:account|case|customer|project|sales|support) |lead\\b|\\p{Lu}\\p{Ll})${post}${ends})`,
      'gu',
    ),
    '$1 their ',
  ],
  [
    compact(`(?<=\\b(?:with|and) their \\p{L}+(?: \\p{L}+)? and )(?=${noDeterminer}${post}${ends})`, 'gu'),
    'their ',
  ],
  [
    compact(`\\b(at|from|in|of|round|to) (?=\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)? ${site}${ends})`, 'gu'),
    '$1 the ',
  ],
  [compact(`\\b(of|round) (?=(?:factory|plant|site|warehouse|yard)${ends})`, 'gu'), '$1 the '],
  [
    /\b(after|before|towards?|until) (?:the )?(end|start) of (?:the )?(?=(?:month|quarter|term|week|year)\b)/gi,
    '$1 the $2 of the ',
  ],
  [compact(`\\b(after|before|by|until) (end|middle|start) of (?=${monthShort}\\b)`, 'giu'), '$1 the $2 of '],
];
