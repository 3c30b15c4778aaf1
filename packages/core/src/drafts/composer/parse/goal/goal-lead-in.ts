import { compact } from '../../../compact.ts';
import { findVerb } from '../../text/verbs.ts';

const someone =
  '(?:(?:a few |all |both |some |the )?(?:(?:two|three|four|\\d) )?(?:of )?(?:them|him|her|you|people|recipients?|readers?|prospects?|clients?|customers?|leads?|managers?|owners?|they|someone|(?:the|their) (?:business|charity|clinic|club|company|farm|firm|hotel|practice|restaurant|school|shop|store|studio)|(?:the |our |this |an? )?(?:ex-|former |lapsed |old |past )(?:client|customer|member|subscriber)s?|the (?:recipient|reader|prospect)))';

/** What only leads up to a goal, in the order in which it is taken off. */
const leadIns: RegExp[] = [
  /^(?:the |my |our )?(?:main )?(?:goal|objective|aim|cta|call to action|purpose|ask|outcome|intent|idea)\s*(?:is to|is|are|:|=|-)\s*/i,
  /^(?:(?:i|we)(?:'d| would|'m| am|'re| are)?\s+(?:also |really |just |only )?(?:like|want|wish|need|hope|hoping|looking|trying|aim|plan|love|wanting)\s*(?:for)?\s+)/i,
  /^(?:would (?:like|love)|in order|looking|trying|hoping|so that|ideally|please|hopefully|want|need|just|simply|maybe|eventually|basically)\s+/i,
  compact(
    `^(?:get|make|have|let|ask|invite|encourage|convince|persuade|motivate|nudge|push|getting)\\s+(?:the\\s+|my\\s+|our\\s+)?${someone}\\s+(?:all\\s+)?(?:to|into|interested in|for|on)\\s+`,
    'i',
  ),
  // "Encourage the head teacher or science lead to": whoever is named so reads the mail.
  /^(?:encourage|invite|prompt|urge) (?:the (?:\p{L}+ ){0,2}(?:buyer|chair|clerk|curator|director|editor|head|head ?teacher|lead|manager|officer|owner|principal|reader|recipient|secretary|teacher)s?(?: or (?:\p{L}+ ){1,3}?)?|them |him |her )\s*to /iu,
  /^let['’]s\s+/i,
  /^(?:get|hop|jump) on (?=an? (?:\p{L}+ )?(?:call|zoom)\b)/iu,
  /^let\s+(?:me|us)\s+(?!know\b)/i,
  /^(?:make|have|let)\s+(?:them|him|her|the \w*(?:er|or|ist|ian|ant|man|men|ef|head|lead|team|board|staff|clerk|nurse|agent|vet)s?(?! (?:\w+ed|sent|put|sold|shown)\b))\s+(?!an? offer\b)/i,
  compact(`^${someone}\\s+(?:to|should|will|can)\\s+`, 'i'),
  /^(?:(?:earn|get|have|land|obtain|secure|win) )?an? yes (?:to|on|for)\s+/i,
  // "Get her agreement to look at three profiles": who agrees to a deed does it.
  /^(?:(?:get|have|obtain|secure|seek|win) )?(?:an? |the |their |his |her )?(?:agreement|commitment|promise) to (?=\p{L})/iu,
  /^(?:get|have|ask|let) (?:them|em|him|her) to /i,
  // "See if they'd be open to switching": what somebody may want, in place of the question whether they do.
  /^(?:find out|learn|see|check|ask)(?: (?:them|him|her))? (?:whether|if) (?:they|he|she)(?:(?: would|'d) (?:like|love)| wants?) (?:to |(?=an? ))/i,
  /^(?:check|ask|see)(?: (?:them|him|her))? (?:whether|if) they(?:'d| would| could|'ll| will) (?=(?:give (?:me|us)|(?:audit|pilot|review|test|tour|trial|visit) (?:an?|it|my|one|our|some|the|them|these|this|two)) )/iu,
  /^(?:find out|learn|see|check|ask)(?: (?:them|him|her))? (?:whether|if) (?:they|he|she)(?:'d| would| might|'re| are) (?:be )?(?:open|interested|willing|ready|happy|up) (?:to|in|for) (?=\p{L}+ing\b|\p{L}+ (?!if\b))/iu,
  /^(?:it )?would be (?:great|good|nice|ideal) if (?:they|he|she|you) (?:could|can|would)\s+/i,
  /^remind (?:them|him|her) to /i,
  /^offer to /i,
  /^ask to (?=(?:demo|demonstrate|present|show) (?:an?|my|our|some|the)\b)/i,
  /^hire (?:them|him|her) to (?=\p{Ll})/iu,
  /^talk (?:them|him|her) into /i,
  /^(?:begin|start) (?=\p{Ll}+ing (?:an?|at|for|from|in|it|one|our|some|the|their|to|two|us)\b)/iu,
  /^(?:propose|suggest) (?=\p{Ll}{3,}ing (?!\p{Ll}+ing\b))/iu,
  // Who agrees to a deed is the reader.
  /^(?:say yes|agree) to (?=(?:add|adopt|advertise|answer|buy|come|display|donate|exhibit|fund|give|hold|host|join|judge|lend|let|list|mentor|order|pilot|put|record|review|run|sell|share|sign|speak|sponsor|stock|support|switch|take part|test|trial|try|volunteer|write)\b)/i,
  /^(?:can|could|might|will|would) (?:they|you) (?:be (?:able|happy|willing) to )?(?=\p{Ll}+ )/iu,
  // "They text me", and "she puts it in the newsletter" as it is told here.
  /^they (?!(?:are|can|could|do|have|know|like|love|must|need|say|see|should|think|want|were|will|would)\b)(?=\p{Ll}+(?: |$))/iu,
  /^(?:say yes|agree) to (?=(?:e-?mail|forward|post|provide|send|upload) (?:(?:across|back|in|over) )?(?:me|their|us)\b)/i,
  /^(?:say yes|agree) to (?=(?:circulate|distribute|forward|hand|pass|post|upload) (?:(?:on|out|round) )?(?:my|our)\b)/i,
  /^(?:say yes|agree) to (?=the |an? )/i,
  /^(?:to|for)\s+/i,
  /^(?:and|so|then)\s+/i,
];

/** A goal without the words that only lead up to it: `I want them to`, `goal:`, `let's`. */
export function stripLeadIn(text: string): string {
  let previous = '';
  let current = text;
  while (current !== previous) {
    previous = current;
    for (const leadIn of leadIns) current = current.replace(leadIn, '').trim();
  }
  // "Open to switching supplier" is a wish to switch.
  const doing = current === text ? undefined : findVerb(current.split(' ')[0] ?? '');
  return doing?.form === 'gerund' ? current.replace(/^\S+/, doing.base) : current;
}
