import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise, isPlural } from '../../../text/grammar.ts';
import { inFull, monthShort } from '../../../text/time-units.ts';
import { organisationNouns } from '../../../text/words.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isSound } from '../proofs/is-sound.ts';
import { isTold, secondOf, turnPronouns, withoutThird } from '../second-person.ts';
import { badNews } from '../unkind.ts';
import { readersPlaces } from './to-you.ts';

const near = compact(
  String.raw`^(?!(?:I|We|Our|My|You|They|He|She|Their|Her|His|If|It|There|This|That)\b)[\p{Lu}\d][^,;:]* (?:across|around|in|near) (?:her|his|their|your) (?:area|city|country|county|district|industry|market|region|sector|state|street|town|trade|village)\b`,
  'u',
);
const attacks = /\b(?:hacked|ransomware)\b/gi;

/** What goes on where the reader is: `Water tariffs in their county rise in July` → `Water tariffs in your county rise in July.` */
export function toNearby(sentence: string): string | undefined {
  if (!near.test(sentence) || badNews.test(sentence.replace(attacks, ''))) return undefined;
  if (/\b(?:our|ours|us|we|customers?|clients?)\b/i.test(sentence)) return undefined;
  const told = turnPronouns(sentence, true);
  return told && finishSentence(told);
}

const patron =
  /^(?:I|We) (?:(?:also|always|often|usually) )?(?:buy|drink|eat|get|order|shop|stay|swim|train)\b[^,;:]*\bthere\b/;

/** `I was in there 2 weeks ago and bought a book, lovely place`. */
const visited =
  /^I (was|popped|stopped) (?:by |in )?there((?: (?:last|on|this|a|two|three|\d+) [^,;:]*?)? (?:and (?:ate|bought|drank|got|had|loved|ordered|tried) [^,;:]+)(?:, [^,;:]+)?)$/i;

/** `I stayed there in May and loved the garden`. */
const stayed =
  /^(I (?:ate|had (?:breakfast|coffee|dinner|lunch)|shopped|stayed)) there((?: [^,;:]*?)? and (?:enjoyed|liked|loved) [^,;:]+)$/;

/** `I buy my bread there every Saturday`, of a bakery: whoever writes is a customer of the reader's. */
export function toPatron(sentence: string, place: string | undefined): string | undefined {
  const [, been = '', when = ''] = visited.exec(sentence) ?? [];
  const [, did = '', seen = ''] = stayed.exec(sentence) ?? [];
  if (place && did) return finishSentence(`${did} at your ${place}${seen}`);
  if (place && been && when) return finishSentence(`I was in your ${place}${when.replace(/,.*$/, '')}`);
  return place && patron.test(sentence)
    ? finishSentence(sentence.replace(/\bthere\b/, `at your ${place}`))
    : undefined;
}

const dated = compact(
  String.raw`^((?:During|In|Last|On (?=\d|(?:Fri|Mon|Satur|Sun|Thurs|Tues|Wednes)day|(?:her|his|its|their) (?:\p{L}+ )?(?:blog|site|web ?site)\b)|Since|This) ?(?:(?:her|his|its|their) )?[^,;:]{2,40}?),? the (${[...new Set([...organisationNouns, ...readersPlaces])].join('|')}) (\p{Ll}+) (.+)$`,
  'u',
);

/** `mentions`, `commits`: what no list of verbs has in the present. */
const isNow = /^\p{Ll}{3,}[^su\W]s$/u;

/** What anybody's place of work can be called. */
const anyFirm = /^(?:business|company|firm|organi[sz]ation)$/;

/**
 * `In its annual report the chain committed to …`, of a chain → `In your annual report you committed to …`, `Last winter the resort opened late` → `Last winter
 * your resort opened late.` Undefined where another place may be meant. `isTheirs`: whether a place of that name is where the reader works.
 */
export function toDated(sentence: string, isTheirs: (noun: string) => boolean): string | undefined {
  const [, when = '', noun = '', verb = '', rest = ''] = dated.exec(sentence) ?? [];
  const isReaders = anyFirm.test(noun) || isTheirs(noun);
  if (
    !isReaders ||
    !(isTold(verb) || /^(?:cut|hit|put|set|\p{Ll}{2,}ed)$/u.test(verb)) ||
    badNews.test(sentence)
  )
    return undefined;
  const ours = (text: string) => text.replace(/\bits\b/g, 'their');
  const told = turnPronouns(ours(rest), true);
  // "Last winter your resort opened …": a place of many is "you" where the sentence says "its".
  if (told && !/\bits\b/.test(sentence) && !anyFirm.test(noun))
    return finishSentence(`${toYours(when)}, your ${noun} ${verb} ${told}`);
  return (
    told &&
    finishSentence(
      `${toYours(ours(when))} you ${secondOf(verb) ?? (isNow.test(verb) ? withoutThird(verb) : verb)} ${told}`,
    )
  );
}

/** `In their annual report` → `In your annual report`. */
function toYours(when: string): string {
  return when.replace(/\b(?:her|his|their)\b/, 'your');
}

const span = String.raw`(?:about |almost |just |less than |nearly |only |over )?(?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few) (?:days?|weeks?|months?)`;
const soon = `(?:soon|next (?:month|week|year|quarter)|this (?:month|week|year|autumn|fall|spring|summer|winter)|(?:in|on|from) [^,;:]{3,30})`;
/** What comes to everybody of a trade: a season, an end of the year, a law. */
const times = compact(
  String.raw`^(?:the )?((?:(?:new|next|busy) )?(?:[\p{L}-]+ ){0,2}(?:season|harvest|bottling|calving|commissioning|concreting|construction|demolition|drilling|dredging|excavation|filming|groundworks?|lambing|paving|piling|planting|pruning|roofing|shearing|sowing|tiling|year[- ]end(?: (?:accounts|audit|close|closing|inventory|reporting|stock-?take))?|financial year|tax year|school year|half[- ]term|black friday|christmas|easter|(?:father|mother|valentine)['’]?s['’]? day|halloween|ramadan|thanksgiving|autumn|spring|summer|winter|holidays|rules|regulations?|directive|law|ban)) (?:(?:is|are) (?:${span} (?:away|off)|coming(?: up)?|approaching|(?:almost|nearly) here|(?:just )?around the corner|upon us)(?: (?:again|soon))?|(?:begins?|starts?|ends?|finish(?:es)?|opens?|kicks? off|peaks?|takes? effect|comes? into (?:effect|force)|appl(?:y|ies)|will (?:apply|begin|start|take effect))(?: again)? ${soon})[.]?$|^(?:the )?(?:filing|reporting|self-assessment|tax|vat) (?:return )?deadline is .*\d.*$|^(?:the )?deadline for (?:the )?(?:new )?(?:[\p{L}-]+ ){0,2}(?:audit|declarations?|directive|filings?|law|regulations?|reporting|reports|returns?|rules) is .*\d.*$`,
  'iu',
);
/** A course has its own terms and seasons. */
const taught = /\b(?:camps?|class(?:es)?|clubs?|courses?|holidays?|lessons?|school|tickets?|workshops?)\b/i;

/** `Plastic cup levy starts in January`, `State aid closes in May`: what public hands take or give, and from when. */
const publicTerms = compact(
  String.raw`^(?:(?:an?|the) )?((?:[\p{L}-]+ ){0,3}(?:aid scheme|carbon price|dut(?:y|ies)|grants?|lev(?:y|ies)|mandate|moratorium|ordinance|quotas?|state aid|subsid(?:y|ies)|tariffs?|tax(?:es)?|tolls?)) (?:(?:will )?(?:appl(?:y|ies)|begins?|closes?|comes? into (?:effect|force)|doubles?|ends?|expires?|goes up|go up|opens?|rises?|runs? out|starts?|takes? effect)) ${soon}[.]?$`,
  'iu',
);

/** `The city council votes on a gas-blower ban in spring`: what those decide who govern a place. */
const decides = compact(
  String.raw`^(?:[Tt]he )?(?:\p{Lu}?[\p{L}-]+ )?(?:assembly|cabinet|city|commission|congress|council|county|EU|government|ministry|parliament|province|senate|state) (?:(?:has|is|will|now|just) )?(?:approved?|approves|bans?|banned|banning|consults? on|decides? on|introduces?|introduced|introducing|limits?|passed|plans?|requires?|subsidi[sz]es?|votes? on|voting on) (?:an? |all |every |its |new |the )?(?!\d)[^,;:]{4,60}? (?:soon|(?:before|by|from|in|next|on|since|this|until) [^,;:]{3,30})[.]?$`,
  'u',
);

/** What everybody of a trade buys at the same price. */
const goods =
  'butter|cement|cocoa|coffee|commodity|construction|container|copper|cotton|diesel|egg|electricity|energy|feed|fertili[sz]er|flour|freight|fuel|gas|grain|import|insurance|interest|labou?r|lithium|material|metal|milk|mortgage|oil|paper|petrol|power|raw material|rent|shipping|steel|sugar|timber|water|wheat|wood|wool';
/** `Gas prices for industry rose by 30% this year`: what became dearer for all, and when. */
const dearer = compact(
  String.raw`^(?:(?:the|average|global|industrial|local|national|wholesale) )*(?:(?:${goods}) (?:bills|charges|costs|duties|fares|prices|premiums|rates|tariffs)|(?:the )?(?:minimum|living) wage|interest rates|rents|tariffs)(?: (?:for|in|on) [^,;:]{2,40}?)? (?:has |have )?(?:(?:almost |more than |nearly |roughly )?(?:doubled|tripled)|climbed|gone up|increased|jumped|(?:are|is) (?:going up|rising)|goes up|go up|rises?|risen|rose|soared|went up|will (?:go up|increase|rise))(?: (?:again|by|to|sharply|steeply)\b)? ?(?=.*\b(?:this|last|next|since|in (?:19|20)\d\d|in \p{Lu}|from|on \d))(?!.* (?:and|but|so) )[^,;:]{3,60}$`,
  'iu',
);
/** `CSRD reporting becomes mandatory for them in 2026`. */
const binding = compact(
  String.raw`^(?!(?:attendance|deposits?|payment|registration)\b)((?:the )?[\p{L}\d][^,;:]{2,60}? (?:becomes?|became|has become|have become|will be|will become|is now|are now) (?:compulsory|mandatory|obligatory|required by law|a legal (?:duty|requirement)) (?:for )?)((?:(?<=for )(?:all |every )?(?:them|her|him|\p{L}[^,;:]{2,40}?) )?)((?:as of|by|from|in|next|on|since|this) [^,;:]{3,30})$`,
  'iu',
);
/** `The European Accessibility Act applies to banking apps since June 2025`. */
const enacted =
  /^(The (?:[\p{L}\d]+ ){1,5}?(?:Act|Code|Decree|Directive|Law|Ordinance|Regulation)s?) (appl(?:y|ies)|has applied|have applied|(?:comes?|came|will come) into force|takes? effect|took effect) ((?:for|to) [^,;:]{3,50}? )?((?:as of|from|in|next|on|since|this) [^,;:]{3,30})$/u;

/** `New fire rules mean hotels must log each drill`. */
const newLaw =
  /^(?:The )?new (?:[\p{L}\d-]+ ){0,4}?(?:act|codes?|dut(?:y|ies)|guidance|laws?|legislation|regulations?|requirements?|rules?|standards?) (?:asks?|expects?|means?|obliges?|requires?|says?) (?:that )?(?!(?:he|she|them|they|you|your)\b)[^;:]{10,100}$/iu;

/** What prices and laws bring to everybody of a trade, as a sentence: undefined where it is anything else. */
function toMarket(sentence: string): string | undefined {
  if (dearer.test(sentence) || (newLaw.test(sentence) && isSound(sentence, '')))
    return finishSentence(capitalise(sentence));
  const [, duty = '', whom = '', when = ''] =
    (/\b(?:compulsory|mandatory|obligatory|required|legal)\b/.test(sentence) && binding.exec(sentence)) || [];
  const owed = duty && turnPronouns(`${duty}${whom}${when}`, false);
  if (owed) return finishSentence(capitalise(owed));
  const [, law = '', applies = '', to = '', from = ''] = enacted.exec(sentence) ?? [];
  const has = /^since/.test(from)
    ? applies.replace(/^appl(?:y|ies)$/, /s$/.test(law) ? 'have applied' : 'has applied')
    : applies;
  return law ? finishSentence(`${law} ${has} ${to}${from}`) : undefined;
}

/** `New EU accessibility rules apply to them since they sell in Germany`: what the reader has to keep, and why or from when. */
const applied =
  /^(?:the |an? )?((?:[\p{L}\d-]+ ){0,5}(?:act|ban|code|directive|law|levy|ordinance|regulation|rule|standard|tariff|tax)s?(?: [A-Z]{2,}\d*)?) ((?:also |now |soon |will |will soon )*(?:affects?|appl(?:y|ies) to|binds?|covers?)) (?:them|her|him)((?:,? (?:as of|as|because|from|in|since|starting|when) [^;:]{3,80})?)$/iu;

function toApplied(sentence: string): string | undefined {
  const [, what = '', does = '', why = ''] =
    (/\b(?:her|him|them)\b/.test(sentence) && applied.exec(sentence)) || [];
  if (!what || /\b(?:my|our|their)\b/i.test(what)) return undefined;
  const told = why ? turnPronouns(why.replace(/ \+ /g, ' and '), true) : '';
  return told === undefined
    ? undefined
    : finishSentence(`The ${decapitalise(what)} ${does.toLowerCase()} you${told}`);
}

/** Whether a sentence tells what the calendar, a law or the market brings. */
export function isSeason(sentence: string): boolean {
  return times.test(sentence) || toMarket(sentence.replace(/\.$/, '')) !== undefined;
}

/** `Insurers now ask for yearly certificates`: how those deal with everybody on whom a trade depends, and nobody's secret. */
const ofMarket =
  /^(?:(?:Most|Many|Some) )?(?:(?!Our\b)\p{Lu}?\p{Ll}+ )?(?:airlines|auditors|authorities|banks|carmakers|cities|councils|customs|fire services|grid operators|inspectors|insurers|landlords|lenders|municipalities|notified bodies|planners|ports|regulators|retailers|supermarkets|underwriters|unions|universities|utilities|wholesalers) (?:(?:already|also|increasingly|now|often|usually) )?(?:accept|ask|check|demand|expect|give|insist|grant|look|offer|pay|prefer|reject|require|reward|want)\b(?!.*\b(?:he|her|him|his|it|she|their|them|they|you|your)\b)/iu;

/** Whether a sentence tells how a market deals with all of a trade. */
export function isOfMarket(sentence: string): boolean {
  return ofMarket.test(sentence) && !badNews.test(sentence);
}

const beside =
  /^(?:(an?|one|the|their|his|her) )?(competitor|neighbou?r|peer|rival)(s?),? (?=\p{Lu})([^,;:]{3,50}?),? ((?:bought|chose|has|installed|ordered|rents|runs|saved|saves|sells|stocks|switched|took|uses?)\b[^;:]*)$/iu;

/** `a neighbour, AZULEJOS PEÑAL, saves 300,000 a year with ours`, `Rivals STENFORD switched last season`: what others near the reader have of it. */
export function toNeighbour(note: string): string | undefined {
  const [, article = '', who = '', many = '', name = '', deed = ''] = beside.exec(note) ?? [];
  const whose = who.toLowerCase();
  if (!who || badNews.test(note) || /\b(?:he|her|his|she|their|them|they)\b/i.test(deed)) return undefined;
  // What they have of others is nothing of ours.
  if (!/^(?:switched\b|.*\b(?:it|our|ours|us)\b)/.test(deed) || /\b(?:away|back) (?:from|to)\b/.test(deed))
    return undefined;
  if (/^(?:an?|one)$/i.test(article)) return finishSentence(`A ${whose}${many} of yours, ${name}, ${deed}`);
  return finishSentence(many && !article ? capitalise(note) : `Your ${whose}${many} ${name} ${deed}`);
}

/** `Storm season Oct-Mar`: when it is. */
const betweenMonths = compact(
  `^(?:the )?((?:\\p{L}+ )?season)(?: is|:)? (?:from )?(${monthShort})\\.?(?: ?- ?| to | until )(${monthShort})[.]?$`,
  'iu',
);

/** `Tax season starts soon`: what the calendar brings leads up to what is offered. `offer`: what that is, whose own season it may be. */
export function toSeason(sentence: string, offer: string): string | undefined {
  if (/\b(?:I|my|our|ours|us|we)\b/i.test(sentence) || badNews.test(sentence)) return undefined;
  const market = toMarket(sentence) ?? toApplied(sentence);
  if (market) return market;
  if (/\b(?:her|him|his|he|she|their|them|they)\b/i.test(sentence)) return undefined;
  const [, due = ''] = publicTerms.exec(sentence) ?? [];
  const isBare =
    due && !/^(?:an?|the) /i.test(sentence) && !/aid$/i.test(due) && !isPlural(due.split(' ').at(-1) ?? '');
  if (due) return finishSentence(isBare ? `The ${decapitalise(sentence)}` : capitalise(sentence));
  const [, busy = '', from = '', until = ''] = betweenMonths.exec(sentence) ?? [];
  if (busy) return `The ${busy.toLowerCase()} runs from ${inFull(from)} to ${inFull(until)}.`;
  if (decides.test(sentence)) return finishSentence(capitalise(sentence));
  const found = times.exec(sentence);
  const isOwn = /season|term|holidays|year$/i.test(found?.[1] ?? '') && taught.test(offer);
  return found && !isOwn
    ? finishSentence(capitalise(sentence).replace(/^Season /, 'The season '))
    : undefined;
}
