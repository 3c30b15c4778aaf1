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

/** `Book 20 demos this month`: so many are wanted of all readers together, and one of each. */
export function withoutQuota(goal: string): string {
  return goal
    .trim()
    .replace(/[.!]+$/, '')
    .replace(people, 'get them to ')
    .replace(
      quota,
      (_, verb: string, kind: string, event: string) =>
        `${verb} a ${kind.replace(/qualified /gi, '')}${event}`,
    );
}
