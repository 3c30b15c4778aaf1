/**
 * What an offer says of itself, whatever it is about: how soon, how often, where, how few, at what price. Each kind of term gives
 * what follows from it for the reader; each line says no more than the offer does. `{thing}` is what the pattern found. The narrow kinds stand first.
 */
type Term = { pattern: RegExp; lines: readonly string[] };

const rented: readonly string[] = [
  'So you would not have to buy anything first.',
  'You would not have to find room for {them} the rest of the time.',
];

/** Kinds of work and supply, known by the end of the topic: `boat repair`, and not `glue for repairs`. */
const kinds: readonly Term[] = [
  {
    pattern: /\b(?:repairs?|refurbish\w*|recondition\w*|restoration)$/i,
    lines: [
      'So what you have lasts longer before it has to be replaced.',
      'That tends to cost less than buying new.',
    ],
  },
  {
    // What is put off here grows; a changeover clean or a trimmed hoof does not.
    pattern:
      /\b(?:(?:boat|boiler|chimney|drain|duct|filter|gutter|hull|stove|tank) (?:cleaning|sweeping)|descaling|(?:boiler|building|lift|machine|pump|roof|vehicle) maintenance|pruning|servicing|(?:organ|piano) tuning|(?:floor|rust|timber|wood) treatment)$/i,
    lines: ['Left too long, such a job tends to grow.', 'What is looked after lasts longer.'],
  },
  {
    pattern:
      /\b(?:bookbinding|carving|copy-?editing|embroidery|engraving|framing|illustration|indexing|proofreading|re-?upholstery|retouching|transcription|typesetting|upholstery)$/i,
    lines: ['One small job says more than a page of text.', 'You could judge it by one small job.'],
  },
  {
    pattern: /\b(?:clearance|disposal|removals?|(?:bread|food|oil|paper|plate|scrap|waste) collection)$/i,
    lines: ['So it would be off your hands.'],
  },
  { pattern: /\b(?:hire|rental|leasing)$/i, lines: rented },
];

const terms: readonly Term[] = [
  {
    pattern:
      /\b(?:time[- ]to[- ]hire|fill(?:s|ing)? (?:vacanc|roles|positions)|screens? (?:CVs|candidates|applicants))/i,
    lines: ['That means fewer weeks with an empty desk.', 'Open roles stay open for less time that way.'],
  },
  {
    pattern:
      /\bno[- ]shows?\b|\bmore (?:customers|clients|patients|bookings|guests|members|students)\b|\bfill(?:s|ing)? (?:empty|quiet)\b/i,
    lines: [
      'For your {unit}, that is a fuller diary.',
      'That makes the weeks ahead easier to plan for your {unit}.',
      'Fewer gaps in the diary mean a calmer week.',
    ],
  },
  {
    pattern:
      /(?<!-)\b(?:sav(?:e|es|ing)|cut(?:s|ting)?|reduc(?:e|es|ing)|halv(?:e|es|ing)|shorten(?:s|ing)?|free(?:s|ing)? up)\b[^.;]{0,40}\b(?:hours?|minutes|days?|time|weeks?)\b|\btime[- ]saving|\bfrom \d+ (?:days|hours|weeks|minutes) to\b|\b(?:\d+x|\d+%|twice as) faster\b|\bevenings back\b/i,
    lines: [
      'That is time your {unit} can spend on other work.',
      'Time saved there is time for everything else on the list.',
      'That gives your {unit} time back for the work that needs a person.',
      'For your {unit}, that is time back in the week.',
    ],
  },
  {
    pattern:
      /\b(?:sav(?:e|es|ing)|cut(?:s|ting)?|reduc(?:e|es|ing)|lower(?:s|ing)?|halv(?:e|es|ing))\b[^.;]{0,40}\b(?:spend|costs?|bills?|fees?|money|budgets?|expenses|energy use)\b|\d% cheaper\b|\d% less than\b|\b(?:at zero|with no|without|zero)[- ]commission\b/i,
    lines: [
      'That is money your {unit} can put to better use.',
      'What is saved there is free for something else.',
      'For your {unit}, that is budget back for other plans.',
    ],
  },
  {
    pattern:
      /\bmore (?:revenue|sales|leads|orders|tenders)\b|\bqualified (?:leads|meetings)\b|\bwin(?:s|ning)? more\b/i,
    lines: [
      'More to choose from makes the next quarter easier to plan.',
      'That makes it easier for your {unit} to say no to the wrong work.',
    ],
  },
  {
    pattern:
      /\b(?:(?:you )?only pay (?:for|if|on|once|per|when)|(?:you )?pay only|you pay nothing|you don't pay|paid only (?:from|on|if)|no win)\b/i,
    lines: [
      'You pay for results, not for promises.',
      'That keeps the risk on our side, not on yours.',
      'If nothing comes of it, it has cost your {unit} little.',
    ],
  },
  {
    pattern:
      /\b(?<thing>results|reports|files|parts|proofs|samples|drawings|quotes|replies|plans) (?:back )?(?:with)?in (?:an?|one|two|three|\d+) (?:working )?(?:minute|hour|day|week)s?\b/i,
    lines: [
      'So the {thing} would not hold up the rest.',
      'It is easier to plan when the waiting time is known.',
    ],
  },
  {
    pattern: /\bsame-(?:day|week) (?<thing>results|reports|files|parts|proofs|samples|quotes)\b/i,
    lines: ['So nothing else has to wait for it.'],
  },
  {
    pattern: /\b(?:\d+|one|two|four)-hour response\b|\bresponse (?:with)?in \d+ hours\b/i,
    lines: [
      'It is easier to plan when the waiting time is known.',
      'So you could tell people when it will be seen to.',
    ],
  },
  {
    pattern:
      /\b(?:delivered|delivery|shipped|dispatched) (?:with)?in (?:an?|one|two|three|\d+) (?:working )?(?:hour|day|week)s?\b|\b(?:same|next)[- ]day (?:\p{L}+ )?(?:delivery|dispatch|shipping)\b/iu,
    lines: ['{stocked}That means less to keep in store, just in case.'],
  },
  {
    pattern:
      /\b(?:answers?|back|certificates?|delivered|drafts?|drawings|edited|files|pictures|photos|proofs?|quotes?|ready|repaired|reports?|results?|returned|samples?|shipped)\b[^.;]{0,20}\b(?:(?:with)?in (?:an?|one|two|three|\d+) (?:working )?(?:hours?|days?|weeks?)|(?:the )?(?:same|next)[- ]day)\b|\bturnaround (?:in|of|time|within|\d)/i,
    lines: ['It is easier to plan when the waiting time is known.'],
  },
  {
    pattern:
      /\breports? (?:after|from|with|for) (?:each|every)\b|\bphoto reports?\b|\bdocumented\b|\b(?:logged|recorded|reported|reports?)\b[^.;]{0,25}\bwith (?:gps|photos|times)\b|\bwith (?:a (?:written )?report|a certificate)\b/i,
    lines: [
      'So you have something to show when somebody asks.',
      'You would not have to take our word for it.',
    ],
  },
  {
    pattern: /\b(?:to|on) your phone\b/i,
    lines: ['So nobody has to be there to know.'],
  },
  {
    pattern:
      /\b(?:from|to) your (?:own )?(?<thing>sketch(?:es)?|plans|scans|photos|drawings|recipes|measurements|files|texts|data)\b/i,
    lines: ['We would only need your {thing} to begin.'],
  },
  {
    pattern: /\b(?:rented|lent|leased)\b/i,
    lines: rented,
  },
  {
    pattern:
      /\b(?:that|which|app|sensors?|software|system|tool|platform) (?:\p{Ll}+ and )?(?:catch(?:es)?|detects?|flags?|spots?|warns?)\b|\bat risk\b/iu,
    lines: [
      'That means fewer surprises for your {unit}.',
      'What is caught early stays small.',
      'Early news leaves you time to act.',
    ],
  },
  {
    pattern: /\bautomat(?:es?|ing|ion)\b/i,
    lines: [
      'That takes a routine job off the list of your {unit}.',
      'It leaves your people the work that needs a person.',
    ],
  },
  {
    pattern:
      /\b(?:no (?:long |fixed )?(?:contracts?|commitment|minimum (?:contract|period|term))|cancel any ?time|month to month)\b/i,
    lines: [
      'You can start small and see how it goes.',
      'That leaves you free to stop if it does not suit you.',
      'Nothing ties you down if it is not right for your {unit}.',
    ],
  },
  {
    pattern:
      /\b(?:first (?:lesson|month|class|session|visit) (?:is )?free|free (?:trial|sample|audit|pilot)|trial lesson)\b/i,
    lines: [
      'So you can see how it works for you before it costs you anything.',
      'That way, looking at it costs you nothing but a little time.',
      'You can judge it on what you see, not on what I say.',
    ],
  },
  {
    // Of work: what is paid by the month has no start.
    pattern:
      /^(?!.*\b(?:a|monthly|per|\/)[ -]?(?:month|week|year)|.*\bper (?:device|employee|head|location|person|seat|site|user)\b|.*\b(?:managed|retainer)\b|.*\b(?:app|software)\b).*\b(?:fixed|flat)[- ](?:fee|price|rate)/is,
    lines: ['You would know the cost before the work starts.', 'That makes the bill easy to plan for.'],
  },
  {
    pattern:
      /\b(?:an? )?(?<thing>retest|installation|delivery|training|setup|set-up|collection|support) (?:is )?included\b/i,

    lines: ['So there is no second bill for the {thing}.'],
  },
  {
    pattern:
      /\b(?:at your (?:door|place|office|site|premises)|on your (?:farm|site|premises|yard)|to your door|we come to you)\b/i,
    lines: ['That saves you the trip.', 'So nobody has to leave for it.'],
  },
  {
    pattern: /\b(?:collected|picked up) (?:by|from|at|and)\b|\bpick-?up and\b/i,
    lines: ['So you would not have to send anybody.', 'That is one errand less for your {unit}.'],
  },
  {
    pattern:
      /\b(?:delivered and|set up|installed|watered|cleaned|serviced|maintained|washed|swapped|restocked|replaced|managed) (?:and|by us|once|twice|every|weekly|daily|within|for you|under|on)\b|\bunder one contract\b/i,
    lines: [
      'That is one thing less for your {unit} to organise.',
      'So your {unit} has nothing to arrange for it.',
    ],
  },
  {
    pattern:
      /\b(?:weekly|fortnightly|monthly|quarterly) (?:\p{Ll}+ ){0,2}(?:care|checks?|cleaning|collections?|deliver(?:y|ies)|inspections?|maintenance|rounds?|services?|visits?)\b|\b(?:care|checked|cleaned|cleaning|collected|collections?|delivered|deliver(?:y|ies)|maintenance|pick-?up|serviced|visits?|watered) (?:\p{Ll}+ )?(?:every (?:two |three |four )?(?:weeks?|months?|monday|tuesday|wednesday|thursday|friday|morning)|(?:once|twice) a (?:week|month|year)|weekly|fortnightly|monthly|quarterly)\b/iu,
    lines: ['With a fixed rhythm, nobody has to remember it.', 'You would know when to expect us.'],
  },
  {
    pattern:
      /\bfrom (?:as little as |just |only )?(?:a single|one|\d{1,2}) ?(?:pieces?|units?|items?|copies|copy|bottles?|boxes|box|labels|kg|kilos?|litres?|metres?|sheets)\b(?! to\b)|\bsmall (?:runs|batches|orders)\b|\bno minimum (?:order|quantity)\b/i,
    lines: ['So you can start with a small order.', 'A first order does not have to be a large one.'],
  },
  {
    pattern:
      /\b(?:(?:in|with) )(?:\d+|two|three|four|five|six|ten|twelve|several|many) (?:\p{Ll}+ )?(?<thing>sizes|colours|colors|flavours|flavors|finishes|designs|scents|shapes|patterns)\b/iu,
    lines: ['So you can pick the {thing} that suit your {unit}.'],
  },
  {
    pattern: /\ball (?:makes|brands|models|types)\b/i,
    lines: ['So one number would do, whatever make you have.'],
  },
  {
    pattern: /\b(?:with|in) your (?:own )?(?:logo|name|colours|design|label|branding)\b/i,
    lines: ['So people would see your name, and not ours.'],
  },
  {
    pattern:
      /\b(?:two|three|five|ten|\d+)[- ]year (?:warranty|guarantee)\b|\blifetime (?:warranty|guarantee)\b/i,
    lines: ['So a fault in that time would be our trouble, and not yours.'],
  },
  {
    pattern:
      /(?=.*\b(?:answer\w*|call-?outs?|calls|emergency|help ?desk|helpline|hotline|reception\w*|response|support)\b).*\b(?:24\/7|24 hours a day|round the clock|evenings and weekends)\b/is,
    lines: ['So it does not have to wait until morning.'],
  },
  {
    pattern:
      /\b(?:[Mm]ade|[Rr]oasted|[Gg]rown|[Bb]aked|[Bb]rewed|[Ww]oven|[Pp]roduced|[Bb]uilt|[Kk]nitted|[Ss]ewn|[Pp]icked) in \p{Lu}|\b(?:by|from) (?:our )?(?:local|small) (?:farms?|producers?|growers?|makers?)\b|\b[Hh]andmade\b/u,
    lines: [
      'People like to know where such things come from.',
      'It has a story that you can pass on.',
      'That is something you can tell people about.',
    ],
  },
  {
    // What is flat needs no working out.
    pattern: /^(?!.*\b(?:flat|fixed)\b).*[€$£]\d[\d.,]* (?:a|an|per) (?!(?:day|month|week|year)\b)/is,
    lines: ['That makes it easy to work out what it would come to.'],
  },
  {
    // Of goods and of what is measured; who does the work may be certified as well, and nobody asks to see that.
    pattern:
      /\b(?:FSC|GOTS|MSC|fair ?trade|organic)[- ]certified\b|\bcalibration certificates?\b|\bcertificate (?:for|of|with) (?:each|every)\b|\bcourt-proof\b/i,
    lines: ['You can show that to anybody who asks.'],
  },
  {
    pattern:
      /\b(?:shows? (?:you|your|managers|teams|owners|which|where|what|who)|(?:tracks|measures|monitors) (?!(?:and|for|from|in|of|on|to|with)\b)(?=\p{Ll})|insights|(?:real[- ]time|live) data)\b/iu,
    lines: ['That makes the next decision easier to explain.'],
  },
];

/** Lines that draw the conclusion from the terms of an offer; none where it names none of a known kind. */
export function findTerms(topic: string, offer: string): string[] {
  const found = [
    ...terms.map((term) => ({ term, thing: term.pattern.exec(offer) })),
    ...kinds.map((term) => ({ term, thing: term.pattern.exec(topic) })),
  ]
    .filter(({ thing }) => thing !== null)
    .slice(0, 2)
    .map(({ term, thing }) => ({ term, thing: thing?.groups?.thing?.toLowerCase() ?? '' }));
  return found.flatMap(({ term, thing }) => term.lines.map((line) => line.replaceAll('{thing}', thing)));
}
