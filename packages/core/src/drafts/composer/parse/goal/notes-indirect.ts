import { findVerb } from '../../text/verbs.ts';
import type { Note } from '../note.ts';

/** What somebody is asked to do, by the word for what was done: `included` → `include`. */
const deeds: Record<string, string> = {
  added: 'add',
  considered: 'consider',
  included: 'include',
  invited: 'invite',
  listed: 'list',
  placed: 'place',
  put: 'put',
  registered: 'register',
};

/** Goals that tell what the sender does so that the reader does something: only what the reader does is asked. Tried before all other notes. */
export const notesIndirect: readonly Note[] = [
  // "Say hello, find out when the next event is".
  [
    /^(?:to )?(?:break the ice|introduce (?:myself|ourselves|us)|make contact|say (?:hello|hi)(?: to (?:her|him|them))?)(?:,? and|,) (?=\p{Ll}+ )/iu,
    '',
  ],
  // "Win her back gently, by asking how things are now and mentioning the new plan".
  [
    /^.{3,40}?,? by asking (?:(?:her|him|them) )?(how|if|what|when|whether|which|who) (.+?)(?: and (?:mention|offer|show|tell)ing .*)?$/i,
    'ask them $1 $2',
  ],
  // "To request that our company be included in the list, and to offer a presentation".
  [
    /^(?:to )?(?:ask|request) that (?:i|we|our (?:agency|business|company|firm|organi[sz]ation|practice|studio)) (?:are|be|is) (added|considered|included|invited|listed|placed|put|registered) (.+?)(?:,? and (?:to )?offer .*)?$/i,
    (_: string, done: string, where: string) => `get them to ${deeds[done.toLowerCase()]} us ${where}`,
  ],
  // "Propose two call times: Tuesday 10:00 or Thursday 14:30".
  [
    /^(?:give|offer|propose|suggest)(?: (?:her|him|them))? (?:(?:a couple of|a few|some|two|three) )?(call|chat|demo|meeting|visit) (?:dates?|slots?|times?)(?::| -) /i,
    'a $1 ',
  ],
  [/\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?=\d{1,2}:\d\d)/gi, '$1 at '],
  // "Get the date and headcount of their next event": the reader tells.
  [
    /^(?:ask for|collect|find out|get|learn|obtain) (?:the |their )?((?:(?:address|budget|capacity|date|deadline|headcount|name|number|size|start|venue)(?: and |, | (?=of\b))){2,3})of (?:her|his|the|their) (?=\p{Ll})/iu,
    'get them to tell us the $1of their ',
  ],
  // "Ask when the next event is and whether sponsorship is open".
  [
    /^(?:ask|check|find out|hear|know|learn|see) ((?:how|what|when|where|which|who) .{3,60}? and (?:how|if|what|when|where|whether|which|who) .+)$/i,
    'get them to tell us $1',
  ],
  // "Find out whether the slot is still open".
  [
    /^(?:ask|check|establish|find out|learn) (?:if|whether) (?=(?:an?|any|the) (?!timing\b)(?:\p{Ll}+ ){1,4}(?:exists?|is|are|was|were|has|have)\b|budgets? |funding |places? |slots? )/iu,
    'get them to tell us whether ',
  ],
  // "Reply with one picture → we send three mock-ups".
  [
    /(?<=^(?:(?:ask|get|have) (?:her|him|them)(?: to)? )?(?:answer|e-?mail|give|reply|respond|send|share|upload)\b.{5,80}?) - (?:and )?(?:i|we)(?:['’]ll| will)? (?:can )?(?=\p{Ll}+ )/iu,
    ' so that we can ',
  ],
  // "Get a velocity report from him (last 90 days)".
  [
    /^(?:ask for|collect|get|obtain|request) (an? [^,]{4,50}?) from (?:her|him|them)(?= \()/i,
    'get them to send us $1',
  ],
  // "Convince the CFO that a 15-minute walkthrough is worth it".
  [
    /^(?:convince|persuade|show) (?:.{2,40}? )?that (an? .+?) (?:is|would be) worth (?:it|(?:an?|her|his|the|their) (?:look|shot|time|try|while))$/i,
    '$1',
  ],
  // "Interest her in covering the report".
  [
    /^interest (?:her|him|them|the \p{Ll}+) in (\p{Ll}+ing) (.+)$/iu,
    (found: string, doing: string, what: string) => {
      const base = findVerb(doing)?.base;
      return base ? `get them to ${base} ${what}` : found;
    },
  ],
  [/^interest (?:her|him|them|the \p{Ll}+) in (?=an? )/iu, ''],
  // "Get them curious enough for a call, not an application".
  [
    /^(?:get|leave|make) (?:her|him|them) (?:comfortable|curious|excited|interested|keen)(?: enough)? (?:about|for|to (?:book|have|take)) (an? .+?)(?:, (?:and )?not .*)?$/i,
    (_: string, event: string) => event.replace(/ with the (?=\S+$)/, ' with our '),
  ],
  [/^(?:get|make) (?:her|him|them) (?:excited|happy|keen|ready|willing) to (?=\p{Ll}+ )/iu, 'get them to '],
  [/^(?:bring|lead|move|nudge|push|steer) (?:her|him|them) to (?=\p{Ll}+ )/iu, 'get them to '],
  // "Offer her one free seat in the session on 6 May".
  [
    /^(?:give|offer) (?:her|him|them) (?:an?|one) ((?:free )?(?:licence|pass|place|seat|spot|ticket)) (?=(?:at|for|in|on|to) )/i,
    'get them to take a $1 ',
  ],
  // "A call between their director and our head of product".
  [/ between (?:the|their) (?:\p{Ll}+ ){1,3}and (?=(?:my|our) )/iu, ' with '],
  // "Explore whether there's a fit: a first call".
  [
    /^(?:check|establish|explore|find out|learn|see) (?:if|whether) there(?:['’]s| is| could be| might be) (?:an? |any )?(?:\p{Ll}+ )?(?:fit|match|need|overlap|synergy): (?=\p{L})/iu,
    '',
  ],
  // "Drop off a sample crate next Thursday - just need a yes and the best door".
  [
    /(?<=^(?:bring|deliver|drop|leave|post|send)\b.{5,80})(?: [-–—]|,|;) (?:(?:i|we) )?(?:just |only )?needs? (?:an? |her |his |the |their )?(?:go-ahead|nod|ok|okay|yes)\b.*$/i,
    '',
  ],
  // "Recruit 8 participants; they should pick a slot from the calendar link".
  [
    /^(?:enrol|find|get|recruit|sign up) (?:\d+|a few|some) (?:\p{Ll}+ )?(?:interviewees|participants|people|testers|users|volunteers)[;,.:] (?:each|they) (?:can|must|needs? to|should|would) (?=\p{Ll})/iu,
    'get them to ',
  ],
  [/ from (?:an?|my|our|the) (?:booking|calendar|scheduling) link\b.*$/i, ''],
];
