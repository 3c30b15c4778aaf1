import { compact } from '../../../compact.ts';
import type { DraftRequest } from '../../../draft-request.ts';
import { decapitalise, isPlural, toArticle, withArticle } from '../../text/grammar.ts';

type Said = Pick<DraftRequest, 'offer' | 'goal'>;

const sum = String.raw`((?:[A-Z]{0,3}[$€£])\d[\d.,]*(?:k|m| million)?)`;

/** Those whom a cause or an event looks for. */
const people =
  '(coach|donor|exhibitor|foster famil(?:y|ie)|helper|host(?: famil(?:y|ie))?|judge|marshal|mentor|participant|partner|patron|performer|player|referee|speaker|sponsor|stallholder|steward|tester|treasurer|trustee|volunteer)';
const missing = '(?:needed|required|sought|wanted|welcome)';
const isLookedFor = compact(
  `^(.+?)(?:(?: ?[-–—:,.(]+ ?)((?:[\\p{L}-]+ ){0,2})| )${people}(e?s)? (?:are |is )?${missing}( (?:on )?\\d{1,2}(?:st|nd|rd|th)? \\p{L}{3,9})?\\)?[.!]?$`,
  'iu',
);
const lookedForFirst = compact(`^${people}(e?s)? ${missing} (?:at|for) ([^,;:.]+)[.!]?$`, 'iu');

/** `a judge`, `judges`. */
function oneOrSeveral(people: string): string {
  return isPlural(people) ? people : `${toArticle(people)} ${people}`;
}

/** `our | the | a` before what is the sender's. */
function ofOurs(thing: string): string {
  return /^(?:an?|my|our|the) /i.test(thing) ? decapitalise(thing) : `our ${thing}`;
}

/** `charity fun run - sponsors needed` → `We are looking for sponsors for our charity fun run`. */
function toLookedFor(offer: string): string | undefined {
  const [, ofFirst = '', ofEnd = '', purpose = ''] = lookedForFirst.exec(offer) ?? [];
  const [, event = purpose, kind = '', one = ofFirst, several = ofEnd, day = ''] =
    isLookedFor.exec(offer) ?? [];
  if (!event || / (?:and|is|are|or|we|you)$|^(?:experienced|local|more|new)$/i.test(event)) return undefined;
  if (/^(?:i|looking|need|searching|seeking|we)\b/i.test(event)) return undefined;
  // "Keynote speaker wanted".
  if (!purpose && !event.includes(' ') && offer.startsWith(`${event} ${one}`)) {
    const whom = decapitalise(`${event} ${one}${several}`);
    return `We are looking for ${oneOrSeveral(whom)}${day}`;
  }
  const who = `${kind}${one}${several}`.toLowerCase();
  return `We are looking for ${oneOrSeveral(who)} for ${ofOurs(event.trim()).replace(/ for (?=(?:childrens?|children['’]s) (?:hospital|ward)$)/i, ' for the ')}${day.replace(/^ (?=\d)/, ' on ')}`;
}

/** `hedgehog rescue - winter appeal` → `You can support the winter appeal of our hedgehog rescue`. */
function toAppeal(offer: string, goal: string): string | undefined {
  const [, cause = '', which = ''] =
    /^(?:our )?([^,:;().]+?)(?: - |: |, | \()((?:[\p{L}'’]+ ){0,3}appeal)\)?\.?$/iu.exec(offer) ?? [];
  if (cause) return `You can support the ${which.toLowerCase()} of our ${cause}`;
  const [, appeal = '', rest = ''] =
    /^(?:our )?((?:[\p{L}'’-]+ ){1,4}appeal)((?:, | - |: | for )[^.;]+)?\.?$/iu.exec(offer) ?? [];
  const notes = rest.startsWith(' for ') ? rest : rest && ` (${rest.replace(/^[\s,:-]+/, '')})`;
  if (appeal) return `You can support our ${appeal}${notes}`;
  // "Village hall roof fund", of somebody who asks for money.
  const fund = /^(?:our )?((?:[\p{L}'’-]+ ){1,4}fund)$/iu.exec(offer)?.[1];
  return fund && /^(?:donate|give|make an? (?:gift|one-off gift|pledge))\b/i.test(goal)
    ? `You can support our ${fund}`
    : undefined;
}

/** `speaker - burnout + remote teams`: what somebody would talk about. */
const talk =
  /^(?:an? |guest |keynote )?((?:author |lightning )?(?:panel|session|speaker|talk|workshop))(?: idea| topic)?(?: ?[-–—:,] ?(?:about |on )?| (?:about|on) )(?!(?:an?|dr|i|me|my|myself|our|prof|the|us|we)\b)(\p{Ll}[^;:]+)$/iu;
/** What a goal says of him who would hold it himself. */
const holds =
  /^(?:to )?(?:be (?:a speaker|on)|deliver|do|get (?:an? )?(?:slot|spot)|give|offer|pitch|present|propose|run|speak)\b|\btalk$/i;

function toTalk(offer: string, goal: string, several: boolean): string | undefined {
  const [, kind = '', subject = ''] = holds.test(goal) ? (talk.exec(offer) ?? []) : [];
  if (!kind) return undefined;
  const who = several || /session|workshop/i.test(kind) ? 'We' : 'I';
  const what = /speaker/i.test(kind) ? 'talk' : kind.toLowerCase();
  return what === 'panel'
    ? `${who} would like to join your panel on ${subject}`
    : `${who} would like to offer you ${withArticle(what)} on ${subject}`;
}

/** Who asks for money for a cause, and sells nothing. */
const cause =
  /\b(?:appeal|charit(?:y|able)|church|food ?bank|fund(?:rais\w+)?|hospice|lifeboat|rescue|sanctuary|shelter|scholarships?|trust)\b/i;
const gift = compact(
  `^(?:give |make )?(?:an? )?(one[- ]off )?(?:(?:gift|donation|contribution)(?: of)? ${sum}|${sum} (?:gift|donation|contribution))$`,
  'iu',
);
const monthly = compact(`^(?:a )?${sum} (a month|monthly|per month|a year)$`, 'iu');
const grant = compact(
  `^(?:(?:we|i)(?:'re| are| am|'m)? )?(?:to )?(?:(?:apply(?:ing)?|ask(?:ing)?|look(?:ing)?) for |request(?:ing)? |seek(?:ing)? |get |secure )?(?:an? )?(?:((?:grant )?funding|grant)(?: of)? ${sum}|${sum} (?:in )?((?:grant )?funding|grant))((?: (?:for|to|towards) [^;]+?)?)\\.?$`,
  'iu',
);
const grantFor = compact(`^(grant|funding) (for [^,;]+?)(?:,| -)? ${sum}$`, 'iu');

/** `£15 gift` → `give £15`, `We are asking for a grant of £8,000 for two boats` → `consider a grant of £8,000 for two boats`: money that is asked for. */
function toMoneyAsked(goal: string, { offer }: Said): string | undefined {
  const [, once = '', one = '', other = ''] = gift.exec(goal) ?? [];
  const given = one || other;
  if (given && (cause.test(offer) || /\b(?:donation|contribution)/i.test(goal)))
    return once ? `make a one-off gift of ${given}` : `give ${given}`;
  const [, amount = '', often = ''] = monthly.exec(goal) ?? [];
  if (amount && cause.test(offer)) return `give ${amount} ${often.replace(/monthly|per month/i, 'a month')}`;
  const [, kind = '', size = '', before = '', after = '', aim = ''] = grant.exec(goal) ?? [];
  const [, what = kind || after, purpose = aim.trim(), money = size || before] = grantFor.exec(goal) ?? [];
  if (!money) return undefined;
  return `consider ${/^grant$/i.test(what) ? `a grant of ${money}` : `${money} in ${what.toLowerCase()}`}${purpose ? ` ${purpose}` : ''}`;
}

/** `request a donation of 20 laptops` → `donate 20 laptops`. */
function toGoodsAsked(goal: string): string | undefined {
  const [, goods = ''] =
    /^(?:to )?(?:(?:ask(?:ing)? for|get|request(?:ing)?|seek(?:ing)?|solicit) )?(?:an? )?donations? of (?![$€£])([^;]+)$/iu.exec(
      goal,
    ) ?? [];
  if (goods) return `donate ${goods}`;
  const [, prize = '', event = ''] =
    /^(?:to )?(?:(?:ask(?:ing)? for|get|request|seek) )?(?:an? )?((?:auction|raffle|tombola) prizes?|prizes?)((?: for (?:an? |our |the )?(?:[\p{L}-]+ ){0,2}(?:auction|draw|raffle|tombola))?)$/iu.exec(
      goal,
    ) ?? [];
  if (!prize || (!event && /^prize/i.test(prize))) return undefined;
  return `donate ${withCount(prize.toLowerCase())}${event.replace(/^ for (?:an? |our |the )?/i, ' for our ')}`;
}

function withCount(thing: string): string {
  return isPlural(thing) ? `some ${thing}` : `a ${thing}`;
}

/** What a fee or a share is paid for, between two who work together. */
const fee = String.raw`(?:an? )?((?:\d+(?:\.\d+)?% )?(?:commission|finder'?s fee|margin|referral fee|rev(?:enue)?[- ]share|share))`;
const partnerUp = compact(
  `^(?:to )?(?:become (?:a )?partners?|partner(?:ing|ship)?)(?: up)?(?: with (?:me|them|us))?(?:(?: ?[-–—:,(] ?| (?:for|with|on) )${fee}\\)?)?$`,
  'iu',
);
const dealOf =
  /^(?:an? )?((?:affiliate|commission|referral(?: fee)?|reseller|rev(?:enue)?[- ]share) (?:agreement|deal|partnership)|cross[- ]promo(?:tion)?|(?:profit|rev(?:enue)?)[- ]share)(?:,| -| at| of)? ?(\d+(?:\.\d+)?%(?: (?:commission|margin))?)? ?\??$/iu;

/** `partner up - referral fee` → `partner with us for a referral fee`, `rev share` → `work with us on a revenue share`. */
function toPartnership(goal: string): string | undefined {
  const inWords = (text: string) =>
    text
      .toLowerCase()
      .replace(/\brev[- ]share/, 'revenue share')
      .replace(/revenue-share/, 'revenue share')
      .replace(/^cross[- ]promo(?:tion)?/, 'cross-promotion');
  const [, paid = ''] = partnerUp.exec(goal) ?? [];
  if (paid)
    return `partner with us for ${withCount(inWords(paid))
      .replace(/^some /, '')
      .replace(/^a (?=(?:8|11|18)\d?%)/, 'an ')}`;
  if (/^(?:to )?partner up$/i.test(goal)) return 'partner with us';
  const [, split = '', parts = ''] =
    /^((?:door|fee|profit|revenue) split)(?: of)? (\d+[/-]\d+)$/i.exec(goal) ?? [];
  if (split) return `work with us on a ${parts} ${split.toLowerCase()}`;
  const [, deal = '', share = ''] = dealOf.exec(goal) ?? [];
  const what = inWords(deal);
  return deal ? `work with us on ${toArticle(what)} ${what}${share ? ` at ${share}` : ''}` : undefined;
}

/** `sponsor a km marker £150`: for how much. */
const priced = compact(
  `^((?:to )?(?:adopt|be(?:come)?|book|buy|fund|sponsor|take) .*[^\\W\\d])(?<! (?:at|for|from|of|over|than|to|under|up|with)),? ${sum}$`,
  'iu',
);

const partFor = compact(
  `^(?:be(?:come)? )?(?:an? |our |the )?((?!(?:act|as|come|find|help|join|meet|need|speak)\\b)(?:\\p{L}+ ){0,2}${people})(?:,? ${sum})?$`,
  'iu',
);
const advertFor = compact(`^((?:full-page |half-page )?(?:ad|advert|stall|stand)),? ${sum}$`, 'iu');
const sponsorWith = compact(`^sponsor(?: us)? ${sum}$`, 'iu');

/** What those would do who are looked for: `1 day` → `give us 1 day`, `gold sponsor £500` → `become our gold sponsor for £500`. */
function toHelp(goal: string): string | undefined {
  const [, time = ''] =
    /^(?:give )?((?:an?|one|two|\d+)(?:-\d+)? (?:days?|evenings?|h(?:ou)?rs?|weeks?|weekends?)\b.*)$/i.exec(
      goal,
    ) ?? [];
  if (time) return `give us ${time}`;
  const [, long = ''] = /^(?:speak|talk) (?:for )?(\d+)[- ]?min(?:ute)?s?$/i.exec(goal) ?? [];
  if (long) return `give us a ${long}-minute talk`;
  const [, advert = '', cost = ''] = advertFor.exec(goal) ?? [];
  if (advert) return `${/^st/i.test(advert) ? `book a ${advert}` : 'advertise with us'} for ${cost}`;
  const [, given = ''] = sponsorWith.exec(goal) ?? [];
  if (given) return `sponsor us with ${given}`;
  const [, part = '', , price = ''] = partFor.exec(goal) ?? [];
  return part ? `become our ${part.toLowerCase()}${price ? ` for ${price}` : ''}` : undefined;
}

const matching = compact(`^match[- ]fund(?:ing)?(?: of)? ${sum}$`, 'iu');

/** What part somebody would take: `become patron`, `referral partner, £50 per job`, `speak on panel`. */
function toPart(goal: string, offer: string): string | undefined {
  // "Lend 10 bikes", "signed shirt for auction".
  const [, lent = ''] = cause.test(offer) ? (/^(?:to )?lend ((?!us\b|them\b).+)$/i.exec(goal) ?? []) : [];
  if (lent) return `lend us ${lent}`;
  const [, lot = '', event = ''] = cause.test(offer)
    ? (/^(?!(?:to )?(?:ask|donate|get|give|request|seek)\b)([^,;]+) for (?:an? |our |the )?(auction|raffle|tombola)$/i.exec(
        goal,
      ) ?? [])
    : [];
  if (lot) return `donate ${withArticle(lot)} for our ${event}`;
  const [, partner = '', terms = ''] =
    /^(?:be(?:come)? )?(?:an? |our )?((?:affiliate|channel|launch|media|referral) partner)s?(?:(?:,| -| for)? ([$€£]\S+(?: (?:an?|per) \p{L}+)?))?$/iu.exec(
      goal,
    ) ?? [];
  if (partner) return `become our ${partner.toLowerCase()}${terms ? ` for ${terms}` : ''}`;
  const [, gift = ''] =
    /^(?:to )?leave (?:us )?(?:an? )?(gift|legacy) in (?:an? |their |your )?wills?$/i.exec(goal) ?? [];
  if (gift) return `leave us a ${gift.toLowerCase()} in their will`;
  if (/^(?:to )?become (?:an? )?patron$/i.test(goal)) return 'become our patron';
  if (/^(?:to )?(?:speak|be) on (?:an? |the |their )?panel$/i.test(goal))
    return 'let us speak on their panel';
  const [, role = '', when = ''] = /^(marshal|steward) ((?:at|for|on) .+)$/i.exec(goal) ?? [];
  if (role) return `help us as a ${role.toLowerCase()} ${when}`;
  const [, matched = ''] = matching.exec(goal) ?? [];
  return matched ? `give us ${matched} in match funding` : undefined;
}

/** What is asked as it would be said: money, goods, a partner or a talk. */
function toFavour(goal: string, request: Said, looksForSomebody: boolean): string {
  const asked =
    toMoneyAsked(goal, request) ??
    toGoodsAsked(goal) ??
    toPartnership(goal) ??
    // "Pitch a talk, 30 mins".
    /^(?:to )?(?:deliver|do|give|offer|pitch|propose) (?:an? )?talk(?:,? (\d+)[- ]?min(?:ute)?s?)?$/i
      .exec(goal)
      ?.slice(1)
      .map((long?: string) => (long ? `give a ${long}-minute talk` : 'give a talk'))[0] ??
    (looksForSomebody ? toHelp(goal) : undefined) ??
    toPart(goal, request.offer) ??
    goal.replace(
      /^(?:to )?be (?:on|part of) our (?=(?:advisory )?(?:board|committee|jury|panel)$)/i,
      'join our ',
    );
  const [, deed = '', price = ''] = priced.exec(asked) ?? [];
  return deed
    ? `${deed.replace(/^(?:to )?be(?:come)? (?:an? |our |the )?(?=(?:\p{Ll}+ )?(?:patron|partner|sponsor)$)/iu, 'become our ')} for ${price}`
    : asked;
}

/** A request for a favour in the style of notes, as it would be said in sentences: who is looked for, what to support, what is asked for. */
export function withFavour<Request extends Said>(request: Request): Request {
  const offer = request.offer.trim();
  const goal = request.goal.trim();
  const lookedFor = toLookedFor(offer);
  const asked = toFavour(goal.replace(/\?$/, ''), request, lookedFor !== undefined);
  const told =
    lookedFor ?? toAppeal(offer, asked) ?? toTalk(offer, goal, /\b(?:we|our|us)\b/i.test(`${offer} ${goal}`));
  return { ...request, offer: told ?? request.offer, goal: goal.startsWith(asked) ? request.goal : asked };
}
