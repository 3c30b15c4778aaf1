const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept|oct|nov|dec';
const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

const durationPattern =
  /\b(\d{1,3}|half(?:[- ]an)?|an|one)[- ]?(min(?:ute)?s?|m|hours?|hrs?|h)\b(?! of (?!(?:his|her|their|the|your) )[a-z])/i;

const whenPattern = new RegExp(
  `(?<!\\p{Lu}\\p{Ll}+[-–])\\b((?:around|at|before|by) (?:the )?(?:beginning|end|middle|start) of (?:${months})|(?:in |during )?(?:the )?week (?:of|beginning|commencing|starting) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?)|(?:in|over|during) (?:the )?(?:summer|winter|spring|autumn|holidays|next (?:weeks|month))(?! (?:term|semester|season|break))|in the (?:first|second|third|last) (?:week|half) of (?:${months})|(?:(?:on|by|before|after|around|in|from|sometime|some time|early|late)\\s+)*(?:(?:next|this|early next|later this|late next|the end of|the end of the|the next (?:two|few|three|couple of|\\d)) (?:weeks|week(?: or next)?|days|months|month(?: or next)?|quarter|year|semester|term|season|${days}|weekend|spring|summer|autumn|fall|winter)(?: or (?:${days}))?|(?:${days})s?(?: (?:or|and) (?:${days}))?(?: (?:morning|afternoon|evening))?|tomorrow(?: (?:morning|afternoon))?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})(?: \\d{4})?|(?:${months})(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: \\d{4})?)(?: at \\d{1,2}(?::\\d{2})? ?(?:am|pm)?)?)(?!\\p{L}|['’]s\\b|[-–]\\p{L})`,
  'iu',
);

/** `30 minute` → `30-minute`; undefined where no length is named. */
export function findDuration(text: string): string | undefined {
  const match = durationPattern.exec(text);
  if (!match) return undefined;
  const amount = (match[1] ?? '').toLowerCase();
  const hours = /^h/i.test(match[2] ?? '');
  if (amount === 'an' || amount === 'one') return hours ? 'one-hour' : undefined;
  if (amount.startsWith('half')) return 'half-hour';
  return `${amount}-${hours ? 'hour' : 'minute'}`;
}

/** The words for a day or week, as they were written: `on Thursday`, `next week`. */
export function findWhen(text: string): string | undefined {
  const some = new RegExp(`\\bon (?:an?|any) (?:${days})(?: (?:morning|afternoon|evening))?\\b`, 'i').exec(
    text,
  )?.[0];
  if (some) return some;
  const found = whenPattern.exec(text)?.[1];
  if (!found || /^(?:may|march)$/i.test(found)) return undefined;
  const kept = found
    .replace(/^(?:sometime|some time)\s+/i, '')
    .replace(/^(around|at|before|by) (?=beginning|end|middle|start)/i, '$1 the ');
  const bareDay = new RegExp(`^(?:${days}|\\d{1,2}(?:st|nd|rd|th)? |(?:${months}) \\d)`, 'i').test(kept);
  return bareDay ? `on ${kept}` : new RegExp(`^(?:${months})$`, 'i').test(kept) ? `in ${kept}` : kept;
}
