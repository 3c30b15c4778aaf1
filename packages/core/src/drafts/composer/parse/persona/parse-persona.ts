import { compact } from '../../../compact.ts';
import { isOrdinaryWord } from '../../../gate/index.ts';
import { firstNames } from '../../text/first-names.ts';
import {
  capitalise,
  decapitalise,
  isPlural,
  toArticle,
  toNounCore,
  withArticle,
  withoutDeterminer,
} from '../../text/grammar.ts';
import { spellOut } from '../../text/spell-out.ts';
import { calmCase, countWords, isInstruction, splitSentences, tidy, trimMarks } from '../../text/tidy.ts';
import { findVerb, toThirdPerson } from '../../text/verbs.ts';
import {
  findFixedSpelling,
  massNouns,
  organisationNouns,
  personNouns,
  prepositions,
} from '../../text/words.ts';
import { joinCompounds } from '../sentence-text.ts';
import { isAudience, withoutTheirCustomers } from './audience.ts';
import { findDuty } from './find-duty.ts';
import { readNameAtHouse, withPostBeforeHouse } from './name-at-house.ts';
import { isCalledSo } from './name-last.ts';
import {
  findName,
  findTwoNames,
  nameTitles,
  notNames,
  titleWord,
  withNameFirst,
} from './parse-persona-name.ts';
import {
  inOneTown,
  inTown,
  isAtMany,
  isOfWorkplaces,
  joinTrades,
  toOnePlace,
  toPlaceAfterTitle,
  toShortPlace,
  withPlaceArticle,
} from './parse-persona-place.ts';
import { findUnit } from './parse-persona-unit.ts';
import { fromHeadline, withPlaceApart } from './persona-headline.ts';
import { findWork } from './persona-news.ts';
import { toOneReader, withoutRanges, withoutRegions } from './persona-one.ts';
import { toSingular } from './to-singular.ts';
import { areTwoKinds, namesPost } from './two-kinds.ts';

export type Persona = {
  /** Set only where a `Name, title` pattern leaves no doubt. */
  firstName?: string;
  surname?: string;
  honorific?: string;
  /** The role as it stands in a sentence, without an article: `VP of Engineering`, `restaurant owner`. */
  role?: string;
  /** `As {a restaurant owner}`: the role with the article it needs. */
  asRole?: string;
  /** Where the reader works, with its preposition: `at a Series B fintech`. */
  where?: string;
  /** What the reader does, after "you": `lead engineering at a Series B fintech`. */
  duty?: string;
  /** A group was described, not one person: `busy restaurant owners`. */
  plural?: string;
  /** What `your` goes with: `engineering team`, `restaurant`, `practice`. */
  unit?: string;
  /** Every word, lower-cased. */
  words: string;
};

const uniqueTitle =
  /^(?:(?:interim|acting|deputy|global|regional|group|senior|associate|assistant|fractional)\s+)*(?:(?!head (?:\p{L}+ )?\p{L}+(?:er|se|or|ist|ach|hef|ian|man|woman)(?: (?:on|at|in|for) .*)?$)(?:C[A-Z]O|CISO|[SE]?VP|vice president|president|head|chief|director of|dean|chair(?:man|woman|person)?|managing director|managing partner|founder|co-founder|owner of|mayor|VP of|GM|general counsel)\b)/iu;

/** `Design agency creative director`: where somebody works, and then as what. */
const workplaceTitle =
  /^((?:[\p{L}-]+ ){1,2}(?:agency|chain|charity|company|consultancy|firm|group|hotel|retailer|start-?up|studio|trust)) ((?:art|creative|finance|HR|IT|marketing|operations|sales|technical) (?:director|head|lead|manager))(?=$|,)/iu;

/** `CEO/owner of a shop`: who owns it runs it. */
const ownerToo = /^(?:C[A-Z]O|MD|founder|managing director) ?\/ ?owner of /i;

/** A part of a firm that has a managing director of its own. */
const managingArea =
  /^managing director(?: of|,) (?:the )?(finance|HR|IT|marketing|operations|product|research|sales|strategy|technology)(?=$|,| (?:at|for) )/i;

/** Half of such a name says something else: nobody at a food bank has a bank. */
const wholeNames =
  /\b(?:(?:food|blood|seed) bank|(?:box|post|press) office|(?:care|funeral|nursing) home|(?:escape|tap|tasting|tea) room|(?:community|garden|leisure|shopping|town) centre|bed and breakfast|guest house|holiday let|power plant|think tank)$/;

/** `Label: WARM LEAD. ANN BELL, buyer`: how a list calls whoever reads. */
const ofList =
  /^(?:(?:label|lead|list|segment|stage|status|tag): ?)?(?:cold|hot|inbound|new|old|outbound|vip|warm)(?: (?:contact|lead|prospect))?[:.;] (?=\p{Lu})/iu;

/** Reads who the mail goes to. Never guesses a name: a name is one only in a `Name, title` or titled pattern. */
export function parsePersona(typed: string): Persona {
  const two = findTwoNames(typed);
  if (two) {
    const of = parsePersona(
      two.rest
        .replace(/^who (\p{Ll}+)/u, (_, verb: string) => `somebody who ${toThirdPerson(verb)}`)
        .replace(/^(?=(?:at|from) )/, 'people '),
    );
    return { ...of, firstName: two.names, words: typed.toLowerCase() };
  }
  // "The two founders of a tea company": one mail for both.
  const input = typed.replace(
    /^(?:the )?(?:two|three|four|five) (?=(?:co-?)?(?:directors|founders|owners|partners)\b)/i,
    '',
  );
  const persona = readPersona(input.replace(ofList, ''));
  // "Gym owners and yoga studio managers": which of them reads is not known.
  if (
    areTwoKinds(input) ||
    namesPost.test(persona.duty ?? '') ||
    /^retired\b/i.test(input) ||
    /^(?:coordinate|handle|lead|look after|manage|oversee|run) .*(?:ers|ors|ists) and /.test(
      persona.duty ?? '',
    )
  ) {
    delete persona.duty;
    delete persona.unit;
    // "Headteachers and science coordinators": both are at a school.
    const place = findUnit(input.split(/ (?:and|or) /)[0] ?? '');
    if (!areTwoKinds(input) && place && !/team$|^business$/.test(place)) persona.unit = place;
  }
  if (endsInNoPost(persona.duty)) delete persona.duty;
  const { duty: cut, ...rest } = persona;
  // "A guesthouse that closes", of one that does "from November until Easter".
  const written = cut?.replace(/ (?:that|which|who) \p{Ll}+$/u, '');
  const duty = written && withShopMark(withDutyArticle(written.replace(unturned, ''), persona.unit));
  // What is run or led says more than what it sells.
  const work = duty && /^(?:chair|lead|manage|run) /.test(duty) ? undefined : findWork(input);
  const one = work ?? (duty && toOneReader(duty));
  // "Run a vineyard or cidery": which of them is "yours" is not known, either.
  if (
    rest.unit &&
    (/ or /.test(rest.unit) || (duty?.includes(rest.unit) && one !== duty && !one?.includes(rest.unit)))
  )
    delete rest.unit;
  return one ? { ...rest, duty: one } : rest;
}

/** `run the Rialto and programmes it himself`: a second deed that could not be turned to "you". */
const unturned = / and \p{Ll}+s (?:it|them|[^,;]{3,40}) (?:her|him|them)sel(?:f|ves)$/u;

/** `are a VC partner seed stage`, `are a real estate agent luxury segment`: what stands after the post is no part of it. */
function endsInNoPost(duty = ''): boolean {
  const [, post = ''] = /^are an? ((?:[\p{L}'’-]+ )+[\p{L}'’-]+)$/u.exec(duty) ?? [];
  const words = post.split(' ');
  const last = words.pop() ?? '';
  const isPost = (word: string) => personNouns.has(word.toLowerCase()) || titleWord.test(word);
  return (
    toNounCore(post).length > words.length &&
    words.some(isPost) &&
    !isPost(last) &&
    !/(?:[eo]r|eer|ist|ant|ary|man|woman)$/.test(last)
  );
}

/** `run independent bookshop` → `run an independent bookshop`. */
function withDutyArticle(duty: string, unit: string | undefined): string {
  const thing =
    /^run ((?!(?:an?|own|one|several|some|the|their|two|your)\b)\p{Ll}.*)$/u.exec(duty)?.[1] ?? '';
  // "Shopify store" is a kind of store, and "Bellweather Roofing" a name.
  if (/^run \p{Lu}[\p{L}-]+ (?:agency|app|blog|business|channel|company|shop|store|website)$/u.test(duty))
    return `run ${withArticle(duty.slice(4))}`;
  return unit && thing.endsWith(` ${unit}`) && !isPlural(unit) ? `run ${toArticle(thing)} ${thing}` : duty;
}

/** A firm by its trade, and who reads there. */
const tradeThenPost =
  /^((?:[\p{L}-]+ ){0,2}\p{L}*(?:bakery|bank|brewery|builder|carrier|clinic|college|contractor|dealer|developer|distillery|distributor|factory|grower|hospital|hotel|insurer|lender|manufacturer|museum|operator|provider|publisher|retailer|supplier|university|wholesaler|winery)), ((?:(?:c[a-z]o|head \p{L}+|chief [\p{L} ]+ officer|(?:director|head|[es]?vp|vice president) (?:of )?[\p{L}& ]+|(?:[\p{L}&-]+ ){1,3}(?:director|manager)))(?=,|$))/iu;

/** What stands beside a role in the style of a list becomes part of it: `owner, 3 shops, Leeds`, `podcast host, true crime`, `people who run studios`. */
function withRoleWords(persona: string): string {
  return (
    persona
      // "Homebuilder, VP of Purchasing": where somebody works, then his post.
      .replace(
        tradeThenPost,
        (_, trade: string, post: string) => `${post} at ${toArticle(trade)} ${decapitalise(trade)}`,
      )
      // "A law firm specialising in employment law": what it is says enough.
      .replace(
        /(?<=\b(?:agency|bakery|brewery|bureau|business|clinic|collective|company|consultancy|firm|fund|lab|practice|publisher|shop|start-?up|store|studio|curator|founder|manager|owner)) speciali[sz](?:ed|ing) in [^,.;]+/giu,
        '',
      )
      .replace(/\bfocuss?ing (?=on\b)/giu, 'focused ')
      .replace(/^(podcast) (hosts?|producers?), ((?!\d)(?:\p{Ll}+ ){0,2}\p{Ll}+)(?=$|,)/iu, '$3 podcast $2')
      .replace(
        /^(owners?), ((?:\d+|two|three|four|five|six) (?:[\p{L}'-]+ ){0,3}\p{L}+s)(?:, (\p{Lu}[\p{L} -]+))?$/iu,
        (_, role: string, places: string, town?: string) =>
          `${role} of ${places}${town ? ` in ${town}` : ''}`,
      )
      .replace(
        /^(?:people|those|anyone|anybody|folks|companies) who (run|own|manage|lead|host|organi[sz]e) (?!an? |the )((?:(?! (?:at|for|in) )[\p{L} -])+s)(?: in ((?:\p{Ll}+ )?(?:cities|towns|villages)))?(?=$|[,;]| (?:at|in|near) )/iu,
        (_, deed: string, places: string, towns?: string) =>
          `somebody who ${deed.replace(/(?<!s)$/, 's')} ${toOnePlace(`at ${places}`)?.slice(3) ?? places}${
            towns ? inTown(towns) : ''
          }`,
      )
      // "Volunteer treasurer at a tennis club": of which body somebody is what.
      .replace(
        /^(?:an? |the )?(?:(?:hon(?:orary|\.)?|volunteer) )?(captain|clerk|organi[sz]er|secretary|treasurer) (?:at|for|of) an? ((?:[\p{L}-]+ ){0,3}(?:association|choir|club|committee|council|federation|guild|league|society|trust|union))(?=$|,| (?:in|near|on) )/iu,
        '$2 $1',
      )
      // "At corporate volunteering / CSR departments": the first lacks its noun.
      .replace(
        / (at|for|in|of) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?<!s) ?\/ ?(?=(?:(?!(?:at|for|in|of) )[\p{L}-]+ ){1,2}\p{L}+s(?:$|[,;(]| (?:across|in|near|with) ))/u,
        ' $1 ',
      )
      // "Dairy farmers 150+ cows".
      .replace(/^((?:\p{L}+ ){0,2}\p{L}+s) \d[\d,]*\+ \p{L}+(?=$|,)/u, '$1')
  );
}

/** What is a trade of one, as the name of his shop: `run an optician` → `run an optician's`. */
function withShopMark(duty: string): string {
  return (
    duty
      // "Run a dental practice at a family practice": one place.
      .replace(/^(run an? .*?\b(\p{Ll}+)) at an? (?:[\p{Ll}-]+ )*\2$/u, '$1')
      .replace(/(?<!-)\bdentist (practice|clinic|surgery)\b/, 'dental $1')
      .replace(
        /\b(bakers|barbers|butchers|chemists|florists|grocers|jewellers|newsagents|opticians) (?=shops?\b)/,
        "$1' ",
      )
      .replace(
        /^run an? (?:\p{Ll}+ )?(?:baker|barber|butcher|chemist|fishmonger|florist|greengrocer|grocer|hairdresser|ironmonger|jeweller|newsagent|optician)(?=$| (?:at|in|near|on) )/u,
        "$&'s",
      )
  );
}

/** `A woman who restores organs, AGNES THORLEY, featured in a paper`, `a professor, Dr. IMOGEN LIND, wrote a book`. */
const namedAfter = compact(
  String.raw`^((?:(?:an?|the) )?[^,]{4,90}), ((?:(?:${nameTitles})\.? )?(\p{Lu}[\p{Ll}'’-]+) \p{Lu}[\p{L}'’-]+)(?=$|, (?!\p{Lu}))`,
  'u',
);

/** `Mrs Chen who owns three salons`, `Sarah who runs a shop`: a name stands apart from what is said of it. */
function withNameApart(text: string): string {
  const undotted = text.replace(/^(Capt|Col|Lt|Maj|Sgt)\. /, '$1 ');
  return undotted.replace(namedWho, (found, name: string, title: string | undefined, first: string) =>
    title || firstNames.has(first.toLowerCase()) ? `${name}, ` : found,
  );
}

const namedWho = compact(
  String.raw`^((?:(${nameTitles})\.? )?(\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+)?) (?=who\b)`,
  'u',
);

function readPersona(input: string): Persona {
  const cleaned = joinCompounds(calmCase(spellOut(tidy(fromHeadline(input)))))
    .replace(
      /(?:@|\bat) (?:an? )?(series [a-d]|seed|pre-seed)(?=$|[,;)])/gi,
      (_, round: string) =>
        `at a ${round.replace(/^series ([a-d])/i, (__, letter: string) => `Series ${letter.toUpperCase()}`)} startup`,
    )
    // "@ Series A SaaS".
    .replace(
      /(?:@|\bat) (?:an? )?(series [a-d]|seed|pre-seed) ((?:B2B |B2C )?SaaS)(?=$|[,;)])/gi,
      (_, stage: string, kind: string) =>
        `at a ${stage.replace(/^series ([a-d])/i, (__, letter: string) => `Series ${letter.toUpperCase()}`)} ${kind} company`,
    )
    // What somebody was or has just done is not what he does.
    .replace(/^(?:current|existing|former|lapsed|old|past) (?:client|customer): /i, '')
    // "Our former client ANN BELL, who …".
    .replace(
      /^(?:[Mm]y|[Oo]ur) (?:[\p{Ll}-]+ )?(?:client|colleague|customer|donor|guest|member|neighbou?r|patient|student|supplier|tenant|volunteer),? (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})/u,
      '',
    )
    .replace(
      /, (?:just|newly|recently) (?:closed|funded|hired|joined|launched|moved|promoted|raised)\b[^,]*$/i,
      '',
    )
    .replace(/ or, [^,]+, the person .*$/i, '')
    .replace(/\bops\b/gi, 'operations')
    // "Landscaping co owner".
    .replace(/(?<=\p{Ll} )(?<!\b(?:an?|and|former|new|our|the) )co(s?)(?=$|[ ,;])/gu, (_, s: string) =>
      s ? 'companies' : 'company',
    )
    .replace(/^dir\b\.? (?=of\b)/i, 'director ')
    // "Owner/operator of a sawmill".
    .replace(/\b(owner)s?\/operator(s?)\b/gi, '$1-operator$2')
    // Nobody runs an agent, but the agency.
    .replace(/\b(estate|letting|travel) agents?['’]? (?=(?:co-)?(?:founder|owner)s?\b)/gi, '$1 agency ')
    // "Electrical contractor's owner": who owns the firm.
    .replace(
      /^(?:an? |the )?((?:\p{Ll}+ )*?\p{L}*(?:agency|baker|bakery|builder|caterer|clinic|company|contractor|dealer|distributor|firm|grower|maker|manufacturer|merchant|practice|retailer|school|shop|studio|supplier|wholesaler))['’]s ((?:co-)?(?:director|founder|manager|owner))(?=$|[,;(])/iu,
      (_, firm: string, post: string) => `${post} of ${withArticle(decapitalise(firm))}`,
    )
    // "Vineyard owner of a family winery".
    .replace(/^\p{L}+ ((?:co-)?owner|proprietor) (?=of (?:an?|the) )/iu, '$1 ')
    // "Design agency creative director".
    .replace(
      workplaceTitle,
      (_, place: string, title: string) => `${title} at ${withArticle(decapitalise(place))}`,
    )
    // "People & Culture lead".
    .replace(
      /^(people) (?:and|&) (culture) (?:director|head|lead|manager|partner)(?=$|[,;]| (?:at|for|in|of) )/i,
      'head of people and culture',
    )
    // "Managing Director of Technology at a bank" runs no technology.
    .replace(managingArea, 'head of $1')
    .replace(/\bmgrs?\b\.?/gi, (found) => (/s\.?$/i.test(found) ? 'managers' : 'manager'))
    .replace(/\b(?:decision[- ]makers)\b/gi, 'managers')
    .replace(/\b(?:decision[- ]maker)\b/gi, 'manager')
    .replace(/\bsr\b\.?/gi, 'senior')
    .replace(/\beng\b\.?(?= (?:manager|lead|director|team))/gi, 'engineering')
    .replace(
      /^((?:[\p{L}-]+ ){1,3})department (head|lead|manager|director)\b/iu,
      (_, area: string, post: string) => `${post} of ${area.trim()}`,
    )
    // "Owner @ {{company}}": where is left out.
    .replace(/ ?(?:@|\b(?:at|from|of))(?=\s*(?:$|[,;|\n]))/g, '')
    // "Dentist, own practice": whose it is says nothing.
    .replace(
      /,? (?:(?:at|in|with) )?(?:(?:her|his|their) )?own (?:business|clinic|firm|office|practice|salon|shop|studio|surgery)(?=$|[,;(]| in \p{Lu})/giu,
      '',
    )
    // "Store owner, independent bike shop": the kind says more.
    .replace(
      /^(?:business|company|shop|store) (owner)(?=, (?:an? )?(?:[\p{L}-]+ ){1,3}(?:agency|bakery|business|café|cafe|company|firm|garage|practice|restaurant|salon|shop|store|studio|workshop)\b)/iu,
      '$1',
    )
    .replace(
      /\b((?:co-?)?founder|owner|proprietor)(?: ?[-/&] ?| and )(?:ceo|chief executive|(?:managing )?director|general manager)\b(?=,|$| (?:at|of) )/gi,
      '$1',
    )
    // "Marketing lead at B2B SaaS".
    .replace(
      /\b(at|(?<!\b(?:chief|director|head|lead|manager|president|VP) )of) (?:an? )?((?:B2B |B2C |D2C )?(?:SaaS|e-?commerce|DTC|D2C|B2B|B2C))(?=$|[,;(])/gi,
      (_, where: string, kind: string) => `${where} ${toArticle(kind)} ${kind} company`,
    );
  const sentences = splitSentences(withNameApart(cleaned)).filter((sentence) => !isInstruction(sentence));
  let text = trimMarks(sentences[0] ?? '')
    .replace(
      /^(?:my |our )?(?:target(?: audience| persona| customer)?|persona|recipient|audience|ideal customer|icp|to|role|prospect)\s*(?:is|are|:|=)\s*/i,
      '',
    )
    .replace(
      /^(?:(?:hi|hello|hey)\b[,!]? *)?(?:(?:i'm |i am |we're |we are )?(?:sending|mailing|emailing|writing|reaching out) (?:this )?to|(?:i|we) (?:sell|write|cater) to|(?:i|we) work with|(?:i|we)(?:'d like| want| would like| need|'m trying| am trying|'re trying| are trying) to (?:approach|contact|e-?mail|meet|reach|speak to|talk to|target|write to)) /i,
      '',
    )
    .replace(/^(?:(?:basically|er|hey|like|ok|okay|so|um|well)\b,? )+/i, '')
    // "My company sells machines to offices, so office managers".
    .replace(/^(?:my|our|we|i) [^,;]+[,;] (?:so|hence|therefore|i\.e\.)(?: to)? (?=\p{L})/iu, '')
    // How somebody feels is not told to his face.
    .replace(
      /^(?:an? |the )?(?:(?:anxious|burnt?[- ]out|busy|desperate|exhausted|fellow(?! (?:at|for|in|of)\b)|frazzled|frustrated|harassed|lonely|over(?:whelmed|worked)|stressed(?:[- ]out)?|struggling|swamped|time-poor|tired|worried)(?:,| and)? )+/i,
      '',
    )
    .replace(/^(?:someone|a person|people|anyone|somebody) (?:who (?:is|are|works as)|working as)\s+/i, '')
    .replace(/^(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){1,2}) \(([^()]+)\)$/u, '$1, $2')
    .replace(/\s*\((?:[^()]*)\)/g, '')
    // Whom he has it from, or what somebody is besides that person.
    .replace(
      /^(?:my|our) (?:[\p{L}-]+ )*[\p{L}-]+['’]s (?:colleague|friend|manager|partner|wife|husband), (?=\p{L})/iu,
      '',
    )
    .replace(
      / after (?:an? |the )?(?:[\p{Ll}-]+ )*(?:crisis|fire|flood|layoffs?|merger|redundancies|restructuring|strike|takeover)\b/iu,
      '',
    )
    .replace(/,? where .*$/, '')
    .replace(/, usually .*$/, '')
    .replace(/(?: with)? between \d[\d,.]* and \d[\d,.]* \p{L}+(?=$|[,;])/u, '')
    .replace(/ in (?:cities|countries|regions|states|towns) (?:above|below|of|over|under) .*$/, '')
    .replace(/ on (?:her|his|their) own(?= |[,.]|$)/, '')
    // "Operations director at 3PL": one of them.
    .replace(
      /\bat (?=(?:3PL|MSP|SMB|SME|ISP|MSSP|NGO|PE firm|VC firm)s?(?:$|[ ,]))/g,
      (_, at: number, whole: string) =>
        `at ${/^at (?:MSP|SMB|SME|MSSP|NGO)/.test(whole.slice(at)) ? 'an' : 'a'} `,
    )
    .replace(/^(hiring manager|recruiter), (?=(?:\p{L}+ )?team\b)/iu, '$1 for the ')
    // "Hiring manager data engineering".
    .replace(
      /^(hiring managers?) (?=(?:\p{L}+ )?(?:design|development|engineering|finance|marketing|operations|product|sales|support)(?=$|,| at ))/iu,
      '$1 for ',
    )
    // "CTO at a company with mobile apps": of every other one.
    .replace(/ at an? (?:business|company|firm) with (?!\d|about|around|over).*$/, '')
    .replace(/^(?:the )?(person|people|one|ones|somebody|someone) responsible for /i, '$1 in charge of ')
    // "A municipal officer" says less than what he answers for.
    .replace(
      /^(?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:administrator|civil servant|clerk|councillor|employee|engineer|official|officer|specialist)s? (?:responsible for|in charge of) /iu,
      'person in charge of ',
    )
    // "A couples' wedding planner": for whom weddings are planned is plain.
    .replace(
      /^(?:brides?|clients?|companies|couples?|customers?|families)['’]s? (?=(?:\p{L}+ ){0,2}(?:organi[sz]er|photographer|planner)s?\b)/iu,
      '',
    )
    .replace(/^heads of /i, 'head of ')
    // "Who runs a farm and chairs a club": one thing that somebody does is enough.
    .replace(
      /(\bwho \p{Ll}+s (?:(?! and ).)+) and \p{Ll}+s (?:an?|the|some|their|his|her|about|around|over|\d[\d.,]*) .*$/u,
      '$1',
    );
  // "Who runs the CRM and cleans up duplicates every Friday": the first says enough.
  text = text
    .replace(
      /^(.*\b(?:who|whoever) (?:looks after|\p{Ll}+s) (?:(?! and ).){3,}?) and (\p{Ll}+s) (?:up |down |out |all |most )?\p{Ll}.*$/u,
      (found, first: string, does: string) =>
        findVerb(does)?.form === 'third' ||
        /^(?:dislikes|does|handles|hates|has|is|knows|likes|loves|needs|thinks|uses|wants)$/.test(does)
          ? first
          : found,
    )
    // What a firm is like is the sender's word for it.
    .replace(
      /,? (?:similar to|like) (?:an? )?\p{Lu}[\p{L}&.'-]*(?: \p{Lu}[\p{L}&.'-]*)*(?:,? (?:but|only|just) (?:\p{L}+ )?\p{L}+)?(?=$|[,;(])/gu,
      '',
    )
    .replace(
      /(?<=\b(?:\d+|an?|of|own|owns|run|runs|several|three|two|four|five|six|the) )(?:\p{Lu}[\p{L}'&]*[ -])+(?:style|type) (?=\p{Ll})/gu,
      '',
    )
    // "A 3-rooftop auto group".
    .replace(
      /\ban? \d[\d,]*-(?:branch|location|office|rooftop|site|store|unit) (?=(\p{L}+))/giu,
      (_, next: string) => `${toArticle(next)} `,
    );
  // "Fundraising prospect: Community Manager at a bank": what the sender calls the reader, then who it is.
  const labelled = /^[^:,]{3,50}: (.+)$/.exec(text)?.[1];
  if (labelled && titleWord.test(labelled.split(',')[0] ?? '')) text = labelled;
  text = withRoleWords(withPlaceApart(text));
  const words = cleaned.toLowerCase();
  text = withoutRegions(
    withoutRanges(
      text
        .replace(ownerToo, 'owner of ')
        // "Another salon in our town", than the sender's.
        .replace(/\banother (\p{L}+)/giu, (_, next: string) => `${toArticle(next)} ${next}`),
    ),
  );
  const persona: Persona = { words };
  // What a firm earns or uses says nothing about who reads, and its trade less than what the reader does there.
  // Whose customer somebody is says nothing of it either, nor what a place has besides.
  const described =
    withoutTheirCustomers(words.replace(/ ?\([^()]*\d[^()]*\)/g, '').replace(pastime, '$1')).split(
      /\b(?:doing|earning|making|generating|using|spending|shipping|running on|(?:afraid|suspicious|tired|wary) of)\b| to the ceo\b| (?:at|from|in|of|with) our | (?:and does|campaigning|caring|fighting|helping|providing|serving|supporting|that|which|who does) | with (?!(?:own|their own)\b)/,
    )[0] ?? '';
  const ofAudience = isAudience(described);
  const ofRole = findUnit(described.split(/,| (?:at|in|for|of an?) /)[0] ?? '');
  const ofWhole = findUnit(described);
  // A manager at a wind developer leads no developers.
  // Nor a "PM" at a pharma company a business.
  const isOfTeam =
    ofRole === 'team' &&
    / team$|^business$/.test(ofWhole ?? '') &&
    !/\b(?:general|managing) (?:director|manager)\b/.test(described);
  const unit = ofRole?.includes(' team') || isOfTeam ? ofRole : ofWhole;
  // Who works alone has no team, and who learns has no business.
  if (
    unit &&
    !ofAudience &&
    !/\b(?:indie|solo|freelance|laid[- ]off|unemployed|out of work|job[- ]?seek\p{L}+|career changers?)\b|^(?:apprentices?|graduate|interns?|student|trainees?) /u.test(
      words,
    )
  )
    persona.unit = unit;
  text = text
    .replace(/^(?:an? |the )?\d{1,2}[- ]year[- ]old\s+/i, '')
    // "Male, 50-60, small business owner".
    .replace(/^(?:(?:fe)?males?|m[ae]n|wom[ae]n),? (?:aged )?\d\d(?:\+|[-–]\d\d)?, /i, '');

  // "Cafes and bakeries": a reader has one of them.
  if (
    /^\p{L}+s (?:and|or|\+) \p{L}+s\b/u.test(text) &&
    isOfWorkplaces(text.split(/ (?:and|or|\+) /)[0] ?? '')
  )
    persona.unit = 'business';
  text = text.replace(
    /^\p{L}+ responsible for ((?!an?\b|the\b)\p{L}+(?: \p{L}+)?)(?=$|,| (?:at|for|in|of) )/iu,
    '$1 officer',
  );

  // "My old colleague Tom who is now head of operations".
  text = text.replace(
    /^(?:[Mm]y|[Oo]ur) (?:[\p{Ll}'’]+ ){1,4}(\p{Lu}\p{Ll}+)(?:,? (?:(?:s?he|who)(?: is|['’]s)(?: now)?|from)|,)? /u,
    (found, name: string) => (firstNames.has(name.toLowerCase()) ? `${name}, ` : found),
  );
  // "Team lead QA" is a QA team lead.
  text = text.replace(/^(team lead|lead|manager|engineer) (\p{Lu}{2,5})(?=$|,| (?:at|for|in) )/iu, '$2 $1');
  // "anna, cfo", "tom weber, founder": names that were typed without capitals.
  text = text.replace(/^(\p{Ll}+)((?: \p{Ll}+)?)(?=, )/u, (found, first: string, family: string) =>
    firstNames.has(first) && !titleWord.test(family)
      ? `${capitalise(first)}${family.replace(/\p{Ll}/u, (letter) => letter.toUpperCase())}`
      : found,
  );
  // "Restaurant owner Madrid" says where.
  text = text.replace(
    /^((?:\p{L}+ )*(?:owner|founder|proprietor|landlord|agent|broker|dentist|chef|teacher|lawyer|solicitor|accountant|architect)s?) (\p{Lu}\p{Ll}+)$/iu,
    (found, role: string, town: string) =>
      isOrdinaryWord(town.toLowerCase()) || titleWord.test(town) ? found : `${role} in ${town}`,
  );
  text = withPostBeforeHouse(text);
  const ofHouse = readNameAtHouse(text);
  if (ofHouse) return { words, ...ofHouse };
  // "Jeff @ Rockline Supply": who it is, and where.
  const [, first = '', firm = ''] = /^(\p{Lu}\p{Ll}+)(?: @ ?| (?:at|from) )(\p{Lu}[^,;]*)$/u.exec(text) ?? [];
  if (firm && firstNames.has(first.toLowerCase())) return { words, firstName: first, where: `at ${firm}` };
  const lone = /^(\p{Lu}\p{Ll}+)$/u.exec(text)?.[1];
  if (lone && firstNames.has(lone.toLowerCase())) return { ...persona, firstName: lone };
  const spokenOf = /^(\p{Lu}\p{Ll}+)(?:, who| from the)\b/u.exec(text)?.[1];
  if (
    spokenOf &&
    !isOrdinaryWord(spokenOf.toLowerCase()) &&
    !notNames.test(spokenOf) &&
    !titleWord.test(spokenOf)
  )
    persona.firstName = spokenOf;
  // "Warm; Tomasz B.; owns 2 car washes": nobody else is called by a letter.
  const initialled = /(?:^|[;|\n] ?)(\p{Lu}\p{Ll}+) \p{Lu}\.(?=$|[;|\n])/u.exec(text)?.[1];
  if (initialled && !isOrdinaryWord(initialled.toLowerCase()) && !notNames.test(initialled))
    persona.firstName = initialled;
  // "The woman who runs fleet, she's called Denise Marlowe".
  const [, calledFirst = '', calledLast = ''] =
    /\b(?:(?:s?he(?:'s| is)|who is) (?:called|named)|(?:her|his|their|whose) name is|contact is (?:the [\p{Ll} ]+, )?(?:(?:Dr|Mrs?|Ms)\.? )?) ?(\p{Lu}\p{Ll}+)(?: (\p{Lu}[\p{L}'’-]+))?/u.exec(
      text,
    ) ?? [];
  if (calledFirst)
    Object.assign(persona, { firstName: calledFirst, ...(calledLast ? { surname: calledLast } : {}) });
  text = text.replace(namedAfter, (found, who: string, name: string, first: string) =>
    (firstNames.has(first.toLowerCase()) || !name.startsWith(first)) && !isCalledSo(name) && !findName(who)
      ? `${name}, ${who}`
      : found,
  );
  const named = findName(withNameFirst(text));
  if (named) {
    Object.assign(persona, named.name);
    // "Karen, now VP Marketing".
    text = named.rest.replace(
      /^(?:(?:s?he|who)(?: is|['’]s) )?(?:currently|now|recently (?:appointed|made|promoted to)|these days) (?:an? |the )?/i,
      '',
    );
  }
  const runs =
    /(?:^(?!(?:coaches|hosts|leads) (?:at |for |in |of |[a-z]+ing ))|\b(?:who|whoever|that|person|someone) )(runs|chairs|books|looks after|handles|oversees|owns|manages|leads|heads|teaches|founded|operates|organi[sz]es|hosts|coaches|plans|coordinates|(?:running|owning|managing|leading)(?= (?:an?|the|my|our|his|her|their|\d|one|two|three|several)\b))\s+((?:[^,.;(]|\.(?=\w)){3,140})/i.exec(
      text,
    );
  text =
    text.split(
      /(?<!\b(?:an?|the|fast|of|at|for|in|and|apartment|commercial|industrial|listed|office|residential))\s+(?:growing|selling|serving|offering|building|hiring|expanding|covering|planning|preparing|launching|supplying|working|employing|trading)(?= (?!(?:and|at|for|in|of|or|agenc\w+|associations?|authorit\w+|business(?:es)?|compan\w+|consultanc\w+|contractors?|control|departments?|district|divisions?|estates?|firms?|group|houses?|inspection|maintenance|managers?|materials|merchants?|office|officers?|platforms?|practices?|products|services|sites?|societ\w+|suppl\w+|surveyors?|teams?|trades?)\b)\p{L})|\s+shipping(?= (?:\d|(?:from|over|to|up to)\b))|\s+(?:who|whose|that|which|already|currently|(?:always|mainly|mostly|now|often|still|usually)(?= \p{Ll}+ing\b)|losing|struggling|looking|wanting|about to|facing|going through|concerned|dealing with|exposed to|frustrated|hit by|overwhelmed|plagued|short (?:of|on)|sick (?:and tired )?of|fed up|stuck (?:in|on|with)|swamped|tired of|trying to|under pressure|worried|(?:migrating|moving|switching|transitioning) (?:away|from|off|to)|preparing (?:for|to)|responsible|interested|considering|thinking about|with a focus|aged|doing|earning|making|generating|using|spending)\b/iu,
    )[0] ?? '';
  // "Architects designing schools" are at none.
  text = text.slice(0, withoutTheirCustomers(text.toLowerCase()).length);
  // "CTO or whoever does the menus at a bakery".
  text = joinTrades(text).replace(
    /,? or (?:whoever|whomever|anyone|anybody|someone|somebody|similar|equivalent)\b.*?(?= (?:at|in|of) |[,;]|$)/i,
    '',
  );
  text = text.replace(/\bin (?!the\b|a\b|an\b)(\w+ (?:niche|industry|sector|space|field))\b/i, 'in the $1');
  // "Restaurant group head of beverage" is head of beverage at one.
  text = text.replace(
    /^((?:\p{L}+ )+(?:brand|chain|company|firm|group)) ((?:head|director|manager|vp) of \p{L}+(?: \p{L}+)?)$/iu,
    (_, place: string, title: string) => `${title} at a ${decapitalise(place)}`,
  );
  // "CTO of a company" says no more than "CTO".
  text = text.replace(/ (?:of|at|in|for) (?:an? |the )(?:company|business|firm|organi[sz]ation)$/i, '');
  // "Senior Director, Clinical Operations at a biotech": the function stands after the title.
  if (!namesPlace(text))
    text = text.replace(
      /^((?:senior |executive |managing |associate )?(?:director|manager|VP|vice president|head|lead|superintendent)),\s+(?=\p{L}+(?: \p{L}+){0,2}(?:,? (?:at|for|in) | ?@|$))/iu,
      '$1 of ',
    );
  const [head = '', ...rest] = text.split(/\s*(?:,(?!\d{3})|;|\/| - |\|)\s*/);
  const where = /^(.*?)\s+((?:at|in|with|from|for|@)\s+.+)$/i.exec(head);
  let role = trimMarks(where?.[1] ?? head);
  let place = where?.[2]?.replace(/^@\s*/, 'at ');
  if (!place && rest[0] && /^(?:at|in)\s/i.test(rest[0])) place = rest[0];
  else if (
    !place &&
    rest[0] &&
    named &&
    /^\p{Lu}/u.test(rest[0]) &&
    !titleWord.test(rest[0]) &&
    // "Engineer, C and Rust": what he writes in, and no firm.
    !/ and (?!(?:Associates|Co|Company|Daughters?|Partners|Sons?)\b)/.test(rest[0])
  )
    place = isTrade(rest[0]) ? `in ${rest[0].toLowerCase()}` : `at ${rest[0]}`;
  else if (!place && rest[0])
    // "Owner, Tern & Tide, a seafood restaurant": the name says nothing of what it is.
    place =
      toPlaceAfterTitle(rest[0]) ??
      (/^an? /.test(rest[1] ?? '') ? toPlaceAfterTitle(rest[1] ?? '') : undefined);
  if (
    !place &&
    rest[0] &&
    /^(?:co-?)?(?:owner|founder|ceo)s?$/i.test(role) &&
    /^\p{Ll}[\p{Ll}' -]{3,40}$/u.test(rest[0])
  )
    place = `at ${toArticle(rest[0])} ${rest[0]}${/^(?:pre-)?seed$|^bootstrapped$/.test(rest[0]) ? ' startup' : ''}`;
  // "Owner or production manager of a bakery": which of the two reads is not known, only where.
  const titles = role.split(/ or (?!of\b)/);
  if (titles.length > 1 && (titles.slice(1).every(isRole) || !/ (?:at|for|in|of) /.test(titles[0] ?? ''))) {
    const at = / (?:of|for) ((?:an?|the) .+)$/.exec(role.slice(titles[0]?.length ?? 0))?.[1];
    const workplaceOf = at ? `at ${at}` : place && withPlaceArticle(toShortPlace(place) ?? '');
    if (persona.unit?.includes(' team')) delete persona.unit;
    return {
      ...persona,
      ...(workplaceOf && /^at an? (?!(?:business|company|firm|organi[sz]ation)\b)\S/.test(workplaceOf)
        ? { duty: `work ${workplaceOf}` }
        : {}),
    };
  }
  role = toMainTitle(withoutDeterminer(role)).replace(/^(?:person|people|one|ones) (?=in charge)/i, '');
  if (runs && (!titleWord.test(role) || /^(?:small )?business owner\b|^owner\b/i.test(role))) {
    const led = toLed(runs);
    if (led) persona.duty = led;
    return persona;
  }
  // "IT manager in charge of 300 laptops at a council": the title says enough.
  if (place && /^in charge of /i.test(place) && isRole(role) && findDuty(role, undefined))
    place = / (at (?:an? )?\p{L}.*)$/iu.exec(place)?.[1];
  if (place) place = toShortPlace(place);
  // Who buys already knows that.
  if (/^(?:\p{L}+[ -])?(?:customer|client|user|subscriber|donor|supporter|prospect|visitor)s?$/iu.test(role))
    return persona;
  // "Lapsed gym members": the gym is the sender's.
  if (
    /^(?:churned|ex|former|inactive|lapsed|past)[ -].*\b(?:attendee|client|customer|donor|guest|member|patient|student|subscriber|tenant|user|volunteer)s?$/i.test(
      role,
    )
  ) {
    delete persona.unit;
    return persona;
  }
  // What somebody lives through is not told to his face.
  if (
    /\b(?:widow(?:ed|er)?|bereaved|divorced|single|unemployed|disabled|pregnant|retired|homeless|addict)\b(?!-)/i.test(
      role,
    )
  )
    return persona;
  if (!/\p{L}{2}/u.test(role) || role.split(' ').length > 10 || /^\d/.test(role)) return persona;
  const headNoun = toHeadNoun(role);
  // "VP Sales" is one, "chief financial officers" are many.
  const plural =
    isPlural(headNoun) &&
    (!/^(?:[SE]?VP|head|chief|director|CEO|CTO|CFO)\s/i.test(role) ||
      /(?:ers|ors|ists|ians|ants|chefs|executives)$/i.test(headNoun));
  const several = / of (?!the\b|an?\b)[^,]+$/.exec(plural ? role : '')?.[0].trim() ?? '';
  const single = !plural
    ? role
    : isOfWorkplaces(several)
      ? `${toSingular(role.slice(0, -several.length - 1))} ${toOnePlace(several)}`
      : toSingular(role);
  // "VP of sales at industrial distributors" works at one.
  const isMany = place !== undefined && (plural || isAtMany(place));
  const wherever = isMany && place ? toOnePlace(place) : place;
  const workplace =
    wherever && /^(?:at|in|for|of)\s/i.test(wherever) ? withPlaceArticle(wherever) : undefined;
  if (
    organisationNouns.has(toHeadNoun(single).toLowerCase()) ||
    /^(?:restaurant|cafe|hotel|church|council|salon|gym|hospital|pharmacy|museum|theatre|library)$/i.test(
      toHeadNoun(single),
    )
  )
    persona.unit = toNamedTeam(single) ?? toWorkplace(toHeadNoun(single).toLowerCase());
  const duty = findDuty(single, workplace);
  const led = toLed(runs);
  if (duty) {
    // "Founder of Little Fern, an online plant shop": the one is the other.
    const runs = /\b(?:founder|owner|proprietor) of \p{Lu}[^,]*, an? /iu.test(input)
      ? duty.duty.replace(/^(run (?:\p{Lu}\S* )(?:(?:&|and|\p{Lu}\S*) )*)at an? .*$/u, (_, named: string) =>
          named.trim(),
        )
      : duty.duty;
    persona.duty = plural ? inOneTown(runs) : runs;
    const whole = wholeNames.exec(workplace ? duty.duty.replace(` ${workplace}`, '') : duty.duty)?.[0];
    // "Founder of a subscription box": what is sold has no interests.
    if (/^(?:app|box|kit|plug-?in|range|tool)$/.test(duty.unit ?? '')) persona.unit = 'business';
    else if (duty.unit) persona.unit = whole?.endsWith(` ${duty.unit}`) ? whole : duty.unit;
    else delete persona.unit;
  } else if (/^in charge of /i.test(place ?? '')) persona.duty = `are ${place}`;
  // "A product designer who leads the design system": what he leads says more than his post.
  else if (led) persona.duty = led;
  // "A manager" says nothing.
  else if (!workplace && /^(?:director|head|lead|leader|manager|partner|principal|supervisor)$/i.test(role))
    delete persona.duty;
  else if (!plural && !uniqueTitle.test(role) && isRole(role) && isEnglish(role))
    persona.duty = `are ${/ of an? /.test(role) && onlyOnePost.test(toHeadNoun(role)) ? '' : `${toArticle(role)} `}${decapitaliseRole(role)}${workplace ? ` ${workplace}` : ''}`;
  else if (!plural && isRole(role) && isEnglish(role))
    persona.duty = `are ${titleCaseRole(role)}${workplace ? ` ${workplace}` : ''}`;
  // "Pool owners" may own one at home.
  if (!duty && / owners?$/i.test(role) && persona.unit === 'business') delete persona.unit;
  if (place) persona.where = place;
  if (plural) {
    persona.plural = decapitaliseRole(role);
    return persona;
  }
  if (!isRole(role)) return persona;
  if (/^(?:co-?)?(?:owner|founder) of\b/i.test(role)) {
    persona.role = decapitaliseRole(role);
    return persona;
  }
  persona.role = uniqueTitle.test(role) ? titleCaseRole(role) : decapitaliseRole(role);
  persona.asRole = uniqueTitle.test(role) ? persona.role : `${toArticle(persona.role)} ${persona.role}`;
  return persona;
}

/** `IT team`, `finance department`: who reads there is of that team. */
function toNamedTeam(role: string): string | undefined {
  const [, area] =
    /^((?:[\p{L}&-]+ ){0,1}[\p{L}&-]+) (?:department|team)$/iu.exec(withoutDeterminer(role)) ?? [];
  return area && `${area.replace(/\p{L}+/gu, toPlainCase)} team`;
}

/** `Finance` → `finance`, `it` → `IT`, and `HR` as it is. */
function toPlainCase(word: string): string {
  if (/^it$/i.test(word)) return 'IT';
  return findFixedSpelling(word) ?? (/^\p{Lu}{2,}$/u.test(word) ? word : word.toLowerCase());
}

/** `women in London who do yoga`: what somebody does who is no more than a person is no place of his. */
const pastime =
  /^((?:[\p{Ll}-]+ )*?(?:adults|couples|dads|families|m[eo]n|millennials|mothers|mums|parents|people|retirees|seniors|students|teenagers|women)\b.*?) who (?!(?:are|chair|coach|head|lead|manage|organi[sz]e|own|run|teach|work)\b)\p{Ll}+ .*$/u;

/** What is owned without being run: `who owns around twenty flats`. */
const holdings =
  /\b(?:acres|aircraft|apartments|bicycles?|bikes?|buildings|campervans?|caravans?|cars?|(?:house|narrow|power|sail)?boats?|cottages|dogs?|horses?|motorbikes?|motorcycles?|motorhomes?|pianos?|planes?|pools?|tractors?|yachts?|fields|flats|hectares|homes|horses|houses|land|properties|units)\b/;

/** `who leads the design system` → `lead the design system`. */
function toLed(runs: RegExpExecArray | null): string | undefined {
  const verb = runs?.[1] ?? '';
  const isCare = /^looks after$/i.test(verb);
  const base = isCare ? 'look after' : verb === 'chairs' ? 'chair' : findVerb(verb)?.base;
  const thing = toShortThing(trimMarks(runs?.[2] ?? ''));
  const isRun = base === 'operate' || (base === 'own' && !holdings.test(thing ?? ''));
  return base && thing ? `${isRun ? 'run' : base} ${thing}` : undefined;
}

const thingMax = 60;

/** What somebody runs, as far as it is short enough; it ends before a preposition or a clause and never within a word. */
function toShortThing(thing: string): string | undefined {
  const plain = thing.replace(
    / (?:(?:that|which) (?:are|has|have|is|supports?|was)|who|and (?:also |still )?(?:has|have|is|said|says|wants))\b.*$/,
    '',
  );
  if (plain.length <= thingMax) return plain;
  const ends = [...thing.matchAll(/ (?:across|and|at|for|from|in|of|on|that|to|which|with) /g)].map(
    ({ index }) => index,
  );
  const end = ends.filter((at) => at > 2 && at <= thingMax).at(-1);
  return end === undefined ? undefined : thing.slice(0, end);
}

/** A line of business, and no firm: `Retail`, `Medtech`. */
function isTrade(text: string): boolean {
  return (
    massNouns.has(text.toLowerCase()) ||
    /^(?:med|fin|ed|prop|bio|health|insur|agri|ad|legal|clean)tech$/i.test(text)
  );
}

/** A publisher or a retailer is "your company" to those who work there. */
function toWorkplace(noun: string): string {
  return /(?:[^t]er|or)$/.test(noun) && !/^(?:newspaper)$/.test(noun) ? 'company' : noun;
}

/** `Director, Regional Theatre`: a place of work stands at the end, and no function. */
function namesPlace(text: string): boolean {
  const last = text.toLowerCase().split(' ').at(-1) ?? '';
  return (
    organisationNouns.has(last) ||
    /^(?:cent(?:re|er)|chain|marketplace|services|station|trust|venue)$/.test(last)
  );
}

/** A title in another language cannot stand after "you are". */
function isEnglish(role: string): boolean {
  return role.split(/[\s-]+/).every((word) => isOrdinaryWord(word.toLowerCase()) || findFixedSpelling(word));
}

/** Of two titles the one that says more: `head chef and owner` → `owner`. */
function toMainTitle(role: string): string {
  const titles = role.split(/\s+and\s+/i);
  // "Senior lecturer and director of a careers service": what he leads says more.
  if (
    titles.length === 2 &&
    countWords(titles[0] ?? '') < 4 &&
    isRole(titles[0] ?? '') &&
    /^(?:director|head|manager) of (?:an?|the) /i.test(titles[1] ?? '')
  )
    return titles[1] ?? role;
  if (titles.length !== 2 || !titles.every((title) => countWords(title) <= 2 && isRole(title))) return role;
  return titles.find((title) => /^(?:co-?)?(?:owner|founder)$/i.test(title)) ?? titles[0] ?? role;
}

function isRole(role: string): boolean {
  const noun = toHeadNoun(role);
  if (organisationNouns.has(noun.toLowerCase())) return false;
  return (
    titleWord.test(role) ||
    personNouns.has(noun.toLowerCase()) ||
    /(?:er|or|ist|ian|eur|ant|ee|admin|rep)$/i.test(noun) ||
    // "The clerk" alone says nothing.
    /\S (?:clerk|landlord|master|steward)$|\b(?:clerk|master|steward) (?:of|to) /i.test(role)
  );
}

/** Posts of which a place has one, so that they need no article: `rector of a parish`. */
const onlyOnePost =
  /^(?:bishop|bursar|captain|chairman|clerk|commander|commissioner|conductor|curator|dean|director|editor(?:-in-chief)?|governor|head|keeper|manager|mayor|organist|president|principal|provost|rector|registrar|secretary|superintendent|treasurer|warden)$/i;

function toHeadNoun(role: string): string {
  const core = role.split(' ');
  const preposition = core.findIndex((word, index) => index > 0 && prepositions.has(word.toLowerCase()));
  return core[(preposition < 0 ? core.length : preposition) - 1] ?? '';
}

function decapitaliseRole(role: string): string {
  const [title = '', tail] = role.split(/ of (?=an? )/);
  if (tail) return `${decapitaliseRole(title)} of ${tail}`;
  const words = role.split(' ');
  const titleCased = words.every((word) => /^\p{Lu}/u.test(word) || prepositions.has(word) || word === 'and');
  return words
    .map((word, at) =>
      titleCased ||
      at === 0 ||
      titleWord.test(word) ||
      personNouns.has(word.toLowerCase()) ||
      // "Senior Product Designer" with a small first word.
      (/^\p{Lu}\p{Ll}+$/u.test(word) && !findFixedSpelling(word) && isOrdinaryWord(word.toLowerCase()))
        ? decapitalise(word)
        : word,
    )
    .join(' ');
}

function titleCaseRole(role: string): string {
  const [title = '', tail] = role.split(/ of (?=(?:a|an|the|our|my)\b)/i);
  if (tail) return `${decapitaliseRole(title)} of ${tail}`;
  return role
    .split(' ')
    .map((word) => (prepositions.has(word) || /^(?:and|the|a|an)$/.test(word) ? word : capitalise(word)))
    .join(' ');
}
