import { isPlural } from '../../text/grammar.ts';

const less = /^(?:cut|reduce|lower|shorten|halve|eliminate|prevent|stop|save) /;
const more = /^(?:increase|boost|double|triple|grow|raise|win|get) /;

/** `cut delivery miles by 18%` → `fewer delivery miles`; undefined where the gain is no plain amount of something. */
export function toWish(gain: string): string | undefined {
  // What is won back was there before.
  if (/^\S+ (?:around|away|back|over|rid|together) /.test(gain)) return undefined;
  const thing = gain
    .replace(/^\S+ (?:(?:down|off|out|up) (?:on )?)?/, '')
    .replace(/ (?:by|from|to|in|at|with) .*$/, '')
    .trim();
  if (
    !/^[\p{L}-]{3,}(?: [\p{L}-]+){0,2}$/u.test(thing) ||
    /^(?:chasing|guessing|losing|missing|paying|wasting) /.test(thing) ||
    /\b(?:your|our|my|more|less|fewer|of|the|a|an)\b/.test(thing)
  )
    return undefined;
  // "Get higher yields" says it already.
  if (/^(?:better|bigger|faster|higher|lower|quicker|shorter|steadier) /.test(thing)) return thing;
  const last = thing.split(' ').at(-1) ?? '';
  if (more.test(gain))
    return `${/(?:rates?|scores?|quality|revenue|productivity|margins?)$/.test(last) ? 'higher' : 'more'} ${thing}`;
  if (!less.test(gain)) return undefined;
  if (/^(?:costs?|bills?|spend|spending|fees|prices|rates)$/.test(last)) return `lower ${thing}`;
  if (/^(?:times?)$/.test(last))
    return thing === 'time' ? undefined : `shorter ${thing.replace(/time$/, 'times')}`;
  return `${isPlural(last) ? 'fewer' : 'less'} ${thing}`;
}
