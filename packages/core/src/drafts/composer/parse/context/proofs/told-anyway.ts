import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise } from '../../../text/grammar.ts';
import { inFull, monthShort } from '../../../text/time-units.ts';
import { finishSentence } from '../../sentence-text.ts';
import { tellTyped } from '../hurried/typed-notes.ts';
import { toFact } from '../notes/context-facts.ts';
import { tellNote } from '../notes/told-notes.ts';
import { isTold } from '../second-person.ts';
import { badNews } from '../unkind.ts';
import { toOwnRecord } from './own-record.ts';

const released = compact(
  String.raw`^(?:our |my |the )?((?:debut|first|latest|new|next|second|third) (?:\p{Ll}+ )?(?:album|book|catalogue|collection|edition|EP|film|issue|LP|memoir|menu|mixtape|novel|record|season|series|single|thriller)) (?:is |comes )?out (?:in |on )?((?:early |mid |late )?${monthShort}(?: \d{4})?|\d{1,2}(?:st|nd|rd|th)? ${monthShort}|${monthShort} \d{1,2}(?:st|nd|rd|th)?)$`,
  'iu',
);

/** `New EP out 11 April` → `The new EP is out on 11 April.` */
function toRelease(note: string): string | undefined {
  const [, what = '', when = ''] = released.exec(note) ?? [];
  const on = /^\d|\D\d{1,2}(?:st|nd|rd|th)?$/.test(when) ? 'on' : 'in';
  const named = decapitalise(what).replace(/\b(?:ep|lp)$/, (word) => word.toUpperCase());
  return what && finishSentence(`The ${named} is out ${on} ${when}`);
}

const ready =
  /^((?:[\p{Ll}-]+ )?(?:case studies|images|interviews|photos|quotes|references|sample reports|spokespeople)) available(?: (?=with|from|for|in|on))?((?:(?:with|from|for|in|on) [^()]{3,40})?)(?: \(([^()]{3,60})\))?$/iu;
const willing =
  /^((?:two|three|four|five|six|several|\d+) (?:[\p{Ll}-]+ )?\p{Ll}+s) (?:are )?((?:glad|happy|ready|willing) to be (?:filmed|interviewed|named|photographed|quoted))$/iu;

/** `Case studies available (three tenants happy to be named)` → `Case studies are available, and three tenants are happy to be named.` */
function toAvailable(note: string): string | undefined {
  const [, what = '', whence = '', aside = ''] = ready.exec(note) ?? [];
  const [, who = '', how] = willing.exec(aside) ?? [];
  const more = who ? `, and ${decapitalise(who)} are ${how}` : '';
  return what && finishSentence(`${capitalise(what)} are available${whence && ` ${whence}`}${more}`);
}

const doneFor = /^(?:[Ww]e )?[Dd]id ((?:[Tt]he )?\p{Lu}[^-:;,.]{2,40}?) [-–] (.+)$/u;

/** `We did ACME - bookings up 30%` → `For ACME, bookings are up 30%.` */
function toCase(note: string): string | undefined {
  const [, whom = '', came = ''] = doneFor.exec(note) ?? [];
  // "Did ACME - 14 offices in two years".
  const [, many = '', span = ''] =
    /^(\d+ (?:\p{Ll}+ )?\p{Ll}+s) ((?:in|over|within) .{3,30})$/u.exec(came) ?? [];
  if (many) return finishSentence(`We did ${many} for ${whom} ${span}`);
  const isWhole = came
    .split(' ')
    .some((word, at) => at > 0 && (isTold(word) || /^(?:cut|hit|put|won)$/.test(word)));
  const told = whom && (isWhole ? came : toFact(came, false)?.replace(/\.$/, ''));
  return told ? finishSentence(`For ${whom}, ${decapitalise(told)}`) : undefined;
}

/** `Number 42 sold for 615k`, of a house: what a neighbour's brought. */
const soldHouse = /^Number \d+\p{Ll}? (?:let|sold) (?:at|for|in|within) [^;:]*\d[^;:]*$/u;

/** `We have 11 buyers who missed out and are still looking`. */
const waiting =
  /^(?:I|We) have (?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) (?:\p{Ll}+ )?(?:applicants|buyers|couples|families|investors|tenants|viewers)\b[^;:]*\b(?:looking|searching|waiting)\b(?!.*\b(?:her|his|their|them|they)\b)[^;:]*$/u;

/** `There are 46 people on the waiting list now`, `We have 19 children waiting for a place and nobody to teach the cello`: who waits for what the reader could give. */
const onList =
  /^(?:(?:About |Over )?\d[\d.,]*|There are (?:about |over )?\d[\d.,]*|(?:I|We) have (?:about |over )?\d[\d.,]*) (?:\p{Ll}+ ){1,3}(?:(?:are )?(?:still )?(?:on (?:our|the) waiting list(?: for [^,;:]*?)?|waiting)(?: for (?:an?|one|their) [^,;:]*?)?)(?: (?:at present|at the moment|now|right now|today))?(?:,? (?:and|but) (?:no ?one|nobody|no [\p{L} ]{3,30}?) (?:left )?to \p{Ll}+ (?!.*\b(?:her|him|his|their|them|they)\b)[^,;:]*)?$/u;

const date = String.raw`(?:(?:the )?(?:(?:beginning|end|middle|start) of )?(?:next |this )?(?:\d|${monthShort}\b|spring|summer|autumn|winter|week|month|year|term)[^,;:]*?)`;
/** `Costings are done in March, so now is the time`: why the mail comes now. */
const timely =
  /^(?!.*\b(?:he|her|his|she|their|them|they|you|your)\b).{8,90}?,? so (?:now|this)(?:['’]s| is) (?:just )?(?:an? |our |the )?(?:\p{Ll}+ )?(?:chance|moment|month|time|week)\b[^;:]*$/iu;
/** `The freeze starts in mid November, so it would have to be before that`. */
const dueBefore = compact(
  String.raw`^(?!.*\b(?:he|her|his|she|their|them|they|you|your)\b)[^,;:]{4,70}? (?:begins?|closes?|ends?|freezes?|opens?|shuts?|starts?) [^,;:]*?,? so (?:it|that|the \p{Ll}+|this)(?:['’](?:d|ll)| will| would) (?:have|need) to (?:be|come|happen) (?:after|before) (?:it|that|then)$`,
  'iu',
);
/** `order by 4 May to have the jars for the fete`: until when, and what for. */
const orderBy = compact(
  String.raw`^(?:please )?((?:apply|book|enrol|enter|order|register|reserve|sign up) by ${date}(?: (?:for|to) (?!.*\b(?:her|him|them)\b)[^,;:]+)?)$`,
  'iu',
);

const shortDate = compact(String.raw`\b(\d{1,2}) (${monthShort})\b`, 'giu');

/** What leaves what is wanted in time: `Order by 4 May to have the jars for the fete` → `Please order by …`. */
function toOrderBy(note: string): string | undefined {
  const [, what = ''] = orderBy.exec(note) ?? [];
  return what
    ? finishSentence(
        `Please ${decapitalise(what).replace(shortDate, (_, day: string, month: string) => `${day} ${inFull(month)}`)}`,
      )
    : undefined;
}

/** `Ethics approval has been granted`, `Nobody's landlord will know`: what whoever takes part is assured of. */
const assured =
  /^(?:Ethics|Ethical|Research ethics) (?:approval|clearance|consent) (?:has been|is|was) (?:already )?(?:given|granted|in place|obtained|received|secured)\b[^,;:]*$|^(?:Nobody|No ?one)(?:['’]s \p{Ll}+)? (?:else )?will (?:ever )?(?:be told|find out|hear|know|learn|see)\b(?!.*\b(?:I|my|our|us|we)\b)[^,;:]*$/u;

/** `The last five cooks I placed are all still in post`: what has become of the sender's work. */
const ofOwnWork =
  /^(?:All|Both|Each|Every one|Most|None)?(?: of )?(?:[Tt]he )(?:(?:first|last|latest|previous) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dozen)? ?(?:\p{Ll}+ ){1,2}(?:(?:that|who) )?(?:I|we)(?:['’]ve| have)? \p{Ll}{2,}ed\b[^,;:]*? (?:are|came|got|have|passed|went)\b(?!.*\b(?:but|never|not|their|them|they|until)\b)[^,;:]*$/u;

/** `We charge nothing if the claim fails`. */
const noFee =
  /^(?:I|We) charge (?:nothing|no \p{Ll}+) (?:at all )?(?:if|unless|until|when)\b(?!.*\b(?:her|his|their|them|they)\b)[^,;:]*$/u;

/** `My late aunt always wanted them to be played`: why the sender offers what is offered. */
const ofKin =
  /^My (?:late )?(?:aunt|brother|dad|daughter|father|grand\p{Ll}+|husband|mother|mum|partner|sister|son|uncle|wife) (?:(?:always|first|originally) )?(?:bought|built|carved|collected|hoped|intended|kept|made|meant|painted|promised|wanted|wished|wrote) (?:it|them|these|this) [^;:]*$/u;

/** `Our founder started this after losing his father`: why there is what is offered. */
const founded =
  /^(?:My|Our) (?:co-?)?founder (?:began|built|created|founded|made|set up|started) (?:it|this|the \p{Ll}+|us) (?:after|because|when)\b(?!.*\b(?:their|them|they)\b)[^;:]*$/u;

/** `Six parishes in the valley signed up last year`: who has come along already. */
const cameAlong =
  /^(?:(?:About |Over )?\d[\d,.]*|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve) (?:other )?(?:\p{Ll}+ ){0,2}\p{Ll}+s(?: (?:across|around|in|near) (?:the )?[\p{L}' -]{3,30}?)? (?:came|enrolled|joined|registered|signed up|took part)(?: (?:already|(?:last|this) (?:autumn|month|season|spring|summer|term|winter|year)|in (?:19|20)\d\d|so far))?$/u;

/** `Re-covering a chair is about a third of the price of a new one`: what some work costs or takes. */
const workTakes =
  /^(?:[Rr]e-)?\p{L}{3,}ing (?:an?|one|the|your) (?:[\p{L}-]+ ){1,4}?(?:comes to|costs|is|needs|takes) (?:about |around |just |less than |only |roughly |under )*(?:[$€£]?\d|half|(?:an?|one|two) (?:day|fifth|hour|minute|quarter|third|week)s?\b|two thirds|three quarters)(?!.*\b(?:he|her|his|she|their|them|they)\b)[^;:]*$/u;

/** `Crowns are $89, so half price is $44.50`, `We're in Leeds, so we only cover LS postcodes`: what follows for the reader. */
const follows = /^[^,]{4,40}, so (?:half price is [$€£]?\d|we only cover )[^,]*$/;

/** `Sign-up closes on 31 August`: until when the reader can join. */
const joining =
  /^(?:The )?(?:\p{L}+ ){0,2}(?:applications|bookings?|(?:funding|grant) (?:call|round)|consultation|crowdfunder|entries|nominations|submissions|early[- ]bird|enrol?ment|open call|pre-?orders?|registration|sign-?ups?|slots?) (?:closes?|ends?|opens?) (?:at|in|on) [^,;:]*$/iu;

const severalPrices =
  /^(?:the )?((?:membership |sponsor(?:ship)? |ticket )?(?:packages|places|prices|rates|sizes|tickets|tiers)) ((?:[A-Z]{2,3} ?)?[$€£]?\d[\d.,]*k?(?:(?:, (?:and |or )?| and | or )[$€£]?\d[\d.,]*k?)+(?: (?:[A-Z]{3}|dollars|euros|francs|pounds))?)$/iu;

/** `Packages 2k, 5k and 10k CHF` → `The packages are 2k, 5k and 10k CHF.` */
function toPriceOf(note: string): string | undefined {
  const [, whose = 'the', what = '', is = ''] = priceIs.exec(note) ?? [];
  return what && !/\b(?:but|he|her|his|margin|she|their|them|they)\b/i.test(is)
    ? finishSentence(`${capitalise(whose)} ${decapitalise(what)} is ${is}`)
    : undefined;
}

/** `Pallet price is £3.10 a bag until February`: what the sender asks, and nothing that he would take. */
const priceIs =
  /^(?:(my|our|the|your) )?((?!(?:bottom|current|competitor|cost|floor|internal|lowest|net|reserve|target)\b)(?:\p{L}+ )?(?:fee|price|rate)(?: per \p{Ll}+)?) (?:is|=) (?:now )?((?:from )?[$€£]\d[^;:]*)$/iu;

function toPrices(note: string): string | undefined {
  const [, what = '', sums = ''] = severalPrices.exec(note) ?? [];
  return what && finishSentence(`The ${decapitalise(what)} are ${sums}`);
}

/** `Smallest tin five litres`, `Sensor price 89, plus 3 a month`, `Price 2.90 per employee`: a measure or a price, without a verb. */
const measure =
  /^((?:biggest|largest|longest|maximum|shortest|smallest) \p{Ll}+|(?!(?:from|my|our|the)\b)\p{L}+ (?:fee|price|rent)|(?:fee|price|rent)(?= \d[\d.,]* (?:an?|each|per) )) ((?:[A-Z]{3} ?)?[$€£]?\d[\d.,]*|(?:two|three|four|five|six|eight|ten|twelve))((?:,? (?:an?|each|per|plus)(?: [\p{L}\d]+){1,3}| \p{Ll}+)?)$/iu;

function toMeasure(note: string): string | undefined {
  const [, what = '', size = '', unit = ''] = measure.exec(note) ?? [];
  return what && finishSentence(`The ${decapitalise(what)} is ${size}${unit}`);
}

/** `State funding closes on 30 November`, `Early-bird prices end on 3 June`: until when it can be had. */
const untilWhen =
  /^(?:(?:EU|Federal|Government|Regional|State) (?:\p{Ll}+ )?(?:funding|grants?|subsid(?:ies|y)|support)|Early[- ]bird \p{Ll}+|(?:Introductory|Launch|Spring|Summer|Autumn|Winter) (?:discount|offer|prices?|rates?)|Registration) (?:closes?|ends?|expires?|runs? (?:out|until)) (?:at|in|on)?\b/u;

/** `There's a 50% discount for schools`: what anybody is given, and not what somebody could be brought to give. */
const discount =
  /^(?:There(?: is|['’]s)|(?:I|We) (?:give|offer)) (?:an? )?(?:[\p{L}-]+ )?\d[\d.]*% (?:discount|off) (?:for|on|to) (?!.*\b(?:but|if|she|them|they|us)\b)[^;:]*$/u;

/** `The list price goes up 12% on 1 October`. */
const priceRise =
  /^(?:(?:Our|The) (?:\p{Ll}+ )?|List )(?:fees?|prices?|rates?|rent) (?:will )?(?:go(?:es)? up|increases?|rises?) (?:by )?(?:\d[\d.]*% )?(?:after|at|from|in|on) [^,;:]*$/u;

/** `Our crew has a free slot from the 14th`: when the sender can come. */
const hasFree =
  /^(?:I|We|(?:My|Our|The) (?:\p{Ll}+ )?\p{Ll}+) (?:has|have) (?:still )?(?:an?|one|two|three|four|\d+) (?:\p{Ll}+ )?(?:free|open) (?:afternoon|date|day|evening|place|slot|space|spot|week)s?\b(?!.*\b(?:after|as|because|since|cancel\w*)\b)[^;:]*$/u;
/** Why it is free, which is nobody's business: `because another client postponed`. */
const whyFree = /,? (?:after|as|because|since) (?:an?|another|one|our|somebody|someone|the) [^;:]*$/u;

function toFree(note: string): string | undefined {
  const slot = note.replace(whyFree, '');
  return hasFree.test(slot) ? finishSentence(slot) : undefined;
}

/** `We caught a failure for a gene therapy company, saved about 1,900 samples`: what came of work for somebody. */
const forBuyer =
  /^(?:I|We) (?:caught|cut|doubled|filled|found|halved|helped|raised|recovered|reduced|saved|shortened|sold|tripled) (?=.*\d)(?:[^;:]*? (?:at|for) )?an? (?:[\p{L}-]+ ){0,3}(?:brand|chain|client|company|co-op|customer|firm|group|retailer|resort|school|shop|team)\b(?!.*\b(?:but|their|them|they)\b)[^;:]*$/u;

/** `I shot the catalogue for a synth maker and they told me that returns went from 9 a month to 2`: the same in their words. */
const toldByBuyer =
  /^(?:I|We) \p{Ll}+ (?:[^,;:]*? )?for an? [^,;:]*?,? (?:and|who) (?:(?:he|she|they) )?(?:later |since )?(?:report|reported|say|tell (?:me|us)|told (?:me|us)) (?:that )?(?!.*\b(?:but|her|his|their|them|they)\b)[^;:]*\b(?:came down|doubled|dropped|fell|grew|halved|rose|went) [^;:]*\d[^;:]*$/u;

/** `Another studio with about $140k in monthly spend saved 27%`: what came of it for one of the reader's kind. */
const forAnother =
  /^(?:Another|An? (?:comparable|neighbou?ring|similar)) (?:[\p{L}-]+ ){1,3}?(?:(?:at|from|in|near|of|using|with) [^,;:]{3,50} )?(?:avoided|booked|cut|doubled|earned|filled|gained|got|grew|halved|made|now reaches|raised|reached|recovered|reduced|replaced|saved|shortened|sold|tripled|went from|won) (?=[^;:]*\d)(?!.*\b(?:but|her|his|their|them|they)\b)[^;:]*$/u;

/** `We've taken 30+ companies through, none failed the audit`: how many, and what came of it. */
const tookThrough =
  /^(?:I|[Ww]e)(?: have|['’]ve)? (?:brought|guided|led|put|taken|walked) (?:about |over )?\d[\d.,]*\+? (?:\p{Ll}+ ){1,2}through\b(?! (?:her|his|their))[^,;:]{0,40}(?:, (?:and )?(?:all|none|no one|not one) [^,;:]{3,40})?$/u;

/** `We would not ask to review results before publication`: what the sender binds himself not to do. */
const willNot =
  /^(?:I|We) (?:will not|won['’]t|would not|wouldn['’]t|will never|would never|never) (?:ask|charge|close|contact|film|interrupt|keep|need|print|publish|record|require|sell|share|stop|store|touch|use)\b(?!.*\b(?:below|but|her|his|if|less|mail|mention|she|subject|their|them|they|under|unless|until|word)\b)[^;:]{6,}$/u;

/** `The new harvest arrives in New Jersey in August`: when and where goods can be had. */
const goodsArrive =
  /^(?:The|Our) (?:first|fresh|latest|new|next|spring|summer|autumn|winter) (?:batch|crop|delivery|harvest|lots?|pallets?|shipment|stock|vintage) (?:arrives?|comes? in|gets? here|lands?|ships?|will arrive|will be (?:here|in|ready)) (?!.*\b(?:but|her|his|their|them|they|you|your)\b)[^;:]*$/u;
const growers = /\b(?:farm|farmers?|growers?|orchard|vineyard|winemaker|winery)\b/;

/** `From November new customers pay 219`: what others pay. */
const othersPay =
  /^(?:(?:As of|From) [^,]{3,20},? )?[Nn]ew (?:clients|customers|members|subscribers|users) (?:will )?pay [$€£]?\d[^;:]*$/u;

/** `We are asking for £4,800 for one school year`, `the money pays for books`, of somebody who asks for money. */
const asksFor =
  /^(?:I am|I['’]m|We are|We['’]re) (?:applying|asking|hoping|looking) for (?:about |up to )?[$€£]?\d[^;:]*$|^(?:I|We) need (?:about |another )?[$€£]?\d[\d.,]*(?: ?(?:k|m|dollars|euros|francs|million|pounds))* (?:for|to) [^;:]*$|^The (?:grant|money|sum) (?:goes|pays|will go|will pay|would go|would pay) (?:for|to|towards) [^;:]*$/u;
const isForMoney = /\b(?:appl(?:y|ication)|donat\w*|fund\w*|grants?|sponsor\w*)\b/i;

/** `Salary range is €105k-€125k plus equity`, `The pay starts at $31 an hour`, where a post is offered. */
const pay =
  /^(?:the )?((?:(?:annual|base|gross|starting|total|yearly) )?(?:compensation|day rate|OTE|package|pay|salary|wage)(?: (?:band|range))?) ((?:is|ranges|runs|starts|will be) (?!.*\b(?:her|his|she|their|them|they)\b)[^;:]*\d[^;:]*)$/iu;
const offersPost =
  /^(?!(?:me|my|myself|our|I)\b)(?!.*\b(?:agency|app|candidates?|recruit\w*|software(?! (?:developer|engineer))|staffing)\b).*\b(?:hiring|job|opening|position|post|role|vacancy)\b/iu;

function toPay(note: string, offer: string): string | undefined {
  const [, what = '', is = ''] = pay.exec(note) ?? [];
  const named = /^OTE/.test(what) ? what : decapitalise(what);
  return what && offersPost.test(offer) ? finishSentence(`The ${named} ${is}`) : undefined;
}

/** `The client has just won a framework`, of whom a post is with. */
const ofClient =
  /^The client (?:has |is )?(?:also |just |now |recently )?(?:backed|doubled|doubling|expanded|expanding|grew|growing|landed|launched|opened|opening|raised|secured|signed|won) (?!.*\b(?:but|lost|rumou?r)\b)[^;:]*$/u;

/** Whether a word of the offer begins so: `bird`, of porcelain birds. */
function isOffered(what: string, offer: string): boolean {
  return (
    what !== '' &&
    offer
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.startsWith(what))
  );
}

/** What is told in words or pictures, for somebody who publishes. */
const isStory =
  /^(?:an? |the |my |our )?(?:[\p{L}\d,-]+ ){0,3}(?:article|documentary|essay|exclusive|feature|film|photo essay|piece|podcast|portrait|profile|report|series|story)\b/iu;
/** `The smokehouse closes in November`: why it has to be told now. */
const peg =
  /^(?:The|His|Her|Its|Their) (?:last )?(?:\p{Ll}+ )?\p{Ll}+ (?:closes?|ends?|is (?:being )?(?:demolished|restored|sold)|leaves?|moves?|opens?|reopens?|retires?|shuts?|starts?|stops?|turns \d+|will (?:be \p{Ll}+ed|close|end|open|stop)) (?:[\p{Ll} ]{0,20})?(?:at|in|next|on|this) [^,;:]{3,30}?(?:, and (?:(?:I|we) have|nobody else has|no one (?:else )?has|the \p{Ll}+ (?:have|has) agreed to) [^,;:]{3,60})?$/u;
/** `I have exclusive access to the family`, `she has agreed to be filmed`: what nobody else can tell. */
const access =
  /^(?:I|We) have (?:exclusive|full|sole|unique) (?:access|footage|images|interviews|photos|rights|recordings)\b[^,;:]*$|^(?:The (?:\p{Ll}+ )?\p{Ll}+|He|She|They|All \p{Ll}+) (?:has|have) agreed to (?:an interview|be (?:filmed|interviewed|named|photographed|quoted)|speak|talk)\b[^,;:]*$/u;

/** What makes a story one for now, and one's own, where one is offered. */
function tellsStory(sentence: string, offer: string): boolean {
  return isStory.test(offer) && (peg.test(sentence) || access.test(sentence));
}

/** What is held on a day, as a sentence on it begins. */
export const opensEvent =
  /^The (?:\p{Ll}+ )?(auction|breakfast|briefing|class|conference|congress|concert|convention|demo|dinner|exhibition|expo|fair|festival|forum|gala|lunch|market|masterclass|open (?:day|evening|house)|race|round ?table|seminar|session|show|summit|tasting|tournament|webinar|workshop) (?:begins|is|is held|runs|starts|takes place|will be|will be held|will take place) (?:at|from|in|on) /u;

/** `Attendance is free`, `registration costs nothing`, where the mail invites to something. */
const freeToCome =
  /^(?:the )?(?:admission|attendance|entry|participation|registration) (?:costs nothing|is (?:completely |entirely )?free(?: of charge)?)(?: (?:and|for|but) (?!.*\b(?:her|his|them|they)\b)[^,;:]{3,60})?$/iu;
const held =
  /\b(?:breakfast|briefing|class|conference|course|dinner|event|exhibition|fair|forum|lecture|lunch|masterclass|meet-?up|open (?:day|evening|house)|panel|round ?table|seminar|session|summit|talk|tasting|webinar|workshop)s?\b/i;

/** `The webinar is on 19 March at noon, and attendees get a certificate`, where a webinar is asked to. */
function isDated(sentence: string, offer: string): boolean {
  const [, what = ''] = opensEvent.exec(sentence) ?? [];
  return isOffered(what, offer) && /\d/.test(sentence) && !sentence.includes(';');
}

/** `A small bird would sell for about 45 and a large one for 90`, of birds. */
function isPriceOf(sentence: string, offer: string): boolean {
  const [, what = ''] =
    /^An? (?:\p{Ll}+ ){0,2}?(\p{Ll}{3,}) (?:costs|sells for|would cost|would sell for) (?:about |around )?[$€£]?\d(?!.*\b(?:but|margin|profit|their|them|they|us)\b)[^;:]*$/u.exec(
      sentence,
    ) ?? [];
  return isOffered(what, offer);
}

/** `Two of the sorts won a medal at the county show`, of sorts that are offered. */
function isAward(sentence: string, offer: string): boolean {
  const [, what = ''] =
    /^(?:Both|One|Two|Three|Four|Five|Several|Some|\d+) of (?:my|our|the) (\p{Ll}+?)(?:es|s)? (?:have |has )?won (?:an?|gold|silver|bronze|the|two|three|\d)\b(?!.*\b(?:her|his|their|they)\b)/u.exec(
      sentence,
    ) ?? [];
  return isOffered(what, offer);
}

/** `Based on 1,400 interviews in Powys`, `based on my PhD at Bologna`, `shortlisted for a prize`: what is offered. */
function toBasis(note: string, plural: boolean): string | undefined {
  const [, what = ''] =
    /^based on ((?:(?:about |almost |more than |nearly |over )?\d|my |our |two |three |four |five |six |ten )(?!.*\b(?:her|his|their|they)\b)[^;:]{4,100})$/iu.exec(
      note,
    ) ?? [];
  if (what) return finishSentence(`${plural ? 'They are' : 'It is'} based on ${what}`);
  // "Shortlisted for the first novel award".
  const [, honour = '', where = ''] =
    /^(?:was )?((?:highly )?commended|longlisted|shortlisted) ((?:at|by|for|in) (?!.*\b(?:but|her|his|their|they)\b)[^;:]{4,80})$/iu.exec(
      note,
    ) ?? [];
  return honour
    ? finishSentence(`${plural ? 'They were' : 'It was'} ${honour.toLowerCase()} ${where}`)
    : undefined;
}

/** `Most practices this size lose 6 appointments a week`, to one of them: what holds for the reader's kind. */
const mostOfSize =
  /^[Mm]ost ((?:\p{Ll}+ )?(\p{Ll}+?)(?:ies|es|s)) (?:of )?(?:that|their|this) size ((?:are|buy|deal|have|lose|miss|need|pay|spend|take|turn away|use|waste|write off) (?!.*\b(?:her|his|she|their|them|they|we|you)\b)[^;:]*\d[^;:]*)$/u;

function toMostOfSize(note: string, reader: string): string | undefined {
  const [, those = '', noun = '', rest = ''] = mostOfSize.exec(note) ?? [];
  return noun && reader.toLowerCase().includes(noun) && !badNews.test(note)
    ? finishSentence(`Most ${those} of your size ${rest}`)
    : undefined;
}

/** What is the sender's to tell whatever its words look like: what comes out, what can be had on request, what came of work for somebody, what won a prize. */
export function toTellAnyway(plain: string, offer: string, reader = '', plural = false): string | undefined {
  return (
    toRelease(plain) ||
    toOrderBy(plain) ||
    toPrices(plain) ||
    toPriceOf(plain) ||
    toMeasure(plain) ||
    toPay(plain, offer) ||
    toAvailable(plain) ||
    toCase(plain) ||
    toBasis(plain, plural) ||
    toFree(plain) ||
    toMostOfSize(plain, reader) ||
    tellNote(plain) ||
    tellTyped(plain, offer, reader) ||
    toOwnRecord(plain, offer, reader) ||
    ([
      soldHouse,
      waiting,
      onList,
      workTakes,
      follows,
      joining,
      untilWhen,
      discount,
      priceRise,
      othersPay,
      timely,
      dueBefore,
      assured,
      ofOwnWork,
      noFee,
      founded,
      ofKin,
      cameAlong,
    ].some((pattern) => pattern.test(plain)) ||
    (ofClient.test(plain) && offersPost.test(offer)) ||
    (asksFor.test(plain) && isForMoney.test(offer)) ||
    isDated(plain, offer) ||
    tellsStory(plain, offer) ||
    (freeToCome.test(plain) && held.test(offer)) ||
    isPriceOf(plain, offer) ||
    forAnother.test(plain) ||
    tookThrough.test(plain) ||
    willNot.test(plain) ||
    (goodsArrive.test(plain) && !growers.test(reader)) ||
    forBuyer.test(plain) ||
    toldByBuyer.test(plain) ||
    isAward(plain, offer)
      ? finishSentence(
          plain
            .replace(/, (?=(?:cut|saved|won) )/, ' and ')
            .replace(/, (?=(?:none|not one) )/, ', and ')
            .replace(/(?<!,) (?=so (?:it|now|that|this)\b)/, ', ')
            // "Leaves are down end of November", "it starts mid November".
            .replace(
              /(?<=\b(?:closed|done|down|due|over|ready) )(?=(?:beginning|end|middle|start) of )/,
              'at the ',
            )
            .replace(
              /(?<=\b(?:begins?|closes?|ends?|opens?|starts?) )(?=(?:early|late|mid)[ -]\p{Lu})/u,
              'in ',
            ),
        )
      : undefined)
  );
}
