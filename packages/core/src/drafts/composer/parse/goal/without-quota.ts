import { compact } from '../../../compact.ts';

const several =
  '(?:at least |about |around |over |up to )?(?:[3-9]|\\d{2,}|ten|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|100s of)\\+?';
const quota = compact(
  `^((?:arrange|book|generate|get|land|line up|schedule|secure|set up|win)) ${several} ((?:demo |discovery |intro |introductory |product |qualified |sales |short |\\d+-minute )*)(appointment|call|consultation|demo|meeting|viewing)s(?: (?:booked|scheduled))?(?: (?:an?|before|by|each|every|in|next|per|this) [^,]*)?$`,
  'i',
);

/** `We need twelve people to agree to an interview`, `I'd like four groomers to try it`: what one of them would do. */
const some = `(?:${several}|two|three|four|five|six|eight|three or four|some|a (?:couple of|few)) (?:(?:more|new) )?`;
const people = compact(
  `^(?:(?:i|we)(?:['’](?:re|d)| are| would)? )?(?:(?:find|look(?:ing)? for|need|recruit|want) ${some}(?:adults|couples|families|farmers|graduates|homeowners|mentors|nurses|owners|parents|participants|patients|people|readers|residents|students|teachers|testers|tutors|users|volunteers) (?:to|who (?:can|could|will|would)) (?=\\p{Ll})|(?:like|love|want) ${some}(?:[\\p{L}-]+ ){0,2}?(?!(?:day|hour|minute|month|week)s)[\\p{L}-]{3,}s to (?=(?:agree|answer|complete|give|join|pilot|read|review|share|stock|take|taste|tell|test|try|use)\\b))`,
  'iu',
);

/** `Looking for five choirs to join the premiere`: several of a kind, and what one of them would do. */
const ofAKind = compact(
  `^(?:(?:i|we)(?:['’](?:re|m)| am| are)? )?(?:enlist|find|finding|look(?:ing)? for|recruit|recruiting|seek|seeking) ${some}(?:[\\p{L}-]+ ){0,2}?(?!(?:day|hour|minute|month|reason|time|way|week|year)s)[\\p{L}-]{3,}s (?:to|who(?:['’]d| (?:can|could|will|would))(?: like to)?) (?!(?:appear|be|have|hear|help|make)\\b)(?=\\p{Ll})`,
  'iu',
);
/** `Recruiting 24 participants for a study on sleep`: what each would take part in. */
const forStudy = compact(
  `^(?:(?:i|we)(?:['’](?:re|m)| am| are)? )?(?:enlist|find|finding|look(?:ing)? for|recruit|recruiting|seek|seeking) (?:${some}|[a-z-]+ )?(?:[\\p{L}-]+ ){0,2}?(?:interviewees|panel(?:l)?ists|participants|subjects|testers|volunteers) (?:for|in) (?=(?:an?|my|our|the|this) (?:[\\p{L}\\d-]+ ){0,3}?(?:experiment|focus group|interview|pilot|programme|project|research|study|survey|test|trial|workshop)s?\\b)`,
  'iu',
);

/** `Book 20 demos this month`: so many are wanted of all readers together, and one of each. */
export function withoutQuota(goal: string): string {
  return (
    goal
      .trim()
      .replace(/[.!]+$/, '')
      .replace(people, 'get them to ')
      .replace(ofAKind, 'get them to ')
      .replace(forStudy, 'get them to take part in ')
      // "Getting them along to our evening".
      .replace(/^getting (?=(?:her|him|them) )/i, 'get ')
      .replace(
        quota,
        (_, verb: string, kind: string, event: string) =>
          `${verb} a ${kind.replace(/qualified /gi, '')}${event}`,
      )
  );
}
