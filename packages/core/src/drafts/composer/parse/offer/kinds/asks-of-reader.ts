import { anyOf } from '../../../../any-of.ts';

/** What the reader is asked for rather than sold, in lower case: money, help, a partnership, room in a publication, answers, work. */
const asked = [
  /\b(?:seed|pre-seed|series [a-d]|funding|angel|bridge) round\b|\braising [$€£]|\binvest in (?:our|my)/,
  /\bfundrais|\bwe need [$€£]|\bnight shelter|\bhomeless|\brefugees?\b|\bdonat|\bdonors?\b|\bcharit|\bnon-?profit|\bvolunteer|\bscholarship|\bcommunity (?:project|garden|event)|\bfood bank/,
  /\bpartner(?:s|ship|ships)?\b|\baffiliate|\bresell|\bwhite[- ]label|\breferral (?:programme|program|fee|scheme)|\bco-?market|\bcollaborat|\bjoint venture|\bdistributors?\b|\bfranchis/,
  /\bpodcasts?\b|\bpress (?:release|coverage|office|relations|kit)|\bmedia (?:coverage|relations)|\bjournalis|\bguest (?:posts?|speakers?|on)|\bmedia interviews?\b|\bstory\b|\bpublic relations|\bthought leadership/,
  /^research\b|^survey\b|\bmarket study|\bfocus groups?|^feedback\b|\bbeta\b/,
  /\b(?:apply|applying|application) (?:for|to) (?:the|a|an|your)\b|\bnew (?:role|position|job|opportunity)\b|\blooking for (?:a|an|my next|new)\b.{0,30}\b(?:role|job|position|internship)|\bmy (?:experience|cv|resume|skills|background)\b|\bcandidate\b|^internship|\brecent graduate/,
  /^jobs?\b|\bjob (?:offer|opening|opportunity)|\bwe(?:'re| are) hiring|\b(?:would|'d) like to hire\b|\b(?:want|looking) to hire\b|\bvacanc|\b(?:role|position) (?:at|with) (?:an?|our|the)\b|\bopen (?:role|position)|\b(?:role|position|engineer|developer|manager|designer) at our\b/,
];
const isAsked = anyOf(asked);

/** `A seat on the advisory board of our school`: where the reader would serve. */
const seatOnBoard =
  /^(?:an? |the )?(?:\p{Ll}+ )?(?:place|post|role|seat|spot) on (?:our|the) [^,;]*\b(?:board|committee|council|jury|panel)\b/u;

/** What somebody sells, whatever it is about. */
const sold =
  /\b(?:agency|app|course|platform|programme|service|software|system|tool|workshop)s?\b|^(?:i|we) (?:\p{Ll}+ )?(?:clean|help|insure|make|repair|sell|supply|train)\b/u;

/** Whether an offer asks the reader for something rather than sells it: by its topic, or by its first words where it is told in a sentence. `words` is in lower case. */
export function asksOfReader(topic: string, words: string): boolean {
  if (seatOnBoard.test(words)) return true;
  // Whom it is for, and what it is made with, say nothing about what it is.
  const [bare = words] = words.split(
    /[,;:(]|\.\s| (?:about|across|because|from|instead of|on|rather than|so that|that|to use|using|when|where|while|who|with) /,
  );
  // "Donor management" is management.
  const head = topic.toLowerCase().replace(/ (?:and|for|of) .*| programmes?$/, '');
  const reachesEnd = (pattern: RegExp) => {
    const match = pattern.exec(head);
    return match !== null && match.index + match[0].length > head.lastIndexOf(' ') + 1;
  };
  return head ? asked.some(reachesEnd) : isAsked(bare) && !sold.test(bare);
}
