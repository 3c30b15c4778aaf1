const triumph =
  /^You(?:['’]ve|r (?!competitor|neighbour|rival)[\p{L}-]+(?: [\p{L}-]+)?)?(?: has| have)?(?: also| just| newly| recently| were)* (?:(?<=\bwere (?:just |newly |recently )?)promoted|been (?:awarded|promoted|shortlisted|voted)|opened (?:an? (?:new|second|third|fourth|fifth)|(?:another|its|the|your) (?:new |\p{Ll}+(?:th|st|nd|rd) ))|raised (?:[$€£]\d|\d|an? \S+ (?:million|round|seed|Series)|(?:your|its|an?) (?:seed|Series))|won (?!back\b))/u;

/** Whether a sentence tells what somebody is congratulated on: `You just opened your ninth property.`, `Your estate won a silver medal.` */
export function isTriumph(known: string): boolean {
  return triumph.test(known);
}
