import { isCount, toArticle } from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { findVerb } from '../../../text/verbs.ts';
import { personNouns, thingNouns } from '../../../text/words.ts';
import type { Clause, Of } from './clause.ts';
import { toTreated } from './note-treated.ts';
import { isSeveral } from './note-words.ts';
import { formsOfTerms } from './terms-beside.ts';
import { anything } from './to-clause.ts';

/** How a fragment of one shape is told; undefined where it has another. */
type Form = (note: string, of: Of) => Clause | undefined;

const own = (rest: string): Clause => ({ of: 'own', rest });

/** `Receipts by phone photo, we do the rest`: what the reader sends, and what the sender makes of it. */
const sentIn: Form = (note) => {
  const [, things = '', how = '', we = ''] =
    /^((?:your )?(?:\p{Ll}+ )?\p{Ll}+s) by ((?:phone )?photo|courier|email|phone|post|scan|text|whatsapp), (we (?:do|handle|sort|take care of) (?:all|everything|it|the rest)\b.*)$/iu.exec(
      note,
    ) ?? [];
  return we
    ? {
        of: 'own',
        rest: `you send us your ${things.replace(/^your /i, '')} by ${how}, and ${we.replace(/^We/, 'we')}`,
        isWhole: true,
      }
    : undefined;
};

/** `Author travels at own cost, sells via shop till`: what somebody named by what he is does, and what else. */
const doneBy: Form = (note) => {
  const parts = note.split(/, (?:and )?/);
  const [who = '', ...words] = (parts[0] ?? '').split(' ');
  const does = (part = '') => findVerb(part)?.form === 'third' || /^(?:drives|stays|travels)$/.test(part);
  if (
    !/^\p{Ll}+(?:er|or|ist|ian|chef|guide|cook)$/u.test(who) ||
    !(personNouns.has(who) || thingNouns.has(who)) ||
    isSeveral(who) ||
    words.length < 2 ||
    !does(words[0]) ||
    !parts.slice(1).every((part) => part.includes(' ') && does(part.split(' ')[0]))
  )
    return undefined;
  const deeds = [words.join(' '), ...parts.slice(1)].map((deed) =>
    deed
      .replace(/\bat (?:our )?own (?:cost|expense)\b/, 'at no cost to you')
      .replace(/\b(?:our )?own (?=\p{Ll})/u, 'their own ')
      .replace(/\b(at|via) (shop)\b/, '$1 the $2'),
  );
  return { of: 'own', rest: `the ${who} ${joinList(deeds)}`, isWhole: true };
};

/** `Driver can fit one in 12 min`, of goods: whoever buys has one. */
const canBy: Form = (note, { isWork, isPerson, isFirm }) => {
  const [, who = '', can = ''] =
    /^(beginner|child|cleaner|driver|gardener|novice|nurse|operator|teacher|trainee|volunteer|waiter|worker) (can (?!be\b)\p{Ll}+ .+)$/iu.exec(
      note,
    ) ?? [];
  return can && !isWork && !isPerson && !isFirm
    ? own(`${toArticle(who)} ${who} ${can.replace(/ min$/, ' minutes')}`)
    : undefined;
};

/** `1st award this fall, 2 students, $5k each`, of a fund: what it gives, and to how many. */
const awarded: Form = (note) => {
  const [, which = '', when = '', whom = ''] =
    /^((?:1st|first|next|\d+(?:nd|rd|th)) (?:award|bursary|grant|prize|scholarship)s?) ((?:in|next|on|this) [^,]+)(, .+)?$/iu.exec(
      note,
    ) ?? [];
  if (!when) return undefined;
  const isMany = isSeveral(which.split(' ').at(-1) ?? '');
  return {
    of: 'own',
    rest: `the ${which} ${isMany ? 'are' : 'is'} ${when}${whom.replace(/^, /, ': ')}`,
    isWhole: true,
  };
};

/** `Heritage trained`, `gas safe registered`: skill is said of somebody. */
const qualified: Form = (note, { isWork, isPerson }) => {
  const [, how = '', done = ''] =
    /^((?:fully |[\p{L}-]+ ){1,2})(accredited|certified|checked|insured|licensed|qualified|registered|trained|vetted)$/iu.exec(
      note,
    ) ?? [];
  const [first = ''] = how.trim().split(' ');
  const isOfPeople = /^(?:qualified|trained|vetted)$/i.test(done);
  return done &&
    (isOfPeople || isWork || isPerson) &&
    !isSeveral(how.trim().split(' ').at(-1) ?? '') &&
    !/^(?:all|and|easily|not|our|the|we)$/i.test(first) &&
    !personNouns.has(how.trim().split(' ').at(-1) ?? '') &&
    !isCount(
      how
        .trim()
        .split(' ')
        .at(-1)
        ?.replace(/^heritage$/, '') ?? '',
    )
    ? { of: 'sender', verb: 'are', rest: note }
    : undefined;
};

/** `89/month`, `12.50/head`: a price without its currency; of several things it may be how many. */
const bareRate: Form = (note, { isMany }) => {
  const [, sum = '', unit = ''] =
    /^(?:only |just )?(\d{2}[\d.,]*)\/(box|child|day|dog|fortnight|head|hour|lesson|month|night|person|session|user|visit|week|year)$/iu.exec(
      note,
    ) ?? [];
  return unit && !isMany
    ? { of: 'own', rest: `the price is ${sum} ${toArticle(unit)} ${unit}`, isPrice: true }
    : undefined;
};

/** `Licensed engineers`: those who do it, and how they are. */
const skilled: Form = (note) => {
  const [, how = '', who = ''] =
    /^((?:fully )?(?:accredited|certified|experienced|insured|licensed|qualified|trained|vetted)) (\p{Ll}+s)$/iu.exec(
      note,
    ) ?? [];
  return who && personNouns.has(who.replace(/s$/, ''))
    ? own(`our ${who} are ${how.toLowerCase()}`)
    : undefined;
};

/** `Fire rated`, `120g`, `8-week shelf life`: how goods are. */
const ofGoods: Form = (note, { isPerson, isFirm }) => {
  if (isPerson || isFirm) return undefined;
  if (/^\p{Ll}+[ -](?:approved|compliant|lined|padded|proof|rated|resistant|safe|sealed|tested)$/u.test(note))
    return { of: 'thing', verb: 'is', rest: note };
  if (/^\d[\d.]* ?k?g$/.test(note)) return { of: 'thing', verb: 'weighs', rest: note };
  const [, life = ''] = /^(\d+[ -](?:day|month|week|year) (?:lifespan|shelf[ -]life))$/.exec(note) ?? [];
  return life ? { of: 'thing', verb: 'has', rest: `${toArticle(life)} ${life}` } : undefined;
};

/** `Trade 2.35`, `RRP 3.95`, `fixed price by unit count`, `bookings 0% fee until May`. */
const namedPrice: Form = (note) => {
  const [, kind = '', sum = ''] =
    /^(rrp|retail|trade|wholesale)(?: price)?:? (\d[\d.,]*)(?: each)?$/iu.exec(note) ?? [];
  if (kind)
    return {
      of: 'own',
      rest: `the ${/^rrp$/i.test(kind) ? 'RRP' : `${kind.toLowerCase()} price`} is ${sum}`,
      isPrice: true,
    };
  if (/^(?:fixed|flat) (?:fee|price|rate) (?:by|for|per) .+$/i.test(note))
    return { of: 'own', rest: `there is a ${note}`, isPrice: true };
  const [, on = '', none = '', fee = '', until = ''] =
    /^(\p{Ll}+s) (0%|no|zero) (charge|commission|fee)s?((?: (?:before|until) .+)?)$/iu.exec(note) ?? [];
  return none
    ? { of: 'own', rest: `there is no ${fee} on ${on.toLowerCase()}${until}`, isPrice: true }
    : undefined;
};

/** `2 min install`: how long it takes. */
const lasting: Form = (note) => {
  const [, many = '', unit = '', what = ''] =
    /^(\d+)[ -](min|minute|hour|day) (install|installation|onboarding|set-?up)$/iu.exec(note) ?? [];
  return what
    ? own(`the ${what} takes ${many} ${unit === 'min' ? 'minute' : unit}${many === '1' ? '' : 's'}`)
    : undefined;
};

/** `Alongside delivery 24h`, `payment 30 days`: how long what goes with it takes. */
const within: Form = (note) => {
  const [, days = ''] = /^payment(?: terms?)?:? (\d+ days)$/i.exec(note) ?? [];
  if (days) return { of: 'own', rest: `the payment term is ${days}`, isPrice: true };
  const [, what = '', many = '', unit = ''] =
    /^((?:\p{Ll}+ )?(?:collection|delivery|dispatch)) (\d+) ?(h|hrs?|hours?|days?)$/iu.exec(note) ?? [];
  // "Cold chain logged".
  const [, kept = '', how = ''] =
    /^((?:\p{Ll}+ )?(?:chain|cellar|journey|load|site|temperature|yard)) (logged|monitored|recorded|tracked)$/u.exec(
      note,
    ) ?? [];
  if (kept) return own(`the ${kept} is ${how}`);
  return what
    ? own(
        `${what.toLowerCase()} takes ${many} ${unit.startsWith('h') ? 'hour' : 'day'}${many === '1' ? '' : 's'}`,
      )
    : undefined;
};

/** `Collect + deliver`: what the sender does with it. */
const bothDone: Form = (note) => {
  const [, one = '', other = ''] =
    /^((?:build|clean|collect|cut|deliver|design|fit|fix|install|make|pack|pick up|print|repair|ship|store|supply|wash)) (?:\+|&|and) ((?:build|clean|collect|deliver|design|dry|fit|install|iron|make|pack|print|repair|return|service|ship|store|supply))$/iu.exec(
      note,
    ) ?? [];
  return other ? { of: 'sender', verb: one.toLowerCase(), rest: `and ${other}` } : undefined;
};

/** `Pick up and drop off 3 times a week`: whoever sells that fetches things and brings them back. */
const bothWays =
  /^(?:collect|pick up) and (?:bring back|deliver|drop off|return)\b(?!.*\b(?:our|ours|us|you|yourself)\b)/i;

const fetched: Form = (note) => {
  const [verb = '', ...rest] = note.split(' ');
  return bothWays.test(note) ? { of: 'sender', verb: verb.toLowerCase(), rest: rest.join(' ') } : undefined;
};

/** `GitHub app`, of something like it: what kind of thing it is. */
const ofKind: Form = (note, { isPerson, isFirm, name }) =>
  !isPerson &&
  !isFirm &&
  /^(?:\p{Lu}\p{L}+|browser|desktop|phone|web|cloud|command[- ]line) (?:add-?on|app|extension|library|plug-?in|service|tool|widget)$/u.test(
    note,
  ) &&
  !/\b(?:app|tool)$/i.test(name)
    ? { of: 'thing', verb: 'is', rest: `${toArticle(note)} ${note}` }
    : undefined;

/** `Scaffold own`: what the sender brings. */
const owned: Form = (note) => {
  const [, what = ''] = /^(\p{Ll}+) own$/u.exec(note) ?? [];
  return what ? { of: 'sender', verb: 'have', rest: `our own ${what}` } : undefined;
};

/** The forms by which a fragment beside an offer says whose it is, first those of several parts. */
export const formsOfDoers: readonly Form[] = [sentIn, doneBy, awarded];
const surely: readonly Form[] = [canBy, qualified, bareRate, fetched, toTreated];
export const formsOfOne: readonly Form[] = [
  ...surely,
  skilled,
  ofGoods,
  namedPrice,
  lasting,
  within,
  bothDone,
  ofKind,
  owned,
  ...formsOfTerms,
];

/** Whether a part of a list has a form of its own. */
export function hasForm(list: string): boolean {
  return list.split(/, |\. |[.]$/).some((part) => formsOfOne.some((form) => form(part, anything)));
}

/** Whether something does or has what other readings take for something that comes with the offer. */
export function isOfDoer(note: string): boolean {
  return [...formsOfDoers, ...surely].some((form) => form(note, anything));
}
