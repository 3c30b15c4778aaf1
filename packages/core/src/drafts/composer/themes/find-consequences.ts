/**
 * What follows for the reader from the kind of gain that an offer names; each line says no more than the offer does. The narrow
 * kinds stand first.
 */
const consequences: readonly { pattern: RegExp; lines: readonly string[] }[] = [
  {
    pattern:
      /\b(?:time[- ]to[- ]hire|fill(?:s|ing)? (?:vacanc|roles|positions)|screens? (?:CVs|candidates|applicants))/i,
    lines: [
      'That means fewer weeks with an empty desk.',
      'Open roles stay open for less time that way.',
      'That leaves more of the day for the people you would like to hire.',
    ],
  },
  {
    pattern:
      /\bno[- ]shows?\b|\bmore (?:customers|clients|patients|bookings|guests|members|students)\b|\bfill(?:s|ing)? (?:empty|quiet)\b/,
    lines: [
      'For your {unit}, that is a fuller diary.',
      'That makes the weeks ahead easier to plan for your {unit}.',
      'Fewer gaps in the diary mean a calmer week.',
    ],
  },
  {
    pattern:
      /\b(?:sav(?:e|es|ing)|cut(?:s|ting)?|reduc(?:e|es|ing)|halv(?:e|es|ing)|shorten(?:s|ing)?|free(?:s|ing)? up)\b.{0,40}\b(?:hours?|minutes|days?|time|weeks?)\b|\btime[- ]saving|\bfrom \d+ (?:days|hours|weeks|minutes) to\b|\b(?:\d+x|\d+%|twice as) faster\b|\bevenings back\b/,
    lines: [
      'That is time your {unit} can spend on other work.',
      'Time saved there is time for everything else on the list.',
      'That gives your {unit} time back for the work that needs a person.',
      'For your {unit}, that is time back in the week.',
      'Hours that nobody spends there are hours for the work that matters.',
    ],
  },
  {
    pattern:
      /\b(?:sav(?:e|es|ing)|cut(?:s|ting)?|reduc(?:e|es|ing)|lower(?:s|ing)?|halv(?:e|es|ing))\b.{0,40}\b(?:spend|costs?|bills?|fees?|money|budgets?|expenses|energy use)\b|\d% cheaper\b|\d% less than\b|\b(?:zero|no|without)[- ]commission\b/,
    lines: [
      'That is money your {unit} can put to better use.',
      'What is saved there is free for something else.',
      'For your {unit}, that is budget back for other plans.',
      'Money that is not spent there can go where it helps more.',
    ],
  },
  {
    pattern:
      /\bmore (?:revenue|sales|leads|orders|tenders)\b|\bqualified (?:leads|meetings)\b|\bwin(?:s|ning)? more\b/,
    lines: [
      'That leaves your {unit} more time for the deals that are worth having.',
      'More to choose from makes the next quarter easier to plan.',
      'That makes it easier for your {unit} to say no to the wrong work.',
    ],
  },
  {
    pattern: /\b(?:only pay|pay only|pay nothing|you don't pay|pay-per-|no win)\b/,
    lines: [
      'You pay for results, not for promises.',
      'That keeps the risk on our side, not on yours.',
      'If nothing comes of it, it has cost your {unit} little.',
    ],
  },
  {
    pattern:
      /\b(?:catch(?:es|ing)?|detect(?:s|ing)?|prevent(?:s|ing)?|protect(?:s|ing)?|(?<!feature )flag(?:s|ging)?|spot(?:s|ting)?|warn(?:s|ing)?)\b|\bat risk\b/,
    lines: [
      'That means fewer surprises for your {unit}.',
      'What is caught early stays small.',
      'For your {unit}, that means problems while they are still easy to handle.',
      'Early news leaves you time to act.',
    ],
  },
  {
    pattern: /\bautomat(?:es?|ed|ically|ing|ion)\b/,
    lines: [
      'That takes a routine job off the list of your {unit}.',
      'It leaves your people the work that needs a person.',
      'That is a routine job less for your {unit} to think about.',
    ],
  },
  {
    pattern:
      /\b(?:no (?:long )?(?:contracts?|minimum|commitment|set-?up fee)|cancel any ?time|month to month)\b/,
    lines: [
      'You can start small and see how it goes.',
      'That leaves you free to stop if it does not suit you.',
      'Nothing ties you down if it is not right for your {unit}.',
    ],
  },
  {
    pattern:
      /\b(?:first (?:lesson|month|class|session|visit) (?:is )?free|free (?:trial|sample|audit|pilot)|at no cost|trial lesson)\b/,
    lines: [
      'So you can see how it works for you before it costs you anything.',
      'That way, looking at it costs you nothing but a little time.',
      'You can judge it on what you see, not on what I say.',
    ],
  },
  {
    pattern: /\b(?:fixed|flat)[- ](?:price|fee|rate|monthly)|\bper month flat\b/,
    lines: [
      'So you know the cost before the work starts.',
      'That makes the bill easy to plan for.',
      'No surprises when the invoice arrives.',
    ],
  },
  {
    pattern:
      /\b(?:with)?in (?:a|one|\d+) (?:working )?(?:hours?|days?|minutes)\b|\b(?:same|next)[- ]day (?:\p{L}+ )?(?:delivery|dispatch|service|shipping|repair)|\bturnaround\b|\b\d+-hour response\b/u,
    lines: [
      'So nobody on your side is left waiting for long.',
      'That keeps your own plans moving.',
      'It is easier to plan when the waiting time is known.',
    ],
  },
  {
    pattern:
      /\b(?:delivered and|set up|installed|watered|cleaned|serviced|maintained|washed|collected|swapped|restocked|replaced|managed) (?:and|by us|once|twice|every|weekly|daily|within|for you|under)\b|\b(?:cleaned|washed|serviced|restocked|watered)\b|\bunder one contract\b/,
    lines: ['That is one thing less for your {unit} to organise.', 'It takes one thing off the weekly list.'],
  },
  {
    pattern: /\bfrom (?:only )?\d[\d,.]* (?:pieces|units|items|copies|bottles|boxes|people|pages|hours)\b/,
    lines: [
      'So you can start with a small order.',
      'That leaves room to try it on a small scale.',
      'A first order does not have to be a large one.',
    ],
  },
  {
    pattern:
      /\b(?:made|roasted|grown|baked|brewed|woven|produced|built|knitted|sewn) in \p{L}|\b(?:local|small) (?:farms?|producers?|growers?|makers?|products)\b/u,
    lines: [
      'You would know where it comes from.',
      'It has a story that you can pass on.',
      'That is something you can tell people about.',
    ],
  },
  {
    pattern: /[€$£]\d[\d.,]* (?:a|an|per|each)\b|\bfrom [€$£]\d/,
    lines: [
      'So you can work out the cost before you ask for more.',
      'With the price known, the sum is quickly done.',
      'That makes it easy to work out what it would come to.',
    ],
  },
  {
    pattern: /\b(?:(?:certified|accredited)(?! \p{L})|ISO ?\d+|insured|compliant|GDPR|HIPAA)\b/iu,
    lines: [
      'So the paperwork is in order before anybody asks for it.',
      'That is one check less for your {unit} to make.',
      'You can show that to anybody who asks.',
    ],
  },
  {
    pattern:
      /\b(?:shows? (?:you|your|managers|teams|owners|which|where|what|who)|tracks|measures|monitors|insights|(?:real[- ]time|live) data)\b/,
    lines: [
      'So your {unit} decides on what it sees, not on a guess.',
      'That makes the next decision easier to explain.',
      'What you can see is easier to act on.',
    ],
  },
  {
    pattern: /\bdelivered (?:once|twice|every|weekly|daily|fresh|straight)\b|\b(?:weekly|daily) deliver/,
    lines: ['That is one errand less for your {unit}.', 'It takes one thing off the weekly list.'],
  },
];

/** Lines that draw the conclusion from what is offered; none where the offer names no gain of a known kind. */
export function findConsequences(offer: string): readonly string[] {
  return consequences
    .filter(({ pattern }) => pattern.test(offer))
    .slice(0, 2)
    .flatMap(({ lines }) => lines);
}
