import type { ClaimRule } from './claim-rule.ts';

/** That little is left, of time, of places or of goods. */
export const scarcityClaims: readonly ClaimRule[] = [
  {
    pattern:
      /\b(?:(?:only|just) (?:have|has|take|takes|accept|accepts|got) (?:room|space|capacity|time|\w+ (?:more |new |free |open )?(?:places|spots|slots|clients|projects|customers|openings|partners))|(?<!\b(?:makes?|making|made|leaves?) )(?:room|space|capacity) for (?:only|just|one|two|three|four|five|six|a few|a couple|a handful|\d+) (?:more|new|additional|other|further|clients?|projects?)|limited (?:time|places|spots|number|availability)|last (?:chance|few (?:places|spots|slots|seats|tickets|copies|dates)|places|spots)|(?:offer|deal|price) (?:ends|expires|closes)|only (?:a few|\w+) (?:places|spots|slots|seats)|while (?:stocks|supplies|places) last|(?:sells?|sold) out (?:fast|quickly|soon|early|before|within|by|every)|(?:places|spots|slots|dates|sessions|workshops|courses|we|they|these|those) (?:\w+ )?(?:book|books|fill|fills|get booked) (?:out|up) (?:fast|quickly|soon|early|before|within|by|every)|(?:almost|nearly|already) (?:gone|sold out|full|booked)|only (?:\w+ ){1,3}(?:left|remain|remains|remaining|available)|(?:are|is) (?:still )?left\b(?= (?:this|for|in|at)|[.!])|(?:bookings?|allocations?|registrations?|sign-?ups?|enrol?lments?|orders|applications?|offers?|places)\b[^.!?\n]{0,24} (?:close|closes|end|ends|expire|expires) (?:on|at|in|by|next|this|soon|tomorrow|tonight)|places are (?:limited|going)|before (?:prices|places|spots|(?:they|these) (?:are|run) (?:gone|sold|taken|full|out)|they['’]re (?:gone|sold|taken|full)|it is too late|it['’]s too late)\b)/i,
    ground:
      /\b(?:limited|last|ends?|expires?|closes?|places|spots|slots|seats|deadline|until|only|before)\b/i,
  },
  {
    pattern:
      /\b(?:we|I) (?:only|just) (?:take|accept|serve|work with|build|make|open|run|offer)(?: on)?\b[^.?!\n]{0,24}\b(?:a|per|each|every|this) (?:year|month|quarter|season|week|term)\b/i,
    ground: /\b(?:only|limited|maximum|max)\b/i,
  },
  {
    pattern: /\b(?:just|only) (?:one|two|three) more\b/i,
    ground: /\b(?:one|two|three|[1-3]) (?:more|left)\b/i,
  },
  {
    pattern: /\b(final|last) (?:[a-z]+ ){1,2}(?:before|of (?:the|this)|this|until|till)\b/i,
  },
  // "We take one club per league".
  {
    pattern:
      /\bwe(?:['’]re)? (?:only |just )?(?:take|taking|work|working|onboard|accept|serve|supply|book|sign|partner)(?: on| with)? (?:only |just )?(?:one|a single|two|three|four) (?:[a-z]+ ){1,3}(?:per|a|in (?:each|every)|for (?:each|every)|at a)\b/i,
    ground: /\b(?:exclusiv|(?:one|two|three|four|[1-4]) [a-z]+ (?:per|a|in each|for each)\b)/i,
  },
  {
    pattern:
      /\b(?:(?:already|all|are|is) spoken for|snapped up|first[- ]come|(?:will|may|could|might) be (?:long )?gone|won['’]t (?:last|be around))\b/i,
    ground: /\b(?:spoken for|first[- ]come|gone|runs? out|sells? out)\b/i,
  },
  {
    pattern:
      /\b(?:two|three|four|five|several|another|others?|someone else|somebody else|a few)(?: [a-z]+)? (?:are|is|have|has) (?:already |also )?(asking|asked|interested|waiting|enquired|inquired|queu\w+|in talks|booked|signed up)\b/i,
  },
  {
    pattern:
      /\b(?:today|tonight|tomorrow|this week|this month|(?:mon|tues|wednes|thurs|fri|satur|sun)day) only\b|\bonly (?:today|tonight|this week|this month)\b/i,
    ground: /\b(?:only|until|ends?)\b/i,
  },
];
