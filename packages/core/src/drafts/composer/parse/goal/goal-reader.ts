import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { findVerb } from '../../text/verbs.ts';
import { nameTitles } from '../persona/parse-persona-name.ts';

/** Somebody who is to be hired, and not somebody who deals with such people. */
const isCandidate =
  /\b(?:active|external|ideal|passive|potential|strong) candidate\b|^(?:candidate|job[- ]seeker)\b|\(candidate\)/i;

/** `Get NAME on a call`, `a meeting with the Commissioner`: whom a goal names or calls by the work is the reader, where the persona does. */
export function withReader(goal: string, persona: string, names: readonly (string | undefined)[]): string {
  const called = names.filter(
    (name): name is string =>
      name !== undefined &&
      /^[\p{L}'’ -]{2,}$/u.test(name) &&
      // "Get Mark to join": there a capital makes a name of a word.
      (!isOrdinaryWord(name.toLowerCase()) || movesSomebody.exec(goal)?.[1] === name),
  );
  const byName = [...called, ...titled(goal, persona)].reduce(
    (text, name) =>
      text.replace(new RegExp(`\\b(?:${titles}\\.? )?\\b${name}['’]s (?=\\p{L})`, 'gu'), 'their ').replace(
        new RegExp(
          `(?<!\\b(?:dear|hi|called|named) )(?:\\b${titles}\\.? )?\\b${name}\\b(?!['’&-]| (?:&|and (?:co|sons)\\b|\\p{Lu}))`,
          'gu',
        ),
        // "If NAME would host it": who does it is no object.
        (_, at: number, whole: string) =>
          /\b(?:if|that|when|whether)$/i.test(whole.slice(0, at).trim()) ? 'she' : 'them',
      ),
    goal,
  );
  // Whoever is looked for has no chief there yet.
  const told = isCandidate.test(persona)
    ? byName.replace(/\bthe (?=(?:C[A-Z]O|VP|founders?|hiring manager|team)\b)/g, 'our ')
    : byName;
  return withoutMoved(withoutRole(withoutTitle(withoutKind(told, persona), persona), persona), persona);
}

const titles = `(?:${nameTitles})`;

const titledName = compact(`\\b${titles}\\.? (\\p{Lu}[\\p{L}'’-]+)`, 'gu');

/** Surnames that a goal gives a title, where the persona holds them, wherever they stand in it: `Contact: Dr. NAME`. */
function titled(goal: string, persona: string): string[] {
  return [...goal.matchAll(titledName)].map(([, name = '']) => name).filter((name) => persona.includes(name));
}

const movesSomebody = /^(?:ask|convince|encourage|get|have|invite|let|persuade) (\p{Lu}\p{L}+) /iu;

/** What senders call a reader of whom the persona says as much in other words. */
const called: readonly [string, RegExp][] = [
  ['investor', /\b(?:angels?|capital|family office|fund|invest\w*|private equity|VCs?|ventures?)\b/i],
  [
    '(?:journalist|reporter|writer)',
    /\b(?:columnist|correspondent|editor|journalist|news\w*|reporter|writer)\b/i,
  ],
  ['editor', /\bedit\w*/i],
  [
    '(?:(?:general|managing|senior) )?partner',
    /\bpartner\b.*\b(?:capital|fund|VC|ventures?)\b|^partners? (?:at|in|of)\b/i,
  ],
  ['recruiter', /\b(?:recruit\w*|talent)\b/i],
  ['buyer', /\b(?:buy\w*|procurement|purchas\w*)\b/i],
  ['(?:potential |prospective )?(?:candidate|hire)', isCandidate],
  ['(?:(?:potential|prospective) (?:client|customer|partner)|client|prospect|reader|recipient)', /./],
];

/** Whose the persona is, the reader where a goal asks or names it, and what is the reader's. */
const kinds = called.map(([kind, persona]) => ({
  persona,
  reader: compact(
    `(?<=^(?:ask|call|convince|encourage|get|have|help|invite|let|nudge|persuade|show|tell) |\\b(?:like|need|want) |\\b(?:for|from|to|with) )the ${kind}(?=$|[,.;)]| (?:about|and|at|before|by|for|if|in|next|on|or|this|to|whether|with|within)\\b)`,
    'giu',
  ),
  owner: compact(`\\bthe ${kind}['’]s (?=\\p{L})`, 'giu'),
}));

/** `A first meeting with the investor`, to a partner at a fund: whom a mail is for is the reader. */
function withoutKind(goal: string, persona: string): string {
  return kinds
    .filter((kind) => kind.persona.test(persona))
    .reduce((text, { reader, owner }) => text.replace(reader, 'them').replace(owner, 'their '), goal);
}

/** `With the VP of Engineering`, to a VP of Engineering. */
function withoutTitle(goal: string, persona: string): string {
  const [title = ''] = persona.split(/[,;(|]| (?:at|who|with)\b/);
  // Few goals name it, and a pattern of its own is dear to compile.
  if (!goal.toLowerCase().includes(`the ${title.trim().toLowerCase()}`)) return goal;
  if (!/^\p{L}[\p{L}&-]*(?: [\p{L}&-]+){1,5}$/u.test(title.trim())) return goal;
  return goal.replace(
    new RegExp(
      `\\bthe ${title.trim()}(?![\\p{L}-])(?! (?!(?:about|and|at|before|by|in|next|on|or|this|to|within)\\b)\\p{Ll})`,
      'giu',
    ),
    'them',
  );
}

/** Several who are to be moved to a deed. */
const moves =
  /^((?:to )?(?:ask|convince|encourage|entice|get|help|inspire|invite|motivate|nudge|persuade|prompt|push|tempt|urge|want)) (?:(?!an?\b|the\b)[\p{L}-]+ ){0,2}([\p{L}-]+)s to (?=\p{Ll})/iu;

/** `Get schools to reserve a date`, to a headteacher of a primary school: whom a goal would move is named in the persona. */
function withoutMoved(goal: string, persona: string): string {
  return goal.replace(moves, (found, verb: string, many: string) => {
    const one = many.toLowerCase().replace(/ie$/, '(?:y|ie)').replace(/e$/, 'e?');
    return new RegExp(`\\b${one}s?\\b`, 'iu').test(persona) ? `${verb} them to ` : found;
  });
}

function withoutRole(goal: string, persona: string): string {
  const role = roleOf(persona);
  const last = role.at(-1);
  if (!last) return goal;
  // "A call between their director and our head of product", to a director.
  const between = goal.replace(
    /\bbetween (?:her|his|the|their) ((?:[\p{L}-]+ ){0,3}[\p{L}-]+) and (?=(?:my|our)\b)/iu,
    (found, post: string) =>
      isRole(post.toLowerCase(), role) || isRole(post.split(' ').at(-1)?.toLowerCase() ?? '', role)
        ? 'between them and '
        : found,
  );
  // "Persuade dairy farmers to order a test kit", to dairy farmers.
  const moved = between.replace(moves, (found, verb: string, many: string) =>
    many === last || (last.endsWith('y') && many === `${last.slice(0, -1)}ie`) ? `${verb} them to ` : found,
  );
  return (moved.toLowerCase().includes(last) ? withoutNamedRole(moved, role) : moved).replace(
    /(?:\bthe |(?<=^(?:ask|convince|get|have|invite|persuade) )(?=\p{L}+ (?:to|on) ))(vp|svp|evp|\p{L}{3,})(?=$|[,.;)]| \(| (?:about|and|at|back|before|by|for|in|next|on|or|this|to|who|whose|with)\b|(?<=^(?:to )?(?:have|help|let|make) the \p{L}+) \p{Ll}|(?<=\b(?:if|whether) the \p{L}+) (?:can|could|might|will|would)\b)/giu,
    (found, word: string) => (isRole(word.toLowerCase(), role) ? 'them' : found),
  );
}

/** A goal that holds the last word of the reader's role, without the role. */
function withoutNamedRole(goal: string, role: readonly string[]): string {
  // "The head" of a headteacher, "the CNO" of a chief nursing officer.
  const whole = new RegExp(
    `(?:\\bthe |(?<=\\bwith |\\bw/ ))${role.join(' ')}(?=$|[,.;)]| (?:about|and|or)\\b| [+&])`,
    'giu',
  );
  const byName = goal
    // "Head teacher signs up for the spring run".
    .replace(
      new RegExp(`^(?:the )?(?:${role.join(' ')}|${role.at(-1)})s? (\\p{Ll}+)(?= |$)`, 'iu'),
      (found, verb: string) => (findVerb(verb)?.form === 'third' ? `they ${findVerb(verb)?.base}` : found),
    );
  return role.length > 1 || (role[0]?.length ?? 0) > 1 ? byName.replace(whole, 'them') : byName;
}

/** The words that say what the reader is: `municipal commissioner`, without where. */
function roleOf(persona: string): string[] {
  const [role = ''] = persona
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .split(
      /[,;(/@]| - | (?:at|doing|for|from|handling|in|making|near|of|offering|on|responsible|running|selling|serving|who|with|working)\b/,
    );
  const words = role.split(/[^\p{L}-]+/u).filter(Boolean);
  return words.map((word, index) => (index === words.length - 1 ? word.replace(/(?<=[^s])s$/, '') : word));
}

function isRole(word: string, role: readonly string[]): boolean {
  const head = role.at(-1) ?? '';
  const initials = role.map((part) => part[0]).join('');
  return (
    word === head ||
    (role.length > 2 && word === initials) ||
    // "The VP", of a VP sales.
    (/^(?:dean|director|[es]?vp)$/.test(word) && word === role[0]) ||
    (/^(?:chair|head)$/.test(word) && head.startsWith(word))
  );
}

/** A place or a group that the reader has, after the words that lead there. */
const ledTo = /\b(?:at|in|round|visit) $/i;
const endsThere = /^(?=$|[,.]| (?:about|after|and|at|before|during|for|in|next|on|this|to|when|with)\b)/;

/** `And send over the speaker reel`: what the sender hands over is the sender's. */
const handsOver = /(?:^|\band )(?:e-?mail|post|send|share)(?: (?:along|over))? $/i;

/** `Neighbours of our new shop`: what the sender has. */
const sendersThing =
  /\b(?:my|our) (?:(?!(?:and|at|for|in|near|of|on|or|that|to|who|with)\b)[\p{L}'’-]+ ){0,3}[\p{L}'’-]+/giu;

/** "Visit the church", of somebody at a church, means theirs, as does "speak at our meetup"; "with our security lead" and "try our platform" speak of the sender's. */
export function withOwners(goal: string, reader: string, offered: string): string {
  const persona = reader.replace(sendersThing, '');
  // "In one clinic", to whoever runs clinics.
  const told = goal
    .replace(
      /\b(at|for|in|on) (one|two|three) (\p{Ll}{3,}?)s?(?=$|[,.]| (?:and|for|from|in|next|on|this|to|with)\b)/gu,
      (found, place: string, count: string, noun: string) =>
        new RegExp(`\\b${noun.replace(/y$/, '')}(?:s|y|ies)\\b(?<!\\b${noun})`, 'i').test(persona)
          ? `${place} ${count} of their ${noun.replace(/(?<=[^aeiou])y$/, 'ie')}s`
          : found,
    )
    // "At the Dean's convenience", to a dean.
    .replace(/\bat the (\p{L}{4,})['’]s convenience\b/iu, (found, noun: string) =>
      persona.toLowerCase().includes(noun.toLowerCase()) ? 'at their convenience' : found,
    );
  return told.replace(
    /\b(?:the|our) (?<!\b(?:come|invite|tour|visit)\b.*\bour |\bbetween the )(\p{L}{4,})\b(?<!\b(?:best|day|first|job|last|month|next|position|post|quarter|role|same|season|second|third|vacancy|week|year))(?! (?:days?|events?|fairs?|holidays|shows?|terms?|tours?|walks?|year)\b)/gu,
    (found, noun: string, at: number) => {
      const isSenders =
        (found.startsWith('our') &&
          !(ledTo.test(told.slice(0, at)) && endsThere.test(told.slice(at + found.length)))) ||
        handsOver.test(told.slice(0, at));
      return !isSenders &&
        new RegExp(`\\b${noun.replace(/(?<=[^s])s$/, '')}(?:s|ers?)?\\b`, 'i').test(persona) &&
        !offered.includes(noun.toLowerCase())
        ? `their ${noun}`
        : found;
    },
  );
}
