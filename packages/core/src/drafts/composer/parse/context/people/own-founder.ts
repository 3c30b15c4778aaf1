import { compact } from '../../../../compact.ts';
import { particle, word } from './name-patterns.ts';
import { isRoleOf } from './own-contact.ts';

const deeds = '(?:began|built|created|designed|founded|invented|launched|made|opened|set up|started|wrote)';
/** What is founded by nobody but one of the sender's: `started this`, `built our first oven`. */
const ours = '(?=(?:[Oo]ur|this|us)(?!\\p{L}))';

/** `Founder ANN BELL started this after her own move`, `ANN BELL, our founder, built …`. */
const founder = compact(
  String.raw`(?<=^|\n|[.!?] )(?:(?:[Oo]ur |The )?(?<before>(?:[Cc]o-?)?[Ff]ounder),? (?<who>${word} ${particle}${word}),?|(?<first>${word} ${particle}${word}),? (?:our|the) (?<behind>(?:co-?)?founder),) (?<deed>${deeds}) ${ours}`,
  'gu',
);

/** Notes in which the founder of the sender's firm is called so, and taken for nobody who reads: `Founder ANN BELL started this` → `Our founder, ANN BELL, started this`. */
export function withOwnFounder(text: string, persona: string): string {
  return text.replace(founder, (found, ...groups) => {
    const { before = '', who = '', first = '', behind = '', deed = '' } = groups.at(-1) ?? {};
    const name = who || first;
    const role = (before || behind).toLowerCase();
    return isRoleOf(role, persona) || persona.includes(name) ? found : `Our ${role}, ${name}, ${deed} `;
  });
}

const told = compact(`^Our (?:co-?)?founder, ${word} ${particle}${word}, ${deeds} ${ours}`, 'u');

/** Whether a note tells what the founder of the sender's firm did for it. */
export function isOfFounder(note: string): boolean {
  return told.test(note);
}
