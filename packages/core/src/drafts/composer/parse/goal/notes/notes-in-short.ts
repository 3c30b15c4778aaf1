import { decapitalise, toArticle } from '../../../text/grammar.ts';
import { findVerb } from '../../../text/verbs.ts';
import type { Note } from '../../note.ts';
import { opensObject } from '../../offer/offer-shapes.ts';

/** What a goal says in the short words of whoever sells: tried first. */
export const notesInShort: readonly Note[] = [
  // "Send sample opinion (redacted)".
  [
    /^((?:e-?mail|post|send|share) )(?:an? )?((?:[\p{L}-]+ )?[\p{L}-]+) \((anonymised|annotated|blank|completed|printed|recorded|redacted|signed|translated)\)/iu,
    (_: string, verb: string, thing: string, done: string) => `${verb}${toArticle(done)} ${done} ${thing}`,
  ],
  // "Qualify the lead: volume, system, timeline".
  [
    /^(?:discovery|pre-?qualify|qualification|qualify)(?: (?:her|him|them|the (?:account|lead|prospect)))?(?::| on| by asking about| -) ?([^:;.?]{4,80})$/i,
    (_: string, list: string) => `ask about their ${list.replace(/^(?:the|their) /i, '')}`,
  ],
  // "Activation: install the SDK": what the reader is to do.
  [
    /^(?:activation|adoption|call to action|CTA|onboarding|reactivation|usage): (?=\p{Ll}+ )/iu,
    'get them to ',
  ],
  // "Aim: a meeting at the fair": the label says only that it is asked.
  [/^(?:aim|ask|goal|next step|objective|request|target): (?=\p{L}|\d)/iu, ''],
  // "Main ask: borrow the kit".
  [
    /^\p{L}+(?: \p{L}+)?: (\p{Ll}+) (?=(\p{L}+|\d+)\b)/iu,
    (found: string, verb: string, next: string) =>
      findVerb(verb)?.form === 'base' && opensObject(next) ? `${verb} ` : found,
  ],
  // "Would they like a set on loan?": asked of the reader outright.
  [/^would they like (?=an? |one |some )/i, 'ask whether they would like '],
  // "RFP invitation", "board secretary intro".
  [/^(?:an? )?(RF[IPQ]) (?:invitation|invite)$/i, (_: string, what: string) => `be invited to their ${what}`],
  [
    /^(?:an? |get (?:an? )?)?((?:budget holder|decision[- ]maker|C[A-Z]O|(?:\p{L}+ ){1,2}(?:chair|director|head|manager|officer|secretary|team))) intro(?:duction)?(?= \+|$)/iu,
    (_: string, who: string) => `introduce us to their ${decapitalise(who)}`,
  ],
  // "Switch them from paper to our app".
  [
    /^(?:convert|migrate|switch|transition) (?:her|him|them) (?=from .+ to (?:my|our|the|us)\b)/i,
    'get them to switch ',
  ],
  // "Quote in our report".
  [
    /^(?:an? )?(?:short )?(comment|quote|statement) (?:for|in) (?=(?:my|our|the) (?:[\p{L}-]+ )?(?:article|book|feature|newsletter|piece|report|story)\b)/iu,
    'give us a $1 for ',
  ],
  // "Get his roof surveyed": the sender does.
  [
    /^(?:get|have) ((?:her|his|their) (?:[\p{L}-]+ ){1,3}?)(assessed|audited|checked|cleaned|inspected|measured|priced|repaired|reviewed|serviced|surveyed|tested|valued)((?: (?:at|before|by|for|in|this) .+)?)$/iu,
    (_: string, thing: string, done: string, rest: string) =>
      `let us ${findVerb(done)?.base ?? 'check'} ${thing.trim()}${rest}`,
  ],
  // "Sit in on two of their calls": so does the sender.
  [
    /^(listen in on|observe|shadow|sit in on) (?=(?:(?:an?|one|two|three|some) of )?(?:her|his|the|their) )/i,
    (found: string) => `let us ${found.toLowerCase()}`,
  ],
  // "Order confirmed by Friday".
  [
    /^(?:an? |the |their )?(attendance|booking|date|order|reservation) confirmed\b/i,
    (_: string, what: string) => `get them to confirm their ${what.toLowerCase()}`,
  ],
  [/\bin same (?=call|meeting|session|visit)/i, 'in the same '],
  // "Two nights on us for an honest review": what is given for it.
  [
    /\b(at no c(?:harge|ost)|for free|free|on us),? for (?=(?:an? |some )(?:[\p{L}-]+ )?(?:blog post|mention|post|reel|review|testimonial|write-up)s?$)/iu,
    '$1 in return for ',
  ],
  // "Send us last 12 months of bills".
  [
    /(?<=\b(?:from|me|of|us|with) )(last|past) (?=(?:\d+|two|three|six|twelve) (?:days|months|quarters|weeks|years)\b)/gi,
    'the $1 ',
  ],
  // "Leaflets on the counter".
  [
    /^((?:[\p{L}-]+ )?(?:brochures|business cards|cards|flyers|leaflets|posters|samples)) (at|by|in|on) (?:the|their) (?=(?:\p{L}+ )?(?:bar|counter|desk|foyer|kitchen|lobby|noticeboard|reception|shop|staffroom|till|wall|window)$)/iu,
    (_: string, what: string, where: string) => `let us put ${decapitalise(what)} ${where} their `,
  ],
  // "Come to press night, two tickets held in her name".
  [
    /, (?:an? |one |two |three |\d+ )(?:\p{L}+ )?(?:passes|places?|seats?|spots?|tickets?) (?:held|kept|reserved|set aside|waiting)\b[^,]*$/iu,
    '',
  ],
  // "Move one shop over, keep the old till in parallel": two deeds of one reader.
  [
    /^(\p{Ll}+ [^,]{3,60}), (\p{Ll}+) (?=(\p{L}+)\b[^,]{3,60}$)/iu,
    (found: string, first: string, verb: string, next: string) =>
      findVerb(verb)?.form === 'base' &&
      findVerb(first.split(' ')[0] ?? '')?.form === 'base' &&
      /^(?:an?|both|her|his|it|one|the|their|them|two|three)$/.test(next) &&
      /^(?:add|choose|compare|drop|keep|name|pay|pick|put|run|swap|try|use)$/.test(verb)
        ? `${first} and ${verb} `
        : found,
  ],
  // "14-day free trial activation".
  [/(?<=\btrials?) (?:activations?|starts?)$/i, ''],
  // "Convince them that it's worth 20 minutes".
  [
    /^(?:convince|persuade|show) (?:her|him|them) (?:that )?(?:it|that|this|we)(?:['’](?:re|s)| is| are| would be) worth (?:their )?(?=(?:an?|\d+|half|ten|fifteen|twenty|thirty) )/i,
    '',
  ],
  // "Upsell from the free plan to the paid one".
  [
    /^(?:(?:move|upgrade) (?:(?:her|him|them) )?(?=from )|upsell (?:(?:her|him|them) )?)(?=(?:from (?:an?|our|the|their) .+ )?to (?:an?|our|the) )/i,
    'get them to upgrade ',
  ],
  [
    /^(get|land|secure|win) (?=(?:first|initial|opening|repeat|small|test|trial) (?:[\p{L}-]+ )?order\b)/iu,
    '$1 a ',
  ],
  [/^(?:get|have) (an? (?:first|initial|opening|repeat|small|test|trial) order)$/i, 'get them to place $1'],
  // "Any openings", "any budget for 2026".
  [
    /^any ((?:[\p{L}-]+ )?(?:availability|budget|gaps?|jobs?|openings?|plans|positions?|roles?|room|slots?|space|vacanc(?:y|ies)|work)(?: .{2,50})?)$/iu,
    'ask whether they have any $1',
  ],
  // "Let them know we exist and offer to help".
  [
    /^(?:(?:let (?:her|him|them) know|say|tell (?:her|him|them)) (?:that )?we .{3,30} and )?offer (?:to help|(?:our |some )?(?:help|support))$/i,
    'ask whether there is anything we could help with',
  ],
  // "Are you free on 4 June and what is your day rate": asked of the reader outright.
  [
    /^(are|do|have) you (.{4,60}?),? and what(?:['’]s| is| are) your ([\p{L} -]{3,30})$/iu,
    (_: string, verb: string, matter: string, thing: string) =>
      `ask whether they ${verb.toLowerCase() === 'do' ? '' : `${verb.toLowerCase()} `}${matter} and what their ${thing} ${/s$/.test(thing) ? 'are' : 'is'}`,
  ],
  [
    /^(are|do|have) you (?=\p{L})/iu,
    (_: string, verb: string) =>
      `ask whether they ${verb.toLowerCase() === 'do' ? '' : `${verb.toLowerCase()} `}`,
  ],
  // "Click through to a short video".
  [
    /\bclick (?:on |through )?(?:on |to )?(?:an?|our|the) (?=(?:[\p{L}\d-]+ ){0,4}(?:clip|film|video)\b)/iu,
    'watch our ',
  ],
  // "An appointment so that the prints may be viewed".
  [
    /\b(appointment|meeting|session|visit) so (?:that )?((?:it|our|the|they) ?(?:[\p{L}-]+ ){0,3}?)(?:can|could|may|might) be (\p{Ll}+)\b/iu,
    (found: string, event: string, thing: string, done: string) => {
      const verb = findVerb(done);
      return verb?.form === 'past' ? `${event} to ${verb.base} ${thing.trim()}` : found;
    },
  ],
  // "Audit -> call", "a workshop, then demo".
  [
    /,? (?:->|→|=>|then) (?=(call|chat|demo|meeting|visit)$)/iu,
    (_: string, event: string) => `, then ${toArticle(event)} `,
  ],
  // "Connect account, see savings": whose account it is, and what comes of it.
  [/\b(connect|link|sync) (?=(?:account|bank|calendar|CRM|data|inbox|shop|store)s?\b)/giu, '$1 their '],
  [/^(\p{Ll}+ [^,]{3,40}), see (?:the |their )?(difference|numbers|results|savings)$/iu, '$1 and see the $2'],
  // "Panel review/appointment": either would do.
  [/^((?:\p{L}+ ){1,2})(\p{Ll}{4,})\/(\p{Ll}{4,})$/u, '$1$2 or $1$3'],
];
