import { compact } from '../compact.ts';
import type { DraftRequest } from '../draft-request.ts';
import { isOrdinaryWord } from '../gate/index.ts';
import { type Context, parseContext } from './parse/context/parse-context.ts';
import { splitSender } from './parse/context/people/labelled-sender.ts';
import { findInGoal } from './parse/context/people/named-reader.ts';
import { tellApartOurs } from './parse/context/reader/tell-apart-ours.ts';
import { secondOf } from './parse/context/second-person.ts';
import { findFormOfAddress } from './parse/context/wishes/text-wishes.ts';
import { placeOfReader } from './parse/goal/deeds/goal-serve.ts';
import { type Goal, toDeed, withWhen } from './parse/goal/goal.ts';
import { toFollowedUp } from './parse/goal/goal-follow-up.ts';
import { isBuyer } from './parse/goal/goal-of-buyer.ts';
import { withOwners, withReader } from './parse/goal/goal-reader.ts';
import { parseGoal } from './parse/goal/parse-goal.ts';
import { toldInGoal } from './parse/goal/told-in-goal.ts';
import { toldOfAsk, toldOfGain } from './parse/goal/told-of-ask.ts';
import { withoutPrice } from './parse/offer/cleaning/without-price.ts';
import { namesPeople } from './parse/offer/fill-in.ts';
import { asksOfReader } from './parse/offer/kinds/asks-of-reader.ts';
import { forClient } from './parse/offer/kinds/for-client.ts';
import {
  askFor,
  introduce,
  withGuest,
  withOurOne,
  withWorkFor,
} from './parse/offer/kinds/offer-of-another.ts';
import { renewal } from './parse/offer/kinds/offer-of-oneself.ts';
import { forMembers } from './parse/offer/kinds/offer-on-yours.ts';
import { type Offer, parseOffer, toPronoun } from './parse/offer/parse-offer.ts';
import { findSkills } from './parse/persona/find-skills.ts';
import { type Persona, parsePersona } from './parse/persona/parse-persona.ts';
import type { PersonName } from './parse/persona/parse-persona-name.ts';
import { describe } from './parse/persona/persona-sentences.ts';
import { findSituation } from './parse/persona/reader-situation.ts';
import { findGroupState, findState } from './parse/persona/reader-state.ts';
import { isReadersKind, withReadersNoun, withReadersNounInGoal } from './parse/readers-noun.ts';
import { asTyped } from './parse/request/as-typed.ts';
import { withFavour } from './parse/request/favours.ts';
import { withInvited } from './parse/request/invited.ts';
import { withLateOne } from './parse/request/late-one.ts';
import { withSelf } from './parse/request/offers-of-oneself.ts';
import { withOwnPlace } from './parse/request/own-place.ts';
import { inOneVoice, tellAlone } from './parse/who-speaks.ts';
import { withEventNamed } from './parse/with-event-named.ts';
import { withRound } from './parse/with-round.ts';
import { decapitalise, isPlural } from './text/grammar.ts';
import { withoutSlips } from './text/slips.ts';
import { respell } from './text/spelling.ts';
import { personNouns } from './text/words.ts';

export type Parts = {
  /** What the caller typed of the offer and the context. */
  typed: string;
  /** What the persona tells of the reader's present, after "if", in one way or another: `you still plan shifts in spreadsheets`. */
  situation: readonly string[];
  /** What the persona tells that may be a reason to write, after "because": `you hold readings every month`. */
  state?: string | undefined;
  /** Whether the reader has a day that is full, as far as anybody can say: not who is out of work. */
  busy: boolean;
  persona: Persona;
  /** Whom the mail greets, where the persona or the context names somebody. */
  addressee: PersonName;
  offer: Offer;
  goal: Goal;
  context: Context;
  /** Whether the reader has the offer already: a contract to renew. */
  standing: boolean;
  /** Whether the mail follows up on a quote or a proposal that the reader has. */
  followsUp: boolean;
  /** Who offers: one person, a business, or somebody whose offer is not a tool or service for work. */
  sender: 'person' | 'business' | 'other';
  /** Whether the goal asks who else it would be, should it not be the reader. */
  elsewhere: boolean;
  /** Whether the goal speaks of one sender, whoever offers: `have them call me`. */
  alone: boolean;
  /** Whether "X for your team" says what is offered: not of a vacancy, a cause or a guest. */
  suitsUnit: boolean;
  /** Why it is written where nothing is sold: a post is offered to whoever reads, something is bought of him, whoever writes looks for work, or asks the reader to speak. */
  cause?: 'buys' | 'hires' | 'applies' | 'asks' | undefined;
  /** What whoever is offered a post can do, as a reason to write: `your background in Go`. */
  skills?: string | undefined;
  /** What somebody who looks for work applies for: `junior data analyst position`. */
  post?: string | undefined;
  /** What the goal says of what it asks, told right after it: `A reply with your start date is enough.` */
  ofAsk?: string | undefined;
};

/** What shows that an article is there already, and is not still to be written. */
const writtenGoal =
  /\b(?:place|print|publish|run) (?:it|my|our|the|this)\b|\b(?:article|it|piece|post) (?:accepted|placed|printed|published)\b/i;
const writtenNote =
  /\b(?:article|draft|it|piece|post)(?: is|['’]s) (?:attached|done|finished|ready|written)\b/i;

/** `publish my article`: what is written is offered. */
function asWritten(offer: Offer, { goal, additionalContext = '' }: DraftRequest): Offer {
  return writtenGoal.test(goal) || writtenNote.test(additionalContext)
    ? {
        ...offer,
        statements: offer.statements.map((text) =>
          text.replace(
            /^I would like to write (an? guest \S+(?: post)?) for you /,
            'I would like to offer you $1 ',
          ),
        ),
      }
    : offer;
}

/** Whether somebody applies for what a council or a board grants, and offers none of it. */
function asksPermit(goal: string, offer: string): boolean {
  const thing =
    /^(?:to )?apply for (?:an? |the |your |their )?(?:[\p{L}-]+ ){0,2}?(accreditation|concession|grant|licen[cs]e|permission|permit|residency|subsidy)\b/iu.exec(
      goal,
    )?.[1];
  return thing !== undefined && !offer.includes(thing.toLowerCase());
}

/** What somebody whom a story is about has, and not the reader: `before his birthday`. */
const othersDay =
  /\b(his|her) (?=(?:(?:\d+(?:st|nd|rd|th)|first|last|next|debut|farewell|solo) )?(?:anniversary|birthday|concert|debut|exhibition|farewell|funeral|memorial|record attempt|retirement|trial|wedding)\b)/i;
const somebody =
  /\b(?:an?|my|our|the) (?:[\p{L}\d'’-]+ )*?(?:\d+-year-old|boy|brother|daughter|father|girl|grandad|grandfather|grandma|grandmother|man|mother|nurse|pensioner|sister|soldier|son|survivor|veteran|widow|woman|artist|author|farmer|singer)\b/u;
const standIn = "that person's";

/** What is asked, where the offer is about somebody: `cover it before his birthday`. */
function parseOfOther(goal: string, offer: string): Goal {
  const whose = somebody.test(offer) ? othersDay.exec(goal)?.[1]?.toLowerCase() : undefined;
  if (!whose) return parseGoal(goal, offer);
  const read = parseGoal(goal.replace(othersDay, `${standIn} `), offer);
  const told = Object.entries(read).map(([key, text]) => [key, text?.replace(standIn, whose)]);
  return Object.fromEntries(told) as Goal;
}

/** Goals that ask something of the reader, whatever the offer is about. */
const askingGoal =
  /\b(?:guest(?! (?:list|room|wi-?fi)|s)|featured?|(?:an?|the) (?:\w+ )?article|article(?= (?:about|by|for|in|on)\b)|interviewed|review copy|speak at|sponsor(?:ship|ing)?|donat\w+|grants?|invest(?!ig)\w*|apply|(?:full|her|his|my|our|the) application|applications?(?= (?:for|to|via)\b)|partner(?:ship)?|collab\w*|publish\w*|volunteer|take part|participa(?:nts?|te)|patron|petition|vote|recruit|hiring (?:me|us)|in funding|work with us on|give me)\b|\bgive (?:us )?[$€£]\d|\bgift (?:of [$€£]|in (?:their|your) will)/i;

/** Who asks somebody to give a talk or an interview sells nothing. */
const asksToSpeak =
  /^We would like to invite you to (?:give|join) |^(?:I am|We are) working on (?:an?|my|our) /;

/** Who asks for money or support sells nothing. */
const raisesMoney =
  /\b(?:we|I)(?: are|'re| am|'m) raising\b|^You can (?:back|contribute|donate|give|invest|sponsor|support|volunteer)\b/i;

/** `A forecasting position at Kestrel Grid`: who writes has the job to give. */
const postAtOurs =
  /^(?:an? |the |our )?(?:(?!(?:for|in|of|to|with)\b)[\p{L}/-]+ ){1,4}(?:job|opening|position|post|role|vacancy) (?:at|with) \p{L}/iu;
/** `A foreman's job on bridge refurbishments`: a post, and nothing else. */
const offersPost =
  /^(?:an? |our |the )?(?:(?!(?:and|at|for|in|of|or|to|with)\b)[\p{L}/'’-]+ ){1,5}(?:job|opening|position|post|role|vacancy)(?=$|[,:;(]| (?:as|at|based|from|in|on|with|within)\b)/iu;

/** `Recruiter is NAME`, of whoever signs. */
const signedByRecruiter = /(?:^|[.!;\n] ?)(?:the |your )?recruiter(?: is|:) \p{Lu}/iu;

/** Readers to whom nobody says how full their days are. */
const idle =
  /\b(?:laid[- ]off|lay-?offs?|redundant|redundancy|unemployed|out of work|jobless|job-?seek\w*|looking for (?:a |new )?(?:job|work|role)|between (?:jobs|roles)|lost (?:their|his|her) jobs?|retired|retirees?|pensioners?|bereaved|widow(?:s|ed|ers?)?|on (?:sick|parental|maternity) leave|graduates?|students?)\b/i;

/** Everything that a draft is made from, read from the request. */
export function readParts(sent: DraftRequest): Parts {
  const written = withFavour(
    withInvited(withSelf(withGuest(withOurOne(withOwnPlace(withLateOne(asTyped(sent))))))),
  );
  const { who, more } = describe(written.persona);
  const { goal: asksFor, sender } = splitSender(written.goal);
  const request = {
    ...written,
    goal: asksFor || written.goal,
    persona: who,
    offer: withoutPrice(withWorkFor(written.offer, who), written.additionalContext),
  };
  const persona = parsePersona(who);
  const { unit = '' } = persona;
  // "Under the practice's own name", to a practice, is its own.
  const ofUnit = / |team$/.test(unit) || /\b(?:for|that|who|with)\b/.test(persona.words) ? '' : unit;
  const spoken = withReadersNoun(toVacancy(request, persona), `${ofUnit} ${persona.words}`.trim());
  const { offer, who: introduced } = introduce(
    asWritten(
      parseOffer(
        withReadersOwn(
          forMembers(spoken, persona.words)
            .replace(atTheirs, '$1your ')
            .replace(/\bthey keep (?=\d+% of )/gi, 'you keep '),
          persona.words,
        ),
        !offersPeople.test(spoken.trim()) &&
          /\bmy (?:reel|showreel|portfolio|cv|resume|work|book|music|songs?|talk|art|photos|services)\b|\b(?:book|hire|invite|interview) me\b|^(?:to )?(?:get|land|secure|win|have|ask for)? ?(?:an? |the )?(?:first |job )?interview\b(?!.* (?:our|us|we|with)\b)/i.test(
            request.goal,
          ),
      ),
      request,
    ),
    request,
  );
  // One person who writes to somebody who hires is looking for work, whatever the trade.
  const hires =
    /\b(?:recruit|hiring|talent|hr\b|human resources)/.test(persona.words) ||
    /\b(?:interview|hired|position|job|role|apply)\b/i.test(request.goal);
  const saysHiring = /^We are hiring\b/.test(offer.statements[0] ?? '');
  const followed = toFollowedUp(offer, request.goal);
  // Who has left has nothing to go on with.
  const hasLeft =
    /^(?:an? |our )?(?:former|inactive|lapsed|past|previous)\b|\bwho (?:cancel|laps|left)/i.test(
      request.persona,
    );
  const standing =
    followed !== undefined ||
    renewal.test(request.offer) ||
    // "Ask for their renewal date", "quote before renewal": what runs out there is another's.
    (!hasLeft &&
      /(?<!\b(?:ahead of|at|before) (?:their |the )?(?:(?:annual|next|\p{Lu}\p{Ll}+) )?)\brenew(?:(?:al|als|ing|s)?|ed(?<!\b(?:are|be|been|is|was|were) renewed))\b(?! (?:dates?|deadlines?|months?|times?)\b)|\bextend (?:the|their|our) (?:contract|agreement|subscription)/iu.test(
        request.goal,
      )) ||
    /\b(?:existing|current) (?:client|customer|member|subscriber)s?\b/.test(persona.words);
  const asksFavour =
    (offer.single && hires) ||
    saysHiring ||
    postAtOurs.test(request.offer) ||
    (!offer.told && asksOfReader(offer.topic, offer.main)) ||
    raisesMoney.test(offer.statements[0] ?? '') ||
    asksToSpeak.test(offer.statements[0] ?? '') ||
    isBuyer(offer.all) ||
    askingGoal.test(request.goal) ||
    standing ||
    /\b(?:vacancy|vacancies)\b/i.test(request.goal) ||
    /\b(?:journalist|reporter|podcast|blogger|editor)/.test(persona.words);
  const isHiring =
    postAtOurs.test(request.offer) || /^we(?:'re| are) hiring\b/.test(offer.main) || saysHiring;
  // "Vineyard manager": a capital that only opens a line is no name.
  const reads = request.persona.replace(/^\p{Lu}\p{Ll}+(?= \p{Ll})/u, (word) => word.toLowerCase());
  const typed = withReadersNounInGoal(
    respell(
      request.goal,
      // "Co-packing", at the start.
      `${request.offer.replace(/^\p{Lu}\p{Ll}+(?=-\p{Ll})/u, (word) => word.toLowerCase())}\n${reads}`,
    ),
    persona.words,
  );
  // Whoever is looked for has no chief there yet.
  const asked = isHiring
    ? typed
        .replace(
          /\bthe recruiter\b(?!['’])/i,
          signedByRecruiter.test(request.additionalContext ?? '') ? 'me' : 'our recruiter',
        )
        .replace(
          /\bthe (?=(?:C[A-Z]O|founders?|head of \p{Ll}+|hiring manager|line manager|team)\b)/gu,
          'our ',
        )
    : typed;
  // "Rent it cheap", to a landlord: the sender does.
  const wished = /\bland(?:lady|lord)\b/.test(persona.words)
    ? asked.replace(/^(?:to )?rent /i, 'ask to rent ')
    : asked;
  const { firstName, surname } = persona;
  // "Book her", of the guest who is proposed.
  const proposed = /^I would like to suggest (?:(?:Dr|Prof)\.? )?(\p{Lu}\p{L}+) /u.exec(
    offer.statements[0] ?? '',
  )?.[1];
  const fullName = firstName && surname && `${firstName} ${surname}`;
  const ofGuest = introduced
    ? askFor(wished, introduced)
    : proposed
      ? wished
          .replace(/^(?:to )?(?:get|have) (?:her|him|them) (?:booked|on)\b/i, `book ${proposed}`)
          .replace(/^((?:to )?(?:book|have|interview|invite)) (?:her|him|them)\b/i, `$1 ${proposed}`)
      : wished;
  const inGoal =
    fullName || firstName || surname
      ? undefined
      : findInGoal(ofGuest, `${request.offer}\n${request.additionalContext ?? ''}`);
  const named = withReader(ofGuest, request.persona, [fullName, firstName, surname, inGoal]);
  // Whoever gives grants or jobs does not apply for them.
  const applies =
    /^(?:to )?apply\b/i.test(asked) &&
    ((offer.single && hires) ||
      /\b(?:grants?|funder|funding|foundation|scholarships?)\b/.test(persona.words) ||
      // What the mail does not offer is the reader's to grant.
      asksPermit(asked, offer.all));
  // Whoever collects is given things.
  const gives =
    /^(?:to )?(?:donate|give)(?: (?:it|them|these|this))?$/i.test(asked) &&
    /\b(?:archives?|archivist|collections?|curator|food bank|librar(?:ian|y)|museum)\b/.test(persona.words);
  const goal = toldOf(
    applies
      ? toDeed(
          'consider',
          asked.replace(/^(?:to )?apply\b/i, 'our application').replace(/\btheir\b/g, 'your'),
        )
      : gives
        ? toDeed('accept', `${toPronoun(offer)} as a donation`)
        : parseOfOther(withOwners(named, persona.words, offer.all), offer.all),
    offer,
    persona.unit,
    `${request.offer}\n${request.additionalContext ?? ''}`,
  );
  const told = toldInGoal(request.goal);
  const addressed = inGoal && `Recipient: ${inGoal}`;
  const notes = [addressed, ...more, request.additionalContext, told, sender].filter(Boolean).join('\n');
  const context = parseContext(notes || undefined, {
    persona: request.persona,
    who: persona,
    ofPersona: more,
    offer: `${request.offer} ${request.goal}`,
    plural: toPronoun(offer) === 'them' || isOnSeveral(offer),
    ofOneself: /^I(?:'m| am an?| have worked) /.test(offer.statements[0] ?? ''),
    industry: request.industry,
  });
  const voiced = inOneVoice(followed ?? offer, request);
  const callers = `${request.offer}\n${request.additionalContext ?? ''}`;
  const { about: aboutReader, ours } = tellApartOurs(context.aboutReader);
  const proofs = afterName(tellAlone([...ours, ...context.proofs], voiced, request), voiced);
  context.proofs = withoutSlips(
    proofs.map((proof) => ofSeveral(proof, voiced)),
    callers,
  );
  const round = withRound(voiced.statements, context.proofs);
  context.proofs = round.proofs;
  const post = offer.single && hires ? findPost(request) : undefined;
  const givesPost = !offer.single && (isHiring || offersPost.test(request.offer));
  const news = post ? aboutReader.map((each) => withPost(each, post)) : aboutReader;
  const about = withoutSlips(news, callers);
  const inOrder = withEventNamed([...about, ...context.proofs], request.goal);
  // Without one of its sentences a story may mean nothing.
  const turned =
    context.story?.steps.flat().filter((sentence) => !callers.includes(sentence.slice(0, -1))) ?? [];
  if (withoutSlips(turned, callers).length < turned.length) delete context.story;
  context.aboutReader = inOrder.slice(0, about.length);
  context.proofs = inOrder.slice(about.length);
  return {
    persona,
    typed: callers,
    situation: findSituation(request.persona, request.offer).map((clause) => withFirm(clause, persona)),
    state: standing ? undefined : (findState(request.persona) ?? findGroupState(persona)),
    busy: !idle.test(request.persona),
    addressee: firstName || surname ? withTitle(persona, request) : (context.recipient ?? {}),
    offer: {
      ...forClient(
        { ...(standing ? withoutRenewal(voiced) : voiced), statements: round.statements },
        request,
      ),
      extras: withoutSlips(voiced.extras, callers),
    },
    goal,
    context,
    // What suits a customer does not suit somebody who is asked for a favour.
    standing,
    followsUp: followed !== undefined,
    sender: offer.single ? 'person' : asksFavour ? 'other' : 'business',
    alone: asksAlone(request.goal) || /^(?:me|myself)\b/i.test(request.offer.trim()),
    elsewhere: goal.kind !== 'referral' && asksElsewhere.test(request.goal),
    // A post is for whoever reads, and for no team.
    suitsUnit: !asksFavour && !offersPost.test(request.offer),
    cause: givesPost
      ? 'hires'
      : isBuyer(offer.all)
        ? 'buys'
        : offer.single && /^I(?:'m| am) an? /.test(offer.statements[0] ?? '')
          ? 'applies'
          : asksToSpeak.test(offer.statements[0] ?? '')
            ? 'asks'
            : undefined,
    skills: givesPost ? findSkills(request.persona) : undefined,
    post,
    ofAsk: told ? undefined : (toldOfAsk(request.goal) ?? toldOfGain(request.goal, goal)),
  };
}

/** `Our service contract renewal`: what somebody has been happy with is the contract. */
function withoutRenewal(offer: Offer): Offer {
  const { withArticle, withOur } = offer.noun ?? {};
  return offer.noun
    ? {
        ...offer,
        noun: {
          ...(withArticle ? { withArticle: withArticle.replace(renewing, '') } : {}),
          ...(withOur ? { withOur: withOur.replace(renewing, '') } : {}),
        },
      }
    : offer;
}

const renewing =
  /(?<= (?:agreement|contract|cover|lease|licen[cs]e|membership|plan|policy|subscription)) renewal$/i;

/** `Billwise is …. Billwise connects to …`: right after its name a product is "it". */
function afterName(proofs: readonly string[], { name, statements, extras }: Offer): string[] {
  const [first = '', ...others] = proofs;
  const isNamed =
    name !== undefined &&
    statements.length > 0 &&
    statements.every((statement) => statement.startsWith(`${name} is `)) &&
    extras.length === 0 &&
    first.startsWith(`${name} `);
  return isNamed ? [`It ${first.slice(name.length + 1)}`, ...others] : [...proofs];
}

/** `The role was posted on your careers page`, of somebody who applies: which one, where no mail has named it before. */
function withPost(news: string, post: string): string {
  return news.replace(
    /\b([Tt]he|[Yy]our) (?:job|opening|position|post|role|vacancy) (?=(?:has been|is|was) (?:advertised|listed|open|posted|published)\b)/u,
    `$1 ${post} `,
  );
}

/** `It connects to Outlook`, of reminders: what does so is named, as "it" could be anything said before. */
function ofSeveral(proof: string, { topic, topicPlural, name }: Offer): string {
  if (!topicPlural || name || !topic || topic.split(' ').length > 3) return proof;
  return proof.replace(
    /^It (connects?|integrates?|plugs?|runs?|syncs?|works?) (?=(?:alongside|into|on|to|together with|with) )/,
    (_, deed: string) => `Our ${topic} ${deed.replace(/s$/, '')} `,
  );
}

/** Whose mind it is on, where the firm has a name: `churn is on your mind at Brightloop`. */
function withFirm(situation: string, { where = '' }: Persona): string {
  const isNamed = /^at \p{Lu}[\p{L}\d.'-]*(?: \p{Lu}[\p{L}\d.'-]*)*$/u.test(where);
  return isNamed && / (?:a concern|on your mind)$/.test(situation) ? `${situation} ${where}` : situation;
}

/** `Our refrigeration controls lower …`: whether its first sentence is on several things. */
function isOnSeveral({ statements, topic, topicPlural }: Offer): boolean {
  const [before = '', after = ''] = statements[0]?.split(` ${topic} `) ?? [];
  return (
    topicPlural &&
    !/\b(?:data|media)$/.test(topic) &&
    before.startsWith('Our') &&
    after !== '' &&
    !/^\p{Ll}+s\b/u.test(after)
  );
}

const titledName = /\b(Dr|Miss|Mrs?|Ms|Mx|Prof|Professor)\.? (\p{Lu}[\p{L}'’-]+)/gu;

/** Whoever the notes speak of with a title, or order to be addressed with one, is greeted with it: `Dr. Keller wrote …`, `Address as Professor`; with "Ms" only where the tone is formal. */
function withTitle(persona: Persona, { additionalContext = '', tone }: DraftRequest): PersonName {
  const { surname, honorific } = persona;
  const wished = findFormOfAddress(additionalContext);
  if (surname && wished) return { ...persona, honorific: wished };
  if (!surname || honorific) return persona;
  const title = [...additionalContext.matchAll(titledName)].find(([, , name]) => name === surname)?.[1];
  return title && (tone === 'formal' || /^(?:Dr|Prof)/.test(title))
    ? { ...persona, honorific: title }
    : persona;
}

/** `Hiring manager for a junior data analyst position` → `junior data analyst position`. */
function findPost({ persona, goal }: DraftRequest): string | undefined {
  const [, post = ''] =
    /\b(?:for|fill(?:ing|s)?|advertis(?:ing|es)|hiring|posted|as) (?:an? |the |their |your )?((?:(?!(?:an?|at|for|in|of|the|their|to|with|your)\b)[\p{L}\d/+#.-]+ ){1,5}(?:internship|job|opening|position|post|role|vacancy))\b/iu.exec(
      `${persona}\n${goal}`,
    ) ?? [];
  return post &&
    !/^(?:first|full-time|joint|new|next|open|part-time|pilot|remote|test|trial) \p{L}+$/iu.test(post)
    ? /^\p{Lu}\S* \p{Lu}/u.test(post)
      ? post
      : decapitalise(post)
    : undefined;
}

/** `Workshops held at their own offices`: where a service is given is the reader's. */
const atTheirs =
  /(\b(?:carried out|delivered|done|fitted|given|held|hosted|installed|performed|run|taught) (?:at|in|on) )their (?=(?:own )?(?:branch|building|campus|clinic|depot|factory|farm|ground|home|hotel|kitchen|office|place|plant|practice|premises|restaurant|school|shop|site|store|venue|warehouse|workplace|workshop|yard)(?:e?s)?\b)/gi;

/** Others who have what is theirs: `we help gyms`. */
const ofOthers = /\b(?:for|help(?:s|ing)?|lets?|with) (?:[\p{L}-]+ )?[\p{L}-]+s\b/u;

/** `Our drinks at their studios`, to whoever leads studios: what the persona names is the reader's, where nobody else is named before. */
function withReadersOwn(offer: string, persona: string): string {
  const words = new Set(persona.split(/\P{L}+/u));
  return withReadersTown(withReadersPart(offer, words, persona)).replace(
    /\b(across|at|for|in|inside|on) their (?=(?:own )?(\p{Ll}{4,}))/gu,
    (found, where: string, noun: string, at: number) => {
      const before = offer.slice(0, at);
      return words.has(noun) && !namesPeople(before) && !ofOthers.test(before) ? `${where} your ` : found;
    },
  );
}

/** `My novel set in her town`: where the reader lives or works, where the offer is on nobody else. */
const inTheirs =
  /\b(at|in|near|of|on) (?:her|his|their) (area|building|campus|city|county|district|high street|neighbou?rhood|parish|region|road|street|town|valley|village)\b/giu;

function withReadersTown(offer: string): string {
  return /\b(?:he|she|they|who|whose)\b/i.test(offer) ||
    namesPeople(offer.replace(/\b(?:author|reader)\b/gi, ''))
    ? offer
    : offer.replace(inTheirs, '$1 your $2');
}

/** What the one side of a bargain does: `venue gets its own page`. */
const readersPart =
  /(^|[,.;:] |, and )((?:the |each )?)(\p{L}{3,}) ((?:just |only )?)(buys|chooses|decides|earns|gets|has|keeps|makes|needs|owns|pays|picks|receives|saves|sees|sends|sets|takes|uploads) ([^,.;:]+)/giu;

/** `Shop keeps 30% margin`, to a shop: its side of the bargain is the reader's, and a "client" who only pays by use is any. */
function withReadersPart(offer: string, words: ReadonlySet<string>, persona: string): string {
  return offer.replace(
    readersPart,
    (found, mark: string, _, noun: string, only: string, deed: string, rest: string, at: number) => {
      const isPayer = noun === 'client' && only !== '' && deed === 'pays';
      const one = noun.toLowerCase();
      const isReader = isPayer || ((words.has(one) || isReadersKind(one, persona)) && !isPlural(noun));
      // "Each school gets its own code": of several that somebody else serves; "payment plans for pet owners, clinic gets paid": of others.
      if (!isReader || (ofOthers.test(offer.slice(0, at)) && (isPayer || mayBeOf(one, offer.slice(0, at)))))
        return found;
      // "… uploads a video and gets a plan back".
      const done = rest
        .replace(/\b(?:its|their) (?=\p{Ll})/gu, 'your ')
        .replace(/ and (\p{Ll}+s) (?=(?:an?|all|back|it|only|the|them|your|\d)\b)/gu, (and, does: string) => {
          const base = secondOf(does);
          return base ? ` and ${base} ` : and;
        });
      const opening =
        mark === ', ' ? '. You' : mark === '' || mark.startsWith('.') ? `${mark}You` : `${mark}you`;
      return `${opening} ${only}${secondOf(deed) ?? deed} ${done}`;
    },
  );
}

/** Whether a firm of that kind may be one of those whom somebody else serves. */
function mayBeOf(one: string, before: string): boolean {
  return before
    .toLowerCase()
    .split(/\P{L}+/u)
    .some((word) => word === `${one}s` || word === one.replace(/y$/, 'ies') || anyFirms.test(word));
}

const anyFirms = /^(?:brands|businesses|clients|companies|customers|firms|organi[sz]ations|teams)$/;

/** `Staff engineer at Meridian, fully remote`, to an engineer who is to apply: who is looked for, and not who writes. */
function toVacancy({ offer, goal }: DraftRequest, persona: Persona): string {
  const seeks =
    (/\b(?:apply|hiring|hire|recruit|join (?:our|the) team|fill (?:the|a|our) (?:role|position))\b/i.test(
      goal,
    ) ||
      /\b(?:annual leave|hybrid|per annum|plus equity|salary)\b|\d ?k (?:to|-|–) [$€£]?\d+ ?k\b/i.test(
        offer,
      )) &&
    !/\b(?:us|me)\b/i.test(goal) &&
    !/\b(?:recruit|hiring|talent|hr\b|human resources)/.test(persona.words);
  const sought = offer.replace(
    / (?:role|position|job|vacancy|post)\b(?=$|[,;:(\n]| (?:at|in|for|with) )/i,
    '',
  );
  const [head = ''] = sought.split(/\s+(?:at|in|for|on|with)\s|[.,;(\n-]/);
  const person = head.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return seeks && personNouns.has(person) && !/^(?:we|i|me|myself|our|my|hiring|now)\b/i.test(head)
    ? `We are hiring: ${sought}`
    : offer;
}

/** `Book a demo, but if they're not the right person, point me to who is`. */
const asksElsewhere =
  /\bif (?:not|(?:they|he|she)(?:['’]re| are|['’]s| is)?(?: not|n['’]t))\b.*\b(?:direct|introduc|name|person|point|referral|refer|who)\w*|\b(?:or|otherwise|failing that),? (?:at least |else )?(?:be (?:pointed|referred)|point|refer|get(?: the name of| referred)?) .*\b(?:person|who)\b/i;

/** `Have them call me`, `a prototype I built`: one person asks, though a business may offer. */
function asksAlone(goal: string): boolean {
  // "I'd love to drop in": whoever comes is one.
  const comes =
    /^I(?:['’]d| would)? (?:(?:also|just|really) )?(?:like|love|want) to (?:bring|call in|come|drop|help|join|pop|shadow|show|stop by|swing|take|teach|visit|volunteer|write)\b/i;
  if (comes.test(goal) && !/\b(?:we|us|our|ours)\b/i.test(goal)) return true;
  const asked = goal.replace(
    /^(?:I|i)(?:['’](?:d|m))? (?:\S+ )?(?:aim|hope|like|need|plan|trying|want|wish)\b/,
    '',
  );
  return /\b(?:I|[Mm]e|[Mm]y|[Mm]yself)\b/.test(asked) && !/\b(?:we|us|our|ours)\b/i.test(asked);
}

/** Who buys, and is sent prices and lists: `we need 300 brackets`, `an order for 500 bags`. */
const ofBuyer =
  /^(?:(?:we|i)(?:'re| are|'m| am) an? [^.,;:]{3,50}? (?:in search of|looking for|searching for|seeking) |(?:we|i)(?:'re| are|'d| would)? (?:buy|collect|import|like to (?:buy|order|stock)|look for|looking for|looking to (?:buy|order|source|stock)|need|purchase|require|seek|source|want to (?:buy|carry|order|stock))\b|our (?:[\p{L}-]+ ){1,2}(?:is looking for|needs?|requires?)\b|(?:an? |our )?(?:(?:bulk|first|large|regular|repeat|standing) )?(?:enquiry|inquiry|order|purchase order) (?:for|of) )/u;

/** `We need a room for 25`: the place that is visited is the reader's. */
const needsPlace =
  /(?:^|\. )(?:we|i)(?:'re| are)? (?:look for|looking for|need|want) an? (?:[\p{L}-]+ ){0,2}?(?:hall|kitchen|office|pitch|place|plot|room|shed|space|stall|studio|unit|venue)\b/u;

/** Several people, as an agency or a yard offers them: `two trained furnace bricklayers`. */
const offersPeople =
  /^(?:a (?:crew|gang|pair|team) of|a few|several|some|two|three|four|five|six|eight|ten|\d+) (?:[\p{L}-]+ ){0,4}?(?:[\p{L}-]+(?:ers|ors|ists|ians|ants|men|women|mates)|apprentices|chefs|cooks|graduates|nurses|people|staff|welders)\b/iu;

const heldEvent =
  '(?:conference|congress|convention|expo|fair|festival|forum|meetup|seminar|summit|symposium|webinar)';
const ownEvent = compact(`\\bour ((?:[\\p{L}\\d'’-]+ ){0,4}?${heldEvent})\\b`, 'iu');
const anyEvent = compact(`^(?:we|i) (?:host|hold|organi[sz]e|run)\\b[^.]*?\\b(${heldEvent})\\b`, 'imu');
const namedEvent = / (?:at|for) (\p{Lu}[\p{L}\d]*(?: (?:\p{Lu}[\p{L}\d]*|\d{4}))+)/u;

/** Where the reader would speak: ` at our annual conference`, where the request names it. */
function eventOf(typed: string): string {
  const own = ownEvent.exec(typed)?.[1] ?? anyEvent.exec(typed)?.[1];
  const named = own ? undefined : namedEvent.exec(typed)?.[1];
  return own ? ` at our ${own}` : named ? ` at ${named}` : '';
}

/** `Our chief economist as a guest`: who is proposed, where no name stands beside the post. */
function proposedGuest(offer: string): string | undefined {
  const who = /^(our (?:[\p{L}-]+ ){0,3}?[\p{L}-]+) as an? (?:guest|panell?ist|speaker)\b/u.exec(offer)?.[1];
  return who?.split(' ').every((word) => isOrdinaryWord(word)) ? who : undefined;
}

/** `An interview with a planner who paid off …`: somebody else than the sender, of whom the notes go on. */
const ofAnother =
  /^(?:an? )?(?:chat|conversation|interview|lecture|session|talk) (?:by|with) an? [^.,;:]{3,60}? who\b/i;
const spokenOf = /(?:^|[.!?\n]\s*)(He|She) /;

/** Where the reader works, and not what he would have to give: `with no commitment on your side`. */
const atReaders = new RegExp(
  String.raw`(?<!\b(?:commitment|cost|effort|fuss|obligation|promise|risk|work) )\b${placeOfReader}`,
);

/** Who is spoken of in the offer is who the reader would have: `book us as a guest` → `book our founder as a guest`. */
function toldOf(read: Goal, offer: Offer, unit: string | undefined, typed: string): Goal {
  let goal = read;
  if (goal.kind === 'action') {
    const place = unit && !unit.endsWith('team') ? `at your ${unit}` : 'with you';
    // What is downloaded or tried is what the mail has just named.
    const tell = (deed: string) =>
      deed
        .replace(atReaders, place)
        .replace(
          /^(?:download|(?:borrow|rent|test|try)(?:ing)?|hire|hiring|install|leas(?:e|ing)|read|resell|stock(?:ing)?|us(?:e|ing)|watch)(?=$| (?:after|before|during|for (?!free)|in|next|on (?:\d|an?\b|one\b|two\b)|with (?:\d|an?\b|one\b|two\b)|over|this|until))/,
          `$& ${toPronoun(offer)}`,
        )
        .replace(/^(?:downloading|installing|reading|watching)$/, `$& ${toPronoun(offer)}`)
        // "Try it out", of feature flags.
        .replace(
          /^((?:borrow|compare|hire|order|rent|sample|see|stock|tast|test|try|us)(?:e|ing)?) it(?=$| (?:at|before|during|for|in|next|on|out|over|this|with)\b)/,
          `$1 ${toPronoun(offer)}`,
        );
    // "Speak in October": where stands before when.
    const event = /^(?:exhibit|present|speak)(?=$| (?:in|next|on|one|this) )/.test(goal.base)
      ? eventOf(typed)
      : '';
    const there = (deed: string) => tell(deed).replace(/^\p{Ll}+/u, (verb) => verb + event);
    goal = { ...goal, base: there(goal.base), gerund: there(goal.gerund) };
  }
  const someone =
    /^(?:(?:an? )?guest(?:[^:]{0,30}: | (?:appearance|slot|spot) for ))?(our (?:founder|co-founder|ceo|cto|cfo|director|author|chef|coach|trainer|head of \w+))\b/.exec(
      offer.main,
    )?.[1] ?? proposedGuest(offer.main);
  // Whoever applies is invited; several who are offered are interviewed themselves.
  if (
    goal.kind === 'event' &&
    /^an? (?:first |job |short )?interview(?: (?:at|for) (?!our\b).+)?$/.test(goal.phrase)
  ) {
    if (offersPeople.test(offer.main)) return toDeed('interview', `them ${goal.when ?? ''}`);
    if (offer.single) return toDeed('invite', `us to ${goal.phrase.replace('short ', '')}`);
  }
  // Who buys is sent something, and does not send it.
  // Who looks for work is tried.
  if (
    (goal.kind === 'event' || goal.kind === 'thing') &&
    offer.single &&
    /^an? .*\b(?:paid trial|trial (?:day|shift|week))$/.test(goal.phrase)
  )
    return toDeed('give', `us ${withWhen(goal)}`);
  // Who wants to rent a place views it.
  if (
    goal.kind === 'action' &&
    /^(?:come and see|see|tour|view|visit) /.test(goal.base) &&
    (/^(?:we|i)(?:'re| are|'d| would)? (?:like|looking|need|want) to (?:buy|lease|rent|take on|take over)\b/.test(
      offer.main,
    ) ||
      needsPlace.test(offer.all))
  )
    return toDeed('let', `us ${goal.base}`);
  if (goal.kind === 'send' && ofBuyer.test(offer.main))
    return toDeed('send', `us ${goal.phrase.replace(/^our\b/, 'your')}`);
  // "Get a price list and find out the minimum order": the same, beside another deed.
  if (goal.kind === 'action' && ofBuyer.test(offer.main)) {
    const sent = (deed: string) =>
      deed
        .replace(/^let us send you (?:an?|our) /, 'send us your ')
        .replace(/^letting us send you (?:an?|our) /, 'sending us your ');
    goal = { ...goal, base: sent(goal.base), gerund: sent(goal.gerund) };
  }
  // A laboratory is sent the sample.
  if (
    goal.kind === 'send' &&
    /\bsamples?(?: (?:for|from|of) .+)?$/.test(goal.phrase) &&
    /\b(?:testing|tests?|analys[ei]s|assays?)\b(?! (?:kits?|software|strips?|tools?))/.test(offer.main)
  )
    return toDeed('send', `us ${goal.phrase}`);
  const another = ofAnother.test(offer.main) ? spokenOf.exec(typed)?.[1] : undefined;
  const guest = someone ?? another;
  if (goal.kind !== 'action' || !guest || !/ us as an? /.test(goal.base)) return goal;
  // "She runs a company without meetings. Would you have her on as a guest?"
  const spoken = /^(He|She) /.exec(offer.extras[0] ?? '')?.[1] ?? another;
  const whom = spoken
    ? `${spoken === 'He' ? 'him' : 'her'} on`
    : guest.replace(/\bc[etf]o\b/, (title) => title.toUpperCase());
  const toward = (text: string) => text.replace(' us as ', ` ${whom} as `);
  return { ...goal, base: toward(goal.base), gerund: toward(goal.gerund) };
}
