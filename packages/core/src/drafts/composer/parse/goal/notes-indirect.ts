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
  // "To request that our company be included in the list, and to offer a presentation".
  [
    /^(?:to )?(?:ask|request) that (?:i|we|our (?:agency|business|company|firm|organi[sz]ation|practice|studio)) (?:are|be|is) (added|considered|included|invited|listed|placed|put|registered) (.+?)(?:,? and (?:to )?offer .*)?$/i,
    (_: string, done: string, where: string) => `get them to ${deeds[done.toLowerCase()]} us ${where}`,
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
  // "Get them curious enough for a call with the CTO, not an application".
  [
    /^(?:get|leave|make) (?:her|him|them) (?:comfortable|curious|excited|interested|keen)(?: enough)? (?:about|for|to (?:book|have|take)) (an? .+?)(?:, (?:and )?not .*)?$/i,
    (_: string, event: string) => event.replace(/ with the (?=\S+$)/, ' with our '),
  ],
  [/\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?=\d{1,2}:\d\d)/gi, '$1 at '],
  // "Pick a slot from the calendar link".
  [/ from (?:an?|my|our|the) (?:booking|calendar|scheduling) link\b.*$/i, ''],
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
];
