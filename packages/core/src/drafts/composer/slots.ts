import { withWhen, wordsOfGoal } from './parse/goal/goal.ts';
import { goesThere } from './parse/goal/goes-there.ts';
import { findWhen } from './parse/goal/time-words.ts';
import { toDirectQuestion } from './parse/goal/to-direct-question.ts';
import { isGoods } from './parse/offer/kinds/goods.ts';
import { isActivity, isService, offersTool } from './parse/offer/kinds/offer-kind.ts';
import { toInner } from './parse/offer/offer-fragments.ts';
import { toPronoun } from './parse/offer/parse-offer.ts';
import { toAddress } from './parse/persona/parse-persona-name.ts';
import { isBarePost, toLikeYours, toNamedFirm, toSpokenDuty } from './parse/persona/spoken-duty.ts';
import type { Parts } from './parts.ts';
import type { Line } from './phrases/types.ts';
import {
  capitalise,
  decapitalise,
  hasKnownArticle,
  isParticiple,
  withArticle,
  withoutDeterminer,
} from './text/grammar.ts';
import { countWords } from './text/tidy.ts';
import { prepositions } from './text/words.ts';

export type Slots = Record<string, string | undefined>;

/** What is asked of a day is no question about the offer: `when you would have time for a call`. */
export const asksWhen = /^(?:when you would have time|which (?:\p{L}+ )+?would suit you)\b/u;

/** `Whether we would be eligible`: the answer tells nothing of the reader. */
const asksOfSender = /^whether (?:I|my|our|we)\b/;

/** Events at which somebody shows or tells something. */
const talkPattern =
  /\b(?:call|meeting|demo|chat|conversation|walkthrough|presentation|consultation|session|visit|tour|briefing)\b/;

/** What takes place on a day, and does not go on for a while: no trial, audit or pilot. */
const heldPattern =
  /\b(?:call|meeting|demo|chat|conversation|walkthrough|walk-through|run-through|presentation|consultation|session|visit|tour|briefing|breakfast|lunch|dinner|drinks?|coffee|interview|appointment|workshop|tasting|viewing|fitting|survey|lesson|class|catch-up|webinar|kick-off|get-together|screen share|test drive|inspection|site walk|lunch and learn|deep dive|talk)\b/;

/** Who is visited is asked for it, and does not want it: `a visit to one of your kitchens`. */
const comesToReader =
  /\bvisit (?:at|to) (?:one of |some of |two of )?your\b(?! site\b)|\b(?:factory|plant) visit\b/;

/** `A tasting box` is sent, and not held. */
const handedOver = /\b(?:box|delivery|kit|menu|order|pack|shipment|subscription)\b(?! (?:day|visit))/;

/** Where the reader sees for himself. */
const seenPattern =
  /\b(?:demo|walkthrough|walk-through|presentation|visit|tour|tasting|viewing|comparison|screen share)\b/;

/** What the sender would show his work by. */
const provesPattern =
  /^(?!(?:demo|demonstrate|explain|present|show)\b).*\b(?:free|no (?:charge|cost)|on us|one|first|sample|test|trial)\b/;

/** What the sender would do with what is the reader's, for himself. */
const usesPattern =
  /^(?:borrow|film|hang|hire|interview|lease|leave|park|photograph|place|post|put|record|rent|shadow|take over|use|work)\b/;

/** A term by which something is wanted. */
const term = /\b(?:before|by the|until) \p{L}/u;

/** What one has in hand and needs an address for: `two worn blades`, and not `one manual`. */
const byPost =
  /\b(?:bags?|bar(?:s|rels?)?|bikes?|blades?|blankets?|boards?|boots|bottles?|box(?:es)?|bread|brushes|bundles?|buttons?|cables?|cans|carpets?|chains?|chairs?|cloth(?:es|s)?|coats?|coins?|cores?|cuttings?|dress(?:es)?|fabrics?|fish|flasks?|flowers?|frames?|garments?|gears?|grains?|guitars?|hair|helmets?|instruments?|items?|jackets?|jars?|kegs?|keys?|kni(?:fe|ves)|leaf|leaves|lens(?:es)?|loa(?:f|ves)|machines?|metal|mugs?|oil|ore|packets?|pans?|parcels?|parts?|pedals?|phones?|pieces?|plants?|plates?|products?|resin|rings?|rocks?|rolls?|ropes?|rugs?|saddles?|samples?|scissors|scopes?|seals?|seeds?|sheets?|shears|shirts?|shoes?|skis?|soil|stones?|strings?|suits?|swabs?|swatch(?:es)?|teeth|textiles?|tiles?|tins?|tools?|towels?|toys?|units?|valves?|watch(?:es)?|water|wheels?|wires?|wood|wool|yarns?)\b/i;

/** What is mailed, and needs no address. */
const byMail =
  /\b(?:address(?:es)?|answers?|artwork|bills?|brief|chapters?|clips?|code|comments|contract|copy|csv|cv|data|dates?|deck|details|documents?|drawings?|exports?|feedback|figures|files?|footage|ideas|images?|invoices?|links?|lists?|logos?|logs?|manuscripts?|menu|names?|numbers?|packages|pdf|photos?|pictures?|plans?|recordings?|records?|reports?|requirements|resume|rf[pq]s?|scenes?|schedules?|screenshots?|scripts?|sketch(?:es)?|specs?|spreadsheet|statements?|templates?|texts?|videos?)\b/i;

/** What the reader would do for the sender, and would hardly "like" or find "helpful" to do. */
const favourPattern =
  /^(?:add|answer|(?:act as|be|become) (?:an?|our) (?:\p{L}+ )?(?:donor|host|judge|mentor|patron|sponsor|supporter|tester|trustee|volunteer)|check (?!out\b)|complete|confirm|consider|cover|donate|feature|fill in|forward|fund|give|have|introduce|invite|keep (?:our|us)|let|link|make an? .*(?:bequest|contribution|gift|pledge)|mention|name|pack up|box up|pay|place(?! an?\b)|post|publish|put|interview|recommend|refer|reply|re(?:instate|new|start|sume)(?= your (?:\p{L}+ )?(?:contribution|donation|gift|giving|pledge|sponsorship|standing order|support)s?\b)|review|sell|send|settle|share|sign(?! up)|submit|support|take part|tell|vote|write)\b|^(?!(?:become|book|come|connect|get in touch|join|meet|migrate|move|open|partner|place|switch|try|work)\b).*\bus\b|\bso that we can\b/u;

/** Asked for in the gerund, these sound as if they were a burden ("open to texting us"), or more than a click. */
const outright =
  /^(?:answer|attend|call|check out|choose|click|come|confirm|consider|download|drop by|e-?mail|fill (?:in|out)|give|have|let|message|pay|phone|pick|register|reply|ring|see|send|settle|share|sign up|stop by|submit|subscribe|tell|text|visit|watch|write)\b/;

/** What the reader may do at any time, and is not asked to do now. */
const alwaysOpen =
  /^(?:call|phone|ring|text) us (?:for (?:an?|our) |on [+\d]|to (?:book|order|reserve)\b|when (?:an? |anything|something|the |your ))|^(?:call|contact|e-?mail|get in touch|phone|ring|text|write)\b.* (?:whenever|(?:at )?any ?time|if you (?:ever|should)|once you (?:are|feel)|when you (?:are|feel) ready)\b|^(?!let\b).* whenever you (?:are|feel) ready$/;

/** What somebody does not have yet: `the Fleet plan, which adds live ETAs for an extra $140`. */
const addsMore = /\b(?:adds?|extra|upgrad(?:e|es|ed|ing))\b/;

/** What shows whether the offer is any good. */
const triesPattern = /^(?:beta-test|borrow|check out|install|run|sample|see|start|taste|test|try|watch)\b/;

/** What somebody is given, and nobody has of his own: `an exclusive first look`. */
const givenThings =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:access|chance|discount|invitation|look|opportunity|preview|seat|slot|trial)\b/u;

/** Work that is done, whatever its name ends in: nobody "has" conveyor repair or motion design. */
function isDone(offer: Parts['offer']): boolean {
  return (
    !/^an? [^,]*?\b(?:app|bot|calculator|chatbot|dashboard|database|extension|marketplace|platform|plug-?in|service|software|solution|system|tool|tracker)\b(?! (?:building|design|development|integration|maintenance|migration|support|testing|training)\b)/i.test(
      offer.noun?.withArticle ?? '',
    ) &&
    // "Cleaning products" are things.
    !/\b(?:equipment|kits|machines|materials|products|supplies|tools)$/.test(offer.topic) &&
    (isActivity(offer.topic) ||
      /\b(?:advice|care|cover|design|graphics|help|hire|maintenance|photography|removal|rental|repair|research|restoration|retouch|seo|storage|therapy|transport|upkeep|videography|work)(?: and \p{Ll}+)?$/iu.test(
        offer.topic,
      ))
  );
}

/** The values that lines are filled with; undefined where the request gives none. */
export function toSlots({
  persona,
  addressee,
  offer,
  goal,
  sender,
  suitsUnit,
  cause,
  skills,
  standing,
  followsUp,
  busy,
  alone,
  elsewhere,
}: Parts): Slots {
  const when = (goal.kind === 'event' || goal.kind === 'thing') && goal.when ? ` ${goal.when}` : '';
  const side = (text: string) => (offer.single || alone ? toSingleSender(text) : text);
  const isFavour = goal.kind === 'action' && favourPattern.test(goal.base);
  // Whoever sells is done no favour, nor offered a use, by an enquiry.
  const buys = cause === 'buys';
  const asked = wordsOfGoal(goal);
  const leave = toLeave(goal, side);
  const joint =
    goal.kind === 'action' && /^agree (?!to\b)|^(?!let\b).*\b(?:each other|one another)\b/.test(goal.base)
      ? goal.base
      : undefined;
  const welcome = goal.kind === 'action' && alwaysOpen.test(goal.base) ? goal.base : undefined;
  const deed =
    goal.kind === 'action' && leave === undefined && joint === undefined && !welcome ? goal : undefined;
  const fact = goal.kind === 'question' ? side(goal.phrase) : undefined;
  const direct = fact && toDirectQuestion(fact);
  const isWork =
    sender === 'business' &&
    persona.unit !== undefined &&
    !/^(?:home|audience|portfolio)$/.test(persona.unit);
  const { firstName, surname, honorific } = addressee;
  const address = toAddress(addressee);
  return {
    name: firstName,
    fullName: firstName && surname ? `${firstName} ${surname}` : firstName,
    title: honorific && address.title,
    surname: address.name,
    // A day within what both do is a day as well, and so is a term: `a call next week to go through the figures`, `a walkthrough before your year ends`.
    anytime: when || findWhen(asked) || term.test(asked) ? undefined : '',
    held:
      goal.kind === 'event' && heldPattern.test(goal.phrase) && !handedOver.test(goal.phrase)
        ? ''
        : undefined,
    wanted: goal.kind === 'event' && comesToReader.test(goal.phrase) ? undefined : '',
    seen: goal.kind === 'event' && seenPattern.test(goal.phrase) ? '' : undefined,
    // What stands after a purpose would be said of the purpose.
    brief: countWords(asked) < 6 && !/ (?:about|on|so that|to) /.test(asked) ? '' : undefined,
    serves: leave && !usesPattern.test(leave) ? '' : undefined,
    proves: leave && !usesPattern.test(leave) && provesPattern.test(leave) ? '' : undefined,
    shown: isWork && offersTool(offer) ? '' : undefined,
    // What is free has no price to be sent.
    supplied:
      isWork && !offersTool(offer) && !offer.priced && !/\bfree\b|\bno c(?:harge|ost)\b/i.test(offer.all)
        ? ''
        : undefined,
    work: isDone(offer) ? '' : undefined,
    // Nobody "has" window cleaning.
    thing:
      isDone(offer) ||
      (offer.topicPlural && isService(offer.topic)) ||
      givenThings.test(offer.noun?.withArticle ?? '')
        ? undefined
        : '',
    sells: suitsUnit ? '' : undefined,
    eases: suitsUnit && isWork && (offersTool(offer) || isDone(offer)) ? '' : undefined,
    other: cause === undefined ? '' : undefined,
    buys: buys ? '' : undefined,
    hires: cause === 'hires' ? '' : undefined,
    applies: cause === 'applies' ? '' : undefined,
    asks: cause === 'asks' ? '' : undefined,
    skills,
    standing: standing ? '' : undefined,
    running: standing && !followsUp && !addsMore.test(offer.all) ? '' : undefined,
    busy: busy ? '' : undefined,
    // Who runs the place has nobody to pass a mail on to.
    colleague:
      persona.duty && !/^(?:run|own|are|have|host|let|work for|write|invest|cook)\b/.test(persona.duty)
        ? ''
        : undefined,
    elsewhere: elsewhere ? '' : undefined,
    favour: isFavour ? '' : undefined,
    // What is sent so that something can be done with it is no favour.
    kindness:
      isFavour &&
      !suitsUnit &&
      !buys &&
      !/^(?:hire|interview|invite|let|reply|send)\b|^give (?:me|us) an? .*\b(?:interview|trial)\b/.test(
        goal.base,
      )
        ? ''
        : undefined,
    handed:
      goal.kind === 'action' &&
      /^send us\b/.test(goal.base) &&
      byPost.test(goal.base) &&
      !byMail.test(goal.base)
        ? ''
        : undefined,
    own: isFavour ? undefined : '',
    talk: goal.kind === 'event' && talkPattern.test(goal.phrase) ? '' : undefined,
    // What is only done with is not looked for: "we help you reduce spend".
    sought: offer.noun && offer.topic && suitsUnit ? toSought(offer) : undefined,
    stocked:
      isGoods(offer.topic) &&
      !/\b(?:donat\p{L}+|free of charge|hired?|leased?|loan|rent(?:al|ed)?)\b/u.test(offer.all)
        ? ''
        : undefined,
    // Somebody who is asked for something answers for himself, but for an audience.
    // Nothing is of interest to a home.
    unit:
      persona.unit !== 'home' &&
      (suitsUnit || /^(?:audience|portfolio|publication|magazine|blog|podcast)$/.test(persona.unit ?? ''))
        ? toGroup(persona.unit)
        : undefined,
    // Several things that are offered as such are "them".
    them: toPronoun(offer),
    // A trade or a post alone is no reason to write to somebody.
    unnamed: offer.noun ? undefined : '',
    post: /^are (an? (?!(?:brother|father|mother|sister)$)(?:\p{Ll}+ ){0,2}\p{Ll}+(?:ant|er|ian|ist|or))$/u.exec(
      persona.duty ?? '',
    )?.[1],
    duty: persona.duty && !isBarePost(persona.duty) ? toSpokenDuty(persona.duty) : undefined,
    like: buys ? undefined : ((persona.duty && toLikeYours(persona.duty)) ?? toNamedFirm(persona.where)),
    anp: offer.noun?.withArticle,
    // "The guest spot with our lead designer": nobody has heard of it yet.
    ournp: /^the .* (?:my|our)\b/.test(offer.noun?.withOur ?? '')
      ? (offer.noun?.withArticle ?? offer.noun?.withOur)
      : offer.noun?.withOur,
    matter: fact && !asksWhen.test(fact) && !asksOfSender.test(fact) ? '' : undefined,
    fact,
    direct,
    // What can be asked outright is; "why" sounds better led up to.
    indirect: direct && !/^why /i.test(direct) ? undefined : fact,
    object:
      'phrase' in goal && goal.kind !== 'feedback' && goal.kind !== 'question'
        ? side(goal.phrase) + when
        : undefined,
    leave,
    joint,
    welcome: welcome && side(welcome),
    // Nobody asks whether somebody can consider something, or is able to come.
    able:
      deed &&
      !/^(?:accept|agree|attend|become|come|consider|join|sign up|take part|volunteer)\b/.test(deed.base)
        ? ''
        : undefined,
    do: deed && side(deed.base),
    tries: deed && triesPattern.test(deed.base) ? '' : undefined,
    // What is said or handed over is asked for outright, and so is what takes long to say; nobody "considers considering".
    doing: deed && !outright.test(deed.base) && countWords(deed.base) < 10 ? side(deed.gerund) : undefined,
    what: goal.kind === 'feedback' ? side(goal.phrase) : undefined,
  };
}

/** Who works with it: nothing is of interest to a fleet. */
function toGroup(unit: string | undefined): string | undefined {
  return unit === 'fleet' ? 'fleet team' : unit;
}

/** A meeting "with you and your head of sales": nobody but the sender could call it that, so leave is asked to arrange it. */
export function meetsAll(goal: Parts['goal']): goal is Parts['goal'] & { kind: 'event' } {
  return goal.kind === 'event' && / (?:for|with) you (?:and|or) /.test(goal.phrase);
}

/** Whether a topic is all of what an offer is called: nobody looks into "a sales commission" who looks for a platform for it. */
function isWhole(topic: string, noun: NonNullable<Parts['offer']['noun']>): boolean {
  const said = noun.withArticle ?? noun.withOur ?? '';
  const next = /^ ([\p{L}-]+)/u.exec(said.split(topic)[1] ?? '')?.[1];
  return (
    !next ||
    prepositions.has(next) ||
    isParticiple(next) ||
    /^(?:agency|and|as|consultancy|help|or|packages?|services?|so|support|that|which|who)$/.test(next)
  );
}

/** `Let us fly one of your sites` → `fly one of your sites`, after "may we"; undefined where the reader would do something besides. */
function toLeave(goal: Parts['goal'], side: (text: string) => string): string | undefined {
  if (meetsAll(goal)) return side(`arrange ${withWhen(goal)}`);
  if (goal.kind !== 'action' || goal.gerund !== goal.base.replace(/^let /, 'letting ')) return undefined;
  const deed = /^let us (?!know\b)(.+)$/.exec(goal.base)?.[1];
  // "Let us up on the roof": whoever is let somewhere does not "up".
  return deed && !goesThere.test(deed) ? side(deed) : undefined;
}

/** Slots that may hold the caller's own words, which may start with a name, and first words of theirs that are none. */
const callersSlots = new Set(['offer', 'question', 'known']);
const ordinaryStart =
  /^(?:a|an|the|this|that|it|we|our|you|your|who|what|when|where|which|how|is|are|do|does|did|if|there|with)$/i;

const slotPattern = /\{(\w+)(:lower)?\}/g;

/** Whether each slot of a line has a value that can stand there. */
export function isFillable(line: Line, slots: Slots): boolean {
  slotPattern.lastIndex = 0;
  for (let found = slotPattern.exec(line); found; found = slotPattern.exec(line)) {
    const [, slot = '', lower] = found;
    const value = slots[slot];
    if (value === undefined) return false;
    const isOwnWords = lower !== undefined && callersSlots.has(slot) && value !== '';
    if (isOwnWords && !ordinaryStart.test(value.split(/[\s,]/)[0] ?? '')) return false;
  }
  return true;
}

/** A line with its slots filled, or undefined where a value is missing. `{slot:lower}` starts small. */
export function fillLine(line: Line, slots: Slots): string | undefined {
  if (!isFillable(line, slots)) return undefined;
  const filled = line.replace(slotPattern, (_, slot: string, lower: string | undefined) => {
    const value = slots[slot] ?? '';
    return lower ? decapitalise(value) : value;
  });
  const closed = /\{(?:anp|ournp)\}[.!]$/.test(line)
    ? withoutBracket(filled, line.includes(':'), line.includes('{anp}') ? slots.anp : slots.ournp)
    : filled;
  const plain = closed.includes('’') ? closed.replaceAll('’', "'") : closed;
  // "As you are a treasurer, you may" tells nobody who he is where it is "As a treasurer, you may".
  const asWho = plain.includes('s you are ')
    ? plain
        .replace(/\b([Aa])s you are (an? [^,]{3,60}), you /, '$1s $2, you ')
        .replace(/^As you are (an? [^,]{3,60}), I thought you might /, 'As $1, you might ')
    : plain;
  // "As you have 35 agents to look after, you may …".
  const withWhat = / to (?:fill|look after), you /.test(asWho)
    ? asWho.replace(
        /^(?:As|Because|Since) you have ([^,]{3,60} to (?:fill|look after)), you /,
        'With $1, you ',
      )
    : asWho;
  const spaced = /\s[\s,.?!]/.test(withWhat)
    ? // "We offer .NET audits" keeps its dot.
      withWhat.replace(/\s+([,.?!])(?!\p{Lu})/gu, '$1').replace(/\s{2,}/g, ' ')
    : withWhat;
  return capitalise(spaced.trim());
}

/**
 * A remark in brackets at the end of its sentence as part of it, where it reads better so. `hasColon`: the sentence needs no second one; `thing`: what
 * the remark is on, else all that stands before it.
 */
export function withoutBracket(text: string, hasColon = false, thing?: string): string {
  return text.replace(/ \(([^()]{4,})\)([.!])(?= |$)/g, (found, remark: string, mark: string, at: number) => {
    const before =
      text
        .slice(0, at)
        .split(/[.!?] /)
        .at(-1) ?? '';
    // "An engineer (Go, Postgres)": names stand as they are.
    if (/^\p{Lu}[^,]*(?:, \p{Lu}[^,]*)+$/u.test(remark)) return found;
    // "A test: two senior testers, ten days".
    const said = toClause(
      toInner(remark),
      thing?.replace(/ \([^()]*\)$/, '') ?? before,
      hasColon || before.includes(':'),
    );
    return said ? `${said}${mark}` : found;
  });
}

/** Terms and figures are no kinds of what stands before them: "with an audit folder: callout, …" would be. */
const isTerm =
  /^(?:\d|[€$£₹]|(?:one|two|three|four|five|six|eight|ten|twelve|half|free|fixed|flat|from|no|same|next|minimum|up to)\b)/i;

function toClause(remark: string, before: string, hasColon: boolean): string | undefined {
  // "A bookkeeper (two days a month: payroll, VAT)" has its own colon.
  if (/^[^,:]+: /.test(remark)) return hasColon ? undefined : `, ${remark}`;
  // "Portraits (sittings from €1,200)": what of it costs so much.
  if (/^(?:\p{Ll}[\p{Ll}-]+ ){1,3}(?:at|for|from) [A-Z]{0,3}[$€£₹] ?\d[\d.,]*k?$/u.test(remark))
    return / with /.test(before) ? undefined : `, with ${remark}`;
  // "£700k committed" is no price.
  if (
    /^(?:[€$£₹] ?\d|\d+[pc] )/.test(remark) &&
    !remark.includes(',') &&
    !isParticiple(remark.split(' ').at(-1) ?? '')
  )
    return / (?:an?|each|per) |\//.test(remark) ? ` at ${remark}` : ` for ${remark}`;
  // "Our monitoring, alarm by phone" would read as a list of two.
  const opens = remark.split(' ')[0] ?? '';
  if (
    isParticiple(opens) ||
    prepositions.has(opens) ||
    /^(?:including|so |(?:available|free|ready) \p{Ll}+ [^,]+$|\p{Ll}{3,}ed and \p{Ll}+ed\b|\p{Ll}+ing (?:at|every|from|in|on|to)\b|\d[\d.,]*%)/u.test(
      remark,
    )
  )
    return `, ${remark}`;
  if (hasColon || !remark.includes(',')) return undefined;
  return isTerm.test(remark) || !/ (?:and|at|by|for|from|in|of|on|or|that|to|with) /.test(before)
    ? `: ${remark}`
    : undefined;
}

/** "We" becomes "I" where the sender is one person. */
export function toSingleSender(line: Line): Line {
  return (
    line
      // "To see if we're a match": the two of them are.
      .replace(/\b[Ww]e're\b(?! (?:an? )?(?:good |right )?(?:aligned|compatible|fit|match)\b)/g, "I'm")
      .replace(/\b[Ww]e are\b(?! (?:an? )?(?:good |right )?(?:aligned|compatible|fit|match)\b)/g, 'I am')
      .replace(/\b[Ww]e've\b/g, "I've")
      .replace(/\b[Ww]e'd\b/g, "I'd")
      // "We chatted at the fair": the two of them did.
      .replace(
        /\b[Ww]e\b(?!['’]re | are )(?! (?:briefly |first |last )*(?:both|chatted (?!to|with)|(?:met|spoke|talked) (?:again|at|briefly|by|in|last|on|over)\b))/g,
        'I',
      )
      // "Our town" is the reader's as well.
      .replace(
        /\bour\b(?! (?:area|city|county|country|district|neighbou?rhood|parish|region|street|town|village)\b)/g,
        'my',
      )
      .replace(/\bOur\b/g, 'My')
      .replace(/\bus\b/g, 'me')
  );
}

/** What somebody may be looking into: `sales commission software`, `a fractional CFO`; undefined where it would be half a name. */
function toSought({ topic, topicCount, noun }: Parts['offer']): string | undefined {
  const bare = withoutDeterminer(noun?.withArticle ?? noun?.withOur ?? '');
  const kind =
    bare.startsWith(`${topic} `) &&
    /^(?:app|platform|software|system|tool)\b/.exec(bare.slice(topic.length + 1))?.[0];
  if (kind) return kind === 'software' ? `${topic} software` : withArticle(`${topic} ${kind}`);
  if (!noun || !isWhole(topic, noun)) return undefined;
  return topicCount && hasKnownArticle(topic) ? withArticle(topic) : topic;
}
