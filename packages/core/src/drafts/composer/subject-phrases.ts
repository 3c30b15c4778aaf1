import { markQualities } from './parse/offer/notes/two-qualities.ts';
import { findFinite } from './parse/offer/offer-shapes.ts';
import { measures } from './parse/offer/topic.ts';
import {
  hasKnownArticle,
  isCount,
  isParticiple,
  isPlural,
  toArticle,
  withArticle,
  withoutDeterminer,
} from './text/grammar.ts';
import { countWords } from './text/tidy.ts';
import { findVerb, toGerund } from './text/verbs.ts';
import { massNouns, packageHeads, packagingWords, personNouns, prepositions } from './text/words.ts';

/** `To restaurants`, `With Shiftly`, `Us one hour`, `Training 16-`, `Linen rental that's`: what was torn off something. */
const torn =
  /^(?:into|me|of|than|them|through|to|us|via|with|without) |(?:-| (?:applying|are|is|returning|searching|seeking|that|that['’]s|which|who|whose)|(?<!\b(?:good|new|now)) looking)$/i;

/** Two to seven words. */
export function fits(subject: string): boolean {
  return (
    !torn.test(subject) &&
    subject.length >= 3 &&
    subject.length <= 50 &&
    countWords(subject) <= 7 &&
    // "Robots next (to people)", "building (and looking) after sites".
    !/ (?:in (?:accordance|compliance|cooperation|line|partnership)|next|for grades \d+|(?:about|at|by|for|in|of|on|to|with)(?: (?:how|what|why|the))?)$|^(?!looking )\p{Ll}+ing after /iu.test(
      subject,
    ) &&
    // "Sponsorship of one (of our dogs)", "translation between German (and Polish)".
    !/ (?:of (?:one|some|two)|about participation)$|^\S+ing (?:one|some|two)$| between (?!.* and |our |the two )/i.test(
      subject,
    )
  );
}

/** Where a phrase can end before it is complete: before a preposition, and before how often; not within `16- to 21-year-olds`. */
const joint =
  / (?:about|across|covering|against|alongside|around|(?<! as \p{Ll}+ )as|at|by|during|(?<! (?:after|and|at|by|for|from|in|of|on|or|over|to|with) )(?:each|every)|for|from|in|inside|into|of|on|over|through|up to|(?<! up |\d[-–] )to|under|using|via|with|within|without) /gu;

/** Words that stand before "of" and say nothing without it: `in runs`, `forty kinds`, `the sale`. */
const unfinished =
  / (?:out|(?:[\p{L}-]+ )?(?:kinds|sorts|types|varieties)|the \p{Ll}+|(?:at|for|in|with) (?:about |around |just |only )?(?:an? |one )?(?:batches|groups|half|lots|(?:maximum|minimum)(?: \S+)?|packs|quarter|runs|sets|third))$/u;

/** Nouns that look like what was done to something: `trial run`, `chess set`. */
const deedNouns = /^(?:cast|cost|cut|feed|felt|found|ground|lead|left|put|read|run|saw|set)$/;

/** Whether a phrase that goes on ends in what was done to what it names: `evening reading from my crime novel set | in a lighthouse`. */
export function endsInDeed(part: string, rest: string): boolean {
  const words = part.split(' ');
  const last = words.at(-1) ?? '';
  if (last === 'set') return words.length > 4 && /^ (?:at|in|on) /.test(rest);
  return (
    words.length > (rest ? 2 : 1) &&
    !/^ (?:for(?! out of)|of) /.test(rest) &&
    !deedNouns.test(last) &&
    !/^(?:and|be|being|get|not|or)$/.test(words.at(-2) ?? '') &&
    (isParticiple(last) || /^(?:based|brought|carried|experienced|flown|located|speciali[sz]ed)$/.test(last))
  );
}

/** The most of a phrase that fits: it ends before a preposition, until it is short enough. */
export function shorten(text: string): string | undefined {
  if (fits(text)) return text;
  // "Testing whether your backups can really be restored".
  const brief = text.replace(
    / (?:actually|always|automatically|properly|quickly|really|safely)(?= \p{L})/gu,
    '',
  );
  if (brief !== text && fits(brief)) return brief;
  // "Exclusive on our survey of 640 shopkeepers about rents": what it is about says more than whom it asked.
  const onWhat = text.replace(/\b(poll|report|research|study|survey) of [^,;:]+? (?=(?:about|on) )/u, '$1 ');
  if (onWhat !== text && fits(onWhat)) return onWhat;
  // "Integration between our app and your ledger": neither side alone.
  const sides = text.replace(/^(\p{L}+) between (?=.* and )/u, '$1: ');
  if (sides !== text && fits(sides)) return sides;
  // "Archiving and supervision of texts and messages": one of two works is done to the whole.
  const [, work = '', object = ''] =
    /^(\p{L}+) and \p{L}+ (of [^,]+? and (?:(?!(?:at|by|for|from|in|on|with)\b)\S+ ?){1,3}?)(?: (?:at|by|for|from|in|on|with) .*)?$/u.exec(
      text,
    ) ?? [];
  if (work && fits(`${work} ${object}`)) return `${work} ${object}`;
  // "Planning and installation of depot charging stations": what both are done to.
  const [, both = ''] = /^\p{L}+(?:, \p{L}+)*,? and \p{L}+ of (?:the )?([^,]+)$/u.exec(text) ?? [];
  if (both && countWords(both) > 1 && fits(both)) return both;
  // "At our 400-person developer conference": how large it is says least.
  const plain = text.replace(
    /(?<=\p{L} )(?:(?<=an? )\d+-minute|\d[\d,]*-(?:bed|page|person|room|seat|strong)) (?!(?:delivery|lead|recovery|reply|response|turnaround|wait)\b)(?=\p{L})/u,
    '',
  );
  if (plain !== text) return shorten(plain);
  // "Half-day workshop on listening to families".
  const untimed = text.replace(/^(?:full|half|one|three|two)-day (?=[^"']+$)/i, '');
  if (untimed !== text && fits(untimed)) return untimed;
  const ends = [...text.matchAll(joint)].map(({ index }) => index).reverse();
  const short = ends
    .map((end) =>
      // "In runs | of 200", "at one third | of the price": what goes on with "of" is not yet told.
      (text.startsWith(' of ', end)
        ? text
            .slice(0, end)
            .replace(unfinished, '')
            // "Near the Port | of Montreal".
            .replace(/ (?:at|from|in|near|on|outside) the \p{Lu}\S*$/u, '')
        : text.slice(0, end)
      ).replace(
        / (?:(?:aged|over|under) \d\S*(?: to \d+)?|with \d\S*|direct|straight|together|applying|looking|returning|searching|seeking|with \p{L}+|for (?:groups|people|teams|those)|with \p{L}+ (?:drawn|made|taken|\p{Ll}+ed)|(?<=(?:[^s]s|advice|assistance|guidance|help) )\p{L}+ing|(?:for|on|to) \d\S*|built|cut|grown|made|sewn|taught|woven|written|and|or)$/u,
        '',
      ),
    )
    // "Crime novel set | in a lighthouse", "hot lunch brought | to the door": nor what was done to it.
    .map((part) => (endsInDeed(part, text.slice(part.length)) ? part.replace(/ \S+$/, '') : part))
    // "A delegation of 10 | to 15", "review by a team | of solicitors": half of how many, and of whom.
    .map((part) =>
      /^ to \d/.test(text.slice(part.length))
        ? part
            .replace(/ (?:for|from|of) (?:(?:ages|grades|groups|years) )?\d\S*$/, '')
            .replace(unfinished, '')
        : part,
    )
    .map((part) =>
      /^ of /.test(text.slice(part.length))
        ? part.replace(
            / (?:by|for|from|with) (?:an? |our |the )?(?:group|network|panel|pool|range|set|team)$/,
            '',
          )
        : part,
    )
    // "An API with a response time | under 50 ms", "hosting from our team | in Bulgaria": what it has is half told.
    .map((part) =>
      /^ (?:above|below|by|from|if|in|of|on|over|per|to|under|when|within) /.test(text.slice(part.length))
        ? part.replace(
            / (?:with (?:an? |no |our |the )|(?<=\p{L} \p{L}+ )from our )(?:[\p{L}-]+ )?[\p{L}-]+$/u,
            '',
          )
        : part,
    )
    // "From Snowflake | to Salesforce": whence says nothing without whither.
    .map((part) => (/^ to /.test(text.slice(part.length)) ? part.replace(/ from (?:\S+ )?\S+$/, '') : part))
    // "Invoice finance up | to 90%", "localisation from English | into Hindi".
    .map((part) =>
      /^ to /.test(text.slice(part.length))
        ? part.replace(/ up$/, '')
        : /^ into /.test(text.slice(part.length))
          ? part.replace(/ from \S+$/, '')
          : part,
    )
    // "For the May | to September season".
    .map((part) =>
      /^ to /.test(text.slice(part.length)) ? part.replace(/ (?:for|from|in) the \p{Lu}\S+$/u, '') : part,
    )
    // "Cans in runs | as small as 2,000".
    .map((part) =>
      /^ as \p{Ll}+ as /u.test(text.slice(part.length)) ? part.replace(/ (?:at|for|from|in) \S+$/, '') : part,
    )
    // "A talk about moving | from nursing into software", "on listening | to families": a deed without whence or whom.
    .map((part) =>
      /^ (?:from|into|off|out|to) /.test(text.slice(part.length))
        ? part.replace(/ (?:about|for|of|on) \p{Ll}+ing$/u, '')
        : part,
    )
    // "Spraying on slopes too steep | for tractors": how much too steep is half told.
    .map((part) => part.replace(/(?: (?:at|in|on|with) \S+)? too \p{Ll}+$/u, ''))
    // "Library patients open | without an app": nor a clause that is cut off.
    .map((part) =>
      part.replace(
        /(?<= \p{L}+) (?:customers|guests|members|patients|people|pupils|staff|students|they|visitors|we|you) \p{Ll}+$/u,
        '',
      ),
    )
    .find((part) => fits(part) && countWords(part) > 1);
  // "Clearing of fence lines and new stock fencing": the first of two says enough.
  const [, first = ''] = /^((?:\S+ ){2,}\S+) and /.exec(text) ?? [];
  const one = /,(?: \S+)*$/.test(first)
    ? ''
    : first.replace(/(?<!\b(?:for|of|with)|ed) \p{Ll}+ing \S+$/u, '');
  return short ?? (fits(one) ? one : undefined);
}

/** `A disused depot turned into a night market` → `night market`: what it has become says more than what it was. */
export function toMadeInto(phrase: string): string | undefined {
  const [, became = ''] =
    /^[^,;:]+? (?:converted|made|transformed|turned) into (?:an? |our )?([^;:]+?)(?=, (?!(?:[\p{L}-]+ )+and\b)|[;:.]|$)/u.exec(
      phrase,
    ) ?? [];
  const thing = became && shorten(toName(became, nameEnd));
  return thing && countWords(thing) > 1 && !isAnyTool(thing) ? thing : undefined;
}

/** What ends the naming of a thing: a clause, a list of terms, or what was done to it. */
const nameEnd =
  /(?=,? (?:because|before|after|if|so|that|unless|when|where|which|while|who|whose|instead|worth|plus)\b| (?:for|in|on|with) (?:which|whom)\b| the (?:next|same) (?:day|morning|week)\b| (?:I|they|we|you) \p{Ll}+ed\b| (?:and|but) (?:could|hope|i|it|they|want|we|will|wish|would|you)\b| - |,(?!\d| \d+(?:,| and| or))|[;:(]|(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St))\.(?![\p{L}\d])|,? (?:available|bookable|combining)\b| used \p{Ll}+ly$|,? (?:[\p{Ll}-]{2,}[^e]ed|(?:re)?built|cut|done|grown|held|led|made|(?<!\b(?:I|they|we|you) )run|taught|written) (?:after|and|around|as|at|before|by|for|from|in|on|to|under|with|within|without)\b|$)/u;

/** What it costs is no part of its name. */
export function withoutPrice(text: string): string {
  return text.replace(
    /,? (?:(?:at|for|from) (?:about |only )?(?:[A-Z]{0,3}[$€£₹]|\d+p\b|\d[\d.,]*k? (?:[A-Z]{3}|bucks|cents|dollars|euros|pounds|quid)\b|an? (?:[\p{Ll}-]+ ){0,3}?(?:fee|price|rate|retainer)\b|\d[\d.,]*%|\S+ (?:days?|hours?|visits?) (?:a|per) )|in \d+ (?:working |business )?(?:days|weeks)|(?:for|with) a minimum |certified to ).*$/u,
    '',
  );
}

/** What says how many, before what they are. */
const shareOf =
  /^(?:[\p{L}-]+ ){0,2}(?:display|group|network|panel|pool|range|selection|shelf|team) of (.+)$/u;

/** What a text names before it goes on; half of a list is not named, nor a thing that only what follows tells: `in Mandarin, Thai and …`, `by a firm that …`. */
function toName(text: string, end: RegExp): string {
  const marked = markQualities(text, '\u0000');
  // "Cleaning by trained, insured staff": two words for one thing part nothing.
  if (marked !== text) return toName(marked, end).replaceAll('\u0000', ', ');
  const whole = text.slice(0, text.search(end));
  const rest = text.slice(whole.length);
  // "Hire including install, removal and storage": one of them would be all that it includes.
  if (rest.startsWith(',') && / including /.test(whole)) return whole.replace(/ including .*/, '');
  const [, item = ''] =
    /^, (?!and )([\p{L}-]+)(?: [\p{L}-]+)?(?:, [\p{L}-]+(?: [\p{L}-]+)?)*,? (?:and|or) /u.exec(rest) ?? [];
  // "Testing with findings delivered within 48 hours": what is done to them is half of it.
  if (/^ (?:\p{Ll}+ed|built|cut|done|made|written) /u.test(rest) && !/^ (?:based|used) /.test(rest))
    return whole.replace(/(?<=\S \S+) with (?:an? |our |the )?(?:[\p{L}-]+ )?[\p{L}-]+$/u, '');
  // "Up to six floors, quarterly or monthly" is no list.
  const opensList = item !== '' && !isParticiple(item) && !prepositions.has(item) && !/ly$/.test(item);
  // "Training for clerks, guards and cleaners": the whole of a list that is short.
  const [listed = ''] =
    /^(?:, [\p{L}-]+(?: [\p{L}-]+)?)+,? (?:and|or) [\p{L}-]+(?: [\p{L}-]+)?(?=$|[.;(]| (?:at|by|for|from|in|on|to|with)\b)/u.exec(
      rest,
    ) ?? [];
  if (
    opensList &&
    listed &&
    / (?:about|covering|for|in|made from|measuring|on|to|with) (?:[\p{L}-]+ ?){1,2}$/u.test(whole) &&
    fits(whole + listed)
  )
    return whole + listed;
  // "Half-day workshops about otters, seals and voles": how long they last says least.
  const untimed = (whole + listed).replace(/^(?:\d|full|half|one|two|three)-(?:day|hour) /i, '');
  if (opensList && listed && untimed !== whole + listed && fits(untimed)) return untimed;
  if (opensList)
    return whole.replace(
      /(.*) (?:about|across|covering|including|made (?:from|of)|measuring|by|for|from|in|into|of|on|over|through|up to|(?<! up )to|via|with) .*/,
      (_, before: string) => (/ to [^ ]+$/.test(whole) ? before.replace(/ from (?:\S+ )?\S+$/, '') : before),
    );
  // "Cups and a crew that collects them": the second alone would say half of it.
  if (/^ (?:that|where|who|whose)\b/.test(rest) && /^\S+ .* and an? \S+$/.test(whole))
    return whole.replace(/ and an? \S+$/, '');
  return /^ (?:that|which|who|whose|where)\b/.test(rest)
    ? whole.replace(
        /(.*) (?:about|by|for|from|in|of|on|to|with) (?:(?:an?|the) .*|(?:companies|groups|people|teams|those))$/,
        '$1',
      )
    : whole;
}

/** `Tool that finds and merges duplicates`, `Checking invoices against orders`: what a thing does that its name does not say, or nothing where it is cut off. */
function toDoer(named: string): string | undefined {
  // "Platform where riders book shifts, swap them and …": the first of it.
  const place = /^[^,;:(]+? where [^,;:(]+?(?=,| and |$)/.exec(named)?.[0] ?? '';
  if (place && fits(place)) return place;
  const [, thing = '', whole = ''] = /^([^,;:(]+?) that ([^,;:(]+)/.exec(named) ?? [];
  if (!whole) return undefined;
  const clause = whole.replace(
    /(?: automatically| every \p{L}+| on its own| in seconds| (?:dai|night|week|month)ly)+$/u,
    '',
  );
  // "AI agent for booking questions": what it deals with.
  const [, dealt = ''] = /(?:agent|assistant|bot)$/.test(thing)
    ? (/^(?:answers|handles|processes|reads|reviews) (?!and )([^,;:(]+?)(?= (?:around|at|by|for|from|in|on|over|to|with|without) |$)/.exec(
        clause,
      ) ?? [])
    : [];
  const about =
    dealt && !namesNothing.test(dealt)
      ? `${thing} for ${dealt.replace(/^(?:all|any|every|the|your) /, '')}`
      : '';
  if (about && fits(about)) return about;
  // "Tool that finds, sorts and archives old mail".
  const [, deeds = '', done = ''] =
    /^((?:\p{Ll}+s, )+\p{Ll}+s,? and \p{Ll}+s) ([^,;:(]+)/u.exec(named.slice(`${thing} that `.length)) ?? [];
  const listed = deeds.replace(/\p{Ll}+s\b/gu, (word) => toGerund(findVerb(word)?.base ?? word));
  if (deeds) return [`${listed} ${done}`, done].find(fits);
  const told = `${thing} that ${clause}`;
  if (fits(told)) return told;
  // "Tool that sends invoices for recurring orders | automatically and chases late payers": the first deed, whole.
  const [, ofFirst = '', second = '', upon = ''] =
    /^(\p{Ll}+s [^,;:(]+?)(?: automatically)? and (\p{Ll}+s) (an?|it|the|them|your)?\b/u.exec(clause) ?? [];
  if (
    findVerb(second)?.form === 'third' &&
    (upon || !findVerb(second)?.isName) &&
    fits(`${thing} that ${ofFirst}`)
  )
    return `${thing} that ${ofFirst}`;
  const [, deed = '', event = ''] = /^(.+?) ((?:after|before|if|when) .+)$/.exec(clause) ?? [];
  if (event && deed.includes(' ')) {
    // "Warns the team when an account is likely to cancel": when it does so is what it is about.
    const doing = toDoing(deed);
    const whenever = doing ? `${doing} ${event}` : '';
    const said = isAnyTool(thing) ? '' : `${thing} that ${deed}`;
    // "Before they are paid" says nothing of what.
    const alone = /^(?:if|when) /.test(event) && !/\b(?:it|they)\b/.test(event) ? event : (doing ?? '');
    return [said, whenever, alone].find((subject) => subject !== '' && fits(subject));
  }
  const first = clause.split(/ (?:because|so|while) /)[0] ?? '';
  // "Predicts when they run out and sends a reminder": what is asked says less than what is sent.
  const [, then = ''] =
    /^\p{Ll}+s (?:how|what|when|where|whether|which|who|why) .* and (\p{Ll}+s .+)$/u.exec(whole) ?? [];
  const sent = then && toDoing(then.replace(/^(?:drafts|produces|sends|shows|writes) (?=an? )/, 'gives '));
  if (sent) return sent;
  const doing = toDoing(first);
  // "AI assistant that drafts replies for agents to approve": a deed alone would be anybody's.
  const [brief = ''] = doing?.split(/ (?:by|for|from|in|with) /) ?? [];
  const used = `${thing} for ${brief}`;
  if (/(?:agent|assistant|bot)$/.test(thing) && / /.test(brief) && fits(used)) return used;
  // "Picks up and launders uniforms": the second deed would stay as it was.
  if (doing && findVerb(/^\S+ing \p{Ll}+ and (\p{Ll}+s)\b/u.exec(doing)?.[1] ?? '')?.form !== 'third')
    return doing;
  const [, helped = ''] = /^(?:helps|lets) (?:[\p{L}-]+ ){1,3}?(\p{Ll}+ .+)$/u.exec(first) ?? [];
  const verb = findVerb(helped.split(' ')[0] ?? '');
  return verb?.form === 'base' ? toDoing(helped) : undefined;
}

/** `An annual audit of roofs, carried out by …`: what is offered, as far as it is short enough and still says what it is. */
export function toHead(phrase: string | undefined): string | undefined {
  const named = withoutPrice(
    (phrase ?? '')
      .replace(/^(?:(?:an?|the|our|my|your own) )?(?:free )?/i, '')
      // "The role of lead engineer at a tram maker".
      .replace(/^(?:job|position|post|role) of (?:an? |the )?(?=[^,;:(]* (?:at|in|with) )/, ''),
  );
  // "New version, with offline mode and faster receipts": the first thing that is new in it.
  const [, edition = '', novelty = ''] =
    /^((?:\p{Ll}+ ){0,2}(?:edition|release|update|version)),?(?: now)? (with [^,;:(.]+?)(?= and |[,;:(.]|$)/u.exec(
      named,
    ) ?? [];
  if (edition && fits(`${edition} ${novelty}`)) return `${edition} ${novelty}`;
  // "Conservation and repair of leaded and stained glass windows": what the works are done to, whole.
  const [works = ''] = /^\p{L}+ and \p{L}+ of [^,;:(]+? and [^,;:(]+/u.exec(named) ?? [];
  const ofBoth = works && shorten(works);
  if (ofBoth && / of .* and /.test(ofBoth)) return ofBoth;
  const inDoing = toWorkWithin(named) ?? toWhither(named) ?? toShown(named);
  if (inDoing) return inDoing;
  // "Story: tenants bought their own building": told like a headline.
  const story = /^story: [^,;:(]+/.exec(named)?.[0];
  if (story) return fits(story) ? story : 'story idea';
  const list =
    /^(?:[\p{L}-]+, )+[\p{L}-]+ and [\p{L}-]+(?: (?!(?:as|by|for|from|in|of|to|with)\b)\p{L}+)?(?! of\b)(?= |$)/u.exec(
      named,
    )?.[0];
  // "Keynote "Leading quietly", 45 minutes": the whole of what it is called, or nothing of it.
  const [titled = '', untitled = ''] = /^([^"',;:(]{3,30}) (?:"[^"]+"|'\p{Lu}[^']+')/u.exec(named) ?? [];
  if (titled && fits(titled)) return titled;
  const name = list ?? toName(untitled || named, nameEnd);
  // "CRM built for estate agents": the word alone says little.
  const [wider = ''] = named.split(/,(?!\d)|[;:(]|\.(?![\p{L}\d])| that /u);
  const whole =
    countWords(name) === 1 &&
    /^\S+ (?:built|cut|designed|grown|knitted|made|printed|sewn|woven) (?:by|for|from|in|of|on|with) /.test(
      wider,
    )
      ? (shorten(wider) ?? name)
      : name;
  const short = shorten(whole);
  // "Half a ton of surplus sea buckthorn berries": how much says nothing without what.
  const [, measured = ''] =
    /^(?:[\p{L}\d.,]+ ){1,2}\p{L}+ of (.+)$/u.exec(
      short && measures.test(short.split(' ').at(-1) ?? '') ? named : '',
    ) ?? [];
  if (measured && named.startsWith(`${short} of `)) return toHead(named.slice(`${short} of `.length));
  // "A guest who repairs church organs": who it is says it.
  const [person = ''] = /^\p{L}+ who [^,;:(]+/u.exec(named) ?? [];
  const doer = person && shorten(person);
  if (doer && countWords(doer) > 3) return doer;
  // "Website that meets the rules", "mobile app that …": the thing alone says little.
  if (short !== undefined && (countWords(short) === 1 || isAnyTool(short))) {
    return toDoer(named) ?? havingOf(whole);
  }
  // "On-demand pool of background-checked substitute teachers": what it is of says more.
  const [, pooled = ''] = shareOf.exec(whole) ?? [];
  if (
    pooled &&
    (whole !== short || /^(?:\S+ ){0,2}(?:display|range|selection) of /.test(whole)) &&
    fits(pooled) &&
    countWords(pooled) > 1
  )
    return pooled;
  const words = short?.split(' ').filter((word) => !packagingWords.has(word.toLowerCase())) ?? [];
  return (short !== whole && words.length < 2) || / (?:behalf|front|case|terms|return)$/.test(short ?? '')
    ? (havingOf(whole) ?? (isPlural(short?.split(' ').at(-1) ?? '') ? short : undefined))
    : short;
}

/** `Four-week project in which we automate one step of claims handling` → `automating one step of claims handling`: what is done in it. */
function toWorkWithin(named: string): string | undefined {
  const done =
    /^(?:[\p{L}\d-]+ ){0,2}(?:engagement|package|pilot|programme|program|project|retainer|sprint|trial)s? (?:(?:during|in|through|with) which|where) (?:I|we) ([^,;:(]+)/u.exec(
      named,
    )?.[1];
  return done && toDoing(done);
}

/** `Translation of forms, labels and manuals into 24 languages` → `translation into 24 languages`, where the list is too long to name. */
function toWhither(named: string): string | undefined {
  const [, work = '', list = '', where = ''] =
    /^([\p{L}-]+(?: [\p{L}-]+)?) (of [^,;:(]+(?:, [^,;:(]+)+? and [^,;:(]+?) (into [^,;:(]+)/u.exec(named) ??
    [];
  // "Localisation from English into Hindi, Tamil and Bengali": into what says more than from what.
  const [, done = '', into = ''] =
    /^([\p{L}-]+(?: [\p{L}-]+){0,2}) from \p{Lu}\p{L}+ (into [^;:(]+)$/u.exec(named) ?? [];
  if (done && !fits(named) && fits(`${done} ${into}`)) return `${done} ${into}`;
  return work && !fits(`${work} ${list}`) && fits(`${work} ${where}`) ? `${work} ${where}` : undefined;
}

/** What may be seen or had of something, and what is held somewhere: alone they say nothing. */
const seenOf =
  /^(?:(?:early|exclusive|first|full|private) )*(?:access|look|preview|view) (?:at|of|to) (?:an? |the |our )?(?:only )?([^,;:(]+)/;
const lent = /^((?:donation|gift|hire|loan|sale|use))[,:] [^,;:(]{3,40}, (?:with )?(of [^,;:(]+)/;
const prospect =
  / with the (?:chance|option|possibility|prospect) of (\p{Ll}+ing )(?:the whole of )?([^,;:(]+)/u;
const heldWhere =
  /^(?:(?:[\p{L}\d-]+ ){0,2})((?:class|course|day|evening|session|workshop)) where [\p{L}-]+(?: [\p{L}-]+)? (\p{Ll}+)(?: and (\p{Ll}+))? ((?:an?|the|their) [^,;:(]+)/u;

/** `Exclusive first look at the only saffron harvest in Norfolk` → `only saffron harvest in Norfolk`, `loan, free of charge, of a set of ledgers` → `loan of ledgers`. */
function toShown(named: string): string | undefined {
  const [, seen = ''] = seenOf.exec(named) ?? [];
  if (seen && !fits(named.split(/[,;:(]/)[0] ?? '')) return shorten(seen);
  const [, doing = '', then = ''] = prospect.exec(named) ?? [];
  if (doing && fits(doing + then)) return doing + then;
  const [, deed = '', what = ''] = lent.exec(named) ?? [];
  if (deed)
    return shorten(
      `${deed} ${what.replace(/^of (?:an? )?(?:(?:complete|full) )?(?:collection|series|set) of /, 'of ')}`,
    );
  // "Workshop where students build and launch a balloon".
  const [, event = '', does = '', also = '', thing = ''] = heldWhere.exec(named) ?? [];
  if (!event || findVerb(does)?.form !== 'base') return undefined;
  const deeds = [does, also].filter(Boolean).map(toGerund).join(' and ');
  return [`${event}: ${deeds} ${thing}`, `${deeds} ${thing}`].find(fits);
}

/** `Simple website with a booking form and deposits`: the first of what it has. */
function havingOf(whole: string): string | undefined {
  const [having = ''] = /^(?:\S+ ){0,2}\S+ with an? [^,;:(]+?(?= and |$)/.exec(whole) ?? [];
  return having && fits(having) ? having : undefined;
}

/** `Mobile app`, `online platform`: a name of many things. */
export function isAnyTool(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return (
    (packageHeads.has(words.at(-1) ?? '') || /^(?:agent|bot|chatbot)$/.test(words.at(-1) ?? '')) &&
    words
      .slice(0, -1)
      .every((word) => packagingWords.has(word) || /^(?:digital|mobile|online|software|web)$/.test(word))
  );
}

/** Verbs that say nothing of what is done. */
const bareVerbs =
  /^(?:allow|are|ask|be|believe|can|come|do|enable|get|give|go|have|help|hope|keep|know|let|look|make|need|offer|provide|run|sell|supply|take|tell|think|want|work|would)$/;

/** Verbs that leave it to what follows to say what is offered. */
const givenVerbs =
  /^(?:bake|brew|bring|do|give|grow|have|hold|import|lend|make|offer|own|produce|propose|provide|roast|run|sell|stock|supply)$/;

/** Words after "we" that are no deed. */
const noDeed =
  /^(?:already|also|always|are|both|cannot|could|did|each|ever|even|first|found|had|maybe|might|must|never|now|often|once|only|perhaps|should|sometimes|soon|still|that|then|twice|were|who)$|^(?:ate|bred|broke|drank|drew|felt|fled|flew|forgot|fought|froze|heard|hid|laid|left|meant|rode|sank|sat|shook|slept|slid|stood|stole|stuck|struck|swam|swore|threw|tore|woke|wore|wound)$|(?:ed|ly)$/;

/** What is no object to name. */
const namesNothing =
  /^(?:it|them|you|us|what|how|that|this|your (?:clients|customers|guests|patients|people|pupils|staff|team)$)\b/;

/** `vans, trucks and buses`: three things or more, before whatever ends their list. */
const severalThings =
  /^(?:[\p{Ll}-]+ )?[\p{Ll}-]+s(?:, (?:[\p{Ll}-]+ )?[\p{Ll}-]+s)+,? and (?:[\p{Ll}-]+ )?[\p{Ll}-]+s(?=$|[,;:.(]| (?:at|by|for|from|in|on|so|that|to|which|with|within|without)\b)/u;

/** Deeds that say nothing of what is offered: the things alone are named. */
const justHas = /^(?:carry|create|deliver|do|have|import|keep|make|offer|produce|provide|sell|stock|supply)$/;

/** What ends what a deed is done to. */
const objectEnd =
  /(?= (?:after|at|because|before|between|by|for you|(?<!\p{Ll}{2}ing )from|if|in|instead|so|that|(?<!\d[-–]? )to|using|when|where|which|while|who|with|within|without)\b| and (?:am|are|could|hope|need|plan|want|will|wish|would)\b| - |,(?!\d)|[;:(]|\.(?![\p{L}\d])|$)/u;

/** `rerun` → `rerunning`, by the verb that it is made of. */
function toDoingForm(base: string): string {
  const [, again = '', verb = ''] = findVerb(base) ? [] : (/^(re-?)(\p{L}{3,})$/u.exec(base) ?? []);
  return again + toGerund(verb || base);
}

/** What ends the telling of where something is put. */
const placeEnd =
  /(?= (?:after|because|before|if|in return|so|that|to|when|where|which|while|who)\b|,(?!\d)|[;:(]|\.(?![\p{L}\d])|$)/u;

/** `Put a scale and a camera over the kitchen bin` → `scale and camera over the kitchen bin`: what is put, and where. */
function toPlaced(base: string, acted: string, isSpoken: boolean): string | undefined {
  if (!(base === 'put' || (isSpoken && /^(?:mount|place)$/.test(base)))) return undefined;
  const place = toName(acted, placeEnd);
  const bare = place.replace(/\b(?:an?|our|the) (?=\p{Ll})/gu, '');
  const whole = [
    place.replace(/^(?:an?|our|the) /, ''),
    place.replace(/\b(?:an?|our) (?=\p{Ll})/gu, ''),
    bare,
  ].find(fits);
  const put = whole ?? shorten(bare);
  return put && countWords(put) > 1 ? put : undefined;
}

/** `Take food photos for menus` → `food photos for menus`, `take the names out of letters` → `taking the names out of letters`, `ride along with …`. */
function toTaken(base: string, acted: string): string | undefined {
  const [, along = '', beside = ''] = /^(along|in|round) (with .+)$/.exec(acted) ?? [];
  if (along) return shorten(`${toGerund(base)} ${along} ${toName(beside, nameEnd)}`);
  if (base !== 'take') return undefined;
  // "Take over payroll processing for your clients".
  const [, over = ''] = /^(?:care of|on|over) (?:the |your )?(.+)$/.exec(acted) ?? [];
  if (over) {
    const thing = shorten(toName(over, nameEnd));
    return thing && countWords(thing) > 1 ? thing : undefined;
  }
  const [, shots = ''] =
    /^(?:an? )?((?:[\p{L}-]+ ){0,3}(?:headshots|photographs|photos|pictures|portraits)\b.*)$/u.exec(acted) ??
    [];
  const taken = shots && shorten(toName(shots, nameEnd));
  if (taken) return countWords(taken) > 1 ? taken : undefined;
  if (!/ (?:off|out of) /.test(acted)) return undefined;
  const whence = toName(acted, objectEnd);
  return [whence, whence.replace(/^(?:an?|the) /, '')].map((text) => `taking ${text}`).find(fits);
}

/** Who is told something, and what, in a clause that says nothing without its verb: `tells managers | which shifts are short`. */
const telling =
  /^(asks?|alerts?|notif(?:y|ies)|reminds?|shows?|tells?|warns?) ((?:[\p{L}'-]+ ){1,4}?)((?:how|if|what|when|where|whether|which|who|why) [^,;:(.]+)/u;

/** What is made into something else, and into what: `turn research | into articles`. */
const turning = /^([^,;:(.]+?) into ([^,;:(.]+)/;

/** `Turn security research into articles` → `turning security research into articles`: both sides, or nothing. */
function toTurned(base: string, acted: string): string | undefined {
  const [, thing = '', made = ''] = turning.exec(acted) ?? [];
  if (!thing) return undefined;
  const into = toName(made, objectEnd);
  const plain = `${thing} into ${into}`.replace(/(?:^|(?<= ))(?:an?|our|the|their|your) (?=\p{L})/gu, '');
  // "Old lecture notes into short exam quizzes": the first word for each says least.
  const bare = plain.replace(/(?:^|(?<= into ))\p{Ll}+ (?=[\p{L}-]+ [\p{L}-]+s\b)/gu, '');
  return [`${thing} into ${into}`, plain, bare]
    .flatMap((one) => [one, one.replace(/( into (?:[\p{L}-]+ ){0,2}?[\p{L}-]+s) .*$/u, '$1')])
    .map((one) => `${toGerund(base)} ${one}`)
    .find(fits);
}

/** `Nurses back 45 minutes per shift`, `each rep one thing to practise`: to whom something is given, before what it is. */
const recipient =
  /^(?:(?:them|you) (?=\S)|(?:(?:each|every|your) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+|(?:[\p{L}-]+ ){0,2}[\p{L}-]+s) (?=(?:an?|back|extra|full|more|one|real|the|their|up to) |[$€£]?\d))/u;

/** `Repair and clean hoists, beds …` → `repairing and cleaning hoists`, `run a robotics workshop` → `robotics workshop`. */
function toDoing(predicate: string, isSpoken = false): string | undefined {
  const rest = withoutPrice(predicate)
    .replace(/^(?:also|can|just|mainly|now|only|will) /, '')
    // "Tune pianos and only charge for …": a second deed, on its own terms.
    .replace(/ and (?:also|always|just|never|only|then) \p{Ll}+ .*$/u, '')
    // "Rebuilds slow, dated websites": the second word for them is enough.
    .replace(
      /^(\p{Ll}+ )(\p{Ll}+), (?=(?:(?!and )\p{Ll}+ ){1,3}\p{Ll}+s\b)/u,
      (found, deed: string, quality: string) =>
        isCount(quality) || isPlural(quality) || massNouns.has(quality) ? found : deed,
    );
  // "Keeps the record of processing up to date".
  const [, kept = ''] =
    /^keeps? (?:the |your )?(.+?) (?:clean|current|in order|running|safe|secure|tidy|up to date)\b/.exec(
      rest,
    ) ?? [];
  if (kept && countWords(kept) > 1) return shorten(kept);
  // "Teach managers how to give feedback".
  const [, teaches = '', whom = '', lesson = ''] =
    /^(shows?|teach(?:es)?|trains?) ((?:[\p{L}-]+ ){1,3}?)((?:how )?to \p{Ll}+ [^,;:(.]+)/u.exec(rest) ?? [];
  if (whom) {
    const whole = shorten(`${toGerund(findVerb(teaches)?.base ?? 'teach')} ${whom}${lesson}`);
    return whole && !/ (?:how|to)$|^\S+ing \S+$/.test(whole)
      ? whole
      : shorten(lesson.replace(/^to /, 'how to '));
  }
  const [, tells = '', told = '', clause = ''] = telling.exec(rest) ?? [];
  if (clause) {
    const verb = findVerb(tells)?.base ?? tells;
    const short = clause.replace(/ (?:by|via) \S+$/, '');
    const asked = /^(?:if|whether) | (?:it|its|she|he|they|their|them)\b/.test(clause) ? '' : clause;
    const [, briefly = ''] = /^(.*?) by \p{Ll}+ing /u.exec(clause) ?? [];
    return [
      `${toGerund(verb)} ${told}${clause}`,
      briefly && `${toGerund(verb)} ${told}${briefly}`,
      asked,
      `${toGerund(verb)} ${told}${short}`,
    ].find((text) => countWords(text) > 3 && fits(text));
  }
  const isDeed = (word = '') =>
    /^do(?:es)?$/.test(word) ||
    /^(?:base|third)$/.test(
      (findVerb(word.replace(/^re-/, '')) ?? findVerb(word.replace(/^re(?=\p{L}{3})/u, '')))?.form ?? '',
    );
  // "We laser cut brackets": a word before the deed says how.
  const how = /^(?:deep|hand|laser|machine|pressure|steam) (?=\p{Ll})/u.exec(rest)?.[0] ?? '';
  const [, first = '', second = '', acted = ''] =
    /^([\p{Ll}-]+)(?: and (?:\p{Ll}+ly )?([\p{Ll}-]+))? (.+)$/u.exec(rest.slice(how.length)) ?? [];
  // What somebody says "we" of is a deed, known or not.
  const isVerb =
    isDeed(first) || (isSpoken && /^\p{Ll}{3,}$/u.test(first) && !noDeed.test(first) && !findVerb(first));
  if (!isVerb) return undefined;
  const toBase = (word: string) =>
    /^re-/.test(word)
      ? `re-${findVerb(word.slice(3))?.base ?? ''}`
      : !findVerb(word) && /^re/.test(word) && findVerb(word.slice(2))
        ? `re${findVerb(word.slice(2))?.base ?? ''}`
        : (findVerb(word)?.base ?? word.replace(/^does$/, 'do'));
  const base = toBase(first);
  const whereOrOf = toPlaced(base, acted, isSpoken) ?? toTaken(base, acted);
  if (whereOrOf) return whereOrOf;
  if (/^(?:convert|transform|turn)$/.test(base) && turning.test(acted)) return toTurned(base, acted);
  const [receiver = ''] = /^(?:give|lend|offer|send)$/.test(base) ? (recipient.exec(acted) ?? []) : [];
  // "Gives nurses back 45 minutes per shift".
  if (receiver && acted.startsWith('back ', receiver.length))
    return [`${toGerund(base)} ${toName(acted, objectEnd)}`].find(fits);
  // "Give small theatres a box office that works offline": what they get, and who.
  const [thing = ''] = receiver
    ? toName(acted.slice(receiver.length), objectEnd).split(/ (?:for|in|of|with) /)
    : [];
  const forThem = `${thing.replace(/^(?:an?|the|their) /, '')} for ${receiver.trim()}`;
  if (thing && thing !== 'up' && !/^(?:each|every|me|them|us|you|your)\b/.test(receiver) && fits(forThem))
    return forThem;
  // "Make online shops load in two seconds", "make invoicing easier".
  if (base === 'make') {
    const [, eased = '', easier = '', how = ''] =
      /^(?:your )?([^,;:(.]+?) (?:(cheaper|easier|faster|quicker|quieter|safer|simpler)|(affordable|cheap|easy|fast|safe|simple|\p{L}+[ai]ble))(?=$|[,;:(.]| (?:and|by|for|in|to|with)\b)/u.exec(
        acted,
      ) ?? [];
    if (eased) return [easier ? `${easier} ${eased}` : `${eased} made ${how}`].find(fits);
    const made = toName(acted, objectEnd).split(' ');
    if (made.some((word, at) => isPlural(made[at - 1] ?? '') && findVerb(word)?.form === 'base'))
      return undefined;
  }
  // "Hire out a restored van".
  const lent = /^(?:hire|lend|let|rent)$/.test(base)
    ? /^out (?:an? |our )?(.+)$/.exec(acted)?.[1]
    : undefined;
  if (lent) return shorten(toName(lent.replace(/ (?:by the month|long-term|short-term)\b/, ''), nameEnd));
  const handed = acted
    .slice(receiver.length)
    .replace(/^(?:in|along|over) (?=an? )/, '')
    // "Build you a webshop": for whom goes without saying.
    .replace(/^(?:them|you) (?=an? )/, '')
    .replace(/^(?:an? |the )?(?:\S+ )?team of /, '')
    // "Invest between 50 and 150 thousand in hardware": how much says less than in what.
    .replace(
      /^(?:about |between |up to )?[$€£]?\d\S*(?: (?:and|to) [$€£]?\d\S*)?(?: (?:dollars|euros|million|pounds|thousand))* (?=in )/u,
      '',
    );
  // "Wash vans, trucks and buses at your depot": all of them, where there is room.
  const [several = ''] = (!justHas.test(base) && severalThings.exec(handed)) || [];
  const allOfThem = `${toDoingForm(base)} ${several}`;
  if (several && !second && !receiver && fits(allOfThem)) return allOfThem;
  const object = toName(handed, objectEnd)
    // "Reviews contracts and is paid out of the savings".
    .replace(/ and (?:are|can|could|has|have|is|will|would) .*$/, '')
    // "Collect unsold books weekly and pay 22p".
    .replace(/ and (\p{Ll}+)(?= )(.*)$/u, (found, next: string, then: string) =>
      (isDeed(next) &&
        // "Booking change and refund questions".
        !(findVerb(next)?.isName !== false && /^ \p{Ll}+s$/u.test(then)) &&
        (!isPlural(next) || /^ (?:an?|the|their|your) /.test(then))) ||
      (/^(?:past|third)$/.test(findVerb(next)?.form ?? '') && /^ (?:it|them)\b/.test(then))
        ? ''
        : found,
    )
    .replace(
      / (?:away|back|daily|down|every week|in bulk|monthly|off|out|retail and wholesale|together|up|weekly|wholesale(?: and retail)?)$/,
      '',
    );
  if (object === '' || namesNothing.test(object)) return undefined;
  // A question that is cut off asks nothing.
  if (/^(?:how|what|when|whether|which|why) /.test(object))
    return [`${toDoingForm(base)} ${object}`]
      .map(shorten)
      .find(
        (text) =>
          text !== undefined &&
          !/ (?:can|could|will|would)$/.test(text) &&
          countWords(text) >= countWords(object) - 1,
      );
  const bare = object.replace(/^(?:an?|the|our|my|some) /, '');
  // "Send you my soil data": what comes to the reader.
  if (receiver && countWords(bare) > 1) return shorten(bare);
  // "Build fast websites for restaurants": the websites.
  if (
    givenVerbs.test(base) ||
    (base === 'build' &&
      isPlural(
        object
          .split(/ (?:for|in|of|on|with) /)[0]
          ?.split(' ')
          .at(-1) ?? '',
      ))
  ) {
    // "A guesthouse with seven rooms".
    const whole =
      countWords(bare) > 1 ? bare : toName(handed, nameEnd).replace(/^(?:an?|the|our|my|some) /, '');
    return countWords(whole) > 1 &&
      // "Sell refurbished laptops", and not "have worked nine years".
      (!isParticiple(whole.split(' ')[0] ?? '') ||
        /^(?:import|produce|sell|stock|supply)$/.test(base) ||
        /^paid (?:media|search|social)\b/.test(whole))
      ? shorten(whole)
      : undefined;
  }
  if (bareVerbs.test(base)) return undefined;
  const deeds =
    (isDeed(second) || (isSpoken && second !== '')) && !bareVerbs.test(toBase(second))
      ? [base, toBase(second)]
      : [base];
  const doing = shorten(`${how}${deeds.map(toDoingForm).join(' and ')} ${object}`);
  return doing && countWords(doing) > deeds.length ? doing : shorten(`${how}${toDoingForm(base)} ${object}`);
}

/** `On how small firms scope fixed-price work` → `guest post on scoping fixed-price work`. */
function toldHow(post: string, on: string): string | undefined {
  const words = /^(?:about|on) how (.+)$/.exec(on)?.[1]?.split(' ') ?? [];
  const modal = /^(?:can|could|should|to)$/;
  const at = words.findIndex((word, index) => {
    const before = words[index - 1] ?? '';
    return modal.test(before) || (isPlural(before) && /^\p{Ll}{3,}$/u.test(word) && !modal.test(word));
  });
  const object = words.slice(at + 1).join(' ');
  const isNow =
    !/^(?:past|third)$/.test(findVerb(words[at] ?? '')?.form ?? '') && !/ed$/.test(words[at] ?? '');
  const doing = `${post} on ${toGerund(words[at] ?? '')} ${object}`;
  if (at > 0 && isNow && object && fits(doing)) return doing;
  // Who did it is told with what was done, or nobody.
  const whole = shorten(`${post} ${on}`);
  return words.length > 0 && !(at > 0 && whole?.split(' ').includes(words[at] ?? '')) ? post : undefined;
}

/** What any firm might do to what it works on. */
const vagueDoing = /^(?:bringing|combining|comparing|connecting|covering|handling|taking|using|visiting) /;

/** `Pick, pack and ship from Reno` → `picking, packing and shipping`, `varnish, plank and rig small boats` → `varnishing, planking and rigging small boats`. */
function toDeeds(predicate: string): string | undefined {
  const [, deeds = '', done = ''] =
    /^((?:\p{Ll}+, )+\p{Ll}+,? and \p{Ll}+)(?: ((?:[\p{Ll}-]+ ){0,2}\p{Ll}+s)(?=[.,]|$| (?:at|by|for|from|in|on)\b)|(?= (?:from|at|in|your|for)\b|[.,]|$))/u.exec(
      predicate,
    ) ?? [];
  const doing = deeds.replace(/\p{Ll}+/gu, (word) => (word === 'and' ? word : toGerund(word)));
  return deeds
    ? [`${doing} ${done}`.trim(), `${doing} ${done.split(' ').at(-1)}`, doing].find(fits)
    : undefined;
}

/** `Story about how my sister and I restored a barge` → `story about restoring a barge`: who did it is the sender. */
export function ofOwnDeed(subject: string): string | undefined {
  const [, piece = '', past = '', doneTo = ''] =
    /^([^,;:]{3,20}?) (?:about|on) how (?:(?:my|our) .*?)?\b(?:I|we) (\p{Ll}+) (.+)$/iu.exec(subject) ?? [];
  const verb = findVerb(past);
  return verb
    ? [doneTo, doneTo.split(/ (?:and|to) /)[0]]
        .map((one) => `${piece} about ${toGerund(verb.base)} ${one}`)
        .find(fits)
    : undefined;
}

/** What a sentence about the sender says of it: `We resurface footpaths using …` → `resurfacing footpaths`, `I am a product designer who …` → `product designer`. */
export function toldSubject(statement: string): string | undefined {
  // "We introduce vetted au pairs to families, help with …": whom.
  const introduced = /^(?:I|We) introduce ([^,;:.(]+)/.exec(statement)?.[1];
  if (introduced) return shorten(introduced);
  // "Raising £1.2m for a platform": the sum alone is no subject.
  const [, sum = '', purpose = ''] =
    /\bwe(?: are|'re) raising ((?:about |up to )?(?:[A-Z]{0,2}[$€£]\d(?:[^\s,]|,(?=\d))*|\d[\d.,]*k?(?: (?:million|thousand))? (?:dollars|euros|francs|pounds))) for (?:an? |our )?([^,(]+?)(?= (?:that|which)\b|,|\(|\.(?!\d)|$)/i.exec(
      statement,
    ) ?? [];
  if (sum) {
    const what = purpose.replace(/(?<=\p{L} \p{L}+) (?:app|company|platform|product|software|tool)$/u, '');
    const whole = `raising ${sum} for ${withArticle(what)}`;
    return isAnyTool(purpose) || !fits(whole) ? `raising ${sum}` : whole;
  }
  const raised =
    /\bwe(?: are|'re) raising (?:an? )?((?:[^,(]|,(?=\d{3}))+?)(?= (?:for|in|to|with)\b|,(?!\d{3})|\(|\.(?!\d)|$)/i.exec(
      statement,
    )?.[1];
  // "Pre-seed round for a meal kit": what it is for is what it is about.
  const purposed =
    /\bwe(?: are|'re) raising (?:an? )?((?:[\p{L}-]+ ){0,2}(?:raise|round) for an? [^,(]+?)(?= (?:that|to|which|with)\b|,|\(|\.(?![\p{L}\d])|$)/iu.exec(
      statement,
    )?.[1];
  if (raised) return shorten(purposed ?? raised.replace(/(?:\b(?:pre-)?seed|\bSeries [A-E])$/, '$& round'));
  const hired =
    /^We are hiring (?!for )(?:an? )?(\p{L}[^,(]*?)(?= (?:at|in|with) (?:an?|our)\b|,| \(|\.$)/u.exec(
      statement,
    )?.[1];
  if (hired) return shorten(hired);
  const [, post = '', on = ''] =
    /^I would like to (?:write|offer you) an? (guest \S+(?: post)?)(?: for you)? (.+?)(?=,| \(|\.$)/.exec(
      statement,
    ) ?? [];
  const taught = post && toldHow(post, on);
  if (taught) return taught;
  if (post) return shorten(`${post} ${on}`);
  const once = /^(?:We|I) once \p{Ll}+ed (an? [^,;:.(]+)/u.exec(statement)?.[1];
  if (once) return shorten(once);
  const link = /^We would like to build an (integration (?:of|with) .+?)(?=,|\.$)/.exec(statement)?.[1];
  if (link) return shorten(link);
  if (/^We would like to (?:build an integration|propose|sponsor) /.test(statement)) return undefined;
  // "A job as an engineer" would offer one.
  const [, wanted = '', worker = ''] =
    /^I(?: am|'m) looking for (?:an? )?((?:(?:contract|freelance|part-time|permanent) )?(?:apprenticeship|internship|job|position|post|role|work)) as an? ([^,.;(]+?)(?= (?:at|in|with) |[,.;(]|$)/.exec(
      statement,
    ) ?? [];
  if (wanted) {
    const one = hasKnownArticle(wanted) && !/work$/.test(wanted) ? `${toArticle(wanted)} ${wanted}` : wanted;
    return [`${worker} looking for ${one}`, worker].find(
      (subject) => fits(subject) && countWords(subject) > 1,
    );
  }
  // "I'm 17 and want a Saturday job", "I want to be a backend intern this summer".
  const [, sought = '', trade = ''] =
    /^I(?:(?: am|'m) .*? and)?(?: I)? (?:(?:need|want|would like) (?:an? |some )((?:[\p{L}-]+ ){0,3}?(?:apprenticeship|internship|job|placement|position|role|work|work experience))(?= (?:at|in|on|this|with) |[,.;(]|$)|(?:want|would like) to (?:be|become) (an? [^,.;(]+))/u.exec(
      statement,
    ) ?? [];
  if (sought) return [`looking for ${withArticle(sought)}`].find(fits);
  if (/ (?:apprentice|intern|trainee|volunteer)\b/.test(trade))
    return shorten(withoutDeterminer(trade).replace(/\.$/, ''));
  // "I am finishing an MSc in geology and want to …".
  const degree =
    /^I(?: am|'m) (?:about to finish|completing|doing|finishing|studying for) (?:an?|my) ((?:BA|BSc|MA|MBA|MSc|MPhil|PhD|bachelor's|doctorate|master's)(?: (?:at|degree|in) [^,;:(.]+?)?)(?= and\b|[,;:(.]|$)/u.exec(
      statement,
    )?.[1];
  if (degree && countWords(degree) > 1) return shorten(degree);
  // "Our under-12 football team needs a shirt sponsor."
  const helper =
    /^(?:My|Our|The) [^,.;]+? needs? (an? (?:[\p{L}-]+ ){0,2}(?:coach|co-?host|donor|driver|editor|hall|home|host|judge|keeper|mentor|partner|patron|pitch|room|speaker|sponsor|treasurer|trustee|venue|volunteer))(?=[,.;]| (?:and|by|for|from|in|on|to|who|with)\b)/u.exec(
      statement,
    )?.[1];
  if (helper) return [`looking for ${helper}`].find(fits);
  const looked = /^(?:We|I)(?:(?: are| am|'re|'m) looking| look| search) for (?:an? )?(.+?)(?=,|\.$)/.exec(
    statement,
  )?.[1];
  // "Controller position" alone would offer one.
  if (
    looked &&
    /(?:apprenticeship|internship|job|placement|position|post|role)$/.test(looked) &&
    fits(`looking for ${withArticle(looked)}`)
  )
    return `looking for ${withArticle(looked)}`;
  const [, pursued = ''] = /^([^,]+?) (?:that|who) /.exec(looked ?? '') ?? [];
  if (pursued && fits(`looking for ${withArticle(pursued)}`)) return `looking for ${withArticle(pursued)}`;
  if (looked) return shorten(looked);
  const [, made = '', does = ''] =
    /^(?:We|I)(?:(?:'ve| have) (?:built|developed|made)|(?: are| am|'re|'m) (?:building|developing|making)| build| built| developed| made| make) an? ((?:app|platform|product|service|software|tool) that (.+?))\.?$/.exec(
      statement,
    ) ?? [];
  if (made) return toDoing(does.split(/, | and \p{Ll}+s /u)[0] ?? '') ?? toDoer(made);
  const served =
    /^I have (?:(?:spent|worked) (?:for )?)?((?:\S+ ){1,2}?years (?:as|at|in|of|with) [^,(;.]+?)(?= and (?:am|can|have|hold|know|run|speak)\b|[,(;.])/.exec(
      statement,
    )?.[1];
  if (served) return shorten(served);
  const several =
    /^We(?: are|'re) (?:an? \p{L}+ with (?=\d))?((?:two|three|four|five|six|\d+) .+?|\p{Ll}+(?: \p{Ll}+)?s(?: for \p{Ll}+)?)(?= (?:and|that|which|who|with)\b|[,(;:.]|$)/u.exec(
      statement,
    )?.[1];
  // "A startup building AI for reading X-rays", "I am writing my first play": what is made.
  const [, making = ''] =
    /^(?:(?:We are|I run) a start-?up (?:building|developing|making)|(?:I am|We are|I'm|We're) (?:making|organi[sz]ing|planning|preparing|researching|writing)) (?!(?:about|because|for|on|that|to|you)\b)(?:an? |the )?(.+?)(?:\.$|$| and (?:am|are|can|could|have|need|want|would)\b)/u.exec(
      statement,
    ) ?? [];
  const inMaking = making && shorten(toName(making, nameEnd));
  if (inMaking && countWords(inMaking) > 1) return inMaking;
  // "Two founders building a cheap underwater light sensor": what they build, where both are too long.
  const [, building = ''] = / (?:building|developing|making) (.+)$/.exec(several ?? '') ?? [];
  if (several) return fits(several) || !building ? several : shorten(withoutDeterminer(building));
  const [, who = '', rest = ''] =
    /^(?:We|I)(?: are| am|'re|'m) an? ([^,(;:.]+?)(?= (?:and (?:I|we|can|could|do|draw|give|have|make|offer|paint|run|sell|take|teach|want|will|work|would|write)|\p{Ll}+ by|available|based|doing|experienced|focused|focusing|for|from|helping|looking|of|offering|on|researching|running|speciali[sz](?:ed|ing)|studying|that|turned|which|who|with|working|writing)\b| in \p{Lu}| making |[,(;:.]|$)(.*)$/u.exec(
      statement,
    ) ?? [];
  // "I am a boatbuilder and varnish, plank and rig boats": what comes next is done.
  const [, alone = '', acts = '', upon = ''] = /^(.+?) and (\p{Ll}+)((?: .+)?)$/u.exec(who) ?? [];
  const acting = findVerb(acts)?.form === 'base' || /^(?:cut|lay|set|shoe)$/.test(acts);
  if (acting && (upon === '' ? rest.startsWith(',') : isPlural(upon.split(' ').at(-1) ?? ''))) {
    const does = `${acts}${upon}${rest}`.replace(/\.$/, '');
    return toDeeds(does) ?? toDoing(does) ?? shorten(alone);
  }
  if (who) {
    const isTrade = personNouns.has(who.split(' ').at(-1) ?? '');
    // "I'm a sleep researcher and I give an evening talk": what is done is what is offered.
    const [, gives = ''] =
      /^(?: and|.* and(?= (?:I|we)(?:'d| would) (?:like|love) ))(?: (?:I|we)(?:(?:'d| would) (?:like|love) to)?)? (\p{Ll}+ .+)$/u.exec(
        rest,
      ) ?? [];
    // "I'm a student and would contribute a model of traffic": the thing, where there is one.
    const brings =
      /^.* and (?:I )?(?:could|would) (?:also |gladly |happily )?(?:bring|contribute|give|make|offer|provide|run|write) (?:an? |our |the )((?:[\p{L}\d'’-]+ )+?[\p{L}\d'’-]+?)(?= (?:and \p{Ll}+ (?:an?|it|the|your)\b|free\b|to your\b)|[,;:.])/u.exec(
        rest,
      )?.[1];
    const brought = brings && shorten(brings);
    if (brought && countWords(brought) > 1) return brought;
    const would = /^.* and (?:I )?would (?:also |gladly |happily )?(\p{Ll}+ .+)$/u.exec(rest)?.[1];
    const doingIt = would && toDoing(would.replace(/[.]$/, ''), true);
    if (doingIt && countWords(doingIt) > 2) return doingIt;
    const given = gives && toDoing(gives.replace(/[.]$/, ''));
    if (given && countWords(given) > 1) return given;
    const [, made = ''] =
      /^ (?:.*? )?(?:making|looking for an?|looking for|speciali[sz](?:ed|ing) in|focus(?:ed|ing) on) (.+?)(?=,| (?:for|in|of)\b|\.|$)/u.exec(
        isTrade ? '' : rest,
      ) ?? [];
    const [, does = ''] = /^ (?:that|which|who) (.+)$/.exec(rest) ?? [];
    // "An agency that works only with online shops" is one for online shops.
    const [, whom = ''] =
      /^ (?:in \S+ )?(?:that|which|who) works? (?:only|exclusively|solely) (?:for|with) ([^,.;(]+?)(?= and\b|[,.;(]|$)/.exec(
        rest,
      ) ?? [];
    if (whom && fits(`${who} for ${whom}`)) return `${who} for ${whom}`;
    const [, of = ''] = /^( of [^,(;:.]+?)(?= and\b|[,(;:.]|$)/.exec(rest) ?? [];
    const said = who
      .trim()
      .split(' ')
      .filter((word) => !/^(?:big|independent|local|new|small|young)$/.test(word));
    const doing = toDoing(does);
    // "An ERP consultancy that compares vendors": what it does says less than what it is.
    const isVague = doing !== undefined && vagueDoing.test(doing) && countWords(doing) < 4 && said.length > 1;
    return (
      shorten(made) ??
      (isVague ? undefined : doing) ??
      (said.length > 1 || of ? shorten(`${said.join(' ')}${of}`) : undefined)
    );
  }
  // "Our founder can talk about growing an app".
  const [, talk = ''] =
    /^(?:(?:Our|My) [^,]+?(?:, [^,]+,)?|I|We) can (?:speak|talk) (?:about|on) (?:the |an? )?(.+?)(?=[,;:(.]|$)/.exec(
      statement,
    ) ?? [];
  const given = /^(?:Our|My) [^,]+ would be glad to give a (talk on .+)\.$/.exec(statement)?.[1];
  if (given) return shorten(given);
  if (talk) return shorten(talk);
  // "We would like to be a gold sponsor and run a workshop".
  const [, role = ''] =
    /^(?:We|I) would like to (?:be|become) (?:an?|your|the) ((?:[\p{L}-]+ ){0,2}(?:distributor|exhibitor|member|partner|reseller|speaker|sponsor|supplier|vendor))\b/u.exec(
      statement,
    ) ?? [];
  if (/(?:exhibitor|member|speaker|vendor)$/.test(role)) return `becoming ${toArticle(role)} ${role}`;
  if (role)
    return /sponsor$/.test(role)
      ? role === 'sponsor'
        ? 'sponsorship'
        : `${role}ship`
      : `becoming your ${role}`;
  // "We rebuilt the reporting module", "we have launched a new menu".
  const [, remade = '', opened = '', remadeThing = ''] =
    /^(?:We|I) (?:have )?(?:just )?(?:(rebuilt|redesigned|renewed|replaced|rewrote|rewritten|updated)|(added|introduced|launched|opened|released)) (?:the |an? |our |my )?(?:new )?([^,;:(.]+?)(?= (?:because|for|so|that|to|which|with)\b|[,;:(.]|$)/.exec(
      statement,
    ) ?? [];
  if (remadeThing && countWords(remadeThing) < 7)
    return shorten(`${opened ? 'new' : remade.replace('rewrote', 'rewritten')} ${remadeThing}`);
  // "I have started my own business for recruiting managers".
  const [, begun = ''] =
    /^(?:We|I) (?:have |'ve )?(?:just )?(?:founded|opened|set up|started) (?:an?|my|our) (?:[\p{L}-]+ ){0,3}?(?:agency|business|company|consultancy|firm|practice|start-?up|studio) for (\p{Ll}+ing [^,;:(.]+?)(?= and (?:i|we)\b|[,;:(.]|$)/iu.exec(
      statement,
    ) ?? [];
  if (begun) return shorten(begun);
  // "I've designed a game about bees and would bring two prototypes".
  const own =
    /^(?:We|I)(?:'ve| have) (?:just )?(?:built|composed|created|designed|developed|invented|made|painted|recorded|written) (?:an?|our|my|the) ([^,;:(]+?)(?= (?:and (?:can|could|i|will|would|we)|because|so|that|which|who)\b|[,;:(]|\.(?![\p{L}\d])|$)/iu.exec(
      statement,
    )?.[1];
  if (own && countWords(own) > 1 && !isAnyTool(own)) return shorten(own);
  // "We would like to interview you for our book".
  const [, askedFor = ''] =
    /^(?:We|I)(?:'d| would) like to interview you ((?:about|for) [^,;:.]+)/.exec(statement) ?? [];
  if (askedFor) return shorten(`interview ${askedFor}`);
  // "Our students need placements in labs": what is needed, and by whom.
  const [, those = '', needed = ''] =
    /^(?:Our|My) ((?:\p{Ll}+ )?\p{Ll}+s) need (?:an? )?([^,;:.]+?)(?= (?:at|for|from|in|next|on|this|to|who|with)\b|[,;:.]|$)/u.exec(
      statement,
    ) ?? [];
  if (needed) return [`${needed} for our ${those}`].find(fits);
  // "There's a spare room in our clinic", "you get a dog walker", "we've got a heated hall".
  const there = /^(?:There(?:'s| is| are)|You get|(?:We|I)(?:'ve| have) got) (?:an? |some )?(.+)$/.exec(
    statement,
  )?.[1];
  if (there) {
    const thing = shorten(toName(there, nameEnd));
    return thing && countWords(thing) > 1 ? thing : undefined;
  }
  // "I'd buy the workshop contents as a whole": what is bought.
  const [, wantedThing = ''] =
    /^(?:I|We)(?:'d| would) (?:buy|purchase|take) ((?:the|this|your) [^,;:.]+?)(?= (?:and \p{Ll}+ (?:it|them)|as|at|away|for|from|in|of|off|on|to|when)\b|[,;:.]|$)/u.exec(
      statement,
    ) ?? [];
  if (wantedThing && countWords(wantedThing) > 2) return shorten(wantedThing);
  const predicate =
    /^(?:We|I|(?:My|The) \p{L}+ and (?:I|me))(?:'d like to |'ll | (?:(?:would like|want) to )?)(.+)$/u.exec(
      statement,
    )?.[1] ?? /^(?:Our|My|The) .*? would like to (?:come (?:and|to) )?(.+)$/.exec(statement)?.[1];
  const named = /^(?:We(?: are|'re) the) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+)/u.exec(statement)?.[1];
  if (named) return shorten(named);
  const tendered = /\b(?:inviting|seeking) (?:bids|offers|proposals|tenders) for (?:an? |the )?(.+)$/.exec(
    statement,
  )?.[1];
  if (tendered) return shorten(toName(tendered, nameEnd));
  // "We help schools chase unpaid fees".
  const said = predicate?.split(' ') ?? [];
  const plainAt = said.findIndex(
    (word, at) => at > 1 && at < 5 && findVerb(word)?.form === 'base' && !findVerb(word)?.isName,
  );
  // "We help asset managers file reports": a thing as well, and still what they do.
  const namedAt = said.findIndex(
    (word, at) =>
      at > 1 &&
      at < 5 &&
      (isPlural(said[at - 1] ?? '') || said[at - 1] === 'to') &&
      findVerb(word)?.form === 'base' &&
      at < said.length - 1,
  );
  if (/^(?:allow|enable|help|let)$/.test(said[0] ?? '')) {
    const deedAt = plainAt > 0 ? plainAt : namedAt;
    const helped =
      deedAt > 0
        ? said
            .slice(deedAt)
            .join(' ')
            .replace(/\btheir\b/g, 'your')
        : '';
    // "We help founders get their first customers".
    const got = /^(?:find|get|have) (?:your )?(.+)$/.exec(helped)?.[1];
    return got ? shorten(toName(got, objectEnd)) : toDoing(helped);
  }
  const deeds = predicate && toDeeds(predicate);
  if (deeds) return deeds;
  if (predicate) return toDoing(predicate, true);
  // "Our bike workshop can give you 25 bicycles", "our troop would dig, plant and paint for a weekend".
  const [, offered = ''] =
    /^(?:My|Our|The) (?:[\p{L}'’-]+ ){1,3}?(?:can|could|will|would) (?:also )?(.+?)\.?$/u.exec(statement) ??
    [];
  // "Take over the watering and weeding of the street trees": the work is a name already.
  const [, taken = ''] = /^take (?:on|over) (?:the )?(\p{Ll}+ing\b.+)$/u.exec(offered) ?? [];
  if (taken)
    return shorten(taken.replace(/ of the (?=\d)/, ' of ').replace(/ (?:at|by|in|near|on|outside) .*$/, ''));
  const offering = offered && (toDeeds(offered) ?? toDoing(offered));
  if (offering) return offering;
  // "Our charity, Open Door, prepares refugees".
  const apart = /^(?:Our|My) [^,]+, \p{Lu}[^,]+, (\p{Ll}+s .+)$/u.exec(statement)?.[1];
  if (apart) return toDoing(apart);
  // "Our platform helps HR teams hire faster".
  const helped =
    /^Our [^,]+? (?:helps|lets) (?:[^,]+? )?(\p{Ll}+ .+)$/u.exec(statement)?.[1]?.split(' ') ?? [];
  const helpAt = helped.findIndex(
    (word, at) => at < 5 && findVerb(word)?.form === 'base' && !findVerb(word)?.isName,
  );
  // "Lets guests order from the table": what they do, though it be a thing as well.
  const doingAt = helped.findIndex(
    (word, at) => at > 0 && at < 4 && isPlural(helped[at - 1] ?? '') && findVerb(word)?.form === 'base',
  );
  const eased = helped.findIndex((word) =>
    /^(?:hire|win|cut|find|save|spot|ship|sell|book|plan|track|reduce)$/.test(word),
  );
  const easedAt = helpAt >= 0 ? helpAt : eased >= 0 ? eased : doingAt;
  if (easedAt >= 0) return toDoing(helped.slice(easedAt).join(' '));
  // "Our two plumbers and one electrician are on call", "our clinic for trauma therapy keeps two places": who is offered, or where one goes.
  const words = statement.split(' ');
  const at = findFinite(words);
  const whose = words.slice(1, Math.max(at, 1)).join(' ');
  // "Our back room is free on Tuesday evenings": when it can be had.
  const [, free = '', when = ''] =
    /^(?:My|Our) ([^,;:(.]+?) (?:are|is) (?:available|empty|free|open) ((?:every|from|in|on) [^,;:(.]+)/.exec(
      statement,
    ) ?? [];
  if (free && fits(`${free} ${when}`)) return `${free} ${when}`;
  const isNamed =
    /^(?:are|is)$/.test(words[at] ?? '') || (/^keeps?$/.test(words[at] ?? '') && / for /.test(whose));
  if (isNamed && /^(?:My|Our)$/.test(words[0] ?? '') && countWords(whose) > 1 && !isAnyTool(whose))
    return shorten(whose);
  return at > 0 ? toDoing(words.slice(at).join(' ')) : undefined;
}
