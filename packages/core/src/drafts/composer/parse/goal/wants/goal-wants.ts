import { decapitalise, toArticle, withArticle, withoutDeterminer } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { wants } from './wants.ts';

/** What the sender wants to be given or to become, told as the reader's deed: `get on their list` → `add us to your list`. */
export function readWant(goal: string, { meets, patterns } = wants): Goal | undefined {
  const text = goal.replace(
    /\b(at|for|from|in|into|of|on|onto|to|with) (?:his|her) (?=\p{Ll})/gu,
    '$1 their ',
  );
  if (!meets(text)) return undefined;
  for (const [pattern, verb, rest] of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const deed = verb === '$1' ? found[1]?.toLowerCase() : verb || findVerb(found[1] ?? '')?.base;
    if (!deed) continue;
    const told = rest.replace(/([@$])(\d)/g, (_, kind: string, group: string) => {
      const text = found[Number(group)] ?? '';
      // What opens the goal is capitalised as such; "Grant" later on is a name.
      const thing = flipSides(goal.startsWith(text) && !/^Year \d/.test(text) ? decapitalise(text) : text);
      return kind === '$' ? thing : toOne(thing);
    });
    return toDeed(deed, told);
  }
  return undefined;
}

/** One of what is wanted, with its article. */
export function toOne(thing: string): string {
  if (/^(?:\d[\d.,]*|one|two|three|four|five|six|ten) \p{Ll}/u.test(thing)) return thing;
  const one = withoutDeterminer(thing.replace(/\b(order)s\b/, '$1'));
  return /^\p{Lu}/u.test(one) || /^(?:another|some) /.test(thing)
    ? withArticle(thing)
    : `${toArticle(one)} ${one}`;
}
