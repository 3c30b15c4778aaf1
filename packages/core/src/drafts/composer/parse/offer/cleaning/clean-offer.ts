import { compact } from '../../../../compact.ts';
import {
  capitalise,
  decapitalise,
  isCount,
  isParticiple,
  isPlural,
  toArticle,
  withArticle,
} from '../../../text/grammar.ts';
import { joinList } from '../../../text/join-list.ts';
import { mendGrammar } from '../../../text/mend-grammar.ts';
import { spellOut } from '../../../text/spell-out.ts';
import { calmCase, calmTitleCase, tidy } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { massNouns, nounGerunds, packagingWords, personNouns, prepositions } from '../../../text/words.ts';
import { joinCompounds } from '../../sentence-text.ts';
import { fillIn } from '../fill-in.ts';
import { amount } from '../kinds/offer-deeds.ts';
import { fillInTrade } from '../kinds/offer-of-oneself.ts';
import { joinListed } from '../notes/join-listed.ts';
import { findFinite, startsWithVerb } from '../offer-shapes.ts';
import { turnToReader } from '../turn-to-reader.ts';
import { withQuestionsTold } from './asked-offer.ts';
import { fromHurry } from './in-hurry.ts';
import { withTerseTold } from './terse-offer.ts';
import { withoutMarks } from './without-marks.ts';
import { withoutSlogans } from './without-slogans.ts';

/** Words before those who like a thing. */
const whichOnes = 'big|busy|good|local|many|most|older|real|rural|small|young';
/** Words that no thing ends in. */
const noThing =
  'about|as|couple|dozen|few|for|handful|hundred|its|little|million|my|our|pair|so|such|that|the|their|thousand|which|who|your';

/** A thing and a clause on it that nothing opens: `an online page | families can run themselves`. */
const likedBy = compact(
  String.raw`^((?:[^.,:;]{2,30}: )?[Aa]n? (?:[\p{L}-]+ ){0,3}(?!(?:${whichOnes}|${noThing})\b)\p{L}*[^\Ws]) ((?:(?:${whichOnes}) )?(?:\p{Ll}+s|children|people|staff) (?:(?:actually|really) )?(?:can|enjoy|like|love|need|trust|want)\b(?! (?:an?|it|the|them|us)\b))`,
  'u',
);

/** Whoever uses what somebody else offers. */
const users =
  'applicants|children|clients|colleagues|couples|customers|donors|drivers|employees|families|fans|guests|kids|members|nurses|parents|patients|pupils|relatives|residents|staff|students|teachers|tenants|visitors|volunteers|workers';
/** First words of several people: `sales staff`, `bar staff`. */
const beforeStaff =
  'accounts|arts|customs|goods|news|operations|sales|savings|services|shops|sports|stores|systems';

/** Several things and the same: `photo albums | parents can order from their phone`. */
const usedBy = compact(
  String.raw`^((?:[^.,:;]{2,30}: )?(?:[\p{L}\d-]+ ){0,3}?(?!(?:${whichOnes}|${noThing}|${beforeStaff})\b)(?:\p{L}+(?![su])\p{L}s|equipment|furniture|menus|software)) ((?:(?:${whichOnes}|your) )?(?:${users}) (?:(?:actually|really) )?(?:can|will)(?: actually| really)? \p{Ll}+\b(?! (?:(?:an?|all|any|it|more|the|them|us|their|your|our)\b|\p{L}+ing\b|\d)))`,
  'iu',
);

/** `Own a share of a hotel`, before a word is put to "own" that says whose. */
const ownPart = /^\s*own (?=(?:an?|part of|shares|the|your) )/i;

/** A tool, and who uses it: `app | tenants use to report repairs`. */
const toolOf = compact(
  String.raw`^((?:[^.,:;]{2,30}: )?(?:[\p{L}\d-]+ ){0,4}?(?:app|calculator|diary|form|game|guide|kiosk|map|page|planner|platform|portal|quiz|software|system|template|tool|tracker|viewer|website|widget)) ((?:${users}) (?:can|could|fill|use)\b)`,
  'iu',
);

/** What is in place already where something is sold is the reader's: `run on the existing WMS`. */
const inPlace =
  /\b(alongside|from|in|inside|into|on|onto|over|through|touching|under|using|with) the (?=(?:current|existing) (?!(?:[\p{L}-]+ )?(?:clients?|contract|customers?|guests|laws?|members?|owners?|patients?|rules?|staff|team|tenants?|users?)\b)(?:\p{Ll}|\p{Lu}))/giu;

/** What a guest does at what somebody else holds. */
const guestDeed =
  /^(?:appear|attend|chair|compete|cook|exhibit|give|host|join|judge|moderate|open|participate|perform|play|present|read|sing|sit|speak|take|talk|teach|volunteer|write)$/i;

/** `To speak at our conference` → `invitation to speak at our conference`; `to sponsor our team` → `chance to …`; `to clean their windows` → `We would like to …`. */
function withDeed(input: string): string {
  const [, verb = '', rest = ''] = /^\s*to (\p{L}+) ([^:;]{4,})$/iu.exec(input) ?? [];
  if (findVerb(verb.toLowerCase())?.form !== 'base') return input;
  const isOurs = /\b(?:me|my|our|us)\b/i.test(rest);
  const isTheirs = /\b(?:her|his|their|them|you|your)\b/i.test(rest);
  if (isOurs === isTheirs) return input;
  if (isTheirs) return `We would like to ${verb.toLowerCase()} ${rest}`;
  if (guestDeed.test(verb)) return `invitation to ${verb.toLowerCase()} ${rest}`;
  return /^(?:adopt|foster|fund|name|sponsor|support)$/i.test(verb)
    ? `chance to ${verb.toLowerCase()} ${rest}`
    : input;
}

/** `In Ghent`, `for law firms`, `every Friday`: where, when and for whom, and no thing; `after-school club` is one. */
function leadsIn(words: string): boolean {
  const first = (words.split(' ')[0] ?? '').toLowerCase();
  return prepositions.has(first) || /^(?:any|each|every|last|next|once|this|today)$/.test(first);
}

/** What is done about rent, or what becomes of it. */
const ofRent =
  /(?:arrears|controls|deposits|freezes|guarantees|increases|invoices|payments|reminders|reviews|rolls|subsidies)$/i;

/** `Good with numbers and, we hope, dogs` → `good with numbers and (we hope) dogs`: an aside parts nothing. */
function withAsides(offer: string): string {
  return offer.replace(
    /, ((?:I|we) (?:admit|believe|expect|fear|feel|find|guess|hope|know|promise|reckon|suppose|think|trust)),(?= )/g,
    ' ($1)',
  );
}

/** `My first novel, THE SALT HOUSE, …`: a title in capitals gets those of a title. */
function withTitle(offer: string): string {
  if (!/\p{Ll}{3}/u.test(offer)) return offer;
  return offer.replace(
    /(?<=\b(?:album|book|debut|documentary|film|memoir|musical|novel|opera|play|thriller), )\p{Lu}{2,}(?: [\p{Lu}'’]+)+(?=$|[,.;(])/u,
    (title) =>
      title
        .toLowerCase()
        .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/ (?:A|An|And|At|For|In|Of|On|The|To)(?= )/g, (word) => word.toLowerCase()),
  );
}

/** An offer as typed, with words for signs and whole words for short ones, and with the commas and articles that telegram style leaves out. */
export function cleanOffer(input: string): string {
  return joinListed(
    turnToReader(
      fillInTrade(
        fillIn(
          joinCompounds(
            calmTitleCase(
              calmCase(
                mendGrammar(
                  spellOut(
                    tidy(
                      withoutSigns(
                        withoutSlogans(
                          withDeed(
                            withAsides(
                              withQuestionsTold(withTitle(fromHurry(withoutMarks(withTerseTold(input))))),
                            ),
                          ).replace(ownPart, 'You can own '),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    )
      // "Renting pallet movers by the month", "a trailer rented as a mobile bar": what can be rented from the sender.
      .replace(
        /^Renting (?:out )?(?!(?:her|his|my|our|the|their|your)\b)([^.,;]{3,60}?) (?=(?:by|from|per) (?:the )?(?:day|hour|month|week|year)\b)/i,
        '$1 for rent ',
      )
      .replace(
        /^((?:an? |the |our )?(?:[\p{L}\d-]+ ){1,5})rented (?:out )?(?=as an? \p{Ll})/iu,
        '$1for rent ',
      )
      // "Salt Roads", 82,000 words, a history of …: what it is called, and what it is.
      .replace(
        /^"(\p{Lu}[^"]{2,40})",(?: (\d[\d,]* (?:pages|words)),)? (an? [^"]+)$/u,
        (_, title: string, size: string, what: string) =>
          `${title}: ${what.replace(/\.$/, '')}${size ? `, ${size}` : ''}`,
      )
      // "Guest spot on Second Rise, show about life after a sale".
      .replace(/, (blog|magazine|newsletter|podcast|programme|show) (?=(?:about|for|on) )/i, ', a $1 ')
      // "Me as guest: how I sailed to Iceland", "guest: me, how I quit flying".
      .replace(
        /^(?:me as (?:a )?(guest|speaker)(?::|,| -)|(guest|speaker): me[,:]) (?=(?:how|what|why)\b)/i,
        (_, one?: string, other?: string) => `me as a ${(one ?? other ?? '').toLowerCase()} on `,
      )
      // "Guest: me, handwriting examiner 22y", "me, looking for a new role": who it is.
      .replace(
        /^(?:candidate|guest|host|panell?ist|speaker|talk)[:,] (?=(?:me|myself)[:,] (?!(?:about|on)\b))/i,
        '',
      )
      .replace(
        /^(?:me|myself)[:,] (?!used to\b)(?:an? )?([\p{L} -]+?)(?: for)? (\d+)\+? ?(y|yrs?|years)(?=$|[,.;])/iu,
        (_, who: string, long: string, unit: string) =>
          `I am ${toArticle(who)} ${who} ${unit === 'y' ? `(${long}y)` : `with ${long} years of experience`}`,
      )
      .replace(/^(?:me|myself)[:,] (?=(?:looking|searching) (?:for|4) |seeking )/i, 'I am ')
      .replace(/^(I am (?:looking|searching)) (?:4|for) (?=new (?:job|position|post|role)\b)/, '$1 for a ')
      // "Nothing really, I am writing a novel": there is nothing to name.
      .replace(
        /^(?:(?:honestly|really),? )?nothing(?: (?:at all|much|really|to (?:offer|sell)|yet))*(?:[,.;:]| -|,? but|,? just) (\p{L})/iu,
        (_, letter: string) => letter.toUpperCase(),
      )
      // "Nutritionist, freelance": how somebody works stands before what he is.
      .replace(
        /^(?:an? )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+), (freelance|full[- ]time|part[- ]time|self-employed)(, our(?= own))?(?=[,. ]|$)/iu,
        (found, who: string, how: string, own?: string) =>
          personNouns.has((who.split(' ').at(-1) ?? '').toLowerCase())
            ? `I am a ${how.toLowerCase().replace(' ', '-')} ${decapitalise(who)}${own ? ',' : ''}`
            : found,
      )
      // "Roofs, family business for 28 years", "gutters, two-man crew since 2009": who does it.
      .replace(
        /(?<=^[^,.]+), ((?:\p{Ll}+-(?:generation|man|person|woman) )?(?:family(?:[- ](?:owned|run))? )?(?:business|company|crew|firm|team)) ((?:for (?:over )?\d+ years|since \d{4})\.?)$/u,
        (_, who: string, long: string) => `. We have been ${toArticle(who)} ${who} ${long}`,
      )
      // "4 blog posts, 1 newsletter a month".
      .replace(
        /^((?:\d+|one|two|three|four|five|six) (?!(?:days|evenings|hours|mornings|nights|people|times|visits|weeks)\b)[^,.]+?), (?=(?:\d+|an?|one|two|three|four|five|six) (?!(?:days|evenings|hours|mornings|nights|people|times|visits|weeks)\b)[\p{L} -]+ (?:an?|each|every|per) (?:day|month|quarter|week|year)$)/iu,
        '$1 and ',
      )
      // "Our startup - AI for reading X-rays": what it makes.
      .replace(
        /^(my|our) (start-?up)(?: -|:|,) (?!(?:I|it|that|they|we|which|who)\b)([^.;:]+)$/iu,
        (found, whose: string, firm: string, thing: string) =>
          findFinite(thing.split(' ')) < 0 && findVerb(thing.split(' ')[0] ?? '')?.form !== 'third'
            ? `${/^my/i.test(whose) ? 'I run' : 'We are'} a ${firm.toLowerCase()} building ${withArticle(thing)}`
            : found,
      )
      // "Our CEO as a guest to talk about nearshoring".
      .replace(
        /^((?:my|our) (?:[\p{L}-]+ ){1,3}?as an? (?:guest|panell?ist|speaker))(?:,? to|,? who (?:can|could|will|would)|,)? (?:discuss(?:ing)?|(?:speak|talk)(?:ing)? (?:about|on)) /iu,
        '$1 on ',
      )
      // "Our CEO as a guest: she runs a company": who is proposed, and what she does.
      .replace(
        /^((?:my|our) (?:[\p{L}-]+ ){1,5}?as an? (?:guest|panell?ist|speaker)(?: (?:about|on) [^,;:.]+)?)(?:[:,;]| -) (s?he|they)(?= \p{Ll})/iu,
        (_, who: string, pronoun: string) => `${who}. ${capitalise(pronoun.toLowerCase())}`,
      )
      // "My application: I'm a graduate", "investment opportunity: we make an additive".
      .replace(
        /^(?:my application|(?:an? )?investment opportunity): (?=(?:I|we|our)\b)(\p{L})/iu,
        (_, letter: string) => letter.toUpperCase(),
      )
      .replace(/\bthe (?:business|company|firm|team)['’]s (?=(?:current|existing|own)\b)/giu, 'your ')
      // "Headsets that run on the existing WMS".
      .replace(inPlace, (found, where: string, _at: number, whole: string) =>
        /\b(?:job|position|post|role|vacancy|we are hiring)\b/i.test(whole) ? found : `${where} your `,
      )
      // "Cut your bill by 30% or you pay nothing".
      .replace(
        /(?<=\p{L}[^,]*[^,]) or (?=(?:it['’]s free|it is free|you (?:do not|don['’]t) pay|you (?:owe|pay) nothing|(?:get )?your money back)\b)/giu,
        ', or ',
      )
      // "Exclusive, verified leads": two words of one thing are no list.
      .replace(
        /(?<=^|\p{Ll})(: )?\b(\p{L}+), (\p{Ll}+) (?=\p{Ll}+(?: \p{Ll}+)?s$)/u,
        (found, colon: string | undefined, first: string, second: string) =>
          packagingWords.has(first.toLowerCase()) && (packagingWords.has(second) || /ed$/.test(second))
            ? `${colon ? ' with ' : ''}${first} and ${second} `
            : found,
      )
      // "New dashboard you asked for": which one, the reader knows.
      .replace(
        /^(?:an? |the )?((?:[\p{L}-]+ ){1,5}?(?:that |which )?you (?:asked for|requested|wanted))$/iu,
        (_, what: string) => `the ${decapitalise(what)}`,
      )
      // "Investment in an insect-protein brand": whose it is.
      .replace(
        /^(?:an? )?((?:[\p{L}-]+ )?investment) in an? (?=(?:[\p{L}-]+ ){1,5}(?:app|bakery|brand|brewery|business|company|platform|restaurant|shop|start-?up|venture)\b)/iu,
        (_, what: string) => `We are looking for ${decapitalise(what)} in our `,
      )
      // "Sponsorship of your youth teams by our bakery": the same, by name.
      .replace(
        /^(?:an? )?sponsorship of (?!my\b|our\b)([^,;:.]+) by (my|our) ((?:[\p{L}-]+ )?[\p{L}-]+)$/iu,
        (_, what: string, whose: string, who: string) =>
          `${capitalise(whose)} ${who} would like to sponsor ${what}`,
      )
      // "Rainwater tank (5,000 l), pays for itself in two summers".
      .replace(
        /(?<=^[^.:;]*[^s\s] \([^()]{1,30}\)), (?=(?:fits|lasts|pays (?:back|for)|runs|saves|takes|works) )/u,
        '. It ',
      )
      // "Exoskeleton: passive, for warehouse work": what kind of one it is.
      .replace(
        /^(\p{L}+): (\p{Ll}+[^s\P{Ll}]), (?=(?:for|with) [^,;:]+$)/u,
        (_, thing: string, kind: string) => `${kind} ${decapitalise(thing)} `,
      )
      // "A joint workshop at our store, tickets split 50/50".
      .replace(
        /, (?:the )?(costs|fees|income|proceeds|profits?|revenues?|takings|tickets|ticket sales) ((?:divided|shared|split) (?:\d+[/:-]\d+|equally|evenly|fifty-fifty))(?=$|[,.;])/iu,
        ', with the $1 $2',
      )
      // "Paid sponsorship of four issues": who pays is the sender.
      .replace(/^(?:an? )?paid sponsorship of (?!my\b|our\b)/i, 'We would like to sponsor ')
      .replace(/(?<=^|[.;] )(?:key )?benefits?: (?=\p{L})(\p{L})/giu, (_, letter: string) =>
        letter.toUpperCase(),
      )
      // "Updated quote, panels got about 12% cheaper and battery option": what is told again, and what is new in it.
      .replace(
        /^(?:an? |the |my |our |your )?((?:better|cheaper|fresh|lower|new|revised|second|updated) (?:estimate|quotation|quote))(?=[,.;:]|$| (?:with|for you)\b)(?: for you)?(?:[,:;] ([^,;:]+? (?:are|became|dropped|fell|got|is|went)(?: down)? [^,;:]+?))?(?:,? (?:and|plus|with) (?:an? )?((?:[\p{L}-]+ ){1,2}(?:extras?|options?|plans?)|[\p{L} -]{3,40} as an (?:extra|option)))?[.]?$/iu,
        (_, quote: string, news: string | undefined, more: string | undefined) =>
          `${/\b(?:I|my)\b/.test(input) ? 'I' : 'We'} have ${withArticle(decapitalise(quote))} for you${more ? `, with ${isPlural(more.split(' ').at(-1) ?? '') ? more : withArticle(more)}` : ''}.${news ? ` ${capitalise(news)}.` : ''}`,
      )
      // "A booking app members like to use": what it is, and who likes it.
      .replace(likedBy, '$1 that $2')
      .replace(toolOf, '$1 that $2')
      // "Loose leaf tea, wholesale prices".
      .replace(/(?<=^[^,.;:]+), (?=(?:trade|wholesale) prices$)/i, ' at ')
      .replace(usedBy, '$1 that $2')
      // "Preferred vendor partnership - we're a string quartet": two sentences.
      .replace(
        / - (?=(?:we|i)(?:'re|'m| are| am)\b)(\p{L})/iu,
        (_, letter: string) => `. ${letter.toUpperCase()}`,
      )
      // "Myself lol. Just finished …": who it is, and what there is to say.
      .replace(/^(me|myself)(?:[.!]|,(?= (?:about |over )?\d+\+? years?\b)) (?=\p{L}|\d)/iu, '$1: ')
      // "Lettings management 8% + VAT": what it costs is no part of its name.
      .replace(
        /^((?:[\p{L}-]+ ){0,4}(?:agency|brokerage|lettings?|management|services?)) (\d[\d.,]*%(?: of (?:(?:ad|media) )?(?:rent|revenue|sales|spend))?)(?: ?(\+|plus|incl?\.?|including|ex|excl?\.?|excluding) VAT)?(?=$|[,.;])/iu,
        (_, what: string, share: string, tax: string | undefined, _at: number, whole: string) => {
          const beside = /^i/i.test(tax ?? '') ? 'including' : /^e/i.test(tax ?? '') ? 'excluding' : 'plus';
          return `${what}${/[,;]/.test(whole) ? ';' : ' for'} ${share}${tax ? ` ${beside} VAT` : ''}`;
        },
      )
      // "Integrates ServiceTitan".
      .replace(/\b(integrates?) (?=\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?(?:$|[.,;]))/gu, '$1 with ')
      // "Follow up calls", "make up artist": the two words of a name.
      .replace(phrasalName, (_, before: string, name: string) => before + name.replace(' ', '-'))
      .replace(/^((?:an? |my |our )?)(get)[ -](well) (?=(?:baskets?|boxes|cards?|hampers?)\b)/iu, '$1$2-$3 ')
      .replace(/^((?:an? |my |our )?save) the (?=date cards?\b)/iu, '$1-the-')
      .replace(/\b(hand) (?=(?:built|cut|made|painted|sewn|woven) \p{L})/giu, '$1-')
      // "Help getting rebates": whom we help is plain.
      .replace(
        /^(?:we )?help (?:with )?(\p{Ll}+ing(?:(?:, \p{Ll}+ing)*,? and \p{Ll}+ing)?) (?!and\b)(?=(?:an?|my|our|the|your) |\p{Ll}+ )/iu,
        (found, doing: string) => {
          // "Sorting and clearing a house": each of the deeds.
          const deeds = doing.split(/,? and |, /).map((deed) => {
            const verb = findVerb(deed);
            return verb?.form === 'gerund' && !verb.isName && !nounGerunds.has(deed) ? verb.base : undefined;
          });
          return deeds.every((deed) => deed !== undefined) ? `We help you ${joinList(deeds)} ` : found;
        },
      )
      // "RFP for cleaning services": who writes buys.
      .replace(
        /^(?:an? |our )?(?:rf([pq])|request for (p|q)(?:roposals?|uotations?|uotes?)|(?:call for tenders?|invitation to (?:bid|tender)|tender)) for (?!an?\b)/iu,
        (_, letter?: string, word?: string) => {
          const kind = (letter ?? word ?? '').toLowerCase();
          return `We are inviting ${kind === 'p' ? 'proposals' : kind === 'q' ? 'quotes' : 'bids'} for `;
        },
      )
      // "Shares in a vegan cheese start-up": the firm is the sender's.
      .replace(
        /^((?:an? )?(?:(?:\d+%|minority|seed) )?(?:equity|shares|stake) in )an? (?=(?:[\p{L}-]+ ){1,4}?(?:business|company|firm|start-?up)\b)/iu,
        '$1our ',
      )
      // "A grant opportunity: a boxing club that needs £18,000": what needs it.
      .replace(
        /^(?:an? |our )?(?:charity|donation|funding|giving|grant|sponsorship) opportunity(?::| -) (?:an? |our |the )?([^:;]+?) (?:that|which) (needs?|requires?) /iu,
        'Our $1 $2 ',
      )
      // "A look at our seed round": what there is to look at.
      .replace(/^(?:an? |the )?(?:\p{Ll}+ )?look (?:at|into) (?=(?:my|our)\b)/iu, '')
      // "Guest: ANN BELL, who rowed the Atlantic": who is proposed, and what she did.
      .replace(
        /^(?:an? |our )?(guest|judge|moderator|panell?ist|speaker)(?::| -) (\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'-]+)+), who ([^.]+)(?=\.|$)/iu,
        (_, as: string, name: string, deed: string) =>
          `I would like to suggest ${name} as a ${as.toLowerCase()}. ${/^(?:my|our) /i.test(name) ? capitalise(name) : name.split(' ')[0]} ${deed}`,
      )
      // "Leads? No. We do the paperwork": what they do not do.
      .replace(/^[^.?!]{2,40}\? (?:no|nope)[.,!:;-]+ ?(?=\p{L})/iu, '')
      // "Photos, drone and floorplan 149 all in": what all of it costs.
      .replace(
        /(?<=, [^,]*\p{Ll}{3})(?<!\b(?:about|around|just|only|under)) (?=(?:[$€£]|\p{Lu}{3} ?)?\d[\d.,]* all[- ]in\b)/giu,
        ', ',
      )
      // "Tags for skids, compressors, light towers etc so nothing goes missing": a list of equals.
      .replace(
        /, ((?!(?:and|or) )[\p{L}'-]+(?: (?!(?:and|or) )[\p{L}'-]+){0,2}),? (?:etc\b\.?|and so on\b)(?=[,.;)]|$| (?:at|by|for|from|in|on|so|that|to|which|with|without)\b)/giu,
        ' and $1',
      )
      .replace(/,? (?:etc\b\.?|and so on\b|and (?:much )?more\b)(?=[,.;)]|$)/gi, '')
      // "We own the furniture = faster" says the first half; "3 pianos or more = £55 each" is a price.
      .replace(/((?:^|[.;,] )(?:we|i|you|it|they) [^.;,=]+?) = \p{L}[^.;,]*/giu, '$1')
      .replace(/(?<=\b\d+ \p{L}+(?: or more| and up)?) = (?=[$€£]\d)/gu, ' for ')
      // "Free! Apprentices come in and talk": what it costs, and what it is.
      .replace(
        /^(?:(?:black friday|early bird|launch|limited(?:[- ]time)?|special) (?:deal|offer)|black friday|deal|exclusive(?: offer)?|new|now open|promo) ?[!:] ?(?=[\p{L}\d$€£])/iu,
        '',
      )
      .replace(
        /^(?:(?:all|100%|totally|completely) )?free(?: ?[!:.]| -) ?(?=[\p{L}\d])(.+?)[.!]?$/isu,
        '$1. It is free of charge.',
      )
      // "Repairs for your guests. White label."
      .replace(/(?<=\p{L})\. (?:fully )?(white[- ]label)(?=\.|$)/giu, ', $1')
      // "Two bricklayers, free from May": not free of charge.
      .replace(
        /, free (?=(?:from|in|until) (?:(?:early|late|mid)[ -])?(?:Jan|Feb|Mar|Apr|May|June|July|Aug|Sep|Oct|Nov|Dec|spring|summer|autumn|winter|next|now|the (?:\d|start|end)))/g,
        ', available ',
      )
      // "Having me on as a guest: I sold my app": the first half is the goal's to say.
      .replace(
        /^having (me|us)(?: on(?: (?:the|your) (?:episode|panel|podcast|programme|show))?)?(?: as (?:an? (?:guest|panell?ist|speaker)|guests|speakers))?: /i,
        (_, who: string) => (/me/i.test(who) ? 'Me: ' : ''),
      )
      .replace(/^having (me|us)(?= (?:as|on|over)\b)/i, 'You can have $1')
      // "Me: a graduate, formerly a pastry chef": what somebody was before stands by itself.
      .replace(
        /^((?:me|myself)[:,] [^.;]+?), (?:formerly|previously) (an? [^.,;]+)(?=[.,;]|$)/i,
        '$1. Before that I was $2',
      )
      // "Marketing retainers - flows, campaigns and list cleaning": what it is made up of.
      .replace(
        /^(?!\p{Lu}{2,5} -)([^,.:;]{3,50}) - (?=((?:[\p{L}-]+ ){0,2}[\p{L}-]+s), (?:(?:[\p{L}-]+ ){0,3}[\p{L}-]+, )*(?:(?:[\p{L}-]+ ){0,3}[\p{L}-]+,? )?(?:and )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+(?:$|[.;]))/u,
        (found, what: string, one: string) =>
          isPlural(one.split(' ').at(-1) ?? '') && findVerb(one.split(' ')[0] ?? '')?.form !== 'base'
            ? `${what}: `
            : found,
      )
      // "SDR as a service - 1 senior SDR, 500 contacts a month".
      .replace(/^([^,.:;]{3,50}) - (?=\d+ \p{L}[^,.:;]*, )/u, '$1: ')
      .replace(/^candidate: (?=(?:over |about )?\d+\+? years )/i, 'We have a candidate with ')
      // "A survey and, as thanks, six months free": what is given for it.
      .replace(
        /^((?:an? |our )?[^.,;:]*\b(?:interview|questionnaire|study|survey|test)) and,? as (?:an? )?thank(?:s| you),? ([^.]+)\.?$/iu,
        '$1. As thanks, you get $2.',
      )
      .replace(/\bseries ([A-E])\b/g, 'Series $1')
      // "Job: shift lead, 4 on 4 off": who is wanted.
      .replace(/^(?:job(?: ad| offer)?|vacancy|open position): (?=\p{L})/iu, "We're hiring: ")
      // "Seed round 1.8m, low heat cement": how much is raised, and for what.
      .replace(
        /^((?:our |the )?(?:pre-seed|seed|angel|bridge|series [A-E]))( round)?,? (\d[\d.,]*[mk])(?:, (?=(?!(?:clos|convertible|first|half|lead|led|min|open|post|pre|priced|safe|tickets?|valuation|with)\p{L}*\b)\p{L}[^\d.;:]*$)|(?=$|[,.;:]))/iu,
        (found, stage: string, _, amount: string) =>
          `${stage} round of ${amount}${found.endsWith(', ') ? ': ' : ''}`,
      )
      // "7-week lead", "average shift filled in under 4 hours".
      .replace(/(\d)[- ](day|week|month)s? lead(?=$|[,.;])/g, '$1-$2 lead time')
      .replace(
        /(?<=^|[,.;] )((?:the )?average (?:\p{Ll}+ ){1,2}?)(\p{Ll}+) (?=(?:in|within|after|for|at) (?:about |under |less than )?\d)/giu,
        (found, what: string, done: string) =>
          isParticiple(done) && !/\bis $/.test(what) ? `${what}is ${done} ` : found,
      )
      // "A talk: what I learned from …": what it is about.
      .replace(
        /^((?:an? |my |our |the )?(?:[\p{L}\d-]+ ){0,4}?(?:article|book|column|keynote|lecture|session|speech|talk|webinar|workshop)): (?=(?:how|why) \p{L}|what (?:I|we|you)\b)/iu,
        '$1 on ',
      )
      // "48 point check".
      .replace(
        /\b(\d+) (page|part|piece|point|step) (?=(?:\p{Ll}+ )?(?:audit|check|checklist|guide|inspection|plan|process|program|programme|report|review|service|survey|tune-up)s?\b)/gu,
        '$1-$2 ',
      )
      // "Tax advice, English and Portuguese": in which languages.
      .replace(languages, ', in $1')
      // "English/spanish".
      .replace(otherLanguage, capitalise)
      // "Cloud cost thing": what is sold without a name.
      .replace(/^((?:[\p{L}-]+ ){1,3})thing(?=$|[,.:;])/u, '$1service')
      // Whoever offers a "website" makes one.
      .replace(
        /^(?:an? |new )?(?:web ?site|homepage)s?(?=[.!,]|$)(?!,? (?:for sale|with)|, (?:[\p{L} -]+, )*[\p{L} -]+ and )/iu,
        'we design websites',
      )
      .replace(/^(?:an? |new )?(logo|poster|brochure)s?[.!]?$/i, 'we design $1s')
      // "We make heat batteries; raising €1.8m, €700k already committed".
      .replace(
        /(?<=\bwe\b[^;]+); (?:currently |now )?raising ([$€£]\d[\d.,]*(?:k|m|bn| million)?)(?:, ([$€£]\d[\d.,]*(?:k|m| million)?) (?:already )?(committed|raised|secured|signed))?(?=$|\.)/iu,
        (_, sum: string, part?: string, how?: string) =>
          `. We are raising ${sum}${part ? `, and ${part} is already ${how}` : ''}`,
      )
      // "Online ordering. Flat 49/month": the price is no second thing.
      .replace(/\. flat (?=\d)/i, ', flat ')
      // "After-school robotics club, we bring kits": a thing, and what comes with it.
      .replace(
        /^((?!(?:I|if|my|our|since|the more|we|when|where|while)\b)(?:[\p{L}\d&'’+/-]+ ){1,7}[\p{L}\d&'’+/-]+), (we|I) (?=\p{Ll}+ )/iu,
        (found, thing: string, who: string) =>
          findFinite(thing.split(' ')) < 0 && !startsWithVerb(thing) && !leadsIn(thing)
            ? `${thing}. ${capitalise(who)} `
            : found,
      )
      // "Freight forwarding Vietnam to us west coast".
      .replace(
        /(?<=\b(?:courier|forwarding|freight|haulage|shipping|transfers) )(\p{Lu}\p{L}+) to (?:us|the us) (east|west) coast\b/giu,
        'from $1 to the US $2 coast',
      )
      // "Rent a canning line", "rent grow lights": who offers it rents it out.
      .replace(
        /^rent (?!out\b)(?=(an? )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+)(?:$|[,.;]| \(| (?:by|for|from|in|on|to|with)\b))/iu,
        (found, one: string | undefined, thing: string) =>
          one || (isPlural(thing.split(' ').at(-1) ?? '') && !ofRent.test(thing)) ? 'We rent out ' : found,
      )
      // "One app that handles billing and access".
      .replace(
        /^one (?=(?:app|calendar|dashboard|inbox|place|platform|portal|screen|system|tool|view) (?:for|that|to|where|which|with) )/i,
        'a single ',
      )
      // "1:1 with nurse": one of what can be counted.
      .replace(
        / with (?!(?:assembly|collection|delivery|installation|removal)\b)(\p{Ll}+)(?=[,.;)]|$)/gu,
        (found, noun: string) =>
          isCount(noun) && !isPlural(noun) && !massNouns.has(noun)
            ? ` with ${toArticle(noun)} ${noun}`
            : found,
      )
      // "Agency. 40 nurses": who it is and whom it has.
      .replace(
        /^(?:an? )?(agency|bureau|collective|company|consultancy|firm|practice|studio|team)\. (?=\d+ \p{L})/iu,
        '$1 with ',
      )
      // "For 7% no setup fees", "£4 a knife bread knives £6".
      .replace(
        /(?<=\d%|[$€£]\d(?:[\d.,]*\d)?(?: (?:an?|per) \p{L}+)?) (?=no (?:\p{L}+ ){1,2}?(?:fees?|charges?|commission|lock-in)\b)/gu,
        ', with ',
      )
      .replace(
        /(?<=[$€£]\d[\d.,]* (?:an?|per) \p{Ll}+) (?=(?!(?:and|at|for|from|in|including|minus|or|plus|to|with)\b)\p{Ll}+ (?:\p{Ll}+ )?[$€£]\d)/gu,
        ', ',
      )
      // "Sensors plus software that warns": the one and the other.
      .replace(/^((?:\p{L}+ ){0,3}\p{L}{3,}) plus (?=\p{Ll}{3,})/u, '$1 and ')
      // "RPO - embedded recruiters": what it is called, and by whom it is done.
      .replace(/^(\p{Lu}{2,5}) [-:] (?=(?:\p{Ll}+ ){0,2}\p{Ll}+s(?:,|$))/u, '$1 with ')
      .replace(/(?<=\p{L}),? (made|printed|produced|woven) (short|small) (batches|runs)\b/gu, ', $1 in $2 $3')
      // What a sponsor gets is a sponsorship.
      .replace(
        /^(?:(?:an?|the) )?((?:co-|gold |headline |lead |main |platinum |silver |title )?)sponsor (?=of (?:an?|our|the) )/iu,
        '$1sponsorship ',
      )
      .replace(/\bthe (?:client|customer)['’]s (?=\p{Ll})/giu, 'your ')
      // "Shopify app.", "usually done in two days".
      .replace(
        /(?<=[.!] )(?=(?:Android|iOS|Shopify|Slack|WordPress) (?:app|integration|plugin)[.!]?$)/,
        'It is a ',
      )
      .replace(/(?<=[.!] )(often|typically|usually) (done|finished|ready) (in|within) /gi, 'It is $1 $2 $3 ')
      .replace(/^(me|myself): used to be /i, '$1: I used to be ')
      // "Me: graduate, good with SQL, did an internship at a bus company".
      .replace(/(?<=^(?:me|myself)\b[^.]*), (did|finished|ran|worked) (?=[^,.]+(?:[.]|$))/i, '. I $1 ')
      .replace(/(?<=, |\bwith )zero (?=(?:commission|contract|fees?|lock-in|set-?up)\b)/gi, 'no ')
      // "Being guest on our show", "opening keynote, 40 minutes".
      .replace(
        /^((?:becoming|being|to (?:be|become)) )(?=(?:co-host|guest|host|judge|keynote|mentor|moderator|panell?ist|speaker|sponsor|trainer)\b(?!s))/i,
        '$1a ',
      )
      .replace(
        /^((?:opening|closing) (?:act|keynote|lecture|session|slot|speech|talk))(?=$|[ ,])/i,
        (thing) => `${toArticle(thing)} ${decapitalise(thing)}`,
      )
      // "Myself, 9 years firmware, C and Rust, last 4 on batteries. Available from March".
      .replace(
        /^(?:me|myself)[,:] (\d+) years (?:of )?([^,.;]+?)(?:, ([^,.;]+))?, (?:the )?last (\d+|\p{Ll}+) (at|in|on|with) /iu,
        (_, years: string, trade: string, skills: string | undefined, last: string, place: string) =>
          `I have ${years} years of experience in ${trade}${skills ? ` (${skills})` : ''}, the last ${last} ${place} `,
      )
      .replace(
        /(?<=^(?:I|me|my|myself)\b.*\. )(?:free|available) (?=(?:at|from|in|now|on)\b)/is,
        'I am available ',
      )
      // "€600k already committed by two angels".
      .replace(
        /(?<=[.!] )([$€£]\d[\d.,]*[kKmM]?) already (?=(?:committed|in|pledged|raised|signed|soft-committed)\b)/gu,
        '$1 is already ',
      )
      // "To be a partner of our shelter: they'd see six of our animals": who would be it reads this.
      .replace(/^((?:being|to (?:be|become)) an? [^:;.]+)[:;.] they['’]d /i, "$1. You'd ")
      // "We make Crumbline, an app": what it is.
      .replace(
        /^(?:I|[Ww]e)(?:['’]ve| have)? (?:build|built|created|develop|developed|made|make|offer|provide|sell) (?=\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?, (?:an? |our |software |the )\p{Ll})/u,
        '',
      )
      // "Our seed round: we are raising …", "me as a growth lead".
      .replace(/^(?:our |the )?(?:\p{Ll}+[ -]){0,2}round: (?=we(?:['’]re| are) raising\b)/iu, '')
      // "Seed round: we turn rice husks into panels".
      .replace(
        /^(?:our |the )?(pre-seed|seed|angel|bridge|series [A-E])(?: funding)? round(?::| [-–]) (?=(?:I|we) \p{Ll}+ )/iu,
        (_, stage: string) =>
          `We are raising a ${stage.replace(/^(?!series)\p{L}/iu, (letter) => letter.toLowerCase())} round. `,
      )
      .replace(
        /^me,? (?:working )?as (?=an? (?!(?:[a-z]+ )?(?:co-host|guest|host|judge|MC|mentor|moderator|panell?ist|speaker|trainer)\b))/i,
        'I am ',
      )
      .replace(/^same (?=\p{Ll})/iu, 'the same ')
      .replace(/^(?:an? |my )?guest pitch(?::| -) /i, 'Guest: ')
      // "Freelance composer here": who writes.
      .replace(/^((?:an? )?(?:[\p{L}-]+ ){0,4}\p{Ll}+(?:er|or|ist|ian|ant|ect)) here(?=[,.;:!]| -)/iu, '$1')
      // "Translation English / Spanish": between which languages.
      .replace(betweenLanguages, '$1 between $2 and $3')
      // "The software they have" is the reader's.
      .replace(
        /\b(the (?:[\p{L}-]+ ){0,2}(?:CRM|EHR|ELD|ERP|POS|software|stack|TMS|WMS) )they (?=(?:already )?(?:have|own|run|use)\b)/gu,
        '$1you ',
      )
      // Two names of what is offered: `reverse ETL / data activation`.
      .replace(/^([^,.:;/(]*[\p{L}\d]) \/ (?=\p{L}[^,.:;/(]*(?:[,.:;(]|$))/u, '$1 and ')
      // Things beside each other: `climate risk maps / API`.
      .replace(/(?<=[\p{L}\d)]) \/ (?=\p{L})/gu, ', '),
  );
}

/** `Pick up service`, `roll up banners`: a verb and its particle that name what follows. */
const phrasalName =
  /^((?:an? |my |our )?)((?:bolt|clamp|clip|plug|screw|snap|strap) (?:in|on)(?= (?:(?!an?\b|our\b|the\b|to\b|your\b)[\p{L}-]+ ){0,3}(?:adapter|charger|fitting|heater|lamp|lens|light|meter|mount|probe|sensor|tray)(?:e?s)?\b)|catch up(?= (?:accounting|bookkeeping|call|class|course|lesson|session|vaccination)(?:s|es)?\b)|check (?:in|out)(?= (?:counter|desk|form|inventor|kiosk|photo|report|screen|service|software|system)(?:s|y|ies)?\b)|clean up(?= (?:after|crews?|of|services?|teams?)\b)|follow up(?= (?:call|care|e-?mail|letter|service|session|visit)s?\b)|give away(?= (?:bag|item|mug|pen|prize)s?\b)|keep fit(?= (?:class|course|lesson|session)(?:es|s)?\b)|make up(?= (?:artist|bag|brush|course|lesson|workshop)(?:es|s)?\b)|pick up(?= (?:and (?:delivery|drop-off|return)\b|locker|point|service))|pop up(?= (?:banner|bar|cinema|clinic|event|kitchen|planetarium|restaurant|shop|stall|store)s?\b)|(?:pull|roll) up(?= (?:banner|display|stand)s?\b)|take away(?= (?:box|cup|food|lunch|meal|menu|packaging)(?:es|s)?\b)|walk in(?= (?:clinic|cooler|bath|freezer|fridge|pantry|shower|vault|wardrobe)s?\b)|wrap around(?= care\b))/iu;

const language =
  '(?:Arabic|Chinese|Czech|Danish|Dutch|English|Finnish|Flemish|French|German|Greek|Hindi|Hungarian|Italian|Japanese|Korean|Mandarin|Norwegian|Polish|Portuguese|Romanian|Russian|Spanish|Swedish|Turkish|Ukrainian|Vietnamese|Welsh)';

const betweenLanguages = compact(
  `\\b(interpret(?:ing|ation)|locali[sz]ation|translations?)[,:]? (${language}) ?(?:/|-|–|<>|&|and) ?(${language})\\b`,
  'gi',
);

/** The second of two languages that a stroke joins. */
const otherLanguage = compact(`(?<=\\p{L}/)${language}\\b`, 'giu');

/** Languages after a comma and before another or the end; those after "in", "from" or a list of them stay. */
const languages = compact(
  `(?<!(?:^|[,:-] )\\p{Lu}\\p{Ll}+)(?<!\\b${language}), (${language}(?:(?:, ${language})*,? (?:and|or) ${language})?(?: on request)?)(?=$|[.;]|, (?!(?:and |or )?\\p{Lu}))`,
  'gu',
);

/** `Basic clean: 90`, of several: what each of them costs. */
const pricedItem =
  /(^[ \t]*[-*•]? ?|[.] |, )(\p{L}[^\n:,.;\d]{2,60}): (\d+(?:[.,]\d+)?%?(?: ?\/ ?\p{L}+| (?:an?|per) \p{L}+)?)(?=$|[\n;]|, (?=\D))/gmu;

/** A list of things and prices, each price in brackets behind its thing. */
function withPricesBeside(input: string): string {
  return (input.match(pricedItem)?.length ?? 0) > 1 ? input.replace(pricedItem, '$1$2 ($3)') : input;
}

/** `Raw audio Friday -> show notes Monday`, `payroll | 12 staff | £4 a slip`: signs that stand for a word or a comma. */
function withoutSigns(input: string): string {
  return (
    withPricesBeside(input)
      // "-40% energy use": so much less of it.
      .replace(
        /^[-–−](\d[\d.,]*%) ([\p{L}-]+)(?= ([\p{L}-]+)|$|,)/u,
        (found, share: string, what: string, next = '') => {
          const head = amount.test(next) ? next : what;
          const than = /^(?:bills?|budgets?|costs?|expenses|fees|rates?)$/.test(head)
            ? 'lower'
            : isPlural(head)
              ? 'fewer'
              : 'less';
          return amount.test(head) ? `${share} ${than} ${what}` : found;
        },
      )
      .replace(
        /\b1:1(?= (?:\p{Ll}+ )?(?:advice|calls?|coaching|consult\p{Ll}*|help|lessons?|mentoring|sessions?|support|training|tuition|tutoring)\b)/gu,
        'one-to-one',
      )
      // "Replacement of boilers with heat pumps": what the sender does, and not what the sender has.
      .replace(
        /^(?:an? |our |the )?replacement of (?=(?:(?!(?:by|for|in|of|on|with)\b)[\p{L}-]+ ){0,4}\p{L}+s with )/iu,
        'We replace ',
      )
      // "(Salesforce, HubSpot ...)": others are meant, and not named.
      .replace(/[ ,]*(?:\.{3}|…)(?=\s*(?:[)\n]|$))/g, '')
      // "RENTAL INCL. STORAGE" would end a sentence.
      .replace(/\bINCL\.? (?=\p{Lu}{2})/gu, 'INCLUDING ')
      .replace(/ ?(?:<-+>|<=+>|[↔⇄]) ?/g, ' to and from ')
      .replace(/ ?<> ?/g, ' and ')
      // A title before what it is the title of: `"Writing that gets read" - 1-day workshop`.
      .replace(
        /^["“]([^"”]{3,60})["”] ?[-–:] ?((?:an? )?(?:[\p{L}\d-]+ ){0,3}?(?:book|course|guide|newsletter|podcast|programme|report|seminar|series|session|talk|training|webinar|workshop))\b/iu,
        "$2 '$1'",
      )
      .replace(/(?<=(?:^|[\s,;])\p{L}+) ?(?:-+>|=>|→) ?(?=\p{L}+(?:$|[\s,.;]))(?=\p{Lu})/gu, ' to ')
      // "Surplus bread -> beer": what it becomes.
      .replace(
        /^((?:\p{L}+ ){0,2}\p{L}+) ?(?:-+>|=>|→) ?((?:\p{L}+ )?\p{L}+)(?=[.,;\n]|$)/u,
        (found, from: string, to: string) =>
          / (?:and|to|for)\b|days?\b/iu.test(`${from} ${to}`) ? found : `${from} turned into ${to}`,
      )
      // "Referral software -> set up in 1 day": how soon it is there, and no second step.
      .replace(
        / ?(?:-+>|=>|→) ?(?=(?:delivered|done|installed|live|ready|set up|up and running) (?:by|in|on|within) )/giu,
        ', ',
      )
      // "Month-end (5d -> 1.7d)", "churn 5% -> 3%".
      .replace(
        /(?<!\bfrom )(?<![\d.,])([$€£]?\d[\d.,]*%?)( ?[a-z]+)? ?(?:-+>|=>|→) ?(?=[$€£]?\d)/gi,
        (_, from: string, unit = '') => `from ${from}${unit} to `,
      )
      .replace(/(?<=\bfrom \d[\d.]*) ?d to (\d[\d.]*) ?d\b/g, ' to $1 days')
      .replace(/ ?(?:-+>|=>|→) ?/g, ', then ')
      // "$89.50 ea. @ 100+": from how many on it costs that.
      .replace(/(?<=[$€£]\d[\d.,]*)(?: ?\b(?:ea\b\.?|each))? ?@ ?(\d[\d,]*)\+/gi, ' each from $1')
      .replace(/ \| /g, ', ')
      // "Floor plans + 3D tours".
      .replace(/(?<=\p{L}{3}) ?\+ ?(?=[234]D \p{L})/gu, ' and ')
      // "Mon+Thu".
      .replace(
        /\b((?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?)\+(?=(?:mon|tue|wed|thu|fri|sat|sun))/gi,
        '$1 and ',
      )
      // "Gloves and masks bulk", "printed, low moq".
      .replace(/(?<=\p{L}s) bulk$/iu, ' in bulk')
      .replace(/, low MOQ(?=$|[,.;])/i, ', with a low minimum order')
      // "EN>DE".
      .replace(/\b(\p{Lu}{2})>(?=\p{Lu}{2}\b)/gu, '$1 to ')
      .replace(/\b[Ii]ncl?\.? (?=[\p{L}\d])/gu, 'including ')
      .replace(/\bexcl\.? (?=\p{L})/gu, 'excluding ')
      // "1.2k EUR p.m.", "~3d instead of 8-10d", "10 pct", "1/2 price".
      .replace(
        /(?<=(?:[$€£]\d[\d.,]*k?|\d[\d.,]*k? ?(?:[A-Z]{3}|euros?|dollars|pounds))) ?p\. ?([ma])\.?(?=[\s,;)]|$)/g,
        (_, span: string) => (span === 'm' ? ' a month' : ' a year'),
      )
      .replace(/(?<=^|[\s(])~ ?(?=\d)/g, 'about ')
      .replace(/(?<=(?:about|in|instead of|of|than|to|within) \d+(?:-\d+)?) ?d(?=$|[\s,.;])/g, ' days')
      .replace(/(?<=\d) ?pct\b\.?/gi, '%')
      // "12 sec avg", "30 sec per child", "a 30 sec clip".
      .replace(
        /(\d[\d.,]*) ?(sec|min|hr|second|minute|hour|day|week|month)s?\.?,? (?:avg\.?|average)(?=$|[\n,.;)])/g,
        (_, count: string, unit: string) =>
          `${count} ${{ sec: 'second', min: 'minute', hr: 'hour' }[unit] ?? unit}${count === '1' ? '' : 's'} on average`,
      )
      .replace(/(?<=\d) ?sec\b\.?(?=$|[,;)]| (?:after|an?|each|flat|from|on|or|per)\b)/g, ' seconds')
      .replace(/(?<=\d) ?sec\b(?=\.? )/g, '-second')
      // "(or 3 for $900)" is one more price.
      .replace(/ \((or \d[^()]*)\)/g, ' $1')
      // "12,5k" and "2k9" are 12.5k and 2.9k.
      .replace(/(?<![\d.,])(\d{1,3}),(\d)k\b/g, '$1.$2k')
      .replace(/(?<![\d.,\p{L}])([$€£]?\d{1,3})k(\d)(?![\d\p{L}])/gu, '$1.$2k')
      .replace(
        /(?<=[$€£]\d[\d.,]*k?|\d(?:k|\.\d)) ?\/ ?(article|download|ep|episode|event|film|hire|issue|lead|lesson|placement|post|session|slot|video)\b/gi,
        (_, one: string) => ` per ${one.toLowerCase() === 'ep' ? 'episode' : one.toLowerCase()}`,
      )
      .replace(/(?<=\d[\d.,]*k? downloads)\/ep(?:isode)?\b/gi, ' per episode')
      // "$2.50 / employee / month".
      .replace(
        /(?<=(?:[$€£]\d[\d.,]*|\d[\d.,]* ?[$€£])) \/ (\p{L}+)(?: \/ (\p{L}+))?(?=[\s.,;)]|$)/gu,
        (_, one: string, other: string | undefined) => ` per ${one}${other ? ` per ${other}` : ''}`,
      )
      // "15$/user".
      .replace(/(?<![\d.,])(\d+(?:[.,]\d+)?)([$€£])(?=[\s/,.]|$)/g, '$2$1')
  );
}
