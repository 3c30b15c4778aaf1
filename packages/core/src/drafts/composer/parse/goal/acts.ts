import { findVerb } from '../../text/verbs.ts';
import { determiners, prepositions } from '../../text/words.ts';

/**
 * Whose act a goal's verb is: both `meet`; the sender `make`s what the object names, `send`s it, `learn`s it or would `serve` with
 * it; the sender's `own` gain is never told. What a goal does to the reader's things is the sender's work, unless they are the
 * reader's to `keep`. All else the reader would `do`.
 */
export type Role = 'meet' | 'make' | 'send' | 'learn' | 'serve' | 'keep' | 'own' | 'do';

const table: Record<Exclude<Role, 'do'>, string> = {
  meet: 'agree call catch-up chat connect demonstrate discuss explore meet negotiate phone pitch present reconnect re-connect ring show speak talk walk',
  make: 'accept arrange ask book confirm create demo develop do establish explore find fix form generate get give grab have hold hop interview jump land make need obtain offer open organise organize pick pilot plan propose provide receive reopen request review run schedule secure see set set-up start take want win',
  send: 'bring deliver drop drop-off e-mail email leave mail send share',
  learn:
    'ask check clarify confirm determine discover explore find-out gauge hear identify know learn see understand verify',
  serve:
    'appraise assess audit benchmark bid calibrate certify clean clear-out coach collect convert decorate design digitise digitize edit estimate film fill-in fit fit-out groom handle index inspect log look-after measure mow paint pencil-in photograph price proofread put-down prune quote rebind rebuild redesign redo refinish refurbish repair replaster restore retouch rewrite scout screen service sharpen shear shoot stand-in step-in stream submit survey sweep tag take-over teach tile train transcribe translate treat tune upholster value varnish wash weigh',
  keep: 'accept add air approve export upload be become book borrow buy cancel choose confirm consider display enrol enroll extend feature forward give hire invite join keep lease link list nominate open order pick recommend refer register reinstate renew replace rent reserve restart resume sell share sign sing stock start swap switch taste tell trade trial try update upgrade use',
  own: 'acquire announce position awareness boost close convert convince cross-sell drive educate ensure explain follow-up gauge generate grow impress increase inform introduce nurture persuade promote qualify raise re-activate re-engage reactivate recruit reengage retarget sell spark spread upsell warn warm win',
};

/**
 * What else is to be known of a verb: what the reader would `grant` the sender; what one does on a `stage`; what is done to a thing and
 * brings something about as well (`work`); what says nothing without its `object`; what is done to something that the reader has
 * already (`renew`); what is done with a `thing` that goes without saying: `forward to a colleague`; with what is offered, as `them`:
 * `try them in 10 rooms`.
 */
type Trait = 'grant' | 'stage' | 'work' | 'object' | 'renew' | 'thing' | 'them';

const traits: Record<Trait, string> = {
  grant:
    'allow appoint approve ask accept add award book brief call choose commission consider consult contact contract email engage feature fund give hear hire include inform interview introduce invite keep let list mention name nominate notify phone pick publish put recommend remember save select send shortlist show sponsor stock support tell',
  stage: 'exhibit perform play sing speak',
  work: 'check create develop do fix interview review run take',
  object:
    'add accept book buy claim commission complete consider drop-off fill get have list make offer order purchase see share sign start take test try use',
  renew: 'trade renew extend keep confirm upgrade update cancel replace',
  thing: 'add share forward publish print post place put stock list',
  them: 'borrow buy display feature hire order place put review run sell stock taste test trial try use',
};

function byVerb<Kind extends string>(verbsOf: Record<Kind, string>): Map<string, Set<Kind>> {
  const kindsOf = new Map<string, Set<Kind>>();
  for (const [kind, verbs] of Object.entries(verbsOf) as [Kind, string][])
    for (const verb of verbs.split(' ')) kindsOf.set(verb, (kindsOf.get(verb) ?? new Set()).add(kind));
  return kindsOf;
}

const rolesOf: ReadonlyMap<string, ReadonlySet<Role>> = byVerb(table);
const traitsOf = byVerb(traits);

export function hasTrait(verb: string, trait: Trait): boolean {
  return traitsOf.get(verb.replace(' ', '-'))?.has(trait) ?? false;
}

export type Act = {
  /** The verb in its base form. */
  verb: string;
  /** What follows it, its particle with it where the table names both. */
  rest: string;
  form: 'base' | 'gerund';
  /** Whether its verb is a known one. */
  isKnown: boolean;
  is: (role: Role) => boolean;
};

/** What is counted or numbered by what stands behind it: `phase two`, `grade three`. */
const numbered =
  /^(?:all|both|class|day|fewer|first|form|grade|hall|item|last|least|level|lot|month|more|most|next|only|over|part|phase|round|room|series|some|stage|step|term|tier|top|under|version|week|year)$/;

/** Whether a word that no table knows acts on what follows: `slot our speaker into the assembly`, `hand over last year's books`. */
function actsOn(first: string, second: string, third: string): boolean {
  if (/^(?:us|me|an?|the|our|my)$/.test(second)) return true;
  if (numbered.test(first) || /(?:ed|ing|s)$/.test(first)) return false;
  const object = /^(?:back|down|off|out|over|up)$/.test(second) ? third : second;
  return object !== second || !/^\d/.test(object)
    ? /^(?:an?|all|last|my|one|our|some|the|their|these|this|those|two|three|four|five|us)$/.test(object)
    : false;
}

/** The act that a goal opens with; undefined where its first word is no verb. `isTold` where what stands before it says that it is one: `get them to`. */
export function findAct(text: string, isTold = false): Act | undefined {
  const [first = '', second = '', ...more] = text.split(' ');
  // "Co-publish" is to publish.
  const known = findVerb(first) ?? findVerb(first.replace(/^(?:co|re|pre)-/i, ''));
  const verb = (first.includes('-') ? first : (known?.base ?? first)).toLowerCase();
  // A word that is not known before "us" or an article is what somebody does: `brief us on their next study`.
  const isDeed =
    /^\p{L}\p{Ll}{2,}(?:-\p{Ll}+)?$/u.test(first) &&
    !prepositions.has(first.toLowerCase()) &&
    !/^(?:both|half|one|some|two|three)$/i.test(first) &&
    (isTold ? !determiners.has(first.toLowerCase()) : actsOn(first.toLowerCase(), second, more[0] ?? ''));
  if (
    known
      ? known.form !== 'base' && known.form !== 'gerund'
      : !rolesOf.has(verb) && !rolesOf.has(`${verb}-${second}`) && !isDeed
  )
    return undefined;
  const roles = rolesOf.get(`${verb}-${second}`) ?? rolesOf.get(verb);
  const isPhrasal = rolesOf.has(`${verb}-${second}`);
  return {
    verb: isPhrasal ? `${verb} ${second}` : verb,
    rest: (isPhrasal ? more : [second, ...more]).join(' ').trim(),
    isKnown: known !== undefined || roles !== undefined,
    form: known?.form === 'gerund' ? 'gerund' : 'base',
    is: (role) => roles?.has(role) ?? role === 'do',
  };
}

/** What the sender wants for the sender's own side: never repeated to the reader. */
export const senderSide =
  /(?<!\b(?:their|your|his|her) (?:own )?)\b(?:(?<!\b(?:applications?|bookings?|doors|entries|nominations|registrations?|submissions|they|you|(?:before|until) we) )clos(?:e|ing)|(?<!\b(?:bulk|co-branding|distribution|licen[cs]ing|rental|reseller|revenue-share|sponsorship|supply|trade|volume|white-label) )deals?|sell(?:ing)?|sales?|sold|revenue(?! shar)|convert|conversions?|convince|persuade|upsell|cross-sell|leads|(?<!\b(?:our|their|the|your|his|her|and) (?:[\p{L}'’]+ ){0,3})lead|(?<!\b(?:their|your|his|her) \p{L}+ )pipeline|money|win (?:them|the|new|more)|(?:our|a|new|paying|more) (?:customers?|clients?|users?)\b(?! (?:care|experience|operations|relations|research|services?|success|support)\b)|prospects?|nurture|book more|generate|introduce (?:our|my|us|the|me)|awareness(?! (?:campaigns?|courses?|programmes?|sessions?|training|weeks?)\b)|promote|pitch|quota|commissions\b|get commission|warm (?:them )?up|build (?:rapport|a relationship|relationships|trust)|grow our|start a relationship|sign[- ]ups|traffic|market share|(?<!\b(?:credit|currency|dollar|eur|euro|exchange|FX|gbp|market|rate|risk|sterling|usd) )exposure(?! (?:assessment|audit|check|report|review|scan|snapshot|test)\b)|get paid|donations|funding(?! (?:cycle|deadline|period|round|window|year))|investment|interest(?:ed)?|stand out|impression)\b/iu;

/** What more the sender would have: `hit our quota`, `get more leads`, `build awareness`. */
export const ownGain =
  /^(?:awareness|buy-in|commitment|demand|donations|engagement|funding|interest|investment|leads|loyalty|revenue|sales|traffic|trust)\b|\b(?:our|my|more|new|paying) (?:\p{L}+ )?(?:quota|revenue|sales|customers?|clients?|users?|pipeline|leads?|traffic|followers|subscribers|sign-?ups)\b/iu;
