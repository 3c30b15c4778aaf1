import { compact } from '../../../../compact.ts';
import { capitalise, decapitalise } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { isReadersKind } from '../../readers-noun.ts';
import { finishSentence } from '../../sentence-text.ts';
import { isRole } from '../people/signed-as.ts';
import { hasClause } from '../proofs/stands-alone.ts';
import { isTold, turnPronouns } from '../second-person.ts';
import { unkind } from '../unkind.ts';
import { shown } from '../wishes/for-writer.ts';
import { leaders, says } from './reader-first.ts';
import { asEmployer, isStep, isWorkplace, type Reader } from './to-you.ts';

const thirdPerson = /\b(?:he|her|hers|him|his|she|their|theirs|them|they)\b/i;
const firstPerson = /\b(?:I|me|my|our|ours|us|we)\b/i;

/** A word for a word beginning, as the offer may have it otherwise: `names` → `nam`, of naming. */
function isIn(noun: string, offer: string): boolean {
  const stem = noun.toLowerCase().replace(/(?:ies|ing|es|s|e|y)$/, '');
  return (
    stem.length > 2 &&
    offer
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.startsWith(stem))
  );
}

/** `Overtime costs went up 18% last year according to their annual report`: where anybody can read it. */
const published = compact(
  String.raw`^(?:(?=.*,? according to )([^;:]{8,100}?),? according to (?:her|his|their) ((?:own )?(?:[\p{L}-]+ ){0,2}${shown})|according to (?:her|his|their) ((?:own )?(?:[\p{L}-]+ ){0,2}${shown}),? ([^;:]{8,100}))$`,
  'iu',
);

const isPublic = compact(
  String.raw`\baccording to (?:her|his|their) (?:own )?(?:[\p{L}-]+ ){0,2}${shown}\b|^(?:S?he|They) (?:also |just |recently )?(?:asked|commented|complained|posted|said|wrote) (?:in|on) (?:an?|the) (?:[\p{L}'’-]+ ){0,2}(?:forum|(?:facebook|linkedin|public|trade) group|(?:local|national|trade) paper|podcast|radio)\b|^(?:S?he|They) (?:keeps?|publish(?:es)?|runs?|writes?) an? (?:[\p{L}'’-]+ )?(?:blog|column|newsletter)\b[^.;]* and (?:[\p{L}'’-]+ ){0,3}(?:asked|posted|said|wrote)\b|^\S+ (?:\S+ )?(?:argued|asked|said|wrote) (?:at|in|on) (?:an? |her |his |the |their )(?:[\p{L}\d'’-]+ ){0,3}?(?:article|blog|column|conference|editorial|interview|keynote|newsletter|panel|podcast|press|radio|talk|webinar)\b|^\S+ (?:\S+ )?told the (?:\p{Lu}[\p{L}'’-]+ |[\p{Ll}-]+ )*(?:assembly|committee|conference|council|inquiry|paper|parliament|press|Assembly|Chronicle|Committee|Conference|Council|Courier|Echo|Gazette|Guardian|Herald|Inquiry|Journal|Mail|News|Post|Telegraph|Times)\b`,
  'iu',
);

/** Whether a sentence says where the reader has published it. */
export function isPublished(sentence: string): boolean {
  return isPublic.test(sentence);
}

/** The same to the reader: `According to your annual report, overtime costs went up 18% last year.` */
export function toPublished(sentence: string): string | undefined {
  if (!isPublished(sentence)) return undefined;
  const [, before = '', there = '', where = there, after = before] = published.exec(sentence) ?? [];
  // "Demand up 28%" is none.
  const isWhole = after.split(' ').some((word, at) => at > 0 && isTold(word)) && hasClause(capitalise(after));
  const fact = isWhole && !unkind.test(after) ? turnPronouns(after, true) : undefined;
  return fact && finishSentence(`According to your ${where}, ${decapitalise(fact)}`);
}

/** `Last year they had to hire 40 temps`: what a busy time took. */
const hadTo =
  /^((?:[^,;:]{3,30},? )?)(they|s?he) had to (add|borrow|bring in|build|buy|hire|lease|open|order|rent|run|turn away) ((?:about |almost |another |nearly |over )?(?:\d|an? (?:second|third|extra)\b|an extra|extra|two|three|four|five|six|ten|twenty|temporary|temps)[^,;:]*)$/iu;

function toNeeded(sentence: string): string | undefined {
  const [, when = '', , deed = '', what = ''] = hadTo.exec(sentence) ?? [];
  if (!deed || firstPerson.test(when) || unkind.test(what)) return undefined;
  const told = turnPronouns(what, true);
  return told && finishSentence(capitalise(`${when}you had to ${deed} ${told}`));
}

/** `Their founder announced he's stepping back next year`: what whoever leads a firm made known, which is not the reader's own word. */
const leaderSaid = compact(
  `^(?:Her|His|Their) (?:new )?(?:${leaders}) (?:also |just |recently )?(${says}) (.+)$`,
  'iu',
);

/** Where it was said so that all could hear it, and not at golf. */
const inPublic =
  /\b(?:at|in|on|to) (?:an? |the |her |his |its |their |this )?(?:[\p{L}-]+ ){0,3}?(?:annual report|article|blog|conference|interview|journal|keynote|LinkedIn|magazine|meeting of shareholders|news(?:letter|paper)?|paper|panel|podcast|press(?: release)?|radio|talk|television|TV|webinar|website)\b|^(?:the )?(?:press\b|\p{Lu}\p{L}+ (?:Times|Post|News|Herald|Journal)\b)/u;

function toLeaders(sentence: string): string | undefined {
  const [, verb = '', rest = ''] = leaderSaid.exec(sentence) ?? [];
  if (
    !rest ||
    !(/^(?:announced|confirmed|promised)$/i.test(verb) || inPublic.test(rest)) ||
    /\b(?:them|their|they|me|us)\b/i.test(rest) ||
    unkind.test(rest.replace(/\bclos\p{L}+/u, ''))
  )
    return undefined;
  const said = sentence
    .replace(/^\S+/, 'Your')
    .replace(
      /\b(announced|confirmed|said|promised) (?=(?:he|she)(?:['’]s|['’]ll| is| will| has)\b)/,
      '$1 that ',
    )
    .replace(/\b(s?he)['’]s (?=\p{L}+ing\b|an?\b|the\b)/u, '$1 is ')
    .replace(/\b(s?he)['’]ll\b/, '$1 will');
  return /['’]s (?!\p{L}+ \p{L})/u.test(said) ? undefined : finishSentence(said);
}

/** `Several members mention noise in their Google reviews`: what others write where the reader can be read. */
const written =
  /^(?:(?:Several|Some|Many|A few|Two|Three|A number of|\d+) )?(?:clients|customers|diners|guests|members|owners|parents|passengers|patients|people|readers|residents|reviewers|shoppers|students|tenants|users|visitors) (?:also |have |often )?(?:ask(?:ed)? for|mention(?:ed)?|praised?|wish(?:ed)? for) [^,;:]{3,60}? (?:in|on|under) (?:her|his|their) (?:[\p{L}-]+ )?(?:comments?|forum|page|reviews?|site|store)$/iu;
const someReviews =
  /^Some of (?:her|his|their) ((?:[\p{L}-]+ )?reviews (?:ask for|mention|praise|speak of|talk about) (?!(?:it|that|them|these|this)(?:$| (?:a lot|often|too)))[^,;:]{3,60})$/iu;
const theirReviews =
  /^(?:Her|His|Their) ((?:(?:latest|new|recent) )?(?:[\p{L}\d-]+ )?reviews)((?: (?:from|in|of|on|over|since) [^,;:]{3,40}?)?(?: often| sometimes| repeatedly)? (?:ask for|complain about|mention|speak of|talk about)) (?!(?:it|that|them|these|this)(?:$| ))([^,;:]{3,60})$/u;

function toReviews(sentence: string): string | undefined {
  // "Their app-store reviews from the last two months often mention a confusing checkout".
  const [, all = '', say = '', what = ''] = theirReviews.exec(sentence) ?? [];
  if (all && !unkind.test(sentence))
    return finishSentence(`Your ${all}${say.replace(/\bcomplain about/, 'mention')} ${what}`);
  const [, reviews = ''] = someReviews.exec(sentence) ?? [];
  if (reviews) return unkind.test(reviews) ? undefined : finishSentence(`Some of your ${reviews}`);
  return written.test(sentence) && !unkind.test(sentence)
    ? finishSentence(capitalise(sentence.replace(/\b(?:her|his|their) (?=[^ ]*(?: [^ ]+)?$)/, 'your ')))
    : undefined;
}

/** What those whom the reader serves do: `New visitors still fill in paper forms`. */
const servedDo =
  /^(?:(Many|Most|New|Regular|Some) )?((?:callers|clients|customers|diners|donors|guests|members|parents|passengers|patients|pupils|residents|shoppers|students|tenants|visitors) (?:still|have to|currently) \p{Ll}+(?: [^,;:]*)?)$/iu;

/** The same as of the reader's own; it stands right behind what is known of the reader. */
export function toServed(sentence: string): string | undefined {
  const [, which = '', does = ''] = servedDo.exec(sentence) ?? [];
  if (!does || unkind.test(does) || firstPerson.test(does) || thirdPerson.test(does)) return undefined;
  const isShare = /^(?:many|most|some)$/i.test(which);
  return finishSentence(
    isShare
      ? `${which} of your ${decapitalise(does)}`
      : `Your ${`${which.toLowerCase()} ${decapitalise(does)}`.trim()}`,
  );
}

/** Things that anybody can look at. */
const displays =
  'ads?|app|adverts?|blog|brochure|catalogue|channel|collection|emails?|form|home ?page|label|listings?|logo|menus?|newsletter|pages?|photos?|podcast|posts|products?|profile|range|shop|site|store|videos?|web ?site|website|web ?shop';
/** What of it can be seen to be wanting. */
const lacking = compact(
  String.raw`^(?:Her|His|Their|The|((?:(?:About|Almost|Nearly|Over) )?(?:half|most|many|some|several|all|none|a (?:third|quarter)|two thirds|three quarters|\d+%) of (?:her|his|their))) ((?:[\p{L}-]+ ){0,2}(?:${displays})) (?:(?:still )?(?:has|have) no (?:\p{Ll}+ )?(\p{Ll}+)|(?:still )?(?:does not|doesn['’]t|do not|don['’]t|cannot|can['’]t|is not|isn['’]t|are not|aren['’]t|says?|loads?|takes?|is only|are only|(?:was|were) (?:built|last updated|made)|dates? from)) ?[^;:]*$`,
  'iu',
);
const harsh =
  /\b(?:amateurish|awful|bad|boring|broken|cheap|clumsy|confusing|embarrass\w*|hideous|horrible|hurt\w*|joke|los\w+|mess\w*|old-fashioned|poor\w*|rubbish|sad\w*|shabby|terrible|ugly|unprofessional)\b/i;
const ofWeb =
  /\b(?:accessib\w+|conversion\w*|e-?commerce|page ?speed|performance|pages|SEO|sites?|web(?:sites?|[ -]?shops?)?|website|wordpress|shopify)\b/i;

/** `His website still says 2016 and doesn't open on phones`, `A third of their listings have no floor plan`: what the offer mends. */
function toMended(sentence: string, offer: string): string | undefined {
  const [, share = '', thing = '', absent = ''] = lacking.exec(sentence) ?? [];
  if (!thing || harsh.test(sentence) || firstPerson.test(sentence)) return undefined;
  const isWeb = /(?:home ?page|site|shop|store|pages?)$/i.test(thing);
  const isMended = absent
    ? thing
        .split(' ')
        .concat(absent)
        .some((noun) => isIn(noun, offer))
    : isWeb && ofWeb.test(offer);
  if (!isMended || (/^The /.test(sentence) && !isWeb)) return undefined;
  const own = share ? sentence.replace(/\b(?:her|his|their)\b/, 'your') : sentence.replace(/^\S+/, 'Your');
  const told = thirdPerson.test(own) ? turnPronouns(own, true) : own;
  return told && finishSentence(told);
}

/** What callers and visitors meet first, of which there is one. */
const firstMet =
  /^(?:[Tt]he )?([Vv]oicemail|[Aa]nswering machine|[Bb]ooking (?:form|page)|[Cc]ontact form|[Ff]ront desk|[Hh]ome ?page|[Pp]hone(?: line)?|[Ss]witchboard|[Ww]ebsite)((?: (?:after|at|on|over) [\p{Ll} ]{3,20})?) (?:still |only )?((?:asks|closes|goes to|is answered|lists|opens|rings|says|sends|shows|tells) [^;:]+)$/u;

/** `Voicemail at night tells callers to drive to the ER`: what anybody who calls hears, where what is offered has no such thing. */
function toHeard(sentence: string, offer: string): string | undefined {
  const [, thing = ''] = firstMet.exec(sentence) ?? [];
  const isOffered = thing.split(' ').some((word) => isIn(word, offer) && !/^[Ll]ine$/.test(word));
  if (!thing || isOffered || firstPerson.test(sentence) || thirdPerson.test(sentence)) return undefined;
  return harsh.test(sentence) || unkind.test(sentence)
    ? undefined
    : finishSentence(`Your ${decapitalise(sentence.replace(/^the /i, ''))}`);
}

/** `Half of their cohort this year are hardware teams`: what so many of what the reader has are. */
const share =
  /^((?:(?:About|Almost|More than|Nearly|Over) )?(?:half|most|a (?:third|quarter|fifth)|one in (?:three|four|five|ten)|two thirds|three quarters|\d+%) of) (?:her|his|their) ((?!(?:budget|clients?|customers?|employees|income|money|people|profits?|revenue|sales|staff|team|turnover|workers|workforce)\b)(?:[\p{L}-]+ ){1,4}?(?:are|arrive|buy|come|comes|is|live|speak|use|work)\b[^;:]*)$/iu;

function toShare(sentence: string): string | undefined {
  const [, many = '', what = ''] = share.exec(sentence) ?? [];
  const told = many && !unkind.test(what) && !firstPerson.test(what) ? turnPronouns(what, true) : undefined;
  return told ? finishSentence(capitalise(`${decapitalise(many)} your ${told}`)) : undefined;
}

/** `They have had a lead engineer role open for four months`: whom they look for, and how long. */
const vacancy =
  /^They (?:have|['’]?ve)(?: had)? (an? [^,;:]{3,60}? (?:job|opening|position|post|role|vacancy)) (advertised|listed|open) ((?:for|since) [^,;:]{3,30})$/u;

function toVacancy(sentence: string): string | undefined {
  const [, role = '', open, howLong] = vacancy.exec(sentence) ?? [];
  return role && !thirdPerson.test(role) ? `You have had ${role} ${open} ${howLong}.` : undefined;
}

/** What anybody can see or read of the reader, told to the reader whatever its words weigh; undefined where the sentence is none of it. `offer`: what could mend it. */
export function toSeen(sentence: string, offer: string): string | undefined {
  return (
    (/\bhad to\b/.test(sentence) ? toNeeded(sentence) : undefined) ??
    (/^(?:Her|His|Their) /.test(sentence) ? toLeaders(sentence) : undefined) ??
    (/\breviews?\b|\bcomments?\b| (?:forum|page|site|store)$/.test(sentence)
      ? toReviews(sentence)
      : undefined) ??
    toMended(sentence, offer) ??
    toHeard(sentence, offer) ??
    toShare(sentence) ??
    toVacancy(sentence)
  );
}

/** A place, whether something of it is spoken of, and the rest: `The foundation`, `'s`, `new plan names rivers`. */
const subject =
  /^The ((?:\p{Ll}[\p{Ll}-]* )??\p{Ll}{3,})(['’]s)? (?:(?:also|already|just|now|recently) )?(\p{Ll}.*)$/u;
const doubleNoun =
  /^The (\p{Ll}[\p{Ll}-]* \p{Ll}{3,})(['’]s)? (?:(?:also|already|just|now|recently) )?(\p{Ll}.*)$/u;
/** What only the writer should know. */
const inside =
  /\b(?:too (?:few|little|long|many|much)|plans? to (?:cancel|drop|end|leave|replace|switch)|cash|debts?|owes?)\b/i;

/** What a firm does by itself, and no step of working with the sender. */
function tells(verb: string): boolean {
  if (/^(?:can|could|may|might|should|would|will|if|and|or|of|in|on|at|for|has to|is)$/.test(verb))
    return false;
  return (
    /^(?:must|has|had|plans|holds|names|owns|sells|serves|faces|handles)$/.test(verb) ||
    isTold(verb) ||
    /^\p{Ll}{2,}ed$/u.test(verb) ||
    findVerb(verb)?.form === 'third'
  );
}

/**
 * `The exchange received its licence in July`, beside a persona who works at one → `Your exchange received its licence in July.` Of what the noun alone shows to
 * be the reader's, the sentence is told as it stands. Undefined where somebody else is spoken of as well, or where it would hurt.
 */
export function toPlainNews(sentence: string, reader: Reader, offer: string): string | undefined {
  // "The credit union opened …", beside a persona who works at a credit union.
  const both = doubleNoun.exec(sentence);
  const [, noun = '', owns, rest = ''] =
    (both && reader.words.includes(both[1] ?? '') ? both : subject.exec(sentence)) ?? [];
  const verb = rest.split(' ').find((word, at) => (owns ? at > 0 && at < 4 : at === 0) && tells(word)) ?? '';
  const head = noun.split(' ').at(-1) ?? '';
  if (
    !verb ||
    isRole(head) ||
    // "Independent shops": of one of them nobody says "the shop".
    !(
      isWorkplace(head, reader) ||
      (reader.words.split(/[^\p{L}-]+/u).includes(head) && isReadersKind(noun, reader.words))
    ) ||
    isIn(head, offer) ||
    isStep.test(` ${verb}`) ||
    thirdPerson.test(rest.replace(/\b\p{L}+ of them\b/gu, '')) ||
    firstPerson.test(sentence) ||
    / if | unless |\?$/.test(sentence) ||
    inside.test(sentence) ||
    unkind.test(sentence)
  )
    return undefined;
  return finishSentence(`Your ${asEmployer(noun)}${sentence.slice(`The ${noun}`.length)}`);
}
