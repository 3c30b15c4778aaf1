import { decapitalise, hasKnownArticle, toArticle, toNounCore, withArticle } from '../../../text/grammar.ts';
import { organisationNouns } from '../../../text/words.ts';
import { isTool } from '../../offer/kinds/offer-kind.ts';
import { senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { findWhen } from '../time-words.ts';
import { eventPattern } from './goal-event.ts';

/** What nobody but the sender would do where a goal opens with it: the reader gives leave for it. */
export const isSendersOwn = /^(?:explain|introduce|invite|pitch|propose|request|suggest)$/;

const chance =
  /^(?:(?:ask for|be (?:allowed|given|granted)|earn|gain|get|have|obtain|receive|request|secure|seek|win) )?(?:an? |the )?(?:chance|invitation|opportunity|permission) to (.+)$/i;

/** What somebody sends or writes for somebody else, once the other likes the idea of it. */
const pitched =
  /^pitch (?:(?:them|him|her|you) )?((?:(?:an?|one|our|some|several|a few|two|three|four|five|\d+) )?(?:[\p{L}\d-]+ ){0,3}(?:angles?|articles?|columns?|concepts?|episodes?|features?|guest posts?|ideas?|keynotes?|lectures?|stor(?:y|ies)|talks?|themes?|topics?)(?: (?:about|for|from|of|on|to) .{3,80})?)$/iu;

/** What is said of any sender's own house. */
const saysLittle =
  /\b(?:business|company|deal|offer|offerings?|proposal|organi[sz]ation|products?|services?|solutions?)$/i;

/**
 * A goal that opens with the sender's own act, as what the reader would let the sender do or would get by it: `pitch ideas for their spring
 * launch` → `let us pitch you a few ideas for your spring launch`.
 */
export function readOwnAct(clause: string): Goal | undefined {
  const text = clause.replace(/^to /i, '');
  // What the sender is to the reader is nothing to agree to.
  if (/^(?:introduce|position|present|promote) (?:me|myself|ourselves|us)\b(?! to )(?!.* and )/i.test(text))
    return { kind: 'reply' };
  // "Pitch myself as a guest": as what the reader would have the sender.
  const [, ownRole, ownElse = ''] =
    /^(?:offer|pitch|promote|propose|put forward|sell|suggest) (?:me|myself|ourselves|us)\b(?: to (?:her|him|them))?(?: as (an? [^,;]{3,60}|(?:guests|partners|speakers|suppliers)\b[^,;]*))?(.*)$/i.exec(
      text,
    ) ?? [undefined, undefined, ''];
  if (ownRole && ownElse === '') return toDeed('consider', `us as ${flipSides(ownRole)}`);
  if (
    /^(?:advertise|market|pitch|promote|sell) (?:myself|ourselves|(?:my|our) (?:[\p{L}-]+ )?(?:business|company|offer|products?|services?|shop|work))\b(?!.* (?:and|or) )/iu.test(
      text,
    )
  )
    return { kind: 'reply' };
  // "Get the chef onto my daily list": who is put on it is the reader.
  const ours =
    /^(?:add|get|have|place|put|sign) (?:her|him|them|(?:the|their) (?:boss|buyer|chef|client|director|editor|manager|owner|prospect|reader|recipient))(?: added| put| signed)?(?: up)? (?:for|in|on|onto|to) ((?:(?:my|our)|the(?= (?:e?mailing|guest|wait(?:ing)?)[ -]?list)) (?:[\p{L}-]+ ){0,3}?(?:directory|list|newsletter|panel of \p{L}+|register|roster|wait-?list)\b.{0,40})$/iu.exec(
      text,
    )?.[1];
  if (ours) return toDeed('let', `us add you to ${flipSides(ours)}`);
  const wished = chance.exec(text)?.[1];
  if (wished) return readChance(wished);
  const ideas = pitched.exec(text)?.[1];
  if (
    ideas &&
    !eventPattern.test(ideas.split(/ (?:about|for|from|of|on|to) /)[0] ?? '') &&
    !/^(?!(?:an?|one|our) )[\p{L}-]+(?: [\p{L}-]+)?(?<!s)$/iu.test(ideas)
  ) {
    const some = /^(?:[\p{L}-]+ )??(?:angles|concepts|ideas|stories|themes|topics)\b/iu.test(ideas)
      ? ideas.replace(/^(?!(?:our|some|several|two|three|four|five)\b)/i, 'a few ')
      : ideas;
    return toDeed('let', `us pitch you ${flipSides(some)}`);
  }
  // "Price five hectares", "quote five of his part numbers": no price is sent before somebody has looked.
  const [, prices = '', counted = ''] =
    /^(price|quote) ((?:all|one|two|three|four|five|six|ten|\d+)(?: of (?:their|his|her))? (?!(?:call|demo|meeting)s?\b)\p{L}.{2,80})$/iu.exec(
      text,
    ) ?? [];
  if (counted) return toDeed('let', `us ${prices.toLowerCase()} ${flipSides(counted)}`);
  // "Agree call-out prices for 2025", "submit our qualifications for the season".
  const settles = /^agree ((?:[\p{L}-]+ ){0,2}(?:prices|rates|terms|volumes)\b.{0,60})$/iu.exec(text)?.[1];
  if (settles && !senderSide.test(settles) && !eventPattern.test(settles) && !/ and /.test(settles))
    return toDeed('agree', flipSides(settles));
  const handsIn = /^submit ((?:my|our) .{3,60})$/i.exec(text)?.[1];
  if (handsIn) return toDeed('let', `us submit ${flipSides(handsIn)}`);
  const givenAway = /^give away ((?:an?|one|two|three|four|five|ten|\d+) .{3,60})$/i.exec(text)?.[1];
  if (givenAway) return { kind: 'thing', phrase: flipSides(givenAway) };
  // "Arrange installation in one coach as a test": the sender installs.
  const [, work = '', where = ''] =
    /^(?:arrange|book|organi[sz]e|plan|schedule|set up) (?:an? |the |our )?((?:[\p{L}-]+ )?(?:delivery|fitting|installation))((?: (?:at|before|for|in|next|on|this) .{3,60})?)$/iu.exec(
      text,
    ) ?? [];
  if (work) return { kind: 'event', phrase: `${toArticle(work)} ${decapitalise(work)}${flipSides(where)}` };
  // "Give her a fixed quote after a ten-minute call": the call is asked for.
  const [, quote = '', call = ''] =
    /^(?:give|send) (?:him|her|them) (an? (?:[\p{L}-]+ )?(?:estimate|price|quotation|quote)) after (an? (?:[\p{L}\d-]+ )*call)$/iu.exec(
      text,
    ) ?? [];
  if (call) return { kind: 'event', phrase: `${call} for ${quote}` };
  // "Find sponsors before the programme goes to print": the reader would be one.
  const [, sponsor = '', soon = ''] =
    /^(?:attract|find|gain|get|recruit|sign up) (?:(?:an?|\d+|a few|local|more|new|some|three|two) )*((?:[\p{L}-]+ )?sponsor)s?((?: (?:before|by|in time for) .+)?)$/iu.exec(
      text,
    ) ?? [];
  if (sponsor) return toDeed('become', `${toArticle(sponsor)} ${decapitalise(sponsor)}${flipSides(soon)}`);
  // "Pitch her for an episode": who is pitched is who is offered.
  const slot = /^pitch (?:him|her|them) for (an? .{3,60})$/i.exec(text)?.[1];
  if (slot) return toDeed('consider', flipSides(slot));
  // "Be their standby supplier", "become a partner of the program": what the reader's side would have the sender as.
  const [, role = '', within = ''] =
    /^(?:act as|be|become) ((?:an? |the(?:ir)? |his |her )(?:[\p{L}-]+ ){0,2}(?:contractor|partner|subcontractor|supplier|vendor))( (?:during|for|in|of|on) (?:(?:the|their|his|her) )?(?:[\p{L}-]+ ?){1,4})?$/iu.exec(
      text,
    ) ?? [];
  if (role && (within || !/^an? /i.test(role)) && !/\b(?:our|us)\b/.test(within))
    return toDeed(
      'take',
      `us on as ${flipSides(role.replace(/^the /i, 'their '))}${flipSides(within.replace(/ (of|in|on) the (?=(?:network|panel|platform|program(?:me)?|roster|scheme)$)/, ' $1 their '))}`,
    );
  // "Register as a vendor and present our company": who sells asks leave for both.
  const enlisted =
    /^(?:apply|enlist|enrol|enroll|register|sign up) as (an? |their )?((?:approved |preferred )?(?:bidder|contractor|subcontractor|supplier|vendor)\b.{0,60})$/i.exec(
      text,
    );
  if (enlisted && !/\b(?:our|us|with)\b(?! (?:company|firm|range|services)\b)/i.test(enlisted[2] ?? ''))
    return toDeed('let', `us register as ${toArticle(enlisted[2] ?? '')} ${flipSides(enlisted[2] ?? '')}`);
  // What both settle: "agree on two topics".
  const settled =
    /^agree (?:on )?((?:(?:the )?next steps$)|(?<=on )(?:(?:an?|the|two|three|four|\d+|next|some) |(?!(?:her|his|how|my|our|their|what|when|where|whether|which|who|your)\b)\p{L}+ (?:\p{L}+ )?and ).{3,70})$/iu.exec(
      text,
    )?.[1];
  // "A date before the winter test" names no test that both would hold.
  const named = settled?.replace(/ (?:after|ahead of|before|by|during) .*$/i, '') ?? '';
  if (settled && !eventPattern.test(named) && !senderSide.test(settled))
    return toDeed('agree', `on ${flipSides(hasKnownArticle(settled) ? withArticle(settled) : settled)}`);
  return readInvited(text) ?? readPresented(text) ?? readSold(text);
}

/** `The opportunity to present the portal`: what the sender would be let do. */
function readChance(deed: string): Goal | undefined {
  if (/^(?:bid|pitch|tender)\b/i.test(deed) && !/\b(?:them|him|her)\b/i.test(deed))
    return toDeed('invite', `us to ${flipSides(deed)}`);
  const [, verb = '', thing = '', whom = ''] =
    /^(demo|demonstrate|introduce|present|show) (?:(?:them|him|her|you) )?((?:an?|my|our|some|the) .{3,60}?|(?:how|what|why) .{5,60}?)( (?:at|to) (?:the|their|his|her) .+| to (?:them|him|her))?$/i.exec(
      deed,
    ) ?? [];
  if (!thing) return undefined;
  const to = / (?:the|their|his|her) /i.test(whom)
    ? flipSides(whom.replace(/^( \p{L}+) the /u, '$1 their '))
    : '';
  return verb.toLowerCase() === 'show' && !to
    ? toDeed('let', `us show you ${flipSides(thing)}`)
    : toDeed('let', `us ${verb.toLowerCase()} ${to ? flipSides(thing) + to : toYou(flipSides(thing))}`);
}

/** `Our credentials in April` → `our credentials to you in April`. */
function toYou(thing: string): string {
  // "On campus" is where the reader is.
  if (/ (?:on campus|on[- ]site)$/.test(thing)) return thing;
  const when = findWhen(thing);
  return when && thing.endsWith(` ${when}`)
    ? `${thing.slice(0, -when.length - 1)} to you ${when}`
    : `${thing} to you`;
}

/** `Invite the careers service to take part in a free pilot`: people of the reader's are invited, by the reader's leave; the reader's house is the reader. */
function readInvited(text: string): Goal | undefined {
  const [, whose = '', group = '', deed = ''] =
    /^invite (the |their |his |her |(?:one|some|two|three|\d+) of (?:the |their |his |her ))((?!\p{L}+ of (?:them|you)\b|.* (?:me|us)\b)(?:[\p{L}&-]+ ){0,3}?[\p{L}&-]+) to (\p{Ll}.+)$/iu.exec(
      text,
    ) ?? [];
  if (!group) return undefined;
  const head = toNounCore(group).at(-1)?.toLowerCase() ?? '';
  if (/^(?:boss|buyer|client|customer|owner|prospect|reader|recipient)$/.test(head)) return undefined;
  const isHouse = organisationNouns.has(head) && !/^(?:committee|council|team)$/.test(head) && group === head;
  if (isHouse) {
    const [verb = '', ...rest] = deed.split(' ');
    return toDeed(verb, flipSides(rest.join(' ')));
  }
  return toDeed('let', `us invite ${flipSides(`${whose.replace(/\bthe $/i, 'their ')}${group} to ${deed}`)}`);
}

/** `Present our findings to the board`; what the sender is or sells says nothing of what about. */
function readPresented(text: string): Goal | undefined {
  const [, verb = '', thing = '', whom = ''] =
    /^(?:offer to )?(demonstrate|explain|present) ((?:my|our|some|the|two|three|four|five|\d+) .{3,60}?|(?:how|what|why) .{8,70}?)( (?:at|to) (?:the|their|his|her) .+| to (?:them|him|her))?$/i.exec(
      text,
    ) ?? [];
  if (!thing || saysLittle.test(thing) || senderSide.test(thing) || eventPattern.test(text)) return undefined;
  if (/ (?:the|their|his|her) /i.test(whom))
    return toDeed(
      'let',
      `us ${verb.toLowerCase()} ${flipSides(`${thing}${whom.replace(/^( \p{L}+) the /u, '$1 their ')}`)}`,
    );
  return toDeed(
    'let',
    `us ${verb.toLowerCase()} ${/^(?:how|what|why) /i.test(thing) ? flipSides(thing) : flipSides(thing).replace(/(?= (?:at your|in person|on site|online|over)\b|$)/, ' to you')}`,
  );
}

/** `Sell one slot in Q1`: what is sold is what the reader would take. */
function readSold(text: string): Goal | undefined {
  // "Sell the lot by Easter": all that is offered.
  const [, all = '', rest = ''] =
    /^(?:sell|shift) (?:(?:her|him|them) )?((?:all(?: of)? )?(?:it all|it|them all|them|the (?:whole |entire )?(?:batch|lot)|the (?:final|last|remaining) (?:[\p{L}\d-]+ ){0,2}?[\p{L}-]+s|everything|both|all (?:of )?(?:it|them|\w+))|all (?:of (?:it|them)|\d+|two|three|four|five|six|ten))((?: (?:at once|in one go|together|as one lot))?(?: (?:before|by|in|this|next) [^,;]{3,40})?)$/iu.exec(
      text,
    ) ?? [];
  if (all) return toDeed('buy', `${decapitalise(all)}${rest}`);
  const thing =
    /^(?:close|sell) (?:(?=(?:them|him|her) (?:my|our|the) )\p{L}+ )?((?<=\b(?:them|him|her) )(?:my|our|the) .{3,40}|(?:my|our) (?!.* (?:at|in|on|through|to|via) ).{3,40}|(?:an?|one|two|three|four|five|six|\d+) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?: (?:at|during|for|in|of|on) .{2,50})?)$/iu.exec(
      text,
    )?.[1];
  if (
    !thing ||
    /^an? (?:paid )?(?:pilot|test|trial)\b/i.test(thing) ||
    eventPattern.test(toNounCore(thing).at(-1) ?? '') ||
    senderSide.test(thing)
  )
    return undefined;
  // "Sell our services".
  if (/^(?:my|our) /i.test(thing) && (saysLittle.test(thing) || isTool(thing))) return undefined;
  // Houses and firms are mostly sold through others.
  if (
    /^(?:my|our) /i.test(thing) &&
    !/\b(?:apartment|business|cottage|farm|flat|home|house|land|practice|property|shop)$/i.test(thing)
  )
    return toDeed('buy', flipSides(thing));
  const one = thing.replace(/^one /i, '');
  return { kind: 'thing', phrase: flipSides(one === thing ? thing : `${toArticle(one)} ${one}`) };
}

/** `Suggest a better route`, where what is suggested cannot be asked for itself. */
export function readProposed(input: string): Goal | undefined {
  const [, verb = '', thing = ''] =
    /^(propose|suggest) (an? [^,.;:]{4,60}|(?:two|three|some) [^,.;:]{4,60})$/i.exec(input.trim()) ?? [];
  return thing && !senderSide.test(thing)
    ? toDeed('let', `us ${verb.toLowerCase()} ${flipSides(thing)}`)
    : undefined;
}
