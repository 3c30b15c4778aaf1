import type { DraftRequest } from '../../draft-request.ts';
import { toSingleSender } from '../slots.ts';
import { withoutDeterminer } from '../text/grammar.ts';
import { splitSentences } from '../text/tidy.ts';
import { personNouns } from '../text/words.ts';
import type { Offer } from './offer/parse-offer.ts';

/** What is quoted others say. */
const quoted = /(?<![\p{L}\d])(?:["“][^"”]+["”]|'[^']{3,60}')/gu;

/** `i do it by hand`: as one types in a hurry. */
const typedSmall =
  /(?<=^|[.!?,;\n] ?|\b(?:and|because|but|if|so|that|what|when) )i(?=(?:['’](?:d|ll|m|ve))? \p{Ll})/gmu;

const one = /(?<![/&\p{L}])(?:I|me|[Mm]y|[Mm]yself|mine)(?![/&\p{L}])/u;

/** What reader and sender did together: whoever writes was there alone. */
const together =
  /\b(?:we|us) (?:both |had |have |briefly |first |last )*(?:both|chatted|discussed|meet|met|speak|spoke|talk|talked|used to work|worked (?:together|with each other))\b|\bone of us\b|\bbetween us\b/gi;

/** Where somebody lives is his neighbours' as well. */
const ofAll =
  /\bour (?:area|city|community|country|county|industry|neighbou?rhood|region|sector|street|town|trade|village)\b/gi;

/** A firm, a team or somebody of one: what he offers is theirs. */
const ofFirm =
  /(?<!\b(?:in|into|join|joining|on) )\b(?:my|the) (?:agency|business partner|co-?founder|colleagues?|company|crew|employees|firm|partner|staff|start-?up|team)\b|\bI(?: am|['’]m) (?:an? |the |our )?(?:[\p{L}&-]+ ){0,4}?(?:account|business|ceo|co-?founder|cto|founder|head|manager|partnerships?|president|representative|sales|sdr|trustee|volunteer)\b|\bI (?:co-?found(?:ed)?|found(?:ed)?|lead|manage|own|run) (?:an? |the )?(?:[\p{L}-]+ ){0,3}(?:agency|business|charity|company|department|firm|practice|start-?up|studio|team)\b/iu;

/** What any employee may say of himself: whom he met, what he saw, where he will be, and what the mail shall be. */
const ofAnybody =
  /\bI (?:can['’]t|can ?not) (?:disclose|name|say|share)\b|\b(?:call|contact|email|reach) me\b|\bI(?:['’](?:d|ll|m)| am| can| could| have| ['’]ve|['’]ve)? (?:also |already |just |really )*(?:add|answer|assume|attend(?:ed)?|be|believe|bring|call(?:ed)?|came|come|do(?:n['’]t| not)|emailed|enjoy(?:ed)?|expect|feel|found|get|glad|guess|happy|hear|heard|hope|in|join|keep|know|like[ds]?|looking|love[ds]?|meet|met|need|never|not|noticed|plan|prefer|read|reach(?:ed|ing)?|saw|see|seen|send|sent|share|show|spoke|talked|think|tried|understand|visit|want(?:ed)?|was at|will|wish|would|writing|wrote)\b/gi;

/** What is put as work that somebody does by himself. */
const freelance = /\b(?:freelanc(?:e|er|ing)\b|self-employed|sole trader|one[- ](?:man|woman|person) )/i;

/** Who is looked for, who is paid and what is backed belongs to no single person. */
const ofMany =
  /\b(?:agency|crew|developers|engineers|firm|hiring|role|position|vacancy|recruiters|round|seed|staff|team of|volunteers?|charity|internships?)\b/i;

type Said = Pick<DraftRequest, 'offer' | 'goal' | 'additionalContext'>;

function said({ offer, goal, additionalContext = '' }: Said): string {
  return [offer, goal, additionalContext]
    .join('\n')
    .replace(quoted, '')
    .replace(together, '')
    .replace(ofAll, '');
}

/** Whether the request speaks of several anywhere: then nobody speaks of himself alone, whoever tells a part of it. */
export function speaksAsMany(request: Said): boolean {
  const text = said(request);
  return /\b(?:[Ww]e|[Oo]ur|[Oo]urs|[Oo]urselves|[Uu]s)\b(?!-)/.test(text) || ofFirm.test(text);
}

/** Whether a sentence says what one person did or has: of what anybody may say of himself nothing is left. */
function tellsOfOne(sentence: string): boolean {
  const left = sentence.replace(ofAnybody, '');
  return left === sentence ? one.test(sentence) : /(?<![/&\p{L}])I(?![/&\p{L}])/u.test(left);
}

/** Whether one person offers it, as far as the whole request shows: by what he says he does, or did, himself. */
export function speaksAsOne(request: Said): boolean {
  if (speaksAsMany(request) || ofMany.test(request.offer)) return false;
  const own = [request.offer, request.additionalContext ?? '']
    .join('\n')
    .replace(quoted, '')
    .replace(typedSmall, 'I');
  return (
    freelance.test(request.offer) ||
    /\b(?:book|commission|engage|hire|try|use) me\b|\brefer [^.;]{3,30} to me\b|\bmy (?:freelance )?(?:book|day rate|portfolio|rates?|reel|services|showreel|website|work)\b/i.test(
      request.goal,
    ) ||
    becomes.test(request.goal) ||
    ofOwnTrade(own) ||
    splitSentences(own).some(tellsOfOne)
  );
}

/** `Become his regular engineer`: one of a trade is one person. */
const becomes =
  /\b(?:be|become) (?:an? |her |his |our |the(?:ir)? |your )(?:[\p{L}-]+ ){0,2}(?:accountant|architect|bookkeeper|carpenter|cleaner|coach|copywriter|designer|electrician|engineer|florist|gardener|illustrator|interpreter|photographer|plumber|proofreader|surveyor|translator|tutor|videographer)\b/iu;

/** `chartered engineer, 14 yrs`, as a note of its own. */
function ofOwnTrade(text: string): boolean {
  const [, trade = ''] =
    /(?:^|[.;\n] ?)(?:[-–*•] )?(?:an? )?(?:[\p{Ll}-]+ ){0,2}(\p{Ll}+), (?:for )?\d+\+? (?:years|yrs)(?: (?:experience|in the trade))?(?=[.;\n]|$)/iu.exec(
      text,
    ) ?? [];
  return personNouns.has(trade.toLowerCase());
}

/** `Our shows, with our own stage` → `my shows, with my own stage`. */
function toOwn({ withArticle, withOur }: NonNullable<Offer['noun']>): NonNullable<Offer['noun']> {
  const own = (text: string) => text.replace(/^our\b/, 'my').replace(/\bour own\b/g, 'my own');
  return {
    ...(withArticle ? { withArticle: own(withArticle) } : {}),
    // "My evening with me" would be two of him.
    ...(withOur ? { withOur: (/\b(?:by|with) me\b/.test(withOur) && withArticle) || own(withOur) } : {}),
  };
}

/** `I can work for you two days a week.` */
const workingTime = /^I can work for you (.+)\.$/;

/** One person is no firm, and runs one. */
const ownBusiness = /^We are (?=an? (?:[\p{L}-]+ ){0,4}(?:bakery|business|company|practice|shop|studio)\b)/u;
/** What a consultancy of one offers. */
const ownConsultancy = /^We are an? ((?:[\p{L}-]+ ){1,4}consultancy)\.$/u;

/** The offer as whoever offers it tells it: "I" of one person in every sentence that is ours, and "we" of a firm that offers somebody. */
export function inOneVoice(offer: Offer, request: Said): Offer {
  if (!offer.single && speaksAsOne(request)) {
    // What the caller said himself stands as it is.
    const tell = (text: string) =>
      request.offer.includes(text.replace(/\.$/, ''))
        ? text
        : toSingleSender(text.replace(ownBusiness, 'I run '));
    const consultancy = ownConsultancy.exec(offer.statements[0] ?? '')?.[1];
    if (consultancy && offer.statements.length === 1)
      return {
        ...offer,
        statements: [],
        extras: offer.extras.map(tell),
        noun: { withArticle: consultancy, withOur: `my ${consultancy}` },
        single: true,
      };
    return {
      ...offer,
      statements: offer.statements.map(tell),
      extras: offer.extras.map(tell),
      ...(offer.noun ? { noun: toOwn(offer.noun) } : {}),
      single: true,
    };
  }
  // "An embedded recruiter", of a firm: whom it offers.
  const somebody = /^I am (an? [^.]+)\.$/.exec(offer.statements[0] ?? '')?.[1];
  const when = workingTime.exec(offer.extras[0] ?? '')?.[1];
  const extras = when ? offer.extras.slice(1) : offer.extras;
  const isOwn = /^me\b/i.test(request.offer) || [...extras, request.offer].some((text) => one.test(text));
  const who = somebody && (when ? `${somebody} for ${when}` : somebody);
  return who && offer.statements.length === 1 && !isOwn && speaksAsMany(request)
    ? {
        ...offer,
        statements: [],
        extras,
        noun: { withArticle: who, withOur: `our ${withoutDeterminer(who)}` },
        single: false,
      }
    : offer;
}

/** What the context tells, in the voice of the offer: where nobody said "we", what a note is told as is what one person did. */
export function tellAlone(proofs: readonly string[], offer: Offer, request: Said): string[] {
  return offer.single && !speaksAsMany(request)
    ? proofs.map((proof) => (/["“]/.test(proof) ? proof : toSingleSender(proof)))
    : [...proofs];
}
