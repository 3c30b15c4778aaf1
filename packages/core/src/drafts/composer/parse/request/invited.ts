import { compact } from '../../../compact.ts';
import type { DraftRequest } from '../../../draft-request.ts';
import { decapitalise, toArticle } from '../../text/grammar.ts';

type Said = Pick<DraftRequest, 'offer' | 'goal' | 'persona'> & { additionalContext?: string | undefined };

/** What somebody is asked to hold at an event of the sender's: `Keynote at our climate festival`. */
const held = compact(
  `^(?:an? |the )?((?:(?:after-dinner|guest|keynote|lightning|lunchtime|opening|public|short|\\d+-minute) )*(?:address|demonstration|keynote|lecture|masterclass|reading|speech|talk)) ((?:at|for|in) (?:our|the) [^.;:()]+)$`,
  'iu',
);
const onPanel =
  /^(?:an? |the )?(?:(?:seat|place|spot) on (?:an? |the |our )?panel|panel(?: (?:place|seat|spot))?) ((?:at|in) (?:our|the) [^.;:()]+)$/iu;
/** A goal that asks no more than that it be done. */
const asksYes =
  /^(?:to )?(?:(?:ask|get|have|invite) (?:her|him|them) to (?:accept|agree|come|say yes|speak|take part|present|give it|join)|speak|(?:get|secure|win) (?:an? )?(?:yes|speaker|acceptance|agreement|their agreement)|accept|agree|confirm|say yes|invite (?:her|him|them)|(?:(?:ask for|get|request|secure|win) )?(?:her|his|their) (?:agreement|participation))(?: (?:at|for) (?:it|the (?:event|fair|festival|conference)|our (?:event|fair|festival|conference)))?$/iu;

/** What a journalist or a maker of films works on: `A radio feature on empty homes`. */
const work = compact(
  `^(?:(?:an?|my|our|the) )?((?:(?:long|new|radio|short|tv|television|magazine|newspaper|online|podcast|student|documentary) )*(?:article|book|documentary|dissertation|episode|feature|film|investigation|piece|profile|report|series|story|thesis)) ((?:about|covering|on) [^.;:()]+)$`,
  'iu',
);
const asksToTalk =
  /\binterview|\b(?:speak|talk|chat) (?:to|with) (?:me|us)\b|\bquotes?\b|\bcomment\b|\banswer (?:\p{L}+ )?questions\b/iu;
/** Who prints or airs what others offer. */
const publishes = /\b(?:blogger|editor|host|journal|podcast|producer|publisher|reporter)/i;
const interview =
  /^(?:to )?(?:arrange|ask for|book|do|get|have|land|request|schedule|secure|set up) an? (?:(brief|short|quick)|(\d+)[- ]min(?:ute)?)? ?(?:phone |telephone |video )?interview((?: (?:next|this|on|before|by|in) [^,;:]+)?)$/i;

const comment =
  /^(?:to )?(?:ask for|get|obtain|request) (an? (?:brief |short )?(?:comment|quote|statement)\b.*)$/i;

/** What a writer offers to whoever prints it: `Freelance article on peat`. */
const piece = compact(
  `^(?:an? )?((?:(?:feature|freelance|humorous|in-depth|long|long-form|opinion|personal|short|travel) )*(?:article|column|essay|feature|op-ed|piece|short story|travel story)) ((?:about|on) [^.;:()]+)$`,
  'iu',
);
const asksToPrint =
  /\b(?:accept|commission|pitch|place|publish|print|run|take)(?:ed|ing|s)?\b|^(?:to )?(?:get|receive) (?:an? )?(?:yes|reply|answer)$/i;
const prints = /\b(?:editor|magazine|journal|newspaper|publication|publisher)\b/i;

/** A note of somebody who asks others to speak, as it would be said: `Talk at our food fair` → `We would like to invite you to give a talk at our food fair`, `Article on leaks` → `I am working on an article on leaks`. */
export function withInvited<Request extends Said>(request: Request): Request {
  const offer = request.offer.trim().replace(/\.$/, '');
  const goal = request.goal.trim().replace(/[.!?]$/, '');
  const panel = onPanel.exec(offer)?.[1];
  const [, what = '', where = panel ?? ''] = held.exec(offer) ?? [];
  if (where && !/\b(?:I|me|my)\b/i.test(`${offer} ${goal}`)) {
    const kind = decapitalise(what);
    const deed = what ? `give ${kind === 'keynote' ? 'the' : toArticle(kind)} ${kind}` : 'join a panel';
    return {
      ...request,
      offer: `We would like to invite you to ${deed} ${where}`,
      goal: asksYes.test(goal) ? 'take part' : request.goal,
    };
  }
  const [, pitched = '', matter = ''] = piece.exec(offer) ?? [];
  if (pitched && asksToPrint.test(goal) && prints.test(request.persona)) {
    const named = decapitalise(pitched);
    return { ...request, offer: `I would like to write ${toArticle(named)} ${named} for you ${matter}` };
  }
  const [, kind = '', on = ''] = work.exec(offer) ?? [];
  if (!kind || !asksToTalk.test(goal) || publishes.test(request.persona)) return request;
  const isOne =
    !/^our\b/i.test(offer) && !/\b(?:our|us|we)\b/i.test(`${goal} ${request.additionalContext ?? ''}`);
  const named = decapitalise(kind);
  return {
    ...request,
    offer: `${isOne ? 'I am' : 'We are'} working on ${toArticle(named)} ${named} ${on}`,
    goal: goal
      .replace(comment, `send ${isOne ? 'me' : 'us'} $1`)
      .replace(
        interview,
        (_, brief: string | undefined, minutes: string | undefined, when: string) =>
          `Ask to interview them${brief ? ' briefly' : minutes ? ` for ${minutes} minutes` : ''}${when}`,
      ),
  };
}
