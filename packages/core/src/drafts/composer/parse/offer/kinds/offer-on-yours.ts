import { compact } from '../../../../compact.ts';
import { betweenTerms } from '../../../text/between-terms.ts';
import { decapitalise } from '../../../text/grammar.ts';
import { toGerund } from '../../../text/verbs.ts';
import { finishSentence } from '../../sentence-text.ts';
import { tellTerms } from '../notes/tell-terms.ts';
import type { Statement } from '../statement.ts';
import { toTopic } from '../topic.ts';

const yours = '(?:your|her|his|their)';
const premises =
  '(?:barn|chapel|church|court|courtyard|field|gallery|garden|gym|hall|kitchen|land|library|meadow|orchard|pitch|pool|rooms?|roof|space|stage|studio|theatre|venue|workshop|yard)';
/** What the sender would do with what is the reader's: pay for it, take it on, or show it at his own place. */
const onYours = compact(
  `^(?:(sponsor)(?:ing)? ((?:[^,;:]+ (?:at|in|of) )?${yours} [^,;:]+)|(advertis|exhibit)(?:e|ing)? ((?:at|in|on|with) ${yours} [^,;:]+)|(borrow|hir|leas|rent)(?:e|ing)? ((?:[^,;:]+ (?:at|in|of) )?${yours} (?![^,;:]* out\\b)(?:[\\p{L}-]+ ){0,3}?${premises}(?: [^,;:]+)?)|(buy|purchas)e? ((?:[^,;:]+ of )?${yours} (?:leftover|old|scrap|spare|surplus|unsold|used|waste) [^,;:]+)|(writ)(?:e|ing)? (an? [^,;:]*\\b(?:article|column|post|recipe|story) for ${yours} [^,;:]+)|(donat)(?:e|ing)? ([^,;:]+ to ${yours} [^,;:]+)|(adapt|translat)(?:e|ing)? ((?:[^,;:]+ of )?${yours} (?:[\\p{L}-]+ )?(?:book|essays?|memoir|novel|plays?|poems|stor(?:y|ies))(?: [^,;:]+)?)|(carry|display|exhibit|featur|hang|licens|licenc|reprint|resell|screen|serv|show|stock)(?:e|ing)? ((?:[^,;:]+ of )?${yours} [^,;:]+ (?:at|for|in|on) (?:my|our|two of our|one of our) [^,;:]+))((?:, (?:[$€£]?\\d|at\\b|delivered|each|for\\b|from\\b|in\\b|once|per\\b|starting|twice|with\\b)[^;:]+)?)$`,
  'iu',
);

const endsInE = /^(?:advertis|donat|featur|hir|leas|licen[cs]|purchas|serv|translat|writ)$/i;

/** `Sponsor four issues of your newsletter`: who pays is the sender, who owns it reads. */
export function readOnYours(text: string): Statement | undefined {
  if (!/\b(?:your|her|his|their)\b/i.test(text)) return undefined;
  const found = onYours.exec(text)?.slice(1);
  const terms = found?.pop() ?? '';
  const [stem = '', thing = ''] = found?.filter((part) => part !== undefined) ?? [];
  // "Rent your stage from us": the reader would.
  if (!stem || /\b(?:from|through|via|with) (?:me|us)\b/i.test(thing)) return undefined;
  const object = thing.replace(/\b(?:her|his|their)\b/gi, 'your');
  const base = `${decapitalise(stem)}${endsInE.test(stem) ? 'e' : ''}`;
  return {
    statements: [
      finishSentence(
        tellTerms(`We would like to ${base} ${object}`, terms.slice(2).split(betweenTerms).filter(Boolean)),
      ),
    ],
    ...toTopic(''),
    subject: `${toGerund(base)} ${object}`,
  };
}

/** `Partnership: integrate our payroll into your product and share revenue 20%`: what the reader would do with what is ours, and how the two share. */
export function tellDeal(deal: string): string | undefined {
  const [, what = '', deed = '', shares = '', how = ''] =
    /^([^:]+): ((?:add|bundle|embed|feature|include|integrate|list|offer|promote|recommend|resell|sell|stock|white-label) (?:my|our) [^,;:]+? (?:alongside|at|in|into|on|through|to|with) your (?:(?! and )[^,;:])+)(?:,? and (share|split) ((?:the )?(?:\p{L}+ )?(?:commission|earnings|fees|income|margin|proceeds|profits?|revenues?|takings)(?: (?:\d[\d.,]*%|\d+\/\d+|equally))?))?$/u.exec(
      deal,
    ) ?? [];
  if (!deed) return undefined;
  const [, thing = '', part = ''] = /^(?:the )?(.+?) (\d[\d.,]*%)$/.exec(how) ?? [];
  const shared = part ? `${part} of the ${thing}` : how;
  return `${what} in which you ${deed}${shares ? ` and we ${shares} ${shared}${part ? ' with you' : ''}` : ''}`;
}

const memberBodies =
  /\b(?:association|chamber|club|co-?op(?:erative)?|federation|guild|network|society|union)\b/;
const forMember =
  /^(?:an? )?(?:exclusive )?members?['’]?s?['’]? (?:benefit|deal|discount|offer|perk|price|rate)s?: (?:(\d[\d.,]*%) (?:discount|off) (?:on )?)?((?![$€£\d])[^.:;]+)$/iu;

/** `Member discount: 30% off our till system`, to whoever leads a body that has members: they get it, and not who reads. */
export function forMembers(offer: string, reader: string): string {
  return memberBodies.test(reader)
    ? offer.replace(forMember, (_, share: string | undefined, what: string) =>
        share ? `A discount of ${share} for your members on ${what}` : `${what} for your members`,
      )
    : offer;
}
