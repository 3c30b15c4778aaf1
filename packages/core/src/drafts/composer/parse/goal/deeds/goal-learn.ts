import { decapitalise, toReader } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import { ownGain, senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides, object, ofHouse } from '../goal-sides.ts';
import { eventPattern, findEvent } from './goal-event.ts';

/** What can be passed on without being given away. */
export const isInformation =
  /\b(?:address|availability|budget|calendar|contacts?|dates?|data|details|drawings?|experience|figures|floor ?plans?|forecast|guidelines|ideas?|information|lanes|list|measurements|menus?|names?|needs|numbers?|photos?|plans?|postcode|prices?|pricing|questions?|rates?|requirements?|schedule|sizes?|spec(?:ification)?s?|story|terms|timelines?|views?|volumes?|wishes|wishlist)\b/i;

/** Nobody hands these over for the asking. */
const notGiven =
  /^their (?:attention|business|email|e-mail|phone|number|contact|interest|trust|money|reply|response|feedback|opinion|thoughts|help|support)\b/i;

/** `Check their website for broken links`: work, and no question. */
export const checksFor = /^check (?:the|their|his|her) .{3,30} for /i;

const learns =
  /^(?:they )?(?:ask|check|clarify|say|confirm|determine|discover|find out|gauge|hear|identify|know|learn|let (?:us|me) know|see|understand|verify|answer|tell (?:us|me))(?: (?:from )?(?:them|him|her))?(?: more)? /i;

/** `Find out the deadline and the fee`: what is told in a word. */
const plainFact =
  /^(?:ask|check|find out|learn) ((?!the (?:contract|current|expiry|lease|present|renewal) )(?:the|their) (?:[\p{L}-]+ ){0,3}?(?:closing date|costs?|dates?|deadlines?|fees?|lead times?|opening hours|prices?|rates?|requirements|(?:capacity|location|minimum order|notice period|pay range|salary range|timeline))(?: (?:and|for|of|to) .{3,60})?)$/iu;

/** What somebody, or somebody's house, would like to do with what is offered. */
const wished =
  /^((?:if|whether) (?:you(?:['’]d| would)?|(?:the|your) (?:\p{L}+ )?\p{L}+?(?: would)?)(?: be (?:able|happy|open|willing)| (?:care|hope|like|need|plan|want|wish)(?:e?s)?) to (?!(?:call|contact|hire|invite|join|let|meet|visit)\b)\p{Ll}+) you\b(?! to\b)(.*)$/u;

/** `When your tests are due and who books you`: of two questions on the same things, the second is on them as well. */
function withThings(asked: string): string {
  // "Whether they want them": nobody wants himself.
  const question = asked.replace(
    /(?<=^(?:how|if|what|when|where|whether|which|why) (?:\p{Ll}+ )?you(?:['’]d)? (?:(?!(?:any(?:body|one)|help|i|me|our|people|some(?:body|one)|to|us|we|who|you)\b)\p{Ll}+ ){1,4})you(?=$|[,;]| (?:already|at|for|in|now|on|there|today|too|yet)\b)/iu,
    'them',
  );
  const ofThings = question
    // "Whether they want them shipped".
    .replace(
      /(?<=\b(?:like|need|prefer|want) )you(?= (?:\p{Ll}+ed|brought|kept|left|put|sent|shown)\b)/gu,
      'them',
    )
    .replace(
      /(?<=^(?:how many|if|what|whether|which) (?:\p{Ll}+ )?(?:you )?(?:already |currently |still )?(?:have|hire|install|lease|own|rent|run|use) (?:any |some )?(?:[\p{L}-]+ ){0,3}?\p{L}+s\b.* and (?:how(?: often)?|when|where|who) (?:you )?\p{Ll}+ )you(?=$|[,;]| (?:and|at|for|in|now|on|to|today|with)\b)/u,
      'them',
    );
  // "Whether the museum wishes to see them, and whom I should bring them to": what it would see is what is offered.
  const [, wish = '', then = ''] = wished.exec(ofThings) ?? [];
  if (wish)
    return `${wish} them${then.replace(/(?<= (?:I|we) (?:could |may |should )?\p{Ll}+ )you\b/gu, 'them')}`;
  return ofThings.replace(
    /(?<=^(?:how|if|what|when|where|whether|which) (?:the|your) (?:[\p{L}-]+ ){0,3}?\p{L}+s (?:are|come|end|expire|go|happen|need|run|start|take place)\b.* and (?:how|when|where|who) (?:you )?\p{Ll}+ )you(?=$| (?:back|down|in|off|out|over|up)$)/u,
    'them',
  );
}

/** `And whether they would consider my application`: a second question, of what the reader would do. */
const readersTurn =
  / and (?:if|whether) they (?:could|might|would|['’]d) (?:accept|consider|look at|read|review|see) (?:my|our) [^,]+$/i;

/** `Who coordinates in-kind donations`, `who looks after lead generation`: whose task what the sender would have is at the reader's. */
const whoseTask =
  /^who (?!(?:likes|needs|wants)\b)(?:\p{Ll}+s(?: after| for| on| with)?|is (?:in charge of|responsible for)) (?!.*\b(?:i|me|my|our|us|we)\b).*$/iu;

/** `Whether we'd be eligible before we fill in the form`: what only the reader can say of the sender. */
const ourStanding =
  /^(?:(?:ask|check|clarify|confirm|establish|find out|hear|know|learn|see|understand)(?: (?:from )?(?:her|him|them))?) (?:if|whether) ((?:I|we|(?:my|our) (?:[\p{L}-]+ ){1,3}?)(?:['’]d| (?:am|are|is|can|could|might|would))? ?(?:(?:even|still) )?(?:(?:be )?(?:accepted|allowed|covered|eligible|entitled|required)|(?:meets?|fulfils?|satisf(?:y|ies)) (?:the|their)|qualif(?:y|ies)|(?<=\b(?:can|could|may|might) )(?:apply|bid|enter|exhibit|register|submit|tender))\b.{0,90})$/iu;

/** What nobody says of himself. */
const withoutJargon = (matter: string) => matter.replace(/\bpain[- ]?points\b/gi, 'biggest challenges');

/** `Whether a short demo would be welcome`: the event is asked for, and not the question. */
const asksForEvent = (matter: string) =>
  findEvent(matter) !== null && !/\b(?:best|better|easier|possible)\b/i.test(matter);

/** What the sender would learn from the reader: `find out who does their books`, `ask for their volumes`. */
export function readLearning(text: string): Goal | undefined {
  // "Know by Friday if he will take the stand".
  const [, by = '', whether = ''] =
    /^(?:find out|hear|know|learn) ((?:before|by|within) .{3,25}?) ((?:how|if|what|when|where|whether|which|who)\b.{4,80})$/i.exec(
      text,
    ) ?? [];
  if (whether && !senderSide.test(whether)) return toDeed('let', `us know ${by} ${flipSides(whether)}`);
  // What the form is wanted for afterwards is no part of it.
  const standing = ourStanding.exec(text)?.[1];
  if (standing)
    return {
      kind: 'question',
      phrase: `whether ${flipSides(standing.replace(/\b(I|we)['’]d\b/i, '$1 would').replace(/^(my|our)\b/i, 'our'))}`,
    };
  const handed =
    /^(?:ask(?: (?:them|him|her))? for|get|obtain|receive|(?:let|tell) (?:us|me)(?: know)?) (their .{3,60}|(?!an? )(?:\p{L}+ ){0,2}(?:rates?|prices?|fees?|data|measurements|drawings|photos|files|specs|volumes))$/iu.exec(
      text,
    )?.[1];
  if (handed) {
    if (notGiven.test(handed) || senderSide.test(handed) || eventPattern.test(handed)) return undefined;
    // News is shared; things are handed over.
    // "Your measurements" are those of a body.
    const whose = /measurements$/i.test(handed) ? 'the' : 'your';
    const told = handed.startsWith('their ') ? flipSides(handed) : `${whose} ${handed.replace(/^the /i, '')}`;
    return isInformation.test(told) || !/^get /i.test(text)
      ? toDeed('share', told)
      : toDeed('let', `us have ${told}`);
  }
  const [, told = ''] = plainFact.exec(text) ?? [];
  if (told && !senderSide.test(told)) return { kind: 'question', phrase: flipSides(told) };
  if (!learns.test(text) || checksFor.test(text)) return undefined;
  // "Understand how they choose suppliers over a coffee": where it is learnt is asked for.
  const where =
    /^(?:discover|explore|hear|learn|see|understand) .+ (?:in|on|over) (an? .+)$/i.exec(text)?.[1] ?? '';
  if (eventPattern.test(where)) return undefined;
  const matter = text
    .replace(learns, '')
    .replace(/^(?:about|for) (?=(?:who|what|which|how|when|where|whether)\b)/i, '');
  // Whether it fits or whether a demo would help, the mail asks anyway; "he does" cannot be turned by its pronoun alone.
  if (
    senderSide.test(
      matter
        .replace(/\bsale or return\b/i, '')
        // What is done with what the sender has written is the reader's.
        .replace(readersTurn, '')
        // "Who coordinates in-kind donations": at the reader's.
        .replace(whoseTask, '')
        .replace(/(?<=^(?:if|whether) they(?:['’]re| are) still )interested\b/i, '')
        .replace(
          /(?<=\b(?:if|whether) (?:they (?:currently |still )?have|there (?:is|will be|would be)) (?:any |some |the )?)(?:funding|money)\b|(?<=\b(?:if|whether) (?:any |some |the )?)(?:funding|money)(?= (?:has|is|was|will)\b)/i,
          '',
        )
        // What they would sell is theirs.
        .replace(
          /(?<=^(?:how|if|what|when|whether|which|why) (?:.* )?they\b.*)\b(?:sell|selling|sold)\b/i,
          '',
        ),
    ) ||
    /\b(?:he|she|fit(?! in(?:to)?\b)|(?<=\b(?:they|it|this)\b.*)(?<!still )open(?=$| to\b))\b/i.test(matter)
  )
    return undefined;
  const asked =
    /^(?:who|what|which|how|when|where|why)\b.{3,80}$/i.exec(matter) ??
    /^(?:whether|if) they(?:['’](?:re|ve))? .{3,110}$/iu.exec(matter) ??
    (eventPattern.test(matter.replace(/ on trial\b/i, ''))
      ? null
      : /^(?:whether|if) they['’](?:d|ll) .{3,110}$/iu.exec(matter)) ??
    (/^ask /i.test(text) && !asksForEvent(matter) ? /^(?:whether|if) .{3,120}$/i.exec(matter) : null) ??
    (/^(?:check|find out|hear|know|learn) /i.test(text) &&
    (!eventPattern.test(matter) || / (?:is|are) (?:already|ever|still) /i.test(matter))
      ? (/^(?:whether|if) (?:an?|any|the|there|their) .{3,110}$/i.exec(matter) ??
        /^(?:whether|if) (?!we\b|i\b|our\b|my\b|it\b|this\b).{3,60} (?:at|for|on|to|with) (?:them|their .{3,30})$/i.exec(
          matter,
        ))
      : null) ??
    /^(?:if|whether) there(?:['’]s| is| are| would be) (?:any |an? |some )?(?:appetite|budget|demand|gap|need|room|scope|space)\b.{0,60}$/i.exec(
      matter,
    ) ??
    (/^(?:ask|check|find out|see) /i.test(text) && !eventPattern.test(matter)
      ? /^(?:if|whether) (?!they\b|we\b|i\b|it\b|this\b|that\b|our\b|my\b).{3,40} (?:can|could|will|would) .{3,60}$/i.exec(
          matter,
        )
      : null) ??
    // "Find out if EVs are planned".
    (/^(?:check|find out|hear|know|learn) /i.test(text) && !eventPattern.test(matter)
      ? /^(?:if|whether) (?!they\b|we\b|i\b|it\b|this\b|that\b|our\b|my\b|there\b)(?:[\p{L}\p{N}-]+ ){1,4}?(?:(?:are|has|have|is|was|were) (?!(?:an?|the) fit\b).{3,60}|(?:closes?|comes?|ends?|exists?|goes?|goes|needs?|opens?|remains?|runs?|starts?)(?: .{3,60})?)$/iu.exec(
          matter,
        )
      : null) ??
    (/^(?:say|tell (?:us|me)) /i.test(text) ? /^(?:whether|if) (?!they\b).{3,80}$/i.exec(matter) : null) ??
    // "See if it's on their roadmap".
    /^(?:if|whether) (?:it|this|that)(?:['’]s| is| would be) (?:among|in|on|part of) (?:the|their) .{4,50}$/i.exec(
      matter,
    ) ??
    // "See if it's something they'd pay for".
    /^(?:if|whether) (?:it|this|that)(?:['’]s| is| would be) (?:something|a thing|what) (?:that )?they.{4,60}$/i.exec(
      matter,
    ) ??
    /^about (?!(?:us|our|me|my)\b).{3,110}$/i.exec(matter);
  // `ask about timeline`
  const bare = /^about ((?!an?\b|our\b|the\b|their\b|\p{Ll}+ing\b)(?:\p{Ll}+ )?\p{Ll}+)$/u.exec(matter)?.[1];
  if (bare) return { kind: 'question', phrase: `about your ${bare}` };
  if (
    asked &&
    (/^(?:ask|say|tell) /i.test(text) ||
      /^(?:if|whether) (?:there|.* (?:can|could|will|would) )/i.test(matter) ||
      /^see (?:when|where) (?:the|their) |^(?:check|find out|hear|know|learn) (?:how (?:far|it|long|much|often|old|soon|the|things|well)|why (?:i|it|my|our|the|usage|we)|if|what|when|where|whether|which)\b/i.test(
        text,
      ) ||
      /\b(?:they|their|them|your?|who|which|how many)\b/i.test(matter) ||
      /^about\b/i.test(matter))
  ) {
    const phrase = withThings(ofHouse(toReader(withoutJargon(asked[0]))))
      .replace(/^if\b| and if (?=(?:the|there|they|you|your)\b)/gi, (found) =>
        found.replace(/if/i, 'whether'),
      )
      .replace(object, 'you')
      .replace(/ and how to (?=\p{Ll})/u, ' and how we can ')
      .replace(/(?<=\bof )(?:hers|theirs|his$)/g, 'yours')
      .replace(/\b(?:his|her)\b/g, 'your')
      .replace(/\bthe (?=(?:current|existing|present) \p{Ll})/gu, 'your ')
      // "How many litres and which colours for this season".
      .replace(
        /^(how (?:many|much) \p{L}+(?: and (?:what|which) \p{L}+)?)(?= (?:for|in|this)\b)/iu,
        '$1 you need',
      );
    return toDeedAsked(phrase) ?? { kind: 'question', phrase };
  }
  if (/^their (?!.*\b(?:satisfaction|level of)\b).{3,60}$/i.test(matter) && !notGiven.test(matter))
    return { kind: 'question', phrase: `about ${flipSides(withoutJargon(matter))}` };
  const named = /^the ((?:contract|current|expiry|lease|present|renewal) .{2,60})$/i.exec(matter)?.[1];
  if (named)
    return { kind: 'question', phrase: `about your ${flipSides(named).replace(/ and the /g, ' and your ')}` };
  const fact =
    /^(?:the )?((?:best|right|preferred) (?:time|day|way|e-?mail|number|address|channel).*)$/i.exec(matter);
  return fact ? { kind: 'question', phrase: `the ${flipSides(fact[1] ?? '')}` } : undefined;
}

/** `Whether you would run the first results` asks for just that; what somebody would like, need or pay is only asked about. */
function toDeedAsked(phrase: string): Goal | undefined {
  const [, verb = '', rest = ''] =
    /^whether you(?:['’]d| would| could| might) (?:be (?:able|happy|willing) to )?(?!be\b)(\p{Ll}+) ((?!(?:.* )?(?:and|or) (?:(?:at|by|for|from|in|on|to) )?(?:how|if|like|need|prefer|want|what|when|whether|which|who)\b).+)$/u.exec(
      phrase,
    ) ?? [];
  return findVerb(verb)?.form === 'base' &&
    !/^(?:buy|choose|expect|find|have|know|like|love|need|pay|prefer|recommend|say|see|spend|think|use|want)$/.test(
      verb,
    )
    ? toDeed(verb, flipSides(rest))
    : undefined;
}

/** What the reader knows and the sender would: `fleece count`, `renewal date`. */
const readersFigures =
  /^(?:(?:their|the|your) )?((?:\p{L}+ ){0,2}(?:budget|count|dimensions|figures|headcount|measurements|mileage|numbers|occupancy|postcode|requirements|size|turnover|volumes?|(?:copy|event|expiry|grant|opening|print|project|renewal|show|start|term|tour) (?:dates?|deadlines?))(?: (?:for|in|of) .{3,30})?)$/iu;

/** A goal that names only what the reader knows. */
export function readFigures(text: string): Goal | undefined {
  const named = readersFigures.exec(text)?.[1];
  const number = /^(?:the )?(number of .{3,30})$/i.exec(text)?.[1];
  if (!named && !number) return undefined;
  if (ownGain.test(text) || senderSide.test(text)) return undefined;
  return {
    kind: 'question',
    phrase: number ? `the ${flipSides(number)}` : `your ${decapitalise(flipSides(named ?? ''))}`,
  };
}
