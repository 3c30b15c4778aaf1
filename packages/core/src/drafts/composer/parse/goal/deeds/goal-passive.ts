import { compact } from '../../../../compact.ts';
import { findVerb } from '../../../text/verbs.ts';
import { hasTrait } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';

const readersDeed =
  /^(?:accept|advertis|approv|book|consider|cover|display|extend|featur|includ|interview|invit|link|list|mention|plac|post|promot|publish|recommend|review|shar|stock|test|tri|distribut|circulat)ed$|^(?:read|run|shown)$/i;

/** `Get the story covered`, `have our app featured in the newsletter`: what is to be done is the reader's to do. */
export function readGranted(text: string): Goal | undefined {
  const [, ours = '', done = '', where = ''] =
    /^(?:get|have) ((?:my|our|the) (?:[\p{L}-]+ ){1,4}?)(\p{Ll}+)((?: (?:after|ahead of|at|before|by|for|from|in|on|this|till|to|until|within) .+)?)$/iu.exec(
      text,
    ) ?? [];
  if (!readersDeed.test(done)) return undefined;
  // Nobody is asked to accept what has not been read.
  const [, article] =
    (/^accepted$/i.test(done) &&
      /^(?:my|our|the) ((?:[\p{L}-]+ )?(?:abstract|article|manuscript|paper|piece|pitch|post|story|submission))$/iu.exec(
        ours.trim(),
      )) ||
    [];
  if (article) return toDeed('consider', flipSides(`our ${article}${where}`));
  const verb =
    findVerb(done)?.base ??
    done
      .replace(/ied$/i, 'y')
      .replace(/(?<=advertis|circulat|distribut|featur|includ|invit|plac|promot|shar)ed$/i, 'e')
      .replace(/ed$/i, '');
  return toDeed(verb, flipSides(`${ours.trim()}${where}`));
}

/** `Get hired for a shoot` is the sender's side of `hire us for a shoot`. */
export function readPassive(text: string): Goal | undefined {
  const [, done = '', rest = ''] = /^(?:get|be|being|become|getting) (\p{L}+)(?: (.*))?$/iu.exec(text) ?? [];
  const [, ours = '', made = '', where = ''] =
    /^get ((?:our|my) (?:\p{L}+ ){1,3}?)(\p{L}+ed|hung|put|sent|shown|sold)( .*)?$/iu.exec(text) ?? [];
  const deed = findVerb(made)?.base ?? '';
  // "Get our handles specified on one job".
  if (deed && (hasTrait(deed, 'grant') || hasTrait(deed, 'them') || deed === 'specify'))
    return toDeed(deed, flipSides(`${ours}${where.trim()}`));
  const verb = findVerb(done);
  // "Be put", "be emailed": forms that no table of verbs tells from the base.
  const base =
    verb?.form === 'past' || /^(?:let|put)$/.test(done)
      ? verb?.base
      : done === 'heard'
        ? 'hear'
        : // "Be named", "be emailed".
          [done.slice(0, -1), done.replace(/ied$/, 'yed').slice(0, -2)].find(
            (one) => /ed$/.test(done) && hasTrait(one, 'grant'),
          );
  // "Be tried on their next bid".
  const isTried = /^(?:tested|tried|trialled)$/i.test(done) && /^(?:as|at|by|for|in|on|with) /i.test(rest);
  return base && (hasTrait(base, 'grant') || isTried)
    ? toDeed(
        base,
        `us ${withGrants(flipSides(rest)).replace(/^to (?=(?:approved|preferred|recommended) \p{L}+s$)/u, 'to your ')}`,
      )
    : undefined;
}

/** `For the roster and asked for a portfolio` → `for your roster and ask us for a portfolio`: what else the sender would be granted. */
function withGrants(rest: string): string {
  return (
    rest
      // "In the tender and to obtain the documents": whoever considers the sender has them.
      .replace(
        / and (?:to )?(?:get|obtain|receive) (?=(?:an?|some|the|your) (?:[\p{L}-]+ ){0,3}(?:briefing|documents?|documentation|files?|forms?|guidelines|list|pack|papers|plans?|rules|specifications?|templates?|terms)\b)/iu,
        ' and send us ',
      )
      // "Put on list of approved vendors".
      .replace(/^(on|onto|to) (?=(?:(?!(?:our|the|your)\b)\p{L}+ )?list of\b)/u, '$1 your ')
      .replace(
        /^(for|in|on|onto|to) the (?=(?:\p{L}+ ){0,2}(?:calendar|podcast|show|stage|circuit|database|directory|framework|list|panel|pool|programme|register|roster|rota|shortlist)\b)/u,
        '$1 your ',
      )
      .replace(/ (and|or) (?:be |get )?(\p{L}+)(?= |$)/u, (found, and: string, done: string) => {
        const verb = findVerb(done);
        return verb?.form === 'past' && hasTrait(verb.base, 'grant') ? ` ${and} ${verb.base} us` : found;
      })
      // "Considered for the programme and send over the reel": the sender sends it.
      .replace(
        /,? and (?:to )?(e-?mail|mail|post|send|share|show)(?: (?:along|over))?(?: (?:her|him|them|you))? (an?|our|some|the) (.{3,60})$/iu,
        (_, verb: string, which: string, thing: string) =>
          `, and let us ${/^share$/i.test(verb) ? 'send' : verb.toLowerCase()} you ${/^the$/i.test(which) ? 'our' : which.toLowerCase()} ${thing}`,
      )
      // "Added to their database and receive a paid test".
      .replace(
        /,? and (?:to )?(?:get|receive) (?=(?:an?|our|some|the|two)\b)(an? (?:\p{L}+ )?paid (?:test|trial)\b)?/u,
        (_, test: string | undefined) => (test ? ` and let us do ${test}` : ' and give us '),
      )
      // "Included in the list, and to offer a presentation": the sender would do so.
      .replace(
        /,? and (?:to )?(bid|deliver|demonstrate|give|offer|present|quote|show|submit)(?= (?:an?|our|for|some|the|two)\b)/u,
        (_, verb: string) => ` and let us ${verb === 'offer' ? 'give' : verb}`,
      )
      .replace(
        /(?<=\bto \p{Ll}+ )the next (?!(?:month|quarter|season|term|two|three|week|year)s?\b)/u,
        'your next ',
      )
      .replace(/ and (?:be |get )?paid .*$/, '')
  );
}

/** Who would be the guest has been named: "our founder can talk about …". */
const sendersOwnGuest =
  /^(?:my|our) (?:co-)?(?:founder|ceo|cto|cfo|coo|director|author|head of|\p{Ll}+er)\b/u;

/** Somebody of the sender's whom a show could have: `an interview with our beekeeper`, `our author, who …`. */
const offersGuest =
  /^ ?(?:(?:I|We) would like to (?:introduce|offer you) )?(?:(?:an? )?(?:[\p{L}-]+ )?(?:chat|conversation|interview|keynote|lecture|session|talk) (?:by|from|with) (?:my|our) |(?:my|our) [\p{L} -]{3,40}, (?:an?|the|who) |(?:my|our) (?:[\p{L}-]+ )?[\p{L}-]+ who |(?:my|our) (?:[\p{L}-]+ )?(?:author|ceo|chef|co-?founder|cto|director|founder|president)\b)/iu;

const later = String.raw`(?: (?:after|before|during|early|for|in|later|next|on|this) [\p{L}\d ]{2,30})?`;
const someShow = String.raw`(?:air|the radio|(?:an? |her |his |my |one of their |our |the |their )(?:[\p{L}-]+ ){0,3}?(?:episode|podcast|programme|radio|show|webinar))`;
const booked = compact(
  `^(?:(?:i|we)(?:['’]d| would)? (?:like|love|want) to )?(?:book|get|have|host|put|welcome) (her|him|them) (?:(?:on )?as an? ((?:podcast )?guest|(?:keynote )?speaker|panell?ist)(?: on (${someShow}))?|(?:for|on)(?: (${someShow}))?)(${later})$`,
  'iu',
);

/** What is asked where somebody is proposed: `pitch a guest`, `get a yes`. */
const proposes =
  /^(?:to )?(?:(?:pitch|propose|suggest) (?:an? |my |our |the |this )?(?:guest|panell?ist|speaker)(?: idea)?|(?:get|hear) an? (?:answer|yes|positive reply))$/i;

/** `Pitch a guest`, where the mail proposes one: that the reader has that guest. */
export function readProposedGuest(text: string, offer: string): Goal | undefined {
  const role = /^(?:i|my|our) [^.]*\bas (?:an?|your) (guest|panell?ist|speaker)\b/.exec(offer)?.[1];
  return role && proposes.test(text.trim().replace(/[.!]+$/, ''))
    ? toDeed('have', `us as a ${role}`)
    : undefined;
}

/** `Get him invited onto the panel`. */
const asked =
  /^(?:get|have) (her|him) (booked|chosen|featured|hired|interviewed|invited|selected)((?: (?:as|at|for|on|onto|to) .{3,60})?)$/iu;

/** A speaker, or somebody of the sender's who would be one. */
const offersSomebody =
  /^(?:an? )?(?:[\p{L}-]+ )?(?:expert|guest|keynote|panell?ist|performer|presenter|speaker|storyteller|trainer)\b|^(?:my|our) [\p{L} -]{3,40}, who |\bas an? (?:guest|panell?ist|performer|presenter|speaker|trainer)\b/iu;

/** `guest` → `on as a guest`, or `as a guest on your show`; without one `on your show`. */
function toPart(as: string, show: string): string {
  if (!as) return show ? `on ${show}` : 'on';
  return show ? `as a ${as} on ${show}` : `${as.endsWith('guest') ? 'on ' : ''}as a ${as}`;
}

/** `Get him on the Saturday show`, `have her on in June`: the sender's guest on the reader's show, or the reader on the sender's. */
export function readOnShow(text: string, offer: string): Goal | undefined {
  const [, whom = '', as = '', one, other, when = ''] = booked.exec(text.trim().replace(/[.!]+$/, '')) ?? [];
  if (!whom) return undefined;
  const show = one ?? other ?? '';
  const isTheirs = !/^(?:my|our) /i.test(show);
  if (offersGuest.test(offer) && isTheirs)
    return toDeed('have', `${whom.toLowerCase()} ${toPart(as.toLowerCase(), flipSides(show))}${when}`);
  const [, whose = '', kind = ''] =
    /\b(my|our) (?:[\p{L}-]+ ){0,2}?(podcast|programme|radio show|show|webinar)\b/iu.exec(
      `${show} ${offer}`,
    ) ?? [];
  return kind
    ? toDeed('come', `on ${flipSides(`${whose.toLowerCase()} ${kind}`)} as a guest${when}`)
    : undefined;
}

/**
 * A guest: whoever has the show invites. Where the mail offers the show, the reader would be on it; else the sender
 * would.
 */
export function readGuest(text: string, offer: string): Goal | undefined {
  // "Get him invited to speak at the summit": the one whom the mail offers.
  const [, one = '', done = '', part = ''] = /\bguest$/i.test(text) ? [] : (asked.exec(text) ?? []);
  const deed = offersSomebody.test(offer) ? findVerb(done)?.base : undefined;
  if (deed) return toDeed(deed, `${one.toLowerCase()}${flipSides(part)}`);
  // "Be our guest at the tasting".
  const held = /^(?:(?:be|come|join us)(?: as)?) ((?:my|our) guests?\b.*)$/i.exec(text)?.[1];
  if (held) return toDeed('come', `as ${flipSides(held)}`);
  const ours = /^(?:be|come on as|become) an? guest on (?:my|our) (podcast|show)\b/i.exec(text)?.[1];
  if (ours) return toDeed('come', `on our ${ours} as a guest`);
  const host =
    /^(?:(?:book|get|have|host|invite) (?:them|him|her) )?(?:on )?as an? (?:podcast )?guest(?: (?:for|on) (?:my|our) (?:podcast|show))?$/i.test(
      text,
    ) && /\bour (?:podcast|show)\b/i.test(`${text} ${offer}`);
  if (host) return toDeed('come', 'on our podcast as a guest');
  const named =
    /^(?:(?:to )?(?:be|become|appear|come on|get booked|get|land|secure|book)(?: as)? )?(?:an? |their |your |our |the )?(?:podcast |show )?guest(?: spot| slot| appearance| speaker)?(?: (?:on|at|for) .+)?$/i.exec(
      text,
    ) ??
    /^(?:get|have|book|place) (?:him|her|them) (?:(?:booked|invited|on|in) )?(?:as an? )?guest(?: (?:at|for|on) (?:the|their|your) .+)?$|^(?:get|have) (?:him|her) on (?:their |the |your )?(?:podcast|show)$/i.exec(
      text,
    ) ??
    /^(?:be|get|come|appear|go)(?: booked| featured)? on (?:their |your |our |the |an? )?(?:\p{L}+ )?(?:podcast|show|programme)$/iu.exec(
      text,
    );
  const isBooked = /^(?:get|be) booked$/i.test(text) && /\b(?:guest|speaker)\b/.test(offer);
  if (!(named || isBooked) || /^(?:have|host|invite)\b/i.test(text)) return undefined;
  const where =
    / (on (?:an?|one of|their|the|his|her) .*(?:episode|podcast|programme|season|series|show)s?)$/i.exec(
      text,
    )?.[0] ?? '';
  // "Guest appearance by our CEO": whose it is would be the guest.
  const offered =
    /\b(?:appearance|interview|spot) (?:by|from|with) ((?:my|our) (?:(?!(?:about|and|for|in|on|who)\b)[\p{L}-]+ ?){1,4}?)(?=$|[,;.(]| (?:about|and|for|in|on|who)\b)/u
      .exec(offer)?.[1]
      ?.trim()
      .replace(/\b(?:c[efimot]o|vp)\b/, (post) => post.toUpperCase());
  if (offered && /^(?:be|get|land|secure)\b/i.test(text))
    return toDeed('have', flipSides(`${offered} as a guest${where}`));
  if (isBooked) return toDeed('have', `us as a ${/\b(?:guest|speaker)\b/.exec(offer)?.[0]}`);
  // "Guest for your show: our head of research": there the sender's is the guest.
  const isOurs = /\bguest\b(?:.{0,30}[:,] (?:my|our)| (?:for|on) your)\b|\b(?:my|our) guest\b/.test(offer);
  return !isOurs && /\b(?:podcast|show|radio|interview series|webinar series)\b/.test(offer)
    ? toDeed('come', `on as a guest${flipSides(where)}`)
    : toDeed(
        'have',
        `${(sendersOwnGuest.test(offer) ? undefined : /\b(?:book|get|have|place) (him|her)\b/i.exec(text)?.[1]?.toLowerCase()) ?? 'us'} as a guest${flipSides(where)}`,
      );
}
