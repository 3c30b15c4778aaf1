import { decapitalise, toArticle, withArticle, withoutDeterminer } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';

/** Who comes to what the sender holds is the reader. */
export function readInvitation(text: string): Goal | undefined {
  const [, guest, view = ''] =
    /^invite (?:them|him|her)(?: \+| and| plus)+ (?:an? |one |their |his |her )?(plus[- ]one|guest|partner|one) to (.+)$/i.exec(
      text,
    ) ?? [];
  if (guest)
    return toDeed('come', `with ${guest === 'partner' ? 'your partner' : 'a guest'} to ${flipSides(view)}`);
  // "Invite her and two of her nurses to the training day".
  const [, besides, what = ''] =
    /^(?:bring|get|invite) (?:them|him|her) and ((?:one|some|three|two|(?:an?|her|his|the|their)) [\p{L} ]{3,40}?) to ((?:an?|my|our|the) .+)$/iu.exec(
      text,
    ) ?? [];
  if (besides)
    return toDeed('come', `with ${flipSides(besides.replace(/^the /i, 'their '))} to ${flipSides(what)}`);
  // "Invite their clients to our webinar": whom the reader has is invited, by the reader's leave.
  const theirs =
    /^invite ((?:her|his|the|their) (?:\p{L}+ )?(?:clients|customers|guests|members|patients|pupils|residents|students|subscribers|suppliers|tenants|users|volunteers|\p{L}+(?:ants|ers|ians|ists|ors))) to ((?:an?|our|the) .+)$/iu.exec(
      text,
    );
  if (theirs)
    return toDeed(
      'let',
      `us invite ${flipSides(`${(theirs[1] ?? '').replace(/^the /i, 'their ')} to ${theirs[2]}`)}`,
    );
  // "Invite the team to try our climbing hall": the reader comes with them.
  const [, guests = '', treatedTo = ''] =
    /^invite (?:the|their|his|her) ((?:entire |whole )?(?:board|class|crew|department|group|pupils|staff|students|team)) to ((?:see|taste|test|tour|try|visit) .+)$/iu.exec(
      text,
    ) ?? [];
  if (guests) return toDeed('bring', `your ${guests} to ${flipSides(treatedTo)}`);
  // "I'd love to have her on my podcast".
  const show =
    /\b(?:get|have|host|interview|welcome) (?:them|him|her) (?:as a guest )?(?:for|on) ((?:my|our) (?:[\p{L}-]+ )?(?:podcast|show))$/iu.exec(
      text,
    )?.[1];
  if (show) return toDeed('come', `on ${flipSides(show)} as a guest`);
  const [, does = '', there = ''] =
    /^(?:invite (?:(?:them|him|her) )?|(?:ask|get|win) (?:them|him|her) )to (be|exhibit|participate|present|speak) ((?:.* )?(?:at|in|on) (?:an?|our|the) .+)$/i.exec(
      text,
    ) ?? [];
  if (does) return toDeed(does.toLowerCase(), flipSides(there));
  const [, alone = ''] =
    /^invite (?:(?:them|him|her) )?to (apply|bid|enrol|enroll|exhibit|pitch|present|quote|register|sign up|speak|tender)$/i.exec(
      text,
    ) ?? [];
  if (alone) return toDeed(alone.toLowerCase(), '');
  // "Invite to speak on 3 March".
  const [, acts = '', then = ''] =
    /^invite (?:(?:them|him|her) )?to (bid|contribute|exhibit|participate|perform|pitch|present|quote|speak|talk|tender) ((?:(?:about|as|for|on|to)|(?:at|in) (?:an?|my|our|the)|in(?= \p{Lu})|next|one|this) .+)$/iu.exec(
      text,
    ) ?? [];
  if (acts) return toDeed(acts.toLowerCase(), flipSides(then));
  // "Invite to the spring fair, hall 3, stand C-17": there the sender can be visited.
  const [, fair = '', stand = ''] =
    /^invite (?:(?:them|him|her|people) )?(?:to|for) (?:(?:my|our|the) )?((?!visit\b)[^,]{3,60}?)((?:,| at| in) .*\b(?:booth|hall|stall|stand)\b.*)$/i.exec(
      text,
    ) ?? [];
  const isNamed = /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(fair);
  if (
    isNamed ||
    /\b(?:conference|congress|convention|exhibition|expo|fair|festival|market|show|summit)\b/i.test(fair)
  )
    return toDeed('come', `and see us at ${isNamed ? '' : 'the '}${flipSides(fair + stand)}`);
  const post = /^invite (?:(?:them|him|her) )?to (?:be|become) (an? .+)$/i.exec(text)?.[1];
  if (post) return toDeed('be', flipSides(post));
  // "Bring him to reference visit", "have them over at our workshop".
  const [, outing = '', place = ''] =
    /^(?:bring|get|take) (?:them|him|her) (?:along |down |in |out |over |round )?(?:to|on) (?:an? )?((?:[\p{L}-]+ ){0,2}(?:tour|trip|visit))((?: .+)?)$/iu.exec(
      text,
    ) ?? [];
  if (outing && !findVerb(outing.split(' ')[0] ?? ''))
    return toDeed('come', `on ${withArticle(decapitalise(outing))}${flipSides(place)}`);
  const site =
    /^(?:bring|get|invite|take) (?:them|him|her) (?:along |down |in |out |over |round )?to ((?:demo|model|reference|sample|show|test|trial) (?:day|farm|flat|garden|house|plant|room|site|store)\b.*)$/i.exec(
      text,
    )?.[1];
  if (site) return toDeed('come', `to ${withArticle(flipSides(decapitalise(site)))}`);
  const over =
    /^have (?:them|him|her) (?:(?:along|in|over|round) )?(?:at|to) ((?:my|our|the) .+)$/i.exec(text)?.[1] ??
    /^have (?:them|him|her) (?:along|in|over|round)( for .+)$/i.exec(text)?.[1];
  if (over) return toDeed('come', over.startsWith(' ') ? flipSides(over.trim()) : `to ${flipSides(over)}`);
  const held =
    /^invite (?:(?:them|him|her|people) )?to (?!(?:attend|come|join|see|taste|tour|try|view|visit|watch)\b|\p{L}+ (?:an?|my|our|the) )((?:\p{L}+[ -]){0,2}(?:webinar|workshop|event|open day|breakfast|dinner|launch|meetup|conference|masterclass|tasting|briefing|roundtable|demo day|party|exhibition|fair)\b.*)$/iu.exec(
      text,
    )?.[1];
  // A fair in some town is nobody's own.
  if (held) {
    const event = withoutDeterminer(held);
    // "A tasting at their office": nobody comes to where he is.
    if (atTheirs.test(held)) return { kind: 'event', phrase: flipSides(withArticle(decapitalise(event))) };
    const isOthers = /^the .*\b(?:conference|exhibition|fair)\b/i.test(held);
    // "A tasting at our roastery" says already whose it is.
    const whose = isOthers ? 'the' : / (?:my|our) /i.test(held) ? toArticle(event) : 'our';
    return toDeed('come', `to ${whose} ${flipSides(event)}`);
  }
  // "Invite them on a press trip".
  const trip = /^invite (?:(?:them|him|her|people) )?(?:aboard|on) ((?:an?|my|our|the) .+)$/i.exec(text)?.[1];
  if (trip) return toDeed('join', `us on ${flipSides(trip)}`);
  // "Invite as judge".
  const part = /^invite (?:(?:them|him|her) )?(as (?!(?:an? )?speaker\b)(?:an? )?\p{L}[^,]{3,50})/iu.exec(
    text,
  )?.[1];
  if (part) return toDeed('take', `part ${flipSides(part)}`);
  // "Invite the team over for a tour".
  const [, group = '', treat] =
    /^invite (?:(?:them|him|her|(?:the|their|his|her) ((?:entire |whole )?\p{L}+)) )?(?:(?:along|in|over|round) )?for (.+)$/iu.exec(
      text,
    ) ?? [];
  if (treat) return toDeed('come', `${group && `with your ${group} `}for ${flipSides(treat)}`);
  // "Get her and the site lead to our yard": they are to come.
  const [, others = '', to = ''] =
    /^get (?:them|him|her)((?: and (?:the|their|his|her) [\p{L} ]{3,30})?) (?:(?:to )?come )?(?:along |down |in ?|out |over |round )?to ((?:our|the) .{3,110})$/iu.exec(
      text,
    ) ?? [];
  if (to && !/^the (?:point|stage)\b/i.test(to))
    return toDeed(
      'come',
      `${others ? `with ${flipSides(others.replace(/^ and (?:the|his|her|their) /i, 'their '))} ` : ''}to ${flipSides(to)}`,
    );
  const shown =
    /^invite (?:(?:them|him|her|people) )?to (see|taste|view|visit|tour|attend|join|try|watch) ((?!us\b).+)$/i.exec(
      text,
    );
  if (shown) {
    const [, verb = '', rest = ''] = shown;
    // "Visit the hospice for a coffee": there they meet.
    const [, place, treat = ''] = /^((?:the|our) .{3,40}?) (for (?:an?|some) .{3,40})$/i.exec(rest) ?? [];
    if (place && /^(?:tour|visit)$/i.test(verb))
      return toDeed('join', `us at ${flipSides(`${place} ${treat}`)}`);
    return /^(?:see|taste|view|watch)$/i.test(verb)
      ? toDeed('come', `to ${verb} ${flipSides(rest)}`)
      : toDeed(
          verb,
          flipSides(
            rest.replace(
              /^the (?=(?:booth|depot|factory|gallery|nursery|showroom|stall|stand|studio|warehouse|workshop|yard)\b)/,
              'our ',
            ),
          ),
        );
  }
  const invited =
    /(?<!\b(?:an|her|his|the|their) )\b(?:invit(?:e|ing)|bring(?= (?:them|him|her|people)\b)|welcome)\s+(?!us\b|me\b|(?:their|his|her) (?!to\b)\p{Ll})(?:\S+\s+){0,2}?to\s+((?:our|the|my|a|an)\s+.+)$/iu.exec(
      text,
    )?.[1];
  // Nobody comes to what is held online.
  const isOnline = /\b(?:live stream|online|video|virtual|web|webinar|zoom)\b/i.test(invited ?? '');
  // Nobody comes to a telephone call.
  if (invited && (atTheirs.test(invited) || byPhone.test(invited)))
    return { kind: 'event', phrase: flipSides(invited) };
  return invited
    ? toDeed(isOnline ? 'join' : 'come', `${isOnline ? '' : 'to '}${flipSides(invited)}`)
    : undefined;
}

/** `A free phone consultation`, `a call with a nurse`. */
const byPhone = /^an? (?:[^,]*, )?(?:[\p{L}\d-]+ ){0,4}?(?:(?:phone|telephone) \p{L}+|calls?(?! centre))\b/iu;

/** `At their office`. */
const atTheirs = /^(?!.*\b(?:my|our) ).* (?:at|in) (?:her|his|their) (?:own )?\p{Ll}/u;

/** Who goes somewhere for the reader: `a team to the charity run`. */
export const isSomebody =
  /^(?:an?|one|two|three|four|five|\d+|some|somebody|someone|their|his|her)(?: of (?:the|their|his|her))?(?: [\p{L}-]+){0,2}? (?:apprentice|class|colleague|delegate|delegation|engineer|group|journalist|member|people|person|photographer|player|pupil|rep|reporter|speaker|student|team|volunteer)s? (?:to|along to|over to) (?:an?|my|our|the) /iu;

/** What the reader would hand over: `get them to send one raw file`. */
export function readHandover(text: string): Goal | undefined {
  const given =
    /\b(?:get|ask|have|want|convince|invite|encourage|persuade)\s+(?:them|him|her|people|readers|the (?:reader|recipient))\s+(?:to\s+)?(send|share(?!.* with (?!us\b|me\b))|show|give|email)\s+(?:(?:across|along|over|in) )?(?:us |me )?(.{3,90})$/i.exec(
      text,
    );
  // "Have her email Tom for the price list": whom is named is neither.
  if (
    /^e-?mail$/i.test(given?.[1] ?? '') &&
    /^\p{Lu}\p{Ll}+ (?:about|at|by|for|if|to|when|with) /u.test(given?.[2] ?? '')
  )
    return toDeed('email', flipSides(given?.[2] ?? ''));
  // "Give the product a second chance": what is given is not the sender's to have.
  if (
    /^give$/i.test(given?.[1] ?? '') &&
    /^(?:it|my|our|the|this) (?:\p{L}+ ){0,3}?(?:an?|another) /iu.test(given?.[2] ?? '')
  )
    return toDeed('give', flipSides(given?.[2] ?? ''));
  // "Get them to share our campaign": with others, and not with us.
  if (
    /^share$/i.test(given?.[1] ?? '') &&
    /^(?:my|our|the|this) (?!.*\b(?:their|with)\b)/i.test(given?.[2] ?? '')
  )
    return toDeed('share', flipSides(given?.[2] ?? ''));
  // "Share it internally": with others as well.
  if (
    /^share$/i.test(given?.[1] ?? '') &&
    /^(?:it|this|them) (?:around|internally|widely)\b/i.test(given?.[2] ?? '')
  )
    return toDeed('share', given?.[2] ?? '');
  if (/^share$/i.test(given?.[1] ?? '')) return toDeed('share', `${flipSides(given?.[2] ?? '')} with us`);
  // "Send a team to the run": whoever is sent is no parcel.
  if (/^send$/i.test(given?.[1] ?? '') && isSomebody.test(given?.[2] ?? ''))
    return toDeed('send', flipSides(given?.[2] ?? ''));
  return given ? toDeed((given[1] ?? 'send').toLowerCase(), `us ${flipSides(given[2] ?? '')}`) : undefined;
}
