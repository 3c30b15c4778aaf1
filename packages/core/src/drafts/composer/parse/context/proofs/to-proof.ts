import { compact } from '../../../../compact.ts';
import { capitalise, toReader } from '../../../text/grammar.ts';
import { countWords } from '../../../text/tidy.ts';
import { findVerb } from '../../../text/verbs.ts';
import { organisationNouns, personNouns } from '../../../text/words.ts';
import { meansThings } from '../../means-people.ts';
import { introducesSomebody } from '../../offer/kinds/offer-of-another.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isOfOffer, withOwner } from '../notes/context-facts.ts';
import { isFragment } from '../notes/note-figures.ts';
import { isIntroduction } from '../people/context-names.ts';
import { readersPlaces } from '../reader/to-you.ts';
import { isTold, turnPronouns } from '../second-person.ts';
import { badNews } from '../unkind.ts';
import { isForWriter } from '../wishes/for-writer.ts';
import { opensProof } from './opens-proof.ts';
import { speaksOfOthers, spokenOfByName } from './speaks-of-others.ts';
import { formerly, saysWhatThereIs, standsAlone } from './stands-alone.ts';

/** Whether a sentence talks to the reader of the mail, and in a length that one reads. */
export function canStand(sentence: string, wordsMin = 4): boolean {
  const count = countWords(sentence);
  return (
    count >= wordsMin &&
    count <= sentenceWordsMax &&
    sentence.length <= sentenceCharactersMax &&
    !isForWriter(sentence) &&
    !ofAnothersOwn.test(sentence) &&
    !costsSender.test(sentence) &&
    !isIntroduction(sentence) &&
    !/\bname(?: is|'s) \p{Lu}/u.test(sentence) &&
    !/^I(?:'m| am) \p{Lu}\p{L}+ \p{Lu}/u.test(sentence) &&
    // One of what, stands in a sentence that may not be told.
    !/\b(?:got|ha[ds]|have|need) (?:one|some)(?: already| now| so far| too)?[.]?$/i.test(sentence) &&
    !/[{}[\]|\\^<>=]|https?:|www\.|@|\bb4\b/i.test(sentence)
  );
}

/** `Utility's own water loss: 14%`: what somebody else has published. */
const ofAnothersOwn = /^(?:the )?\p{L}+['’]s own [^:]{2,50}: /iu;

/** `It costs us 2 euros per user`, and not what a gift pays for: `It costs us $11 to wash a bag of clothes`. */
const costsSender = /\bcosts? (?:me|us) (?:about |around |only )?[$€£]?\d(?!.* to \p{Ll}+ (?:an?|one) )/u;

const sentenceWordsMax = 36;
/** Words of 16 letters: a longer one holds something that is no word. */
const sentenceCharactersMax = sentenceWordsMax * 16;

/** `In 2024 we filed 212 applications`, `nine firms took part, which pays for our nurses`: a figure, and who it is of. */
const ofFigures = /\b(?:we|I|our|us|my)\b/i;
/** `Failed attempts fell from 14% to 9%`: what came of it. */
const tellsResult =
  /\b(?:came down|dropped|fell|grew|rose|went(?: down| up)?) from [$€£]?\d\S*(?: \p{L}+)? to [$€£]?\d/iu;
const opensWithYear = /^Since (?:19|20)\d\d\b/;

/** `A distributor in Tulsa redrew its territories with us`: somebody who bought is spoken of as one of many, or as two. */
const ofBuyer =
  /^(?:One (?:client|customer|user) |One (?:client|customer|member|partner|pilot) \p{Ll}+ |(?:An?|One) (?:comparable|similar) (?:business|client|company|customer|firm|team)(?:, [^,]{2,50},| \([^()]{2,60}\))? |(?:An?|One) (?:\p{Ll}+ )?\p{Ll}+ \([^()]{2,60}\) |(?:An?|One(?! of\b)) (?:[\p{L}\d]+[ -]){0,3}?[\p{L}\d]+ (?:at(?= (?:The )?\p{Lu})|in|of|on|with|near|from|outside) |An? (?:comparable|similar) \p{L}+ |An? \p{L}+ \p{L}+ (?=(?:ran|went|put|did|got|took|cut|saved|bought|switched)\b)|The \p{L}+ (?:at|in|near|on) \p{Lu}|(?:At|For|In) an? \p{L}+ |(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|\d+) (?:\p{L}+ ){0,2}\p{L}+s |(?!M(?:r|rs|s)\b)\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+){0,3} and (?:the )?\p{Lu}[\p{L}&'-]+ )/u;
/** `Three country groups use it`, `140 credit unions work with us`. */
const ofUsers =
  /^(?:Dozens of|Many|Several|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|(?:(?:About|Almost|Around|More than|Nearly|Over|Roughly|Some) )?\d[\d.,]*\+?) (?:[\p{L}'’-]+ ){0,6}?(?:attend|choose|have(?: (?:adopted|bought|chosen|installed|joined|ordered|signed up|taken|tried|used))?|joined|rely on|run|stock|take|trust|use|work with) (?:it|our|the (?:app|class|course|platform|product|programme|service|software|tool|training|workshop)s?|this|us)\b|^(?:(?:About|Almost|Around|More than|Nearly|Over|Some) )?\d[\d.,]*\+? \p{Ll}+s (?:have joined|have signed up|joined)\b/u;
/** `18 breweries in Bavaria already bottle with us`. */
const alreadyWithUs =
  /^(?:About |Almost |Around |More than |Nearly |Over )?(?:\d[\d.,]*\+?|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve) [^.;:]{3,60} already \p{Ll}+ (?:\p{Ll}+ )?(?:from|through|via|with) us\b/u;
/** `The Maritime Museum has used it since 2021`. */
const hasUsed =
  /^(?!(?:Any|Every|No|Some)(?:body|one| one)\b|(?:He|It|Nothing|She|They|You)\b)(?:The )?\p{Lu}[\p{L}&'-]+(?: (?:in |of )?\p{Lu}[\p{L}&'-]+)* (?:(?:has|have) (?:been using|relied on|trusted|used|worked with)|(?:adopted|booked|hosted|piloted|ran|rolled out|tested|took|trialled|tried|used)) (?:it|our|us|this)\b/u;
/** `Customers include NAME and NAME`, `Customers quote 3x more jobs`. */
const ofCustomers =
  /^(?:Clients|Customers|Users) (?:include (?:\p{Lu}|\d|an? |two |three |four |five |many )|(?:[\p{L}-]+ )+?\d[\d.,]*(?:%|x| \p{Ll}+) (?:cheaper|earlier|faster|fewer|higher|less|lower|more|quicker|sooner)\b)/u;
/** `Typical clients turn a third of refunds into exchanges`: how it is for most who buy, with a figure. */
const ofMost =
  /^(?:Average|Most|Typical) (?:\p{Ll}+ )?(?:businesses|buyers|clients|companies|customers|firms|guests|learners|members|patients|schools|shops|teams|users)\b(?!.*\b(?:complain|lose|struggle|their|them|they|waste)\b).*(?:\d|\b(?:half|twice|(?:an?|one|two|three) (?:fifth|hour|quarter|tenth|third)s?)\b)/u;
/** `Installers close about one in five`: how many of them come to it. */
const ofShare =
  /^(?!(?:He|It|She|They|We|You)\b)(?:\p{Lu}\p{Ll}+ )?\p{L}\p{Ll}+s (?:close|come back|convert|hire|order|pass|renew|reorder|return|sign|stay|win)s? (?:about |around |nearly |roughly )?(?:\d+|one|two|three|four|nine|half)(?: (?:in|of|out of) |$)/u;
/** `78% of users say they feel better`: what so many of those who bought say or do. */
const shareSays =
  /^(?:(?:About|Almost|Around|More than|Nearly|Over) )?(?:\d[\d.]*%|\d+ (?:in|out of) \d+|(?:eight|half|most|nine|seven|three quarters|two thirds)(?: (?:in|out of) ten)?) (?:of )?(?:all |our |the )?(?:attendees|buyers|clients|couples|customers|families|graduates|learners|owners|parents|participants|patients|pupils|students|trainees|users)(?: (?:in|of|on|with) [^,;]{3,30})? (?:are still|c[ao]me back|feel|felt|finish|f[io]u?nd|keep|kept|pass|passed|rebook|rebooked|recommend|renew|renewed|reorder|reordered|report|reported|return|returned|said|saw|say|see|sleep|slept|stay|stayed|would (?:buy|come|recommend))\b/iu;
/** What comes to pass by it. */
export const buyersDeeds =
  /\b(?:added|adopted|avoided|booked|bought|caught|closed|collected|cleared|cut|delivered|detected|doubled|earned|filled|finished|found|gained|generated|got|grew|halved|handled|joined|kept|made|moved|ordered|paid|put|raised|ran|reordered|picked|recovered|redrew|reduced|renewed|processed|received|recorded|replaced|resolved|saved|shortened|signed|sold|stopped|switched|took|tripled|use|used|went|won)\b| (?:buys|orders|stocks|uses) (?:about |over )?\d/;

/** `New kegs cost about 62 euros`, beside used ones: what others of the kind cost or hold. */
const ofItsKind =
  /^(?:Comparable|Conventional|New|Ordinary|Similar|Standard) ((?:\p{Ll}+ )?\p{Ll}+s) (?:cost|hold|last|need|take|use|weigh) (?!.*\b(?:her|him|his|she|their|them|they)\b).*\d/u;

/** Whether a sentence gives a figure of others of the kind that is offered. */
function tellsOfKind(sentence: string, offer: string): boolean {
  const [, noun = ''] = ofItsKind.exec(sentence) ?? [];
  return noun !== '' && offer.toLowerCase().includes(noun);
}

/** `Invoices go out the same day instead of ten days later`: how it is with what is offered. */
const contrasts =
  /^\p{Lu}\p{Ll}+s (?:\p{Ll}+ ){1,8}instead of (?:\d|an?\b|(?:two|three|four|five|six|seven|eight|nine|ten)\b)/u;

/** `Drivers don't need a new device`: what those who use it can do without. */
const needNot = /^\p{Lu}\p{Ll}+s (?:do not|don['’]t|need not|never) (?:have to |need (?:any|an?|to)\b)/u;

/** What such a sentence tells of them. */
const tellsOf =
  /['’]ve\b|\bof ours, |\bwe['’]re\b|\b(?:I|[Ww]e)['’]ll be (?:at|in|on)\b|\bI['’]m (?:an?|around|at|based|free|in|the)\b|\b(?:we|our|am|is|are|was|were|has|have|had|averages?|use[sd]?|cut|saved?|saw|sees?|reports?|helped|reduced|increased|grew|won|works?|worked|takes?|offers?|provides?|includes?|serves?|built|made|comes?|costs?|runs?|fell|rose|dropped|went|played|support|raised|launched|opened|met|spoke|won|arrives?|(?:will|would) (?:be|contain|cost|cover|have|include|last|take)|covers|typically|usually|bill|process|rely|trust|starts?|lasts?|holds?|carr(?:y|ies)|connects|works?|pays?|gets?|keep|stays|remains|recommend|replace|syncs|exports|imports|installs)\b/i;

/** `KITCHENLY got 3.1x with 22 creators`: what somebody who is named had of it. */
const gotByName =
  /^(?!(?:It|That|There|They|This|We|You)\b)\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+){0,3}(?: \([^()]+\))? (?:brought in|doubled|got|halved|recovered|tripled) (?:about |around |nearly |over )?(?:[$€£]?\d|an? extra|their)/u;

/** `We first asked Lydd and they said no`: of somebody else, and for nobody. */
const ofAskedOther = /^(?:I|We) .*\b\p{Lu}\p{L}+(?:,| and| but) they\b/u;

/** `Orders have fallen by 15 percent`: whose, is not said. */
const haveChanged = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)? (?:has|have) (?:dropped|fallen|gone|grown|risen)\b/u;

const ofSender = /\b(?:I|my|our|us|we)\b/i;

/** What the sender wishes or plans is not the reader's. */
export const ofPlans =
  /^ideally (?:I|we)\b|^(?:I|we) (?:felt|found|thought) (?:it|that|this) (?:is|was)\b|^(?:I|we)(?:'d| would) love\b|^(?!We would like to (?:hold|host|launch|publish|run|start) )(?:I|we)(?:'d| would| do not| don't| really| just| also)?(?: (?:want|need|hope|like|wish|prefer|think|guess|believe|assume|suspect|doubt)|(?:'ll|'m| am| will) (?:be )?(?:sending|testing|trying|using|writing))\b|^(?:I|we) (?:lost|missed)\b|^our \p{L}+ (?:would like|hopes?|needs?|prefers?|wants?|wish(?:es)?)\b/iu;

/** What the sender can do with what is his or hers, where nobody is spoken of whose it could be. */
const knownAlone = compact(
  String.raw`^(?:I|We) (?:can|could|will|would) (?!.*\b(?:he|she|him|${[...personNouns].map((noun) => `${noun}s?`).join('|')})\b)(?!.*\b(?:her|his)(?: (?:and|at|by|for|from|in|of|on|or|to|with)\b|[.,]|$)).*\b(?:her|his) \p{Ll}`,
  'iu',
);

/** Whether a whole sentence gives figures of the sender's, of those who came before or of what the offer names. */
function tellsFigures(sentence: string, offer: string): boolean {
  const [first = '', second = ''] = sentence.split(' ');
  const isNamed = /^\p{Lu}/u.test(second) && offer.toLowerCase().includes(`${first} ${second}`.toLowerCase());
  // "The production played nine nights", of a production.
  const isAboutOffer =
    first === 'The' &&
    new RegExp(`\\b${second.replace(/\P{L}/gu, '')}\\b`, 'i').test(offer) &&
    isTold(sentence.split(' ')[2] ?? '');
  return (
    /\d/.test(sentence) &&
    (/^\p{Lu}/u.test(first) || /^\d[\d,]*%?$/.test(first)) &&
    first !== 'There,' &&
    // "240 drivers, all on our books, vans only" is a list.
    !/^\d.*,.*,.*,/.test(sentence) &&
    // "It is 12 percent" goes on from what stands before it.
    !/[:;]|\b(?:it|this|that) (?:is|was)\b/i.test(sentence) &&
    sentence.split(' ').some((word, index) => index > 0 && isTold(word)) &&
    (ofFigures.test(sentence) ||
      opensWithYear.test(sentence) ||
      isNamed ||
      tellsResult.test(sentence) ||
      isAboutOffer)
  );
}

/** What is more often the reader's, also where an offer speaks of such a thing. */
const readersThings =
  /^(?:business|client|company|competitor|contract|customer|deadline|department|employee|firm|incumbent|lease|licence|license|management|manager|office|owner|policy|provider|renewal|reviewer|staff|subscription|supplier|tender|vendor|website)s?$/;
const aThing = /^(?:The|An?|Most of the|All of the|Each|Every) (.+)$/u;

/** `The groups are never larger than 14`, where groups are offered: what is said of a thing that the request speaks of. */
function tellsOfOffer(sentence: string, offer: string): boolean {
  const words = aThing.exec(sentence)?.[1]?.split(' ') ?? [];
  // "The report is", "The final report is".
  const at = [1, 2].find(
    (index) => isTold(words[index] ?? '') || /^(?:need|take|cost)s?$/.test(words[index] ?? ''),
  );
  if (at === undefined || /^(?:been|expired?s?|failed|had|left|ran|stopped|was|were)$/.test(words[at] ?? ''))
    return false;
  const noun = words[at - 1] ?? '';
  const stem = noun.replace(/(?:ies|y|s)$/, '');
  return (
    /^\p{Ll}{3,}$/u.test(stem) &&
    !readersThings.test(noun) &&
    !personNouns.has(noun) &&
    new RegExp(`\\b${stem}`, 'i').test(offer)
  );
}

/** Whether a sentence tells with a figure what those did who are not the reader. */
export function tellsOfBuyer(sentence: string): boolean {
  return (
    cameOver.test(sentence) ||
    foundAt.test(sentence) ||
    (sawAt.test(sentence) && !badNews.test(sentence)) ||
    changedAt.test(sentence) ||
    isOfOneFirm(sentence) ||
    (ofBuyer.test(capitalise(sentence)) &&
      buyersDeeds.test(sentence) &&
      /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half) \p{L}|\bby half\b|\ba (?:fifth|half|quarter|third)\b/u.test(
        sentence,
      ))
  );
}

/** `One lift maker found 4,000 duplicates`, `Another college cut email by half`. */
function isOfOneFirm(sentence: string): boolean {
  if (!/^(?:Another|One) \p{Ll}.*(?:\d|\bby half\b)/u.test(sentence)) return false;
  const words = sentence.split(' ');
  const firm = words[words.findIndex((word, at) => at > 1 && buyersDeeds.test(word)) - 1] ?? '';
  return (organisationNouns.has(firm) || readersPlaces.has(firm)) && !badNews.test(sentence);
}

/** `A roaster in Ghent switched and kept its price`: no figure is needed to say who came. */
const cameOver =
  /^An? (?:\p{L}+ ){1,2}(?:at|in|near|from) \p{Lu}\S*(?: \p{Lu}\S*)* (?:doubled|halved|moved (?:over|to us)|renewed|reordered|switched)\b|^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d+) (?:\p{Ll}+ )?\p{Ll}+s (?:(?:at|in|near) \p{Lu}\p{L}+ )?(?:came over|moved over|moved to us|renewed|reordered|switched)\b(?!.*\b(?:away|from us|their|they)\b)/u;

/** `Growers in Níjar saw 8 % more first-class fruit`: others of a trade, at another place. */
const sawAt =
  /^(?!(?:Customers|Guests|Members|People|Residents|Staff|Visitors)\b)\p{Lu}\p{Ll}+s (?:around|in|near|on|outside) (?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? (?:cut|gained|got|harvested|made|picked|saved|saw|sold) (?:about |an? |around |nearly |over |up to )?(?:\d|half\b|quarter\b|third\b|two |three )/u;

/** `We found in a similar range that 7 of 50 codes were wrong`: what the sender's work brought to light at somebody else's. */
const foundAt =
  /^(?:I|We) (?:\p{Ll}+ )?found (?:at|for|in|with) (?:an?other|an?|one) (?:\p{Ll}+ ){1,3}(?:in \p{Lu}\p{L}+ )?that .*\d/u;

/** `At Pinnacle Assurance, turnover in such teams fell from 18% to 12%`: what became of it at somebody's who is named. */
const changedAt =
  /^(?:At|For|With) (?:the )?\p{Lu}[^,;]{2,50}, (?!(?:I|it|they|we|you)\b)[^,;]{3,70} (?:came down|dropped|fell|grew|improved|rose|went(?: down| up)?) (?:from [$€£]?\d\S*(?: \p{L}+){0,2} to [$€£]?\d|by (?:about |almost |nearly |over )?(?:[$€£]?\d|(?:an?|one) (?:fifth|half|quarter|third)\b|half\b))/u;

/** What somebody plans and has, said without whose it is. */
const readersNews =
  /^(audit|peak|budget|expansion|fair|launch|move|office|opening|relocation|renovation|site|store|tender|website|wedding) (?:has|is|was)\b/i;

/** Whether the sender says what they do: `We look after …`, `I advise …`. */
function tellsDeed(sentence: string): boolean {
  if (/^You are (?:\p{L}+ )?welcome to\b/u.test(sentence)) return true;
  const verb =
    /^(?:we|i|(?:my|our) \p{L}+) (?:also |already |now |only |still |currently )?(\p{L}+)/iu.exec(
      sentence,
    )?.[1] ?? '';
  // How the sender came upon the reader is no deed.
  if (
    /^(?:call|chose|contact|email|find|found|get|got|heard|knew|look|met|notice|pick|rang|read|saw|search|spoke|talk|think|thought|tri|wrote)(?:ed)?$/.test(
      verb,
    ) ||
    /\bwould like\b/.test(sentence)
  )
    return false;
  // "Our pilot in one library reached 112 children".
  if (/^(?:my|our) /i.test(sentence))
    return sentence
      .split(' ')
      .some((word, at) => at > 1 && (/[^e]ed$/.test(word) || findVerb(word)?.form === 'past'));
  return verb !== '';
}

/** `Our founder can talk about …`, `A guest: NAME`: somebody is offered, and it is she or he whom a context goes on about. */
const offersSomebody =
  /^(?:(?:an? )?(?:[\p{L}-]+ ){0,2}(?:guest(?! (?:appearance|article|house|lecture|list|post|seat|slot|spot)s?\b)|moderator|panellist|speaker)\b|(?:my|our) (?:[\p{L}-]+ )?(?:author|CEO|chef|coach|co-?founder|colleague|CTO|director|founder|partner|president)\b|(?:an? )?(?:[\p{L}-]+ )?(?:article|chat|class|column|comments?|conversation|episode|essay|evening|guest post|interview|keynote|lecture|lesson|masterclass|op-ed|piece|q ?& ?a|quotes?|reading|session|talk|tasting|tour|webinar|workshop) (?:by|from|with) (?:(?:my|our) |an? (?:[\p{L}\d-]+ ){1,5}who )|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ as an? (?:guest|speaker)\b|I would like to suggest \p{Lu})/iu;

/** `Story about a 17-year-old who built a hand`: of whom it is. */
const tellsOfSomebody =
  /^(?:an? |the )?(?:\p{Ll}+ )?(?:article|documentary|exclusive|feature|film|piece|portrait|profile|story) (?:about|of|on) (?:an?|my|our|the) (?:[\p{L}\d-]+ ){0,3}(?:\d+-year-old|artist|athlete|baker|boy|couple|doctor|entrepreneur|family|farmer|ferryman|fisherman|founder|girl|man|mother|father|nurse|pupil|student|teacher|teenager|veteran|woman|\p{Ll}+(?:builder|keeper|maker|smith|smoker|weaver))\b/iu;

/** `Her episode on canneries was great, and our story would fit after it`: the sender's own stands beside what the reader made. */
const besideReaders =
  /^(?:her|his) (?:[\p{L}-]+ ){0,2}(?:article|book|column|episode|essay|exhibition|film|interview|lecture|newsletter|paper|piece|post|review|series|show|story|study|talk)\b[^,;]* (?:is|was) [^,;]*, (?:and|so) (?:I|my|our|we)\b/iu;

/** Whether a sentence is on somebody whom the mail offers. */
export function isOfSomebodyOffered(sentence: string, offer: string): boolean {
  return (
    /^(?:her|his|s?he)\b/i.test(sentence) &&
    !besideReaders.test(sentence) &&
    (offersSomebody.test(offer) || tellsOfSomebody.test(offer) || introducesSomebody(offer))
  );
}

/**
 * A sentence of the caller's about the sender, the offer or its customers, as it can stand in the mail. Of whole clauses that a semicolon joins, those
 * before the first that cannot stand are told.
 */
export function toProof(
  sentence: string,
  offer: string,
  knowsReader: boolean,
  reader = '',
): string | undefined {
  const whole = tellProof(sentence, offer, knowsReader, reader);
  const count = countWords(sentence);
  const clauses = sentence.split('; ');
  if (clauses.length < 2 || (whole && count <= joinedWordsMax)) return whole;
  const told = clauses.map((clause) => tellProof(capitalise(clause), offer, knowsReader, reader));
  const end = told.indexOf(undefined);
  if (end < 0) return told.join(' ');
  const first = told.slice(0, end).join(' ');
  return (count <= readableWordsMax ? whole : undefined) ?? (first || whole);
}

/** As many words are read at a glance with a semicolon between them, and as many at all. */
const joinedWordsMax = 16;
const readableWordsMax = 24;

function tellProof(
  sentence: string,
  offer: string,
  knowsReader: boolean,
  reader: string,
): string | undefined {
  if (!canStand(sentence) || isFragment(sentence) || ofPlans.test(sentence)) return undefined;
  // "At our last client, ACME, from 9% to 28%": of what, is not said.
  if (/^At our [^.]*, from \S+ to \S+$/.test(sentence)) return undefined;
  // "It takes her one phone call".
  const reached = sentence.replace(
    /\b(costs?|gives?|lets?|saves?|sends?|takes?) (?:her|him)(?= (?:a|an|no|only|one|the|\d)\b)/g,
    '$1 you',
  );
  if (reached !== sentence) return toProof(reached, offer, knowsReader, reader);
  if (isOfSomebodyOffered(sentence, offer) && !/^(?:her|his) name\b/i.test(sentence))
    return finishSentence(capitalise(sentence));
  const isOfBuyer =
    tellsOfOffer(sentence, offer) ||
    tellsOfBuyer(sentence) ||
    ofUsers.test(sentence) ||
    alreadyWithUs.test(sentence) ||
    hasUsed.test(sentence) ||
    ofCustomers.test(sentence) ||
    ofMost.test(sentence) ||
    ofShare.test(sentence) ||
    shareSays.test(sentence) ||
    needNot.test(sentence) ||
    contrasts.test(sentence) ||
    tellsOfKind(sentence, offer);
  const begins = isOfBuyer || isOfOffer(sentence) || opensProof(sentence) || tellsFigures(sentence, offer);
  const tells =
    (begins && (isOfBuyer || tellsOf.test(sentence) || gotByName.test(sentence) || tellsDeed(sentence))) ||
    standsAlone(sentence, offer, reader) ||
    saysWhatThereIs(sentence, reader);
  // What the sender earns by it is told to nobody.
  if (
    !tells ||
    (ofAskedOther.test(sentence) && !spokenOfByName.test(sentence)) ||
    /\b(?:my|our) (?:\p{Ll}+ )?margins?\b/iu.test(sentence)
  )
    return undefined;
  // What went wrong went wrong at the reader's, unless it is said to be the sender's.
  if (
    !ofSender.test(sentence) &&
    (formerly.test(sentence) || haveChanged.test(sentence) || (!isOfBuyer && badNews.test(sentence)))
  )
    return undefined;
  // What the sender does with what is the reader's: "We can build it from his list".
  if (knownAlone.test(sentence))
    return toProof(sentence.replace(/\b(?:her|his)\b/g, 'your'), offer, knowsReader, reader);
  // Who "her" is, only a sentence about the reader can say, or one that names somebody first.
  const [before = ''] = sentence.split(/(?<=\p{Lu}\p{L}+ \p{Lu}\p{L}+), who /u);
  if (/\b(?:he|she|his|her|him)\b/i.test(before) || /\bhim\b|\bher [,.]/.test(sentence)) return undefined;
  // How others feel about it is for the writer to know.
  if (
    /^(?!(?:I|We)\b).*\b(?:afraid|angry|annoyed|anxious|nervous|scepti\w*|skepti\w*|suspicious|wary|worried)\b/.test(
      sentence,
    )
  )
    return undefined;
  // "Launch is announced for May": whose, is not said.
  const [, thing = ''] = readersNews.exec(sentence) ?? [];
  if (thing && !offer.toLowerCase().includes(thing.toLowerCase())) return undefined;
  // "Our customers plan in about three": of what, was said before.
  if (
    /(?<!\b(?:one|two|three|four|nine|\d+) )in (?:about |around |only |under )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)$/.test(
      sentence,
    )
  )
    return undefined;
  // Which ones, was said before.
  if (/\b(?:any|one|some) of (?:these|those)\b/.test(sentence)) return undefined;
  // What was seen of the reader is told to the reader or not at all.
  if (
    /^(?:I|we) (?:found|heard|met|noticed|read|saw|visited)\b.*\b(?:they|them|their)\b/i.test(sentence) &&
    !foundAt.test(sentence)
  )
    return undefined;
  // "I had lunch there" is about the reader's place.
  if (
    /\bI (?:always |often |usually )?(?:ate|bought|buy|dined|drink|eat|get|had|order|queued|shop|shopped|stay|stayed|stopped|swim|train|waited|went)\b.*\bthere\b/.test(
      sentence,
    )
  )
    return undefined;
  // When the reader's own tender closes, the reader knows.
  if (
    /^(?:the )?(?:applications?|bids?|deadline|proposals?|RF[IPQ]|submissions?|tender)s? (?:are|closes?|is)\b/i.test(
      sentence,
    )
  )
    return undefined;
  if (/^our (?:charge|commission|fee|price|rate)s? [$€£]?\d/i.test(sentence)) return undefined;
  // "I work alone, so they deal with me only".
  if (/^(?:I|We)\b(?!.*\bthey\b.*,).*, so (?:that )?they\b/.test(sentence))
    return finishSentence(capitalise(toReader(sentence)));
  // "We work with two growers who supply them": others, who do so for whoever reads.
  const supplied = sentence.replace(
    /(?<=^(?:I|We)\b[^,;:]* (?:that|who) (?:already )?\p{Ll}+ (?:for |to |with )?)them\b/u,
    'you',
  );
  if (supplied !== sentence && !/\b(?:they|their|them)\b/.test(supplied))
    return finishSentence(capitalise(supplied));
  // "I join client calls as part of their team": whom the sender works for is who reads it.
  const joined = sentence.replace(
    /(?<=^(?:I|We)\b.*) as part of their (?=(?:crew|staff|team)\b)/u,
    ' as part of your ',
  );
  if (joined !== sentence) return finishSentence(capitalise(withOwner(joined)));
  // "I built a client from their public spec": what anybody can see of a firm that nobody else is named for.
  const seen = sentence.replace(
    /(?<=^(?:I|We)\b(?!.*\b(?:at|for|with) )[^,;:]*) (from|in|off|on|using) their (?=(?:(?:current|latest|own) )?(?:annual report|API|brochure|careers page|catalogue|docs|documentation|home ?page|job ads?|listings?|menu|public|published|site|spec|website)\b)/u,
    ' $1 your ',
  );
  if (seen !== sentence && !/\b(?:they|their|them)\b/.test(seen))
    return finishSentence(capitalise(withOwner(seen)));
  // Who "they" are is clear only where they have been spoken of, in the sentence or before it.
  if (!/\b(?:they|them|theirs?)\b/i.test(sentence) || speaksOfOthers(sentence) || meansThings(sentence))
    return finishSentence(capitalise(withOwner(sentence)));
  // "We usually connect to their system": nobody is named before whose it could be.
  const told =
    /^(?:We|I|You|It|The|Our (?:\p{Ll}+ ){1,2}(?=for their\b))\b(?!.*\bthey\b)(?!.*\b\p{Lu}\p{L}+\b.*\bthe(?:y|m|ir)\b)/u.test(
      sentence,
    )
      ? turnPronouns(sentence, false)
      : undefined;
  if (told) return finishSentence(withOwner(told));
  if (
    !knowsReader &&
    !/^(?:(?:we|i) .* (?:for|with|to) them\b|.* so (?:that )?they (?:can|don't|keep|know|never|only|save)\b)/i.test(
      sentence,
    )
  )
    return undefined;
  return finishSentence(capitalise(withOwner(toReader(sentence))));
}
