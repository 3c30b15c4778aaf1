import { namesIn } from '../../../text/spelling.ts';
import { organisationNouns } from '../../../text/words.ts';
import { type Persona, parsePersona } from '../../persona/parse-persona.ts';
import type { PersonName } from '../../persona/parse-persona-name.ts';
import { findNewsmaker } from './find-newsmaker.ts';
import { type Reader, readersPlaces } from './to-you.ts';

/** What else the request says: who is named as the reader, the notes, what is offered, and the industry. */
type Told = { recipient?: PersonName | undefined; context?: string; offer?: string; industry?: string };

/** What those who work in an industry call their place of work. */
const workplaces: readonly (readonly [RegExp, RegExp])[] = [
  [/\bbank/i, /^bank$/],
  [/\binsurance/i, /^insurer$/],
  [/\b(?:hospitality|hotels?|tourism)\b/i, /^(?:hotel|inn|resort|restaurant)$/],
  [/\brestaurants?\b/i, /^restaurant$/],
  [/\bretail/i, /^(?:chain|retailer|shop|store)$/],
  [/\beducation|\bschools?\b/i, /^(?:academy|college|school|university)$/],
  [/\bhealth ?care|\bhospitals?\b|\bmedical\b/i, /^(?:clinic|hospital|practice|surgery)$/],
  [/\bcharit|\bnon-?profit/i, /^(?:charity|foundation)$/],
  [/\bbrew/i, /^brewery$/],
  [/\bwine/i, /^(?:vineyard|winery)$/],
  [/\bmanufacturing|\bproduction\b/i, /^(?:factory|mill|plant)$/],
  [/\bagricultur|\bfarm/i, /^farm$/],
  [/\bsports?\b|\bfitness\b/i, /^(?:club|gym|studio)$/],
  [/\bmuseums?\b|\bculture\b/i, /^(?:gallery|museum|theat(?:er|re))$/],
  [/\bgovernment|\bpublic sector/i, /^(?:city|council|county|town)$/],
];

/** What a place may be besides, and what is said of any firm. */
const anyFirm = /^(?:business|company|firm|group|organi[sz]ation|start-?up|team)$/;

/** What the reader's place of work is called, by the industry, where the persona names no other and the sender offers none. */
function findWorkplace(industry: string, words: string, offer: string): RegExp | undefined {
  const named = words
    .split(/[^\p{L}-]+/u)
    .some((word) => (organisationNouns.has(word) || readersPlaces.has(word)) && !anyFirm.test(word));
  const places = named ? undefined : workplaces.find(([trade]) => trade.test(industry))?.[1];
  return places &&
    !offer
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some((word) => places.test(word))
    ? places
    : undefined;
}

/** Who the reader is, by the persona and by the name that the context gives. */
export function findReader(
  persona: string,
  who: string | Persona,
  { recipient = {}, context = '', offer = '', industry = '' }: Told = {},
): Reader {
  const { firstName, surname, words, duty, unit } = typeof who === 'string' ? parsePersona(who) : who;
  const beside = /\b(?:he|her|his|she)\b/i.test(context) ? nameBeside.exec(persona)?.slice(1) : undefined;
  const given = [
    firstName,
    surname,
    recipient.firstName,
    recipient.surname,
    ...(firstName ? [] : (beside ?? [])),
  ]
    .join(' ')
    .split(' ');
  // What is left of a name that holds anything else is in no sentence as it stands here.
  const names = [...new Set(given)].filter((name) => /^[\p{L}'-]+$/u.test(name));
  const [, place = ''] = namedWorkplace.exec(persona) ?? [];
  const newsmaker = findNewsmaker(context, persona, offer);
  const firms = [
    ...namesIn(persona),
    ...(place ? [place, place.split(' ')[0] ?? ''] : []),
    ...(newsmaker ? [newsmaker] : []),
  ];
  // "Parents", "travel agent": they work elsewhere.
  const worksThere = duty !== undefined && (!unit || / team$/.test(unit) || anyFirm.test(unit));
  const workplace = industry && worksThere ? findWorkplace(industry, words, offer) : undefined;
  return {
    names,
    firms: firms.filter((name) => !names.includes(name)),
    words: withoutOthersPlace(words, offer),
    ...(workplace ? { workplace } : {}),
  };
}

/** Whose trade is to judge or write of such places, and has none. */
const judged = /\b\p{Ll}+ (?=(?:blogger|critic|journalist|reporter|reviewer|writer)\b)/gu;
const ofSender =
  /\b(?:[Mm]y|[Oo]ur) (?:[\p{Ll}-]+ ){0,2}?(\p{Ll}{4,})(?=$|[,.;:]| (?:at|by|for|in|near|on|that|to|where|which|with|\p{Lu}\p{Ll}+)\b)/gu;

/** The persona's words without a place that is not the reader's: `restaurant critic`; a theatre to which the mail invites as "our theatre". */
function withoutOthersPlace(words: string, offer: string): string {
  const ours = [...offer.matchAll(ofSender)]
    .map(([, noun = '']) => noun)
    .filter((noun) => readersPlaces.has(noun));
  return ours
    .reduce(
      (left, noun) => left.replaceAll(noun, ''),
      words.replace(judged, (found) => (readersPlaces.has(found.trim()) ? '' : found)),
    )
    .trim();
}

/** `CTO at Lindqvist Labs`, `founder of Pebblewise`: a firm by its name, also where that could be an ordinary word. */
const namedWorkplace =
  /\b(?:at|(?:CEO|[Cc]hief executive|[Ff]ounder|[Mm]anaging director|MD|[Oo]wner|[Pp]artner|[Pp]resident) of) (\p{Lu}\p{Ll}{3,}(?: \p{Lu}[\p{L}'-]+){0,3})(?=[,.]|$)/u;

/** `Birgit Sandvik` before or after a post: beside "she", whoever reads. */
const nameBeside =
  /^(?:(?:Dr|Professor) )?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=, \p{Ll})|(?<=\p{Ll}[^,]*, (?:(?:Dr|Professor) )?)(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)$/u;
