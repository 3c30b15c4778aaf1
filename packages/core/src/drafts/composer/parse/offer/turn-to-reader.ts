import { firstNames } from '../../text/first-names.ts';
import { isCount, isPlural, toReader } from '../../text/grammar.ts';
import { findVerb } from '../../text/verbs.ts';
import {
  determiners,
  findFixedSpelling,
  measures,
  organisationNouns,
  personNouns,
  prepositions,
} from '../../text/words.ts';
import { ofOne, ofSeveral, secondOf, withoutThird } from '../context/second-person.ts';

/** Somebody of either sex whom an offer may speak of. */
const somebody =
  /^(?:adult|anyone|applicant|author|buyer|caller|candidate|ceo|cfo|chef|child|children|client|co-founder|colleague|couple|crew|cto|customer|dad|daughter|director|doctor|driver|employee|employer|everyone|family|father|founder|friend|guest|guy|husband|kid|lady|landlord|learner|man|member|mother|mum|neighbou?r|owner|parent|partner|patient|people|person|player|pupil|rep|resident|sister|somebody|someone|son|staff|student|teacher|team|tenant|user|vet|visitor|whoever|wife|winner|woman|worker)$/;

/** Plural words that are nobody and nothing. */
const noThings =
  /^(?:always|answers|as|banners|besides|blisters|boilers|colors|containers|covers|cutters|doors|drawers|errors|filters|floors|flyers|gives|gutters|has|its|less|letters|lists|newsletters|numbers|offers|orders|papers|perhaps|plus|posters|printers|quarters|reminders|sometimes|stickers|this|thus|tyres|us|was|yes)$/;

/** What comes of an offer, and what it costs, are not who "they" are. */
const gainsAndCosts = /^(?:costs|fees|prices|results|savings|terms)$/;

/** What does something by itself: `the alerts they (the sensors) send`. */
const actors =
  /^(?:agents|apps|assistants|bots|cameras|dashboards|devices|engines|machines|models|platforms|plugins|products|programs|robots|sensors|services|sites|suites|systems|tools|trackers|websites|widgets)$/;

/** The words of a text, without who the sender says that he is. */
function wordsOf(text: string): string[] {
  return text.replace(ofSender, ' ').match(/[\p{L}'-]+/gu) ?? [];
}

const ofSender =
  /\b(?:we|i)(?:'re|'m| are| am) an? (?:[\p{L}-]+ ){0,3}?[\p{L}-]+(?= (?:and|for|from|in|of|that|which|who|with)\b|[,.;]|$)/giu;

/** Whether a text names people, firms or what does something by itself: who may send, ask or pay. */
export function namesActors(text: string, peopleOnly = false): boolean {
  return wordsOf(text.toLowerCase()).some((word) => {
    const one = word.replace(/ies$/, 'y').replace(/(?<=.)s$/, '');
    return (
      somebody.test(word) ||
      personNouns.has(word) ||
      (!peopleOnly && actors.test(word)) ||
      (isPlural(word) &&
        (somebody.test(one) ||
          personNouns.has(one) ||
          organisationNouns.has(one) ||
          /(?:[^aeiou]ers|eers|ors|ists|ians|ants|ees)$/.test(word)) &&
        !noThings.test(word))
    );
  });
}

const oneOf = /^(?:an?|any|each|every|one|the)$/;

/** Whether a word may be what does something: no article, and nothing that is said of a thing. */
function isThing(word = ''): boolean {
  return word !== '' && !determiners.has(word) && !prepositions.has(word) && isCount(word);
}

/** Whether a text has named anybody, or several of anything, whom "they" could mean. */
function namesOthers(text: string): boolean {
  const words = wordsOf(text.toLowerCase().replace(/\bper person\b/g, 'each'));
  return words.some(
    (word, at) =>
      (isPlural(word) &&
        // "Our food bank collects food": what somebody does.
        !(findVerb(word)?.form === 'third' && !findVerb(word)?.isName && isThing(words[at - 1])) &&
        // "Our agency, which finds them work".
        !(findVerb(word)?.form === 'third' && /^(?:that|which|who)$/.test(words[at - 1] ?? '')) &&
        !measures.has(word) &&
        !gainsAndCosts.test(word) &&
        !noThings.test(word) &&
        !determiners.has(word) &&
        !prepositions.has(word)) ||
      ((personNouns.has(word) || organisationNouns.has(word) || somebody.test(word)) &&
        // "Business planning" is no business, and "client retention" no client.
        (!organisationNouns.has(word) ||
          words.slice(Math.max(at - 2, 0), at).some((one) => oneOf.test(one)))),
  );
}

/** Several, of whom nobody says "she". */
const groups = /^(?:anyone|everyone|family|people|staff|team)$/;

/** What ends like a word for somebody: `a smaller plan`, `our newsletter`. */
const noPerson =
  /^(?:better|bigger|cheaper|dishwasher|easier|faster|fresher|higher|larger|letter|lighter|longer|lower|newer|newsletter|number|offer|older|order|paper|plaster|poster|printer|quarter|quicker|register|scanner|shorter|simpler|slower|smaller|smoother|stronger|tracker|water|winter)$/;

/** What stands before a place: `near Bergen`, `the Norfolk coast`. */
const ofPlaces = /^(?:around|at|from|in|near|the)$/i;

/** Whether a name between an article and a noun says which thing it is: `a Bayesian model`, `the Lisbon office`. */
function saysWhich(words: readonly string[], at: number): boolean {
  const [article = '', name = '', next = ''] = words.slice(at - 1);
  return (
    at > 0 &&
    /^(?:an?|my|our|the|your)$/i.test(article) &&
    /^\p{Lu}/u.test(name) &&
    /^\p{Ll}/u.test(next) &&
    !prepositions.has(next) &&
    !/^(?:and|are|can|has|is|or|that|was|which|who|will)$/.test(next)
  );
}

/** Whether a text has named one whom "she" or "he" could mean. */
function namesOne(text: string): boolean {
  // "Our head of people as a guest, she …".
  if (/^(?:my|our) [^.,;:]+ as an? (?:guest|panell?ist|speaker)\b/i.test(text)) return true;
  return wordsOf(text.replace(asGuest, ' ')).some((word, at, words) => {
    const lower = word.toLowerCase();
    // "Her team" is no she.
    if (/^(?:her|his|their|your)$/i.test(words[at - 1] ?? '')) return false;
    return (
      (somebody.test(lower) && !groups.test(lower)) ||
      personNouns.has(lower) ||
      firstNames.has(lower) ||
      (at > 0 &&
        /^\p{Lu}\p{Ll}/u.test(word) &&
        !ofPlaces.test(words[at - 1] ?? '') &&
        !determiners.has(lower) &&
        !prepositions.has(lower) &&
        !/^(?:all|both|no)$/.test(lower) &&
        !saysWhich(words, at) &&
        !findFixedSpelling(word) &&
        !/^(?:March|May|August)$/.test(word)) ||
      (/^(?:an?|my|our|the)$/i.test(words[at - 1] ?? '') &&
        !saysWhich(words, at) &&
        /\p{L}{2}(?:[^aeiou]er|or|ist|ian)$/u.test(lower) &&
        !noPerson.test(lower))
    );
  });
}

/** What somebody is paid or pays, and no clients of his. */
const paidTo =
  /^ (?:also )?(?:earn|get|keep|pay|receive|take) (?:an? |up to )?(?:\d|commission\b|cut\b|share\b|[$€£])/;

/** What is said of whoever buys: `to help them plan their next year`, `they don't pay`. */
const whoBuys =
  /\b(?:free|no (?:charge|cost|obligation|risk)) (?:for|to) them\b|\bhelps? them \p{Ll}+(?: their\b)?|\bthey (?:(?:don't|do not|only|just) )?(choose|decide|get|keep|pay)\b(?! (?:back|off)\b| for themselves\b)|(?<=\b(?:as (?:often|much|many|long) as|(?:any ?time|if|once|when(?:ever)?) ))they (agree|decide|join|like|order|please|prefer|sign|start|subscribe|switch|want|wish)(?: their(?= \p{L}))?\b|\b(?:goes?|stays?) (?:to|with) them\b|\btheir (?:next|own) (?=\p{L})/giu;

/** `Our plant is 25 km from them`: whoever is so far from the sender is the reader. */
const farFromOurs =
  /(\b[Oo]ur [\p{L}-]+(?: [\p{L}-]+)? (?:is|are) (?:(?:about|just|only|under) )?(?:an?|half an|\d[\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:[\p{L}'’-]+ ){1,3}(?:away )?from )(?:them|her|him)(?=$|[,.;]| and\b)/gu;

/** `The software he used before`, `every client they send`: a noun, and who does something with it. */
const contactClause =
  /(?<=\b(?:an?|any|each|every|one|same|the|this) ((?:[\p{Ll}-]+ ){0,4}))([\p{Ll}-]{3,}) (he|she|they) (\p{Ll}+)/giu;

/** `They mention us, we mention them`: what one does for the other is done by whoever reads it. */
const inTurn = /\b(they) (\p{Ll}+(?: \p{Ll}+){0,2} us)\b|\b(we \p{Ll}+(?: \p{Ll}+){0,2} )them\b/giu;
const isInTurn =
  /\bthey (\p{Ll}+(?: \p{Ll}+){0,2}) us\b[^.;]{0,12}\bwe \1 them\b|\bwe (\p{Ll}+(?: \p{Ll}+){0,2}) them\b[^.;]{0,12}\bthey \2 us\b/iu;

function sayInTurn(text: string): string {
  return text.replace(inTurn, (_, they: string | undefined, does: string, we: string) =>
    they ? `${they.startsWith('T') ? 'You' : 'you'} ${does}` : `${we}you`,
  );
}

/** `A guest spot`, `a podcast guest`: whoever reads it would be the guest. */
const asGuest =
  /\bguest (?=(?:appearance|column|lecture|post|seat|slot|spot)\b)|\bas (?:an? )?(?:\p{L}+ )?guest\b/giu;

/** The same said to the reader, where nobody was spoken of before whom the pronoun could mean. */
function ofReader(
  found: string,
  between: string,
  noun: string,
  who: string,
  deed: string,
  at: number,
  offer: string,
): string {
  const before = offer.slice(0, at);
  const isNoun =
    !prepositions.has(noun) &&
    (between === '' || !findVerb(noun)) &&
    !/^(?:and|but|that|what|when|where|which|who)$/.test(noun);
  // "The day they are picked": things are, and people do.
  const mayBeThings =
    /^(?:day|hour|minute|moment|month|place|season|time|way|week|year)$/.test(noun) ||
    /^(?:are|arrive|become|come|fall|go|grow|land|were)$/.test(deed);
  const isOthers = mayBeThings ? namesOthers : namesActors;
  if (!isNoun || (who === 'they' ? isOthers(before) : namesOne(before))) return found;
  return `${noun} you ${who === 'they' ? deed : toSecond(deed)}`;
}

/** `Likes` → `like`, whether a list has the verb or not. */
function toSecond(verb: string): string {
  return secondOf(verb) ?? (noThings.test(verb) || !/[^s]s$/.test(verb) ? verb : withoutThird(verb));
}

/** What is built or sold together with whoever reads it, and what he has of his own. */
const proposesTogether =
  /^\W*(?:an? |our |the )?(?:[\p{L}-]+ )?(?:integration|co-marketing|connector|partnership|reseller agreement)\b/iu;
const partnerThings =
  /\btheir (?=(?:[\p{L}-]+ ){0,2}(?:api|app|catalogue|crm|customers|erp|ledger|marketplace|platform|product|software|store|system|tool|users)\b)/giu;

/** `Overnight so they don't lose a service`: what spares people something, beside things alone. */
const sparesThem =
  /\b(so (?:that )?)they(?= (?:(?:can|will) (?:concentrate|focus|sleep|stay open|work on)\b|(?:can['’]?t|cannot|do not|don['’]?t|need not|never|no longer|won['’]?t) (?:chase|close|forget|have to|hire|juggle|lose (?:an?|any|bookings|business|custom|income|money|out|revenue|sales|sleep|time|trade)\b|miss|need to|pay|shut|spend|tie up|turn (?:away|down)|wait|waste|worry)\b))/giu;

/** `We brew it and bottle it, they sell it at £4 and keep half`: what one side does and what the other. */
const otherSide =
  /\b(we (?:\p{Ll}+ly )?(?:bring|brew|build|bake|collect|cook|deliver|design|do|fill|fit|grow|handle|install|lay|lend|look after|make|pack|pay|post|print|provide|run|send|set|ship|stock|supply|take)\b[^.;]*?(?:[,;]|,? (?:and|but|while)) )they (?=(?:just |only |simply )?(?:book|bring|choose|collect|decide|earn|keep|need|pay|price|provide|resell|sell|serve|set|supply|take)\b)/giu;

/** What the sender does for somebody: `our club lends them two boats`, `we train their staff`. */
const doneForThem =
  /\b(?:I|we|(?:my|our) (?:[\p{Ll}-]+ )?(?:band|charity|choir|church|club|company|firm|group|school|shop|team)) (?:can |could |will |would )?(?:audit|bring|clean|deliver|feed|fit|fix|give|help|host|lend|look after|maintain|mention|pay|print|promote|repair|send|serve|supply|teach|train)s? (?:all )?(?:them|their)\b/iu;

/** `A partnership: we send students, they pay a commission`: of two sides one is the reader. */
const proposesDeal =
  /^(?:an? |our |the )?(?:[\p{Ll}-]+ )?(?:collaboration|cooperation|deal|exchange|partnership|swap)\b[^.;]*[:,–-] (?:I|we|our (?:club|company|firm|school|shop)) \p{Ll}/iu;
const theirPart = /([,;] (?:and |but )?)they (?=\p{Ll})/giu;

/** The pronouns of a whole offer, where nobody else can be meant. */
const subjects = /\b(they(?:'(?:re|ve|d|ll))?|s?he(?:'(?:s|d|ll))?)\b(?: (?!and\b|or\b)(\p{Ll}+))?/giu;

/** `I'm a founder who sold his company`: what stands in a clause of whoever writes is the sender's. */
const ofOneself = /\bI(?:['’]m| am) an? (?:(?!who\b)[\p{L}-]+ ){1,6}?who (?!(?:he|she|they)\b)[^.;:]+/gu;

/**
 * Whoever is "they" or "she" in an offer that has named nobody else is whoever reads it: `the reason they gave`, `€3 each to her`; and of partners it is
 * the reader who `receives 20% of the fees`.
 */
export function turnToReader(typed: string): string {
  const own = typed.replace(ofOneself, (clause) =>
    clause
      .replace(/\b(?:his|her|(?<=\bwho \p{L}+ )their)(?= (?!to\b)[\p{L}\d-])/gu, 'my')
      .replace(/\b(?:him|her)self\b/g, 'myself'),
  );
  const inTurns = isInTurn.test(own) ? sayInTurn(own) : own;
  const text = proposesDeal.test(inTurns) ? inTurns.replace(theirPart, '$1you ') : inTurns;
  // What is sold under another name is sold under the reader's.
  const offer = (
    /\bwhite[- ]?label/i.test(text)
      ? text.replace(
          /\b([Tt])heir (?=(?:own )?(?:brand|branding|colours|domain|logo|name|prices)\b)/g,
          (_, letter: string) => (letter === 'T' ? 'Your ' : 'your '),
        )
      : text
  )
    .replace(partnerThings, (found, at: number, whole: string) =>
      proposesTogether.test(whole) &&
      // "About 600 already use their product".
      (/\b(?:on|run|use|using) $/.test(whole.slice(0, at)) ||
        !/\b(?:clients|customers|employers|firms|users)\b/i.test(whole.slice(0, at)))
        ? `${/^T/.test(found) ? 'Your' : 'your'} `
        : found,
    )
    .replace(
      /(?<=\b(?:that|which) )their (?=(?:clients|customers|guests|members|patients|pupils|residents|students|tenants)\b)/g,
      'your ',
    )
    .replace(farFromOurs, '$1you')
    .replace(otherSide, (found, ours: string) => (namesActors(ours, true) ? found : `${ours}you `))
    .replace(contactClause, ofReader)
    .replace(
      whoBuys,
      (found, deed: string | undefined, wish: string | undefined, at: number, whole: string) => {
        // Things get or keep something, and nothing but people chooses or pays.
        const isOthers =
          wish !== undefined ||
          /^(?:choose|decide|pay)$/.test(deed ?? '') ||
          /(?:for|to|with) them$/.test(found)
            ? namesActors
            : namesOthers;
        return isOthers(whole.slice(0, at)) ? found : toReader(found);
      },
    );
  // "We lend them our chairs for their fair, they give us a stall": chairs have no fair.
  const given = doneForThem.exec(offer);
  const isGiven = given !== null && !namesOthers(offer.slice(0, given.index));
  const namesThem = (before: string) =>
    isGiven && before.length > given.index ? namesActors(before, true) : namesOthers(before);
  return offer
    .replace(sparesThem, (found, so: string, at: number, whole: string) =>
      namesActors(whole.slice(0, at), true) ? found : `${so}you`,
    )
    .replace(subjects, (found, who: string, verb: string | undefined, at: number, whole: string) => {
      const before = whole.slice(0, at);
      const [, pronoun = '', short = ''] = /^(\p{L}+)('\p{L}+)?$/u.exec(who.toLowerCase()) ?? [];
      const isMany = pronoun === 'they';
      const after = `${verb ? ` ${verb}` : ''}${whole.slice(at + found.length)}`;
      const isPaid = isMany && paidTo.test(after) && / (?:their|your) \p{L}+ and $/u.test(before);
      if (!isPaid && (isMany ? namesThem(before) : namesOne(before))) return found;
      const you = /^\p{Lu}/u.test(who) ? 'You' : 'you';
      const joined = short === "'s" ? "'re" : short;
      return `${you}${joined}${verb ? ` ${isMany || joined ? verb : toSecond(verb)}` : ''}`;
    })
    .replace(/\b(?:them|their|theirs|him|his|hers)\b/g, (who, at: number, whole: string) => {
      const before = whole.slice(0, at);
      // "About 60 of them".
      const isCounted = /\b(?:\d[\d,]*|all|few|half|many|most|some) of $/.test(before);
      return isCounted || (who.startsWith('the') ? namesThem(before) : namesOne(before))
        ? who
        : (ofSeveral[who] ?? ofOne[who] ?? who);
    })
    .replace(/\bher\b( \p{L}+)?/gu, (found, next: string | undefined, at: number, whole: string) => {
      if (namesOne(whole.slice(0, at))) return found;
      const word = next?.trim() ?? '';
      const isWhom =
        word === '' ||
        prepositions.has(word) ||
        /^(?:an?|and|every|one|or|six|ten|that|the|this|three|two|what)$/.test(word);
      return `${isWhom ? 'you' : 'your'}${next ?? ''}`;
    });
}
