/**
 * What people in a line of work ask first about anything new, as indirect questions. They are told as the sender's guess, never as a
 * fact about the reader. `{shown}` marks those about a tool, `{supplied}` those about a service or goods. The first that fits is taken.
 */
const concerns: readonly (readonly [reader: RegExp, asks: readonly string[]])[] = [
  [
    /\b(?:cfo|finance|financial|controller|treasur|accounts payable|bursar)/,
    [
      'how well the cost can be planned',
      'what the numbers look like after the first year',
      'what it comes to once everything is counted',
      '{shown}how much work the change would mean at month end',
    ],
  ],
  [
    /\b(?:procurement|purchasing|buyers?|sourcing|supply chain)\b/,
    [
      '{supplied}what it comes to over a year',
      '{supplied}how steady the supply is when demand jumps',
      'how the paperwork is handled',
      'what happens if you need less than planned',
    ],
  ],
  [
    /\b(?:hr|human resources|people (?:ops|operations|team|director|manager|partner|lead)|head of people|talent|recruit|hiring|learning and development|l&d)/,
    [
      'how it would go down with your people',
      'how much work it leaves with your own team',
      '{shown}how personal data is handled',
      'how you would tell people about it',
    ],
  ],
  [
    /\b(?:law firm|lawyer|attorney|solicitor|legal|counsel|barrister|notary|partner of)/,
    [
      'how confidential material is handled',
      'how much checking is left to do by hand',
      'who answers for the result',
    ],
  ],
  [
    /\b(?:ciso|information security|it\b|cio\b|infrastructure|sysadmin|network)/,
    [
      'how it fits in with what is already running',
      'who has access to which data',
      'how much looking after it needs',
      '{shown}how you would get your data out again',
    ],
  ],
  [
    /\b(?:cto|engineering|engineers?|developers?|devops|software|technology|data|platform|sre)\b/,
    [
      'how long it takes to try on something real',
      'how it fits in with what is already running',
      'how much looking after it needs',
      '{shown}what happens when it fails',
    ],
  ],
  [
    /\b(?:customer (?:success|support|service|experience|care)|support|call cent(?:re|er)|contact cent(?:re|er))\b/,
    [
      'what your customers would notice',
      'what happens on the busiest day',
      'how soon your people would feel at home with it',
    ],
  ],
  [
    /\b(?:sales|revenue|cro|business development|account executive|sdr)\b/,
    [
      'how much selling time it takes up at first',
      'whether the team would use it without being asked',
      'how soon you would see a difference',
    ],
  ],
  [
    /\b(?:marketing|cmo|brand|growth|content|communications|social media|pr\b|e-?commerce|online shop)/,
    [
      'how soon you could tell whether it works',
      'how much of your own time it takes',
      'what you would have to show for it in the end',
      'how well it would suit the way you already do things',
    ],
  ],
  [
    /\b(?:operations|coo\b|logistics|warehouse|fleet|plant|production|factory|manufactur\w*|maintenance|quality|transport|dispatch)/,
    [
      'how it holds up on a bad day',
      'how much has to change on your side first',
      'who is there when something goes wrong',
      'how soon people would get used to it',
    ],
  ],
  [
    /\b(?:facilit\w*|estates|property|building|estate|landlord|letting|housing|office manager|workplace|coworking)/,
    [
      'how much of your own time it takes',
      'who looks after it from day to day',
      'what the people in the building would notice',
    ],
  ],
  [
    /\b(?:construction|site manager|builder|contractor|architect|roofer|roofing|plumb\w*|electric\w*|carpenter|surveyor|trades)/,
    [
      'how it works on a day when plans change',
      'how much paperwork it leaves you with',
      'how much it asks of people who are out on site',
    ],
  ],
  [
    /\b(?:care home|nursing home|residential care|matron|ward\b|nurs(?:e|es|ing)\b)/,
    [
      'what it would change for the people in your care',
      'how much it asks of a team that is busy already',
      'how it fits around the shifts',
    ],
  ],
  [
    /\b(?:clinic|(?<!\b(?:accounting|accountancy|law|architecture|design|consulting) )practice|surgery|gp\b|dentist|dental|doctor|physician|hospital|medical|vets?\b|veterinar|physio|pharmac(?:y|ies|ists?)\b|radiolog|optometr|health)/,
    [
      'what your patients would notice',
      'how it fits into a full day of appointments',
      'how much it asks of your staff',
      '{shown}how patient data is handled',
    ],
  ],
  [
    /\b(?:school|headteacher|head teacher|principal|teacher|college|university|academy|lecturer|education|nursery|kindergarten|district)/,
    [
      'how it fits into the school year',
      'how much preparation it asks of your staff',
      'how much it changes in an ordinary week',
    ],
  ],
  [
    /\b(?:restaurant|cafe|café|bistro|chef|bars?\b|pubs?\b|kitchen|bakery|baker|hotel|hospitality|innkeeper|b&b|catering|caterer|brewery|food truck)/,
    [
      'how it works on the busiest day of the week',
      'what your guests would notice',
      '{supplied}how reliable the delivery is',
      'how much it asks of people who are on their feet all day',
    ],
  ],
  [
    /\b(?:charity|nonprofit|non-profit|ngo|foundation|fundrais|volunteer|parish|church)/,
    [
      'how it looks to the people who fund your work',
      'how much time it takes away from the work itself',
      'how small you could start',
    ],
  ],
  [
    /\b(?:council|city|county|municipal|public|government|library|librarian|museum|curator|mayor|civic)/,
    [
      'how it fits the rules for public money',
      'how much it asks of your staff',
      'what people in the building would notice',
    ],
  ],
  [
    /\b(?:shop|store|retailer|boutique|florist|salon|barber|hairdress|spa\b|gym|fitness|yoga|pilates|dance|studio)/,
    ['what your customers would notice', 'how much of the day it takes up', 'how small you could start'],
  ],
  [
    /\b(?:farm|farmer|grower|vineyard|orchard|dairy|agricultur\w*)/,
    [
      'how it fits into the season',
      'how much extra work it means at a busy time',
      'how small you could start',
    ],
  ],
  [
    /\b(?:ceo|founder|co-founder|managing director|owner|entrepreneur|startup|business|company|general manager|president|director)/,
    [
      'how small you could start',
      'how much of your own time it takes',
      'how soon you would notice a difference',
      'what it would take to get going',
    ],
  ],
];

const anyReader: readonly string[] = [
  'how much of your own time it takes',
  'how soon you would notice a difference',
  'how small you could start',
];

/** The questions that a reader of these words would put first. */
export function findConcerns(reader: string): readonly string[] {
  return concerns.find(([pattern]) => pattern.test(reader))?.[1] ?? anyReader;
}
