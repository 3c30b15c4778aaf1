/** People whom only some readers have to do with, and the words that such readers are described by. */
const peopleOf: readonly (readonly [people: RegExp, reader: RegExp])[] = [
  [
    /\b(?:pupils?|teachers?|school|class|lesson)\b/i,
    /\b(?:school|head ?teacher|head of (?:year|sixth form)|principal|deputy head|teach\w*|educat\w*|academy|college|university|kindergarten|nursery|district|pupils?|students?|parents?|tutor\w*|youth|librar\w*|museum|camp|curriculum|faculty)\b/i,
  ],
  [
    /\bpatients?\b/i,
    /\b(?:clinic\w*|practice|surg\w*|gp|dent\w*|doctor|physician|hospital|health\w*|medical|care|nurs\w*|vets?|veterinar\w*|physio\w*|pharmac\w*|radiolog\w*|opt\w*|therap\w*|patients?|ward|hospice|ambulance|psych\w*)\b/i,
  ],
  [
    /\b(?:guests?|ingredient|plates|recipe)\b/i,
    /\b(?:restaurant|cafe|café|bistro|chef|bars?|pubs?|kitchen|bakery|baker|hotel\w*|hospitality|inn\w*|hostel|b&b|cater\w*|brewery|winery|vineyard|food|events?|wedding|venue|resort|spa|camp\w*|cruise|airline|lodge|guests?|tour\w*|party|parties|festival|planner|host\w*|holiday|rental)\b/i,
  ],
  [
    /\b(?:till|queue|sold|lock up|put things back)\b/i,
    /\b(?:shop|store|retail\w*|supermarket|market|grocer\w*|butcher\w*|baker\w*|pharmacy|garden centre|boutique|restaurant|cafe|café|canteen|bars?|pubs?|bistro|kiosk|food|festival|venue|cinema|theatre|museum|stadium)\b/i,
  ],
  [
    /\btenants?\b/i,
    /\b(?:landlord|letting|property|properties|estate|housing|building|facilit\w*|real estate|rental|tenants?|coworking|workspace|apartment|residential)\b/i,
  ],
];

/** Whether a line speaks only of people whom this reader has to do with: of pupils to a school, not to a sales team. */
export function suitsReader(line: string, reader: string): boolean {
  return peopleOf.every(([people, whose]) => !people.test(line) || whose.test(reader));
}

/** Whether a line speaks of people whom this reader has to do with. */
export function namesPeopleOf(line: string, reader: string): boolean {
  return peopleOf.some(([people, whose]) => people.test(line) && whose.test(reader));
}
