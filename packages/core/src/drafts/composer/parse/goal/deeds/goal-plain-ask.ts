import { compact } from '../../../../compact.ts';
import { decapitalise, withArticle } from '../../../text/grammar.ts';
import { trimMarks } from '../../../text/tidy.ts';
import { isTool } from '../../offer/kinds/offer-kind.ts';
import { senderSide } from '../acts.ts';
import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';
import { findDuration } from '../time-words.ts';
import { eventPattern, toEvent } from './goal-event.ts';

const reply: Goal = { kind: 'reply' };

/** Whoever decides, in place of whom the mail reaches. */
const sought =
  /\b(?:(?<!self-)refer(?:ral)?(?! .* (?:to (?:me|my|our|us)\b|(?:my|our) way$)| (?:anyone|business|buyers|carers|clients?|couples|customers?|families|guests|homeowners|members|parents|patients|people|pupils|residents|somebody|someone|students|tenants|users|work|arrangement|directory|form|list|network|pathway|pilot|route|scheme|service|trial|partner|fee|program|programme|scheme|agreement))|(?:right|best|correct) (?:person|contact)|point of contact|whoever|person responsible|person who|who(?: |(?=['’]))(?:handles|deals with|decides|owns|runs|looks after|takes care|(?:is|['’]s) (?:responsible|in charge)|(?:is|would be) the (?:right|best))|decision[- ]maker|introduce (?:me|us) to(?! (?:\d|an?|another|one|other|some|three|two)\b)|(?:introduction|intro) to (?!(?:\d|one|two|three|some|our|an?)\b))\b/i;

const booking = '(demo|call|meeting|consultation|appointment|viewing|tasting|visit)';
/** `Generate demo bookings`, `more booked demos`. */
const eventBookings = compact(`\\b${booking} bookings?$`);
const bookedEvents = compact(`\\bbooked ${booking}s$`);

/** `Identify the right person for theatre linen contracts`: of what somebody decides is said with it. */
function toMatterOf(clause: string): Goal | undefined {
  const [, who = '', matter = ''] =
    /\b((?:right|best|correct) (?:person|contact)) ((?:for|on|to (?:ask|speak to|talk to) about) (?!(?:it|that|this)\b).{4,60})$/i.exec(
      clause,
    ) ?? [];
  // "Who handles the translation budget".
  const work =
    /\b(who(?:['’]s| is)? (?:deals with|decides (?:about|on|over)|handles|in charge of|looks after|owns|responsible for|runs|takes care of) (?!(?:that|them|these|things|this)\b).{4,80})$/i.exec(
      clause,
    )?.[1];
  // What would come of it is left for later: "and set up a call".
  const asked = work?.replace(
    /,? and (?:then )?(?:arrange|ask|be|book|get|have|hear|offer|request|schedule|see|set|speak|talk)\b.*$/i,
    '',
  );
  if (asked && !senderSide.test(asked)) return { kind: 'question', phrase: decapitalise(flipSides(asked)) };
  const decided =
    /\bdecision[- ]maker (?:for|of|on) ((?!it\b|this\b|an? (?:call|zoom)\b|board\b|the (?:line|phone)\b).{4,60})$/i.exec(
      clause,
    )?.[1];
  if (decided && !senderSide.test(decided))
    return { kind: 'question', phrase: `who decides on ${flipSides(decided)}` };
  const charge = /\bperson ((?:in charge of|responsible for) .{3,60})$/i.exec(clause)?.[1];
  if (charge && !senderSide.test(charge)) return { kind: 'question', phrase: `who is ${flipSides(charge)}` };
  const deed = /\bperson (who \p{Ll}+s .{3,60})$/iu.exec(clause)?.[1];
  if (deed && !senderSide.test(deed)) return { kind: 'question', phrase: flipSides(deed) };
  return matter && !senderSide.test(matter) && !/\b(?:our|us)\b/i.test(matter)
    ? { kind: 'question', phrase: `who is the ${who.toLowerCase()} ${flipSides(matter)}` }
    : undefined;
}

/** `Join the pilot, free in return for feedback`: what the reader would give for what is asked. */
const inReturn = /(?<=^\S+ .{4,}) in (?:exchange|return) for .*$/;

/** What two firms would do together. */
const jointWork =
  /\b(?:collaboration|co-?branding|co-?marketing|co-?selling|cross-promotion|integration|joint|partnership|referral|reseller)\b/i;

/** A person, an answer or an opinion: what is asked for in so many words. */
export function readPlainAsk(clause: string, text: string, offer: string): Goal | undefined {
  const lower = text.toLowerCase();
  // "Follow up on the samples we posted": what they thought of what they have.
  const tried =
    /^(?:check in|chase(?: up)?|follow(?:ing)?[- ]up)(?: about| on| with)? ((?:our|my|the) (?:[\p{L}-]+ )?(?:brochure|catalogue|copy|demo|kit|prototype|sample|swatch|taster|trial)(?:e?s)?\b.*)$/iu.exec(
      text,
    )?.[1];
  if (tried) return { kind: 'feedback', phrase: `on ${flipSides(tried)}` };
  // "Follow up on the proposal": what they think of it.
  const sent =
    /^follow(?:ing)?[- ]?up (?:on|about|with) (?:(?:our|my|the) )?((?:\p{L}+ )?(?:deck|estimate|offer|proposal|quotation|quote))$/iu.exec(
      text,
    )?.[1];
  if (sent) return { kind: 'feedback', phrase: `on our ${sent}` };
  const past =
    /^follow(?:ing)?[- ]?up (?:after|from|on|with) ((?:our|my|the) (?:(?:earlier|initial|last|previous|recent|trial) )?(?:call|chat|conference|conversation|demo|discussion|event|intro|meeting|webinar)(?: .{3,30})?)$/i.exec(
      text,
    )?.[1];
  if (past) return { kind: 'event', phrase: `a short call to follow up on ${flipSides(past)}` };
  const [, role = '', post] =
    /^(?:headhunt|hire|poach|recruit) (?:them|him|her) (?:as|for) (?!(?:one|two|three|\d+) )(?:an? |our |the )?(?!.*\b(?:client|customer|partner|user)s?\b)(.{3,40}?)(?: (?:job|position|role))?$/i.exec(
      text,
    ) ??
    /^consider (?:an?|my|our|the|this) ((?:[\p{L}-]+ ){0,3})(job|opening|opportunity|position|role|vacancy)$/iu.exec(
      text,
    ) ??
    [];
  if (/^(?:job|position|role)$/i.test(role))
    return { kind: 'event', phrase: `a short call about the ${role.toLowerCase()}` };
  // "Hire her for a two-week project": a project is no post.
  if (/\b(?:assignment|campaign|event|gig|project|shoot|wedding)$/i.test(role))
    return { kind: 'event', phrase: `a short call about ${withArticle(flipSides(role))}` };
  if (role || post)
    return {
      kind: 'event',
      phrase: `a short call about the ${role.trim()} ${post ?? 'role'}`.replace('  ', ' '),
    };
  // "Explore an integration and co-marketing partnership on a call".
  const [, matters = '', talk = 'a short call'] =
    /^(?:discuss|explore|pitch|propose|suggest|talk about) (an? [\p{L}-]+ and (?:an? )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?: (?:during|in|on|over) (an? (?:[\p{L}\d-]+ ){0,2}(?:call|chat|coffee|conversation|meeting)))?$/iu.exec(
      text,
    ) ?? [];
  if (jointWork.test(matters) && !senderSide.test(matters))
    return {
      kind: 'event',
      phrase: `${talk.replace(/^a (?=(?:call|chat|conversation|meeting)$)/, 'a short ')} about ${flipSides(matters)}`,
    };
  const joint =
    /^(?:(?:discuss|explore|pitch|propose|suggest) )?(?:an? )?(co-?branding|co-?marketing|co-?selling|cross-promotion|joint venture)(?: (?:arrangement|deal|ideas?|opportunit(?:y|ies)|partnership))?$/i.exec(
      text,
    )?.[1];
  if (joint)
    return {
      kind: 'event',
      phrase: `a short call about ${/venture/i.test(joint) ? `a ${joint}` : joint}`.toLowerCase(),
    };
  if (
    /^follow(?:ing)?[- ]?up$/.test(lower) ||
    (/\breferrals\b/.test(lower) && !/\b(?:call|chat|coffee|meeting)\b/.test(lower))
  )
    return reply;
  // "Share the results of our survey": they are sent.
  const results =
    /^(?:pass on|present|publish|send|share) (?:(?:them|him|her) )?((?:our|the) (?:\p{L}+ )?(?:data|findings|report|results)(?: (?:from|of|on) .{3,50}?)?)(?: (?:to|with) (?:them|him|her))?$/iu.exec(
      text,
    )?.[1];
  if (results && !/^present/i.test(text)) return { kind: 'send', phrase: flipSides(results) };
  // "Get her advice on moving into product management": what is no thing of the sender's is named.
  const [, sort = '', subject = ''] =
    /^(?:ask for|get|request|seek) (?:her|his|some|the|their) (advice|guidance|opinion|perspective|views?) ((?:about|on) (?!(?:\p{L}+ )?(?:it|this)$|.*\b(?:my|our|the|this)\b).{3,70})$/iu.exec(
      text,
    ) ?? [];
  if (subject && !senderSide.test(subject))
    return toDeed('give', `us your ${sort.toLowerCase()} ${flipSides(subject)}`);
  // Any answer will do, if it is an honest one.
  if (/^(?:get )?(?:an? |one )?(?:honest|straight) (?:answer|reply|response)$/.test(lower))
    return toDeed('give', 'us an honest answer, even if it is a no');
  // "Get a reply by Friday".
  const due =
    /^(?:(?:get|have) (?:an? )?|an? )(?:\p{L}+ )?(?:answer|reply|response) ((?:before|by|this|within) .{3,30}?)(?:,? so (?:that )?(?:i|we) .*)?$/iu.exec(
      text,
    )?.[1];
  if (due) return toDeed('reply', flipSides(due));
  // "A yes or no on whether returns are a priority": that is the question.
  const whether =
    /^(?:just )?(?:get )?(?:an? )?(?:clear |quick |simple )?yes(?: ?\/ ?| or (?:an? )?)no(?: answer| reply)? (?:as to|on) (?:if|whether) (.{5,90})$/i.exec(
      text,
    )?.[1];
  if (whether && !senderSide.test(whether))
    return { kind: 'question', phrase: `whether ${flipSides(whether)}` };
  const [, settled = ''] =
    /^(?:just )?(?:get )?(?:an? )?(?:clear |quick |simple )?yes(?: ?\/ ?| or (?:an? )?)no (?:on|to) ((?:an?|my|our|the|their|this) .{3,70})$/i.exec(
      text,
    ) ?? [];
  if (settled && !senderSide.test(settled))
    return toDeed('give', `us a yes or a no on ${flipSides(settled)}`);
  // Of a yes or a no, both are good.
  const [yesOrNo, until] =
    /^(?:just )?(?:get )?(?:an? )?(?:clear |quick |simple )?yes(?: ?\/ ?| or (?:an? )?)no(?: answer| reply)?\b(?:.*?( (?:before|by) .{3,60})$)?/i.exec(
      text,
    ) ?? [];
  if (yesOrNo) return toDeed('give', `us a yes or a no${flipSides(until ?? '')}`);
  // "Reply so it can go on the next agenda".
  const sake = /^(?:answer|reply|respond),? so (?:that )?((?:it|this|they|we) .{5,60})$/i.exec(text)?.[1];
  if (sake) return toDeed('reply', `so that ${flipSides(sake)}`);
  // "Reply before 1 Sept if they want the same as last year".
  const given =
    /^(?:reply|respond)((?: (?:before|by) .{3,25}?)? (?:if|to confirm|to say|when) (?!.*\binterested\b).{5,60})$/i.exec(
      text,
    )?.[1];
  if (given) return toDeed('reply', flipSides(given.trim()));
  // "Reply 'yes' if you want an invite".
  const [, word, cause = ''] =
    /^(?:reply|respond|answer|write back)(?: with)?(?: an?)? ["'“‘]?(yes|no|in|ok|sure|\p{Lu}{2,12})["'”’]?,? ((?:if|to|so that) .{4,70})$/iu.exec(
      text,
    ) ?? [];
  if (word) return toDeed('reply', `with "${word}" ${flipSides(cause)}`);
  // "Reply by Thursday if interested".
  const term =
    /^(?:reply|respond|answer) ((?:before|by|until|within) .{3,30}?)(?: if (?:they(?:['’]re| are) )?(?:interested|keen))?$/i.exec(
      text,
    )?.[1];
  if (term) return toDeed('reply', flipSides(term));
  if (/^reply\b/.test(lower)) return reply;
  if (
    /^(?:check|gauge|test) (?:their )?interest\b|^interest check$|^(?:(?:get|set|start) the ball rolling|break the ice|clear the air|close the loop|keep the door (?:ajar|open)|touch base)\b|^(?:build|develop|establish|form|open|start) (?:an? |the )?(?:\p{L}+ )?(?:connection|dialogue|rapport|relationships?|trust)$/u.test(
      lower,
    )
  )
    return reply;
  // "Get them on the phone"; and whoever is asked for money is talked to first.
  if (
    /^(?:raise|fundraise|fundraising|funding|investment|speak|talk|the phone)$|^(?:get|raise) (?:an? |our |some |the )?(?:[$€£]?\d[\d.,]* ?[km]?n? )?(?:(?:angel|growth|pre-seed|seed|series \p{L}|venture) )?(?:capital|finance|funding|funds|investment|money)$|^raise (?:[$€£]?\d[\d.,]* ?[km]?n?)(?: (?:for|from|in) .*)?$|^pitch (?:an? |my |our |the )(?!.* (?:at|to) )/u.test(
      lower,
    )
  )
    return toEvent('call');
  const phone = /^the phone ((?:after|before|in|next|on|this) .+)$/i.exec(text)?.[1];
  if (phone) return toEvent(`call ${phone}`);
  const booked = (eventBookings.exec(lower) ?? bookedEvents.exec(lower))?.[1];
  if (booked) return toEvent(booked);
  if (
    /^(?:get|ask for|have|want) (?:an? )?(?:\p{L}+ )?(?:reply|response|answer)\b(?! (?:on|to|about) (?:the|our|my)\b)|^(?!(?:answer|ask|find out|learn) ).*\b(?<!\b(?:in|into|to) (?:her|his|the|their) (?:\p{L}+ )?)(?:reply|replies|response|respond|answer|write back|hear back)$/u.test(
      lower,
    )
  )
    return reply;
  const known =
    /^(?:(?:ask for|get|request|secure) )?(?:an? )?(?:warm )?(?:intro(?:duction)?) to (?:(?:the|their|his|her) |(?=C[A-Z]O\b|VP\b|head of\b))((?!right\b|best\b|decision).{2,60})$/i.exec(
      text,
    )?.[1];
  if (known) return toDeed('introduce', `us to your ${flipSides(known)}`);
  const introduced =
    /^introduce (?:me|us) to ((?:whoever \p{Ll}+s\b|(?:the|their|his|her) (?!right\b|best\b|decision|person (?:in charge|responsible))(?:C\p{L}O\b|VP\b|(?:boss|manager|team)$|\p{L}+ \p{L}+)).{0,60})$/iu.exec(
      text,
    )?.[1];
  if (introduced) return toDeed('introduce', `us to ${flipSides(introduced)}`);
  // "When the contract ends and who runs the tender": two questions.
  const isSecond =
    /^(?:ask|check|find out|learn) (?:(?:how|if|what|when|where|whether|which) .{4,70} and who |who .{4,70} and (?:how|what|when|where|whether|which) )/i.test(
      text,
    );
  const asked = isSecond ? null : sought.exec(clause);
  // "Get an introduction to whoever owns it": by a call or a mail the reader makes it.
  const [, whoOwns = ''] =
    /^(?:(?:ask for|get|have|obtain|request|secure|win) )?(?:an? )?(?:(?:quick|short|warm) )?intro(?:duction)? to (who(?:so)?ever (?!(?:decides|is)\b)\p{Ll}+s (?!(?:it|that|this)$).{3,60})$/iu.exec(
      text,
    ) ?? [];
  if (whoOwns && !senderSide.test(whoOwns)) return toDeed('introduce', `us to ${flipSides(whoOwns)}`);
  // "A call with whoever runs the shop" is a call.
  const before = clause.slice(0, asked?.index);
  const isHeld =
    /^(?:who|decision)/i.test(asked?.[0] ?? '') &&
    (eventPattern.test(before) || findDuration(clause) !== undefined) &&
    (/ with /.test(before) || / (?:bring|include) $/.test(before));
  // "A letter of support or an introduction" asks for one of two things.
  const isEither = /\bor an? (?:\p{L}+ )?$/iu.test(before);
  // "Pass our details to whoever runs the fair" is to be done.
  const isPassed =
    /^(?:do|give|hold|run|teach|try) .* (?:for|to|with) whoever\b|^(?:forward|give|hand|pass|put) (?:it|this|our|my|us)\b/i.test(
      text,
    );
  if (
    asked &&
    !isHeld &&
    !isPassed &&
    !isEither &&
    !/\brefer (?:(?:an?|their|your) (?:friend|client)|(?:an?|one|two|three|some|\d+|their) (?!person\b|contact\b))/.test(
      lower,
    )
  )
    return toMatterOf(clause) ?? { kind: 'referral' };
  // "Get a quick test or some honest feedback": one would do as well as the other.
  const either =
    /^(?:ask(?: (?:her|him|them))? for|get|obtain) (an? [^,]{3,40}? (?:and|or) (?:an? |some )?(?:(?:brief|honest|quick|short) )?feedback\b.{0,40})$/i.exec(
      text,
    )?.[1];
  if (either && !eventPattern.test(either)) return toDeed('give', `us ${flipSides(either)}`);
  const survey =
    /^(?:answer|complete|fill (?:in|out)|respond to|take(?: part in)?) (?:an? |our |the )?((?:[\p{L}\d-]+ ){0,3}survey)\b(?!.*\b(?:feedback|opinion)\b)/iu.exec(
      text,
    )?.[1];
  if (survey)
    return toDeed('answer', `our ${decapitalise(survey.replace(/^(\d+) (?=(?:minute|question)\b)/, '$1-'))}`);
  if (
    (/\b(?:feedback|opinions?|thoughts|advice|input)\b/.test(lower.replace(inReturn, '')) &&
      // "Send a redacted sample opinion": a paper.
      !/^(?:e-?mail|post|send) (?:(?:them|her|him) )?an? (?:[\p{L}-]+ ){1,3}opinion\b/u.test(lower) &&
      !/^consider us for /.test(lower) &&
      !/^(?:give|offer|provide) (?:(?:them|him|her) )?(?:an? |our |some )?(?:free )?\p{L}+|^(?:an? )?free /iu.test(
        clause,
      )) ||
    // A bare survey asks about a tool, and looks at a building.
    (/^(?:an? )?survey$/.test(lower) && isTool(offer)) ||
    (!/^(?:discuss|e-?mail|present|send|share|show) /.test(lower) &&
      /\b(?:our|my|brief|customer|online|quick|reader|short|user|\d+[- ](?:minute|question)s?) (?:(?!(?:boiler|building|drone|energy|land|lighting|property|roof|site|structural)\b)\p{L}+ )?survey\b|\b(?:answer|complete|fill (?:in|out)|respond to|take(?: part in)?) (?:an? |our |the )?(?:\p{L}+ )?survey\b/u.test(
        lower,
      ))
  ) {
    const [, article = '', about = ''] =
      /\b(?:on|about|regarding)\s+(our|the|my|a|an|this|one|two|three|four|five|six|some|\d+)\s+(.+?)(?:,? and (?:agree|arrange|ask|book|discuss|find|get|hear|learn|schedule|see|send|set) .*| before (?:I|we) .*)?$/i.exec(
        text,
      ) ?? [];
    const matter = /\b(?:on|about) ((?:how|what|whether) .{5,50})$/i.exec(text)?.[1];
    const bare = /^feedback on ((?!(?:an?|my|our|the|this) )(?:\p{Ll}+ )?\p{Ll}+)$/u.exec(text)?.[1];
    if (bare)
      return { kind: 'feedback', phrase: `on ${/^(?:it|this|them)$/.test(bare) ? bare : `our ${bare}`}` };
    if (matter && !senderSide.test(text)) return { kind: 'feedback', phrase: `on ${flipSides(matter)}` };
    const whose = /^(?:my|our|the|this)$/i.test(article) ? 'our' : article.toLowerCase();
    return { kind: 'feedback', phrase: about ? `on ${whose} ${flipSides(trimMarks(about))}` : '' };
  }
  // Good reviews and good marks are the sender's gain.
  return /\b(?:star|google|positive|good|trustpilot|app store) (?:reviews?|ratings?)\b/.test(lower)
    ? reply
    : undefined;
}
