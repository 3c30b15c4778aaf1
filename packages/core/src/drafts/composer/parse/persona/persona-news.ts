import { findVerb, toGerund } from '../../text/verbs.ts';

/** Who has children and is not at work with them. */
const ofHousehold =
  /^(?:an? |the )?(?:[\p{Ll}-]+ ){0,2}(?:couples?|families|family|homeowners?|households?|parents?) /iu;

/** What somebody's work is, where a title does not say it: `a journalist who covers retail`. */
const works =
  /^(?:advise|back|breed|build|cover|design|develop|export|import|interview|invest|make|manufacture|review|sell|speciali[sz]e|support)$/;

/** What is no news to tell to somebody's face. */
const unwelcome =
  /^(?:asked|been|called|came|cancell?ed|churned|complained|declined|did|didn't|dropped|failed|got|had|hated|ignored|inherited|knew|left|liked|lost|needed|never|quit|said|seemed|stopped|struggled|thought|took|tried|wanted|was|went|were)$/;

/** What nobody is told by a stranger, be it ever so sure: `whose child has just been diagnosed with dyslexia`. */
const tooClose =
  /\b(?:bereav\w*|cancer|diagnos\w*|died|divorc\w*|illness|injur\w*|laid off|miscarr\w*|mourn\w*|passed away|redundan\w*|widowed)\b/;

const wordsMax = 14;

/** A clause on who reads, as its time, its verb and what follows. */
function clauseOf(persona: string): { who: string; when: string; verb: string; rest: string } | undefined {
  const [, who = '', when = '', verb = '', rest = ''] =
    /\b(that|which|who) ((?:just |now |recently )?)(\p{Ll}+) (.+)$/u.exec(firstLine(persona)) ?? [];
  const told = withoutMore(rest);
  return told && told.split(' ').length <= wordsMax ? { who, when, verb, rest: told } : undefined;
}

/** The first line of a persona or its first sentence, without brackets and without what is said of people whom the reader has. */
export function firstLine(persona: string): string {
  const line = (persona.split(/[\n;|]|(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|Rev|St))\. /)[0] ?? '')
    .replace(/ \([^()]*\)/g, '')
    .replace(/[.?]$/, '')
    .replace(ofSubjects, '$1');
  return ofHousehold.test(line) ? line : line.replace(ofOthers, '$1');
}

/** `that was on the news last week`: what everybody may have seen. */
const shown =
  /\b(?:that|which|who) (?:just |recently )?((?:was|were) (?:on|in) the (?:local |national )?(?:news|papers?|press|radio|TV)|(?:was|were) (?:featured|listed|named|ranked|shortlisted|voted)\b)(.*)$/u;

/** People whom the reader has, and what is said of them: `a school with pupils who arrived from abroad`. */
const ofOthers =
  /( (?:for|of|with) (?:[\p{L}'’-]+ ){0,4}(?:carers|children|clients|customers|employees|families|guests|kids|learners|members|parents|patients|pupils|residents|staff|students|tenants|users|visitors|volunteers)) (?:that|who|whose) .*$/u;

/** Whom the reader's work is about, and what is said of them: `interviews people who changed careers`. */
const ofSubjects =
  /(\b(?:advises|coaches|features|films|helps|interviews|photographs|places|profiles|recruits|represents|serves|supports|teaches|trains|treats|writes about) (?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+) (?:that|who|whose) .*$/u;

/** A clause up to where it goes on to something else: `posted a role, and is tired` → `posted a role`. */
export function withoutMore(rest: string): string {
  return (
    rest
      .replace(/\bits\b/g, 'their')
      // "Joined last month from a competitor": whence, is for others to tell.
      .replace(/ from (?:an? |one of (?:its|their) |their )?(?:\p{Ll}+ )?(?:competitors?|rivals?)\b.*$/u, '')
      // "Two years ago or more": when, is not known.
      .replace(/,? (?:an?|\p{Ll}+|\d+) (?:months?|weeks?|years?) ago or (?:longer|more)\b/u, '')
      .replace(/(?:,(?!\d)| (?:although|because|but|or|while|who)\b).*$/u, '')
      .replace(/ and (\p{Ll}+).*$/u, (found, next: string) =>
        (findVerb(next)?.form ?? 'gerund') !== 'gerund' ||
        /^(?:always|aren|cannot|didn|doesn|don|has|hasn|hates|have|haven|is|isn|never|not|rarely|still|was|wishes)$/.test(
          next,
        )
          ? ''
          : found,
      )
      .trim()
  );
}

/** What the reader's work is, where a clause says it: `Journalist who covers retail technology` → `cover retail technology`. */
export function findWork(persona: string): string | undefined {
  const { who, verb = '', rest = '' } = clauseOf(persona) ?? {};
  const base = findVerb(verb)?.base ?? '';
  // What a firm makes or sells is not what each of its people does.
  if (who !== 'who' && !/^(?:back|invest|support)$/.test(base)) return undefined;
  return works.test(base) && findVerb(verb)?.form !== 'past' ? `${base} ${rest}` : undefined;
}

/** Who has bought before. */
const formerCustomer =
  /^(?:(?:ex|former|lapsed|past|old)[ -]|churned )?(?:\p{L}+ )?(?:client|customer|member|subscriber|user)s? (?:that|who) /iu;

/** Who has given something for nothing, and how: `Past donor who | gave | in 2022`. */
const giver = /\b(?:backer|contributor|donor|patron|sponsor|supporter|volunteer)s? (?:that|who)\b/i;
const gifts = /^(?:back|contribute|donate|give|help|sponsor|support|volunteer)$/;

/** `Ex-customer who cancelled in March because of missing SSO`: when somebody left and why, as both know. */
function leavingOf(text: string): string | undefined {
  const [, left = '', rest = ''] =
    /\b(?:that|who) (cancell?ed|churned|left|paused|stopped|switched)((?: (?:back )?(?:in|last|this) [^,;]+?)?(?: (?:because of|due to|for lack of|over) [^,;]+)?)$/u.exec(
      text,
    ) ?? [];
  return formerCustomer.test(text) && rest ? `They ${left === 'churned' ? 'left' : left}${rest}` : undefined;
}

/** `who has just published a book`: what has come to pass. */
function perfectOf(text: string): string | undefined {
  const [, when = '', verb = '', rest = ''] =
    /\b(?:that|which|who)(?: has| have|['’]s|['’]ve) ((?:just |now |recently )?)(\p{Ll}+) (.+)$/u.exec(
      text,
    ) ?? [];
  const told = withoutMore(rest);
  const isDeed =
    findVerb(verb)?.form === 'past' ||
    /^(?:become|built|cut|gone|grown|put|run|set|written|won|taken)$/.test(verb);
  return isDeed && !unwelcome.test(verb) && told.includes(' ') && told.split(' ').length <= wordsMax
    ? `They have ${when}${verb} ${told}`
    : undefined;
}

const whose = [
  /\bwhose (\p{Ll}+(?: of \d+)?) ((?:just |recently )?\p{Ll}+)( [^,]+)/u,
  /\bwhose ((?:\p{Ll}+ ){0,3}(?:agreement|contract|lease|licen[cs]e|membership|plan|subscription|trial)(?: (?:for|of|to|with) (?:my|our|us)(?: \p{Ll}+){0,3}?)?) (ended|ends|expired|expires|lapsed)( [^,]+)/u,
  /\bwhose (\p{Ll}+ (?:agreement|contract|lease|licen[cs]e|membership|plan|policy|subscription|trial|warranty)) (ends|expires)( [^,]+)/u,
];

function tellsDeed(told: string): boolean {
  const verb = told.split(' ').at(-1) ?? '';
  return (
    /^(?:ended|ends|expired|expires|lapsed)$/.test(verb) ||
    /^(?:past|third)$/.test(findVerb(verb)?.form ?? '')
  );
}

/**
 * What a clause of the persona tells besides, as a note on the reader: `… at a firm that moved to Salesforce this summer` → `They moved to Salesforce
 * this summer`. Undefined where it tells nothing that can be said.
 */
export function findNews(persona: string): string | undefined {
  const text = firstLine(persona);
  if (tooClose.test(text)) return undefined;
  // "Whose short films I admire", "whose glazes we have always loved".
  const [, liked = '', who = '', likes = ''] =
    /\bwhose ((?:\p{Ll}+ )?\p{Ll}+) (I|we) (?:have )?(?:(?:always|long|really) )?(admire|enjoy|like|love)(?:e?d)?$/u.exec(
      text,
    ) ?? [];
  if (liked) return `${who === 'I' ? 'I' : 'We'} ${likes} their ${liked}`;
  // "Whose contract ends in May", "whose annual plan ends next month".
  if (/\bwhose \p{Ll}/u.test(text)) {
    const [, theirs = '', does = '', what = ''] =
      whose
        .map((each) => each.exec(text) ?? [])
        .find(([, , told = '', more = '']) => tellsDeed(told) && !/^ (?:I|we)\b/.test(more)) ?? [];
    return theirs && !unwelcome.test(does)
      ? // What was free is no offer of this mail.
        `Their ${theirs.replace(/^free (?=trial\b)/, '')} ${does} ${withoutMore(what)}`
      : undefined;
  }
  // "She runs HR and posted last week about hiring".
  const [, deed = '', told = ''] =
    /^[^,]+, .* and (?:also |just |recently )?((?:announced|launched|opened|posted|published|spoke|won|wrote)) (.+)$/u.exec(
      text,
    ) ?? [];
  const toldOnce = withoutMore(told);
  if (deed && toldOnce.split(' ').length <= wordsMax) return `They ${deed} ${toldOnce}`;
  const tool = /(?<= )using (\p{Lu}\S*(?: \p{Lu}\S*)*)$/u.exec(text)?.[1];
  if (tool) return `They use ${tool}`;
  const [, seen = '', where = ''] = shown.exec(text) ?? [];
  if (seen)
    return `They ${seen.replace(/^was/, 'were')}${withoutMore(` ${where.trim()}`) && ` ${withoutMore(where.trim())}`}`;
  const leaving = leavingOf(text);
  if (leaving) return leaving;
  // What a family has just done is supposed, and not told to its face.
  const perfect = ofHousehold.test(text) ? undefined : perfectOf(text);
  if (perfect) return perfect;
  const { when = '', verb = '', rest = '' } = clauseOf(persona) ?? {};
  if (!rest) return undefined;
  if (/^(?:is|are)$/.test(verb))
    return /^(?:expanding|hiring|moving|opening)\b/.test(rest) ? `They are ${rest}` : undefined;
  const found = findVerb(verb);
  if (found?.base === 'use') return `They use ${rest}`;
  // "People who run their own onboarding", and nobody's post.
  if (verb === 'run' && rest.startsWith('their own ')) return `They run ${rest}`;
  if (
    giver.test(text.slice(0, text.indexOf(` ${verb} `))) &&
    gifts.test(found?.base ?? '') &&
    !/[$€£]|\d (?:dollars|euros|francs|pounds)\b|\dk\b/.test(rest)
  )
    return `Thank them for ${toGerund(found?.base ?? '')} ${rest}`;
  const isPast = found?.form === 'past' || /^\p{Ll}{3,}ed$/u.test(verb);
  return isPast && !unwelcome.test(verb) && rest.includes(' ') ? `They ${when}${verb} ${rest}` : undefined;
}

/** What has been so for long, or came to pass within years. */
const lasting =
  /^They have (?!(?:been|just|now|recently) )\p{Ll}+ .*\b(?:for|over)\b.* (?:decades|years)$|^They \p{Ll}+ .*\b(?:in|within) the (?:last|past) (?:\p{Ll}+|\d+) years$/u;
const several = /^(?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+s (?:and [\p{L} ]+ )?(?:that|who)\b/u;

/** The news of a persona of several that are none to each of them: `Founders who sold a firm in the last three years`. */
export function findLastingNews(persona: string): string | undefined {
  const news = several.test(persona) ? findNews(persona) : undefined;
  return news && lasting.test(news) ? news : undefined;
}
