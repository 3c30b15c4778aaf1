import { decapitalise, isPlural, toArticle, withArticle, withoutDeterminer } from '../../text/grammar.ts';
import { toWordTable } from '../../text/word-table.ts';
import { findFixedSpelling, massNouns, organisationNouns, personNouns } from '../../text/words.ts';
import { isActivity } from '../offer/kinds/offer-kind.ts';
import { chiefs, functions, officerAreas, placeUnits } from './duty-words.ts';
import { toSingular } from './to-singular.ts';
import { toWhatIsRun } from './what-is-run.ts';

export type Duty = {
  /** What the reader does, after "you": `lead engineering`, `run a bakery`. */
  duty: string;
  /** What goes with "your": `engineering team`, `bakery`. */
  unit?: string;
};

/** Places of which an employer has one, as a rule; of shops and sites it may have many. */
const onlyOne = /^(?:office|practice|plant|lab|warehouse|farm)$/;
/** What a firm has one of, and a manager need not be told of which firm. */
const ofItsFirm = /^(?:fleet|kitchen|lab|laboratory|office|site|warehouse)$/;

/** What people own for themselves, not as a business. */
const belongings =
  /\b(?:dog|cat|pet|horse|(?<!(?:care|funeral|nursing|rest|retirement) )home|house|(?<!(?:guest|holiday|rental) )cottage|farmhouse|townhouse|bungalow|castle|(?:office|retail) unit|car|boat|garden|iphone|bike|motorbike|property|apartment|flat|land)$/i;

/** Bodies and places whose names end as those of activities do. */
const bodies =
  /\b(?:association|collection|corporation|delegation|federation|foundation|institution|mission|organi[sz]ation|plantation|region|section|union)$/;

/** What a place of that name is called besides: the practice is the surgery. */
const sameAs: Record<string, RegExp> = toWordTable({
  farm: /\bfarm\b/,
  lab: /\blab(?:oratory)?\b/,
  plant: /\b(?:factory|foundry|mill|plant|refinery|works)\b/,
  practice: /\b(?:clinic|practice|surgery)\b/,
  warehouse: /\bwarehouse\b/,
});

const adjectives =
  /^(?:busy|overworked|time-poor|senior|junior|experienced|ambitious|independent|local|solo|new|young|older|global|regional|national|assistant|deputy|associate|interim|acting|group|lead|chief|first-time|early-stage|aspiring|non-technical|technical|female|successful|stressed|growing|overwhelmed|frustrated|burnt-out|tech-savvy|budget-conscious|full-time|part-time|fractional)$/i;

/** Whether it ends in what somebody is at work: `a junior data analyst`. */
function isPost(phrase: string): boolean {
  const last = phrase.split(' ').at(-1)?.toLowerCase() ?? '';
  return (
    personNouns.has(last) ||
    /(?:er|or|ist|ant|yst|ian|lead|head|chef|rep|nurse|clerk|cook|intern|associate|apprentice|secretary)$/.test(
      last,
    )
  );
}

/** Who stands beside somebody that leads: `deputy head of`, `assistant principal`. */
const helper =
  /^(?:deputy|assistant|associate|vice[- ](?=princip|chair))[- ]?((?:chief|dean|director|head|headteacher|manager|principal|[\p{L} ]+ (?:director|manager))\b.*)$/iu;

/** Whoever stands beside the one that leads helps to. */
function helpOf(found: Duty | undefined): Duty | undefined {
  return found && /^(?:lead|manage|run|look after) /.test(found.duty)
    ? { ...found, duty: `help ${found.duty}` }
    : undefined;
}

const ownsHouse =
  /^(?:[Ff]ounder|[Hh]ost|[Kk]eeper|[Oo]wner|[Pp]roprietor) of ((?:\p{Lu}[\p{L}'’-]+ )+(?:Barn|Castle|Cottage|Court|Farm|Hall|House|Inn|Lodge|Manor|Mill|Park|Villa))$/u;

/** What the reader does, told from the role alone; undefined where the role does not say. */
export function findDuty(role: string, place: string | undefined): Duty | undefined {
  // "Owner of Brook House, a hotel": a house with a name has no article.
  const house = ownsHouse.exec(role)?.[1];
  if (house) return { duty: `run ${house}`, unit: 'business' };
  const [, sought = '', job = '', where = ''] =
    (/^hiring managers?$/i.test(role) &&
      /^for ((?:an?|the|your|our) .+?|(?:(?:junior|senior|lead|staff|trainee|assistant) )?\p{L}+(?: \p{L}+){0,2}) (job|position|role|vacancy)((?: (?:at|in|with) .+)?)$/iu.exec(
        place ?? '',
      )) ||
    [];
  const vacancy = sought.replace(/^(?:an?|the|your|our) /, '');
  const wanted = `${toArticle(vacancy)} ${vacancy}`;
  // "A UX role" names no person.
  if (sought)
    return {
      duty: `are hiring ${isPost(wanted) ? wanted : `for ${wanted} ${job}`}${where}`,
      unit: 'team',
    };
  const book =
    /^author of (an? (?:\p{L}+ )*?(?:article|book|column|memoir|novel|paper|post|report|study)\b.*)$/iu.exec(
      role,
    )?.[1];
  if (book && !place) return { duty: `have written ${book}`, unit: 'audience' };
  const rank = /^((?:non-)?technical) ((?:co-)?founder)s?$/i.exec(role);
  if (rank && !place)
    return { duty: `are a ${rank[1]?.toLowerCase()} ${rank[2]?.toLowerCase()}`, unit: 'company' };
  const helps = helper.exec(role);
  if (helps) return helpOf(findDuty(helps[1] ?? '', place));
  const words = role.split(/\s+/);
  while (words.length > 1 && adjectives.test(words[0] ?? '') && !/^chief$/i.test(words[0] ?? ''))
    words.shift();
  // A hotel's general manager runs the hotel, as its manager does.
  // A technical director leads no quarry.
  if (
    /^(?:artistic|clinical|creative|medical|musical|technical) (?:director|head|lead|manager) of an? /i.test(
      role,
    )
  )
    return undefined;
  const joined = words.join(' ').replace(/(?<=\S )general manager\b/i, 'manager');
  const text = /^(?:[SE]?VP|head|director|chief|vice president)\s/i.test(joined)
    ? joined
    : toSingular(joined);
  const lower = text.toLowerCase();
  const at = place ? ` ${place}` : '';
  // Whose rival or customer they are, readers need not be told.
  if (/^(?:of|at|in|for) (?:an? |our )?(?:competitor|client|customer|rival)$/i.test(place ?? ''))
    return findDuty(role, undefined);
  const chiefOf =
    /^(ceo|chief executive(?: officer)?|president|managing director|managing partner|md|gm|general manager) of (.+)$/i.exec(
      text,
    );
  if (chiefOf && /^(?:an? |our )?(?:competitor|client|customer|rival)$/i.test(chiefOf[2] ?? ''))
    return findDuty(chiefOf[1] ?? '', undefined);
  if (chiefOf)
    return {
      duty: `run ${toOnePlace(chiefOf[2] ?? '')}`,
      unit: toUnit(chiefOf[2] ?? '') ?? 'company',
    };
  const officer = /^chief (.+?) officer(?: of (an? .+))?$/i.exec(text);
  if (officer?.[2]) {
    const town = /\b(?:city|council area|county|district|municipality|town|village)\b/.test(officer[2]);
    const found = findDuty(`chief ${officer[1]} officer`, `${town ? 'in' : 'at'} ${officer[2]}`);
    return found && { ...found, duty: found.duty + at };
  }
  if (officer) {
    const area = officerAreas[(officer[1] ?? '').toLowerCase()] ?? toFunction(officer[1] ?? '');
    if (area === 'company')
      return {
        duty: place ? `run ${place.replace(/^(?:at|of|in|for)\s+/i, '')}` : 'run the company',
        unit: 'company',
      };
    return { duty: `lead ${area}${at}`, unit: toTeam(area.replace(/ care$/, '')) };
  }
  const chiefAt = /^(c[a-z]{1,2}o|chro) of (.+)$/i.exec(text);
  if (chiefAt && chiefs[(chiefAt[1] ?? '').toLowerCase()])
    return findDuty(chiefAt[1] ?? '', `at ${toOne(chiefAt[2] ?? '')}`);
  if (lower === 'principal' && place && !/school|academy|college/i.test(place)) return undefined;
  if (/^(?:yoga|pilates|dance|music|piano|swimming) (?:teacher|instructor)$/.test(lower))
    return { duty: `teach ${lower.split(' ')[0]}`, unit: 'studio' };
  if (/^journalists?$/.test(lower) && place)
    return { duty: `write ${place.replace(/^at /, 'for ')}`, unit: 'audience' };
  // A superintendent of roads leads no district.
  if (lower === 'superintendent' && !/\b(?:district|school)/i.test(place ?? '')) return undefined;
  const chief = chiefs[lower] ?? chiefs[lower.replace(/s$/, '')];
  if (chief) {
    // A company that is named replaces "the company": "run Acme Corp".
    const [duty, unit] = chief;
    if (
      /^(?:run|lead) (?:the|a) (?:company|business|firm|school|shop|restaurant|hotel|farm|salon)$/.test(
        duty,
      ) &&
      place &&
      ((duty.startsWith('run the') && !/^in \p{Lu}/u.test(place)) ||
        /^(?:at|for|of) \p{Lu}/u.test(place) ||
        place.includes(duty.split(' ').at(-1) ?? duty))
    )
      return {
        duty: `${duty.split(' ')[0]} ${place.replace(/^(?:at|of|in|for)\s+/i, '')}`,
        unit: toUnit(place) ?? unit,
      };
    return {
      duty: duty + at,
      unit,
    };
  }
  // "Hill farmer", "true crime podcast host": what is run or hosted.
  const farm = /^((?:\p{Ll}+ )?\p{Ll}+) farmer$/u.exec(lower)?.[1];
  if (farm) return { duty: `run ${toArticle(farm)} ${farm} farm${at}`, unit: 'farm' };
  const shown = /^(.{3,25} podcast) (?:host|producer)$/i.exec(text)?.[1];
  if (shown) return { duty: `host ${toArticle(shown)} ${decapitalise(shown)}`, unit: 'podcast' };
  const schoolHead =
    /^(?:school principal|principal|headmaster|headmistress|headteacher|head teacher|head) of ((?:an?|the) .*\b(?:school|college|academy|nursery).*)$/i.exec(
      text,
    );
  if (schoolHead) return { duty: `lead ${schoolHead[1]}${at}`, unit: 'school' };
  const spot = /^(.+) ((?:on|near) \p{Lu}.+|near (?:our|my|the) .+)$/u.exec(text);
  if (spot && !place) return findDuty(spot[1] ?? '', spot[2]);
  // "To the CEO of a fintech": whose, he knows.
  if (/^chief of staff\b/.test(lower)) {
    const firm = / (?:at|of) (an? [^,]+)$/.exec(text)?.[1];
    return { duty: `are Chief of Staff${firm && !place ? ` at ${firm}` : at}`, unit: 'company' };
  }
  const within = /^(\S.*? (?:manager|director|lead|officer|supervisor|chef)) of ((?:an?|the) .+)$/i.exec(
    text,
  );
  if (within && !place) {
    const found = findDuty(within[1] ?? '', `at ${within[2]}`);
    if (found) return found;
  }
  if (/^chair(?:man|woman|person)?$/i.test(text) && place)
    return { duty: `chair ${place.replace(/^(?:at|of|in|for)\s+/i, '')}`, unit: toBody(place) };
  // The treasurer of a club keeps its books.
  if (
    /^(?:(?:corporate|group|regional) )*treasurer$/i.test(role) &&
    (/ /.test(role) ||
      /^at an? .*\b(?:bank|business|company|corporation|firm|group|insurer|manufacturer|retailer|trader)\b/i.test(
        place ?? '',
      ))
  )
    return { duty: `look after treasury${at}`, unit: 'treasury team' };
  // "Charity trustee", "association board member".
  const board = /^(?:new )?(.+?)(?: board)? (?:board member|trustee)$/i.exec(text)?.[1];
  if (board && !place)
    return { duty: `sit on the board of ${toOnePlace(decapitaliseAll(board))}`, unit: 'board' };
  if (/^(?:board member|trustee)$/i.test(text) && place)
    return { duty: `sit on the board ${place.replace(/^(?:at|for|in) /, 'of ')}`, unit: 'board' };
  // "Museum shop buyer", "lead buyer for cheese at a chain".
  const shop = /^(?:new |lead |senior )?(.*(?:boutique|chain|shop|store|supermarket))(?:['’]s)? buyer$/i.exec(
    text,
  )?.[1];
  if (shop && !place)
    return {
      duty: `buy for ${toOnePlace(decapitaliseAll(shop))}`,
      unit: shop.split(' ').at(-1)?.toLowerCase() ?? 'shop',
    };
  const [, bought = '', forWhom = ''] =
    /^for (\p{Ll}+(?: (?!at )\p{Ll}+){0,2}) at (an? .+)$/u.exec((/buyer$/i.test(text) && place) || '') ?? [];
  if (bought) return { duty: `buy ${bought} for ${forWhom}`, unit: 'team' };
  const chairs = /^(?:board )?chair(?:man|woman|person)? of (?:the )?(.+)$/i.exec(text);
  if (chairs)
    return {
      duty: `chair ${/^an? /i.test(chairs[1] ?? '') ? '' : 'the '}${decapitalise(chairs[1] ?? '')}${at}`,
      unit: toBody(chairs[1] ?? ''),
    };
  // "Parents' association chair".
  const seat = /^(?!(?:board|deputy|vice)\b)(.+?) chair(?:man|woman|person)?$/i.exec(text)?.[1];
  if (seat && !isPlural(seat.split(' ').at(-1) ?? ''))
    return {
      duty: `chair ${toArticle(seat)} ${decapitaliseAll(seat)}${at}`,
      unit: seat.split(' ').at(-1) ?? 'board',
    };
  // "Beekeepers' association secretary": of which body somebody is what.
  const post =
    /^(.+ (?:association|club|committee|council|federation|group|guild|society|trust|union)) (captain|clerk|organi[sz]er|president|secretary|treasurer)$/i.exec(
      text,
    );
  if (post && !place && /^organi/i.test(post[2] ?? ''))
    return {
      duty: `run ${withArticle(decapitaliseAll(post[1] ?? ''))}`,
      unit: (post[1] ?? '').split(' ').at(-1)?.toLowerCase() ?? 'group',
    };
  if (post && !place)
    return {
      duty: `are ${(post[2] ?? '').toLowerCase()} of ${toArticle(post[1] ?? '')} ${decapitaliseAll(post[1] ?? '')}`,
      unit: (post[1] ?? '').split(' ').at(-1)?.toLowerCase() ?? 'association',
    };
  const ofWhat =
    /^(?:(?:[SE]?VP|AVP|vice president|head|director|chief|lead|manager|dean) (?:of|for)) (.+)$/i.exec(text);
  if (ofWhat && !(/^dean/i.test(text) && isPlural(ofWhat[1] ?? ''))) {
    const what = toFunction(ofWhat[1] ?? '');
    const last = what.split(' ').at(-1) ?? '';
    // "Directors of nonprofit theaters" lead one each.
    if (isPlural(last) && organisationNouns.has(toSingular(last)))
      return { duty: `lead ${toOne(what)}${at}`, unit: toSingular(last) };
    const bare = what.replace(/^(?:the|an?) /, '').replace(/ of (?:an?|our|the) .*$/, '');
    const isPlace = /^(?:the|an?) /.test(what) && !(functions[bare] ?? '').endsWith(bare);
    const verb = /^manager/i.test(text) && isPlace ? 'manage' : 'lead';
    return {
      duty: `${verb} ${what}${at}`,
      unit: isPlace ? (toUnit(`at ${what}`) ?? bare.split(' ').at(-1) ?? bare) : toTeam(bare),
    };
  }
  const title = /^(VP|vp) (.+)$/.exec(text);
  if (title) {
    const what = toFunction(title[2] ?? '');
    return { duty: `lead ${what}${at}`, unit: toTeam(what) };
  }
  const organised = /^(organi[sz]e)rs? of (.+)$/i.exec(text);
  if (organised)
    return {
      duty: `${organised[1]?.toLowerCase()} ${toOne(organised[2] ?? '')}${at}`,
      unit:
        /\b(?:conference|event|exhibition|fair|festival|fete|market|show|summit)s?$/
          .exec(place ? '' : ((organised[2] ?? '').split(/ (?:for|in|of|on|with) /)[0] ?? ''))?.[0]
          .replace(/s$/, '') ?? 'team',
    };
  const edits = /^editor of (.+)$/i.exec(text);
  if (edits)
    return { duty: `edit ${toOne(edits[1] ?? '')}${at}`, unit: toUnit(edits[1] ?? '') ?? 'publication' };
  const teamLead = /^(.{2,30}) team (?:lead|leader|manager|supervisor)$/i.exec(text);
  if (teamLead) {
    const team = findFixedSpelling(teamLead[1] ?? '') ?? decapitalise(teamLead[1] ?? '');
    return { duty: `lead the ${team} team${at}`, unit: `${team} team` };
  }
  if (/^(?:\w+ )?(?:school|college) principal$|^head of school$/i.test(text))
    return { duty: `lead a school${at}`, unit: 'school' };
  const ownerOf = /^(?:\p{L}+-)?owners?(?:-\p{L}+)? of (?:an? |the )?(.+)$/iu.exec(text)?.[1];
  if (ownerOf && belongings.test(toSingular(ownerOf))) return findDuty(`${toSingular(ownerOf)} owner`, place);
  const owner =
    /^(?:co-?)?(?:(?:\p{L}+-)?owner(?:-\p{L}+)?|founder(?:-\p{L}+)?|proprietor|operator|co-?owner)s? (?:of|at) (.+)$/iu.exec(
      text,
    );
  if (owner && isSeveral.test(owner[1] ?? '')) return { duty: `run ${owner[1]}${at}`, unit: 'business' };
  if (owner) return { duty: `run ${toOne(owner[1] ?? '')}${at}`, unit: toUnit(owner[1] ?? '') ?? 'business' };
  if (
    /^(?:co-?)?(?:owner|founder|proprietor|solo founder)$/i.test(text) ||
    /^(?:founder|owner)(?: and |\/| & )(?:ceo|owner|founder|director|head chef|chef)$/i.test(text)
  )
    return place
      ? { duty: `run ${place.replace(/^(?:at|of|in|for)\s+/i, '')}`, unit: toUnit(place) ?? 'business' }
      : { duty: 'run your own business', unit: 'business' };
  if (/^owner[- ]operator$/i.test(text)) return { duty: `run your own business${at}`, unit: 'business' };
  // "Growth hackers and founders": of the two, who runs something.
  if (/ (?:and|or) (?:co-?)?(?:owner|founder)s?$/i.test(text))
    return { duty: 'run your own business', unit: 'business' };
  const owned =
    /^(.+?)[- ](?:co-?)?(?:owner(?:[- ](?:driver|manager|operator))?|founder|operator|proprietor)$/i.exec(
      text,
    );
  if (owned) {
    let thing = owned[1] ?? '';
    if (belongings.test(thing))
      return {
        duty: `${/bungalow|castle|cottage|home|house|property|land|apartment|flat|unit/i.test(thing) ? 'own' : 'have'} ${toArticle(thing)} ${decapitalise(thing)}${at}`,
      };
    // A tour, charter or plant is what such a business runs, not what it is.
    if (
      /\b(?:tour|charter|drone|crane|telecom|mobile network|plant|machine)$/i.test(thing) &&
      /operator$/i.test(text)
    )
      return { duty: `run ${toArticle(thing)} ${decapitalise(thing)} business${at}`, unit: 'business' };
    if (/^(?:business|small business|smb|sme)$/i.test(thing) || thing === '')
      thing = /small/i.test(thing) ? 'small business' : 'business';
    thing = thing
      .replace(/\bbiz\b/i, 'business')
      // "Broker-owner".
      .replace(/\bbroker$/i, 'brokerage')
      // Who roasts or brews has a place for it.
      .replace(
        /\b(bak|brew|distill?|roast)er$/i,
        (_, stem: string) => `${stem.toLowerCase().replace(/^distil$/, 'distill')}ery`,
      );
    const run = toWhatIsRun(thing, /(founder|owner)(?:[- ]\p{L}+)?$/iu.exec(text)?.[1]?.toLowerCase());
    if (run === undefined) return undefined;
    if (run === 'your own business') return { duty: `run ${run}${at}`, unit: 'business' };
    thing = run;
    return {
      duty: `run ${/^(?:a|an|the)\b/i.test(thing) ? thing : `${toArticle(thing)} ${/^Series /.test(thing) ? thing : decapitalise(thing)}`}${at}`,
      unit:
        findFixedSpelling(thing.split(' ').at(-1) ?? '') ??
        (/(?:^| )B&B$/.test(thing) ? 'B&B' : thing.split(' ').at(-1)?.toLowerCase()) ??
        'business',
    };
  }
  const space = /^((?:co-?working|event|maker|office) space) (?:director|lead|manager)$/i.exec(text)?.[1];
  if (space) return { duty: `manage ${withArticle(decapitaliseAll(space))}${at}`, unit: 'space' };
  // "Small law firm partner": one of several.
  const partnerIn = /^(.+ (?:firm|practice)) partner$/i.exec(text)?.[1];
  if (partnerIn && !place)
    return {
      duty: `are a partner in ${withArticle(decapitaliseAll(partnerIn))}`,
      unit: partnerIn.split(' ').at(-1)?.toLowerCase() ?? 'firm',
    };
  // "Law firm managing partner": what is run.
  const firm =
    /^((?:.+ )?(?:agency|charity|company|consultancy|dealership|firm|foundation|hotel|museum|practice|resort|start-?up|venue|.+ (?:club|store))) (?:ceo|general manager|gm|managing (?:director|partner)|md|president)$/i.exec(
      text,
    )?.[1];
  if (firm && !place)
    return {
      duty: `run ${withArticle(decapitaliseAll(firm))}`,
      unit: firm.split(' ').at(-1)?.toLowerCase() ?? 'firm',
    };
  if (/^people manager$/i.test(text)) return { duty: `manage people${at}`, unit: 'team' };
  const manages =
    /^(.+?) (manager|director|leader|lead|supervisor|coordinator|officer|head|executive|administrator)$/i.exec(
      text,
    );
  if (manages && !/['’]s |^(?:commanding|presiding|returning)$/i.test(manages[1] ?? '')) {
    const kind = decapitaliseAll(manages[1] ?? '');
    const area = (manages[1] ?? '').toLowerCase();
    const [one = '', other = '', ...others] = area.split(' and ').map((part) => functions[part]);
    const what =
      functions[area] ??
      // "HR and office managers".
      (one && other && others.length === 0 ? `${one} and ${other}` : undefined) ??
      (functions[area.split(' ').at(-1) ?? '']?.startsWith('the ')
        ? `${placeUnits.has(area.split(' ').at(-1) ?? '') ? toArticle(area) : 'the'} ${kind}`
        : functions[area.split(' ').at(-1) ?? '']
          ? kind.replace(/\S+$/, (last) =>
              // "Foundation programme officers" look after programmes.
              isPlural(functions[last] ?? '') ? (functions[last] ?? last) : last,
            )
          : isPlural(area.split(' ').at(-1) ?? '') ||
              massNouns.has(area.split(' ').at(-1) ?? '') ||
              / \p{Ll}+ability$|responsibility$/u.test(area) ||
              (isActivity(area) && !bodies.test(area))
            ? kind
            : undefined);
    const placeNoun = area.split(' ').at(-1) ?? '';
    if (
      !what &&
      !area.includes(' and ') &&
      /^(?:home|centre|center|salon|cinema|park|garage|venue|spa|studio|festival|theatre|orchestra|choir|gallery|hospital|agency|nursery|cooperative|academy|branch|airport|bakery|bar|bistro|bookshop|brewery|cafe|café|pub|cemetery|depot|distillery|factory|hatchery|hostel|marina|orchard|quarry|shelter|station|vineyard|winery|zoo)$/.test(
        placeNoun,
      )
    )
      // Who coordinates at a place does not run it, and "a studio manager at an animation house" manages that of the house.
      return {
        duty:
          / at an? \p{Ll}/u.test(at) && area === placeNoun
            ? `manage the ${placeNoun}${at}`
            : `${/^(?:administrator|coordinator|executive|officer)$/i.test(manages[2] ?? '') ? 'work at' : 'run'} ${toArticle(area)} ${kind}${at}`,
        unit: placeNoun,
      };
    if (!what) return undefined;
    const verb = /^(?:manager|supervisor|administrator)$/i.test(manages[2] ?? '')
      ? what === 'hiring'
        ? 'do the'
        : 'manage'
      : /^(?:director|leader|lead|head)$/i.test(manages[2] ?? '')
        ? 'lead'
        : 'look after';
    const bare = what.replace(/^the /, '');
    // "A GP practice", "an EV fleet".
    const kept = /^an? /.test(what) && placeUnits.has(placeNoun) ? placeNoun : undefined;
    if (kept) return { duty: `${verb} ${what}${at}`, unit: kept };
    const [kindOfPlace = ''] = place?.replace(/^(?:at|of|in) /, '').split(/ (?:in|near|of|on|with) /) ?? [];
    if (place && /^an? /.test(kindOfPlace) && sameAs[bare]?.test(kindOfPlace.split(' ').at(-1) ?? ''))
      return { duty: `${verb} ${place.replace(/^(?:at|of|in) /, '')}`, unit: bare };
    if (placeUnits.has(bare) && what.startsWith('the ') && place)
      return {
        // "In food production": one of a trade, and not the one of a place.
        duty: `${verb} ${(onlyOne.test(bare) && !/^in (?!an? |the )\p{Ll}/u.test(place)) || /^(?:at|in|of) \p{Lu}/u.test(place) ? 'the' : toArticle(bare)} ${bare}${at}`,
        unit: bare,
      };
    // "Plant manager": of some plant, while an office is the one of its firm.
    const managed =
      placeUnits.has(bare) && what.startsWith('the ') && !place && !ofItsFirm.test(bare)
        ? `${toArticle(bare)} ${bare}`
        : what;
    return {
      duty: `${verb} ${managed}${at}`,
      unit: placeUnits.has(bare)
        ? bare
        : what === 'hiring' || /^an? | and the /.test(what)
          ? 'team'
          : toTeam(bare),
    };
  }
  return undefined;
}

/** Who does a work: `construction projects` → `construction project team`. */
function toTeam(area: string): string {
  const bare = area.replace(/^the /, '').replace(/ (?:side|team|work)$/, '');
  return `${bare.replace(/(?:events|exports|programs|programmes|projects|properties|volunteers|SDRs|BDRs)$/, toSingular)} team`;
}

/** `Hospital Estates` → `hospital estates`; names and acronyms stay. */
function decapitaliseAll(text: string): string {
  return text.split(' ').map(decapitalise).join(' ');
}

function toFunction(text: string): string {
  // "The Brightwater Foundation" is a name, and so it is in "the Brightwater Foundation's small grants programme".
  if (
    /^(?:the )?(?:\p{Lu}[\p{L}-]+ )+\p{Lu}[\p{L}-]+['’]s? \p{Ll}|^the (?:\p{Lu}[\p{L}'-]+ ?){2,}$/u.test(text)
  )
    return text;
  const lower = text.toLowerCase();
  if (/\b(?:school|faculty|department|institute|college|clinic|library|museum)$/.test(lower))
    return /^(?:a|an|the|our)\b/.test(lower)
      ? text
      : `the ${text
          .split(' ')
          .map((word) => decapitalise(word))
          .join(' ')}`;
  return (
    functions[lower] ||
    (findFixedSpelling(text) ??
      (text === text.toUpperCase()
        ? text
        : lower === text
          ? text
          : text
              .split(' ')
              .map(
                (word) =>
                  findFixedSpelling(word) ?? (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word),
              )
              .join(' ')))
  );
}

/** The last noun of a place, for "your …": `at a Series B fintech` → `fintech`; nothing for a name. */
function toUnit(place: string): string | undefined {
  const text =
    place
      .replace(/^(?:at|of|in|for|with)\s+/i, '')
      .split(
        /\s+(?:across|along|around|at|based|campaigning|focused|speciali[sz]ed|caring|fighting|for|helping|in|near|of|on|providing|serving|supporting|that|which|with)\s+/,
      )[0] ?? '';
  // "A company bidding on contracts".
  const noun =
    text
      .replace(/(?<=\b(?:agency|business|company|firm|practice)) \p{Ll}+ing$/u, '')
      .split(' ')
      .at(-1) ?? '';
  // A builder or an insurer of that kind is a company.
  if (/(?:[^t]er|or|vendor)s?$|^line$/.test(noun) && !/^(?:theater|center|newspaper|career)$/.test(noun))
    return 'company';
  // What a firm makes is not who works there.
  if (/^(?:app|game|marketplace|platform|plugin|plug-in|tool|website)$/.test(noun)) return 'company';
  // "A library system": a system alone is something else.
  const system = /\p{Ll}+ system$/u.exec(text)?.[0];
  if (system) return system;
  return /^\p{Ll}+(?:-\p{Ll}+)?$/u.test(noun) &&
    (/^(?:a|an|the|my|our|\p{Ll})/u.test(text) || organisationNouns.has(noun))
    ? isPlural(noun)
      ? toSingular(noun)
      : noun
    : undefined;
}

/** What whoever chairs it speaks for: the club itself, or the board of something larger. */
function toBody(chaired: string): string {
  const [body = ''] = chaired.split(/ (?:led|made|owned|run)\b/);
  const unit = toUnit(body) ?? '';
  return /^(?:association|band|choir|club|league|orchestra|society|union)$/.test(unit) ? unit : 'board';
}

/** `three neighbourhood bakeries`. */
const isSeveral = /^(?:two|three|four|five|six|seven|eight|nine|ten|a dozen|several|multiple|many|\d+) /i;

/** What somebody runs, with the article that a kind needs and a name does not. */
function toOnePlace(place: string): string {
  const last = place.split(' ').at(-1) ?? '';
  const isKind =
    /^\p{Ll}/u.test(place) &&
    !/^(?:an?|the|our|my|his|her|\d)\b/.test(place) &&
    !isPlural(last) &&
    !massNouns.has(last);
  return isKind ? `${toArticle(place)} ${place}` : place;
}

/** Many become one with its article: `early-stage startups` → `an early-stage startup`. */
function toOne(phrase: string): string {
  // "Vineyards and cideries": one reader has one of them.
  const kinds = phrase.split(/ (?:and|or) (?=\p{Ll})/u);
  if (kinds.length > 1 && kinds.every((kind) => isPlural(kind.split(' ').at(-1) ?? '')))
    return toOne(kinds.map(toSingular).join(' or '));
  const last = phrase.split(' ').at(-1) ?? '';
  if (!isPlural(last) || !/^\p{Ll}/u.test(last)) return withArticle(phrase);
  // What has a plural can be counted, so one of them takes an article.
  const one = withoutDeterminer(toSingular(phrase));
  return `${toArticle(one)} ${one}`;
}
