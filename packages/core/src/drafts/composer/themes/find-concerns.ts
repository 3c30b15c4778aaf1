/**
 * What people in a line of work ask first about a new tool, as indirect questions; only what they would ask of any tool. They are told as
 * the sender's guess, never as a fact about the reader. The first that fits is taken.
 */
const concerns: readonly (readonly [reader: RegExp, asks: readonly string[]])[] = [
  [
    /\b(?:cfo|finance|financial|controller|treasur|accounts payable|bursar)/,
    ['how well the cost can be planned', 'how much work the change would mean at month end'],
  ],
  [
    /\b(?:hr|human resources|people (?:ops|operations|team|director|manager|partner|lead)|head of people|talent|recruit|hiring|learning and development|l&d)/,
    ['how personal data is handled'],
  ],
  [
    /\b(?:law firm|lawyer|attorney|solicitor|legal|counsel|barrister|notary|partner of)/,
    ['how confidential material is handled', 'how much checking is left to do by hand'],
  ],
  [
    /\b(?:ciso|information security|it\b|cio\b|infrastructure|sysadmin|network)/,
    ['how it fits in with your current set-up', 'who has access to which data'],
  ],
  [
    /\b(?:cto|engineering|engineers?|developers?|devops|software|technology|data|platform|sre)\b/,
    ['how it fits in with your current set-up', 'what happens when it fails'],
  ],
  [
    /\b(?:customer (?:support|service|care)|support|call cent(?:re|er)|contact cent(?:re|er))\b/,
    ['how it holds up on the busiest day'],
  ],
  [
    /\b(?:sales|revenue|cro|business development|account executive|sdr)\b/,
    ['how quickly a team gets used to it'],
  ],
  [
    /\b(?:operations|coo\b|logistics|warehouse|fleet|plant|production|factory|manufactur\w*|maintenance|quality|transport|dispatch)/,
    ['how it holds up on a busy day', 'who is there when something goes wrong'],
  ],
  [
    /\b(?:construction|site manager|builder|contractor|roofer|roofing|plumb\w*|electric\w*|carpenter|surveyor|trades)/,
    ['how it works on a day when plans change', 'how much it asks of people who are out on site'],
  ],
  [
    /\b(?:care home|nursing home|residential care|matron|ward\b|nurs(?:e|es|ing)\b)/,
    ['how much it asks of a team that is busy already', 'how it fits around the shifts'],
  ],
  [
    /\b(?:clinic|(?<!\b(?:accounting|accountancy|law|architecture|design|consulting) )practice|surgery|gp\b|dentist|dental|doctor|physician|hospital|medical|vets?\b|veterinar|physio|pharmac(?:y|ies|ists?)\b|radiolog|optometr|health)/,
    ['how it fits into a full day of appointments'],
  ],
  [
    /\b(?:school|headteacher|head teacher|principal|teacher|college|university|academy|lecturer|education|nursery|kindergarten|district)/,
    ['how it fits into the school year'],
  ],
  [
    /\b(?:restaurant|cafe|café|bistro|chef|bars?\b|pubs?\b|kitchen|bakery|baker|hotel|hospitality|innkeeper|b&b|catering|caterer|brewery|food truck)/,
    ['how it works on the busiest day of the week'],
  ],
  [
    /\b(?:council|city|county|municipal|public|government|library|librarian|museum|curator|mayor|civic)/,
    ['how it fits the rules for public spending'],
  ],
  [
    /\b(?:farm|farmer|grower|vineyard|orchard|dairy|agricultur\w*)/,
    ['how it works in the middle of the season'],
  ],
];

/** The questions that a reader of these words would put first; none where nothing is known of the work. */
export function findConcerns(reader: string): readonly string[] {
  // The practice of an accountant has no appointments to fit into.
  const words = reader.replace(
    /\b(?=.*\b(?:account(?:ants?|ing)|architects?|bookkeepers?|lawyers?|notar(?:y|ies)|solicitors?|surveyors?|tax)\b)(.*)\bpractice\b/,
    '$1firm',
  );
  return concerns.find(([pattern]) => pattern.test(words))?.[1] ?? [];
}
