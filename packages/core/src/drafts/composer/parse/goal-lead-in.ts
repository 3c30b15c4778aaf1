/** A goal without the words that only lead up to it: `I want them to`, `goal:`, `let's`. */
export function stripLeadIn(text: string): string {
  let previous = '';
  let current = text;
  while (current !== previous) {
    previous = current;
    current = current
      .replace(
        /^(?:the |my |our )?(?:main )?(?:goal|objective|aim|cta|call to action|purpose|ask|outcome|intent|idea)\s*(?:is to|is|are|:|=|-)\s*/i,
        '',
      )
      .replace(
        /^(?:(?:i|we)(?:'d| would|'m| am|'re| are)?\s+(?:also |really |just |only )?(?:like|want|wish|need|hope|hoping|looking|trying|aim|plan|love|wanting)\s*(?:for)?\s+)/i,
        '',
      )
      .replace(
        /^(?:would (?:like|love)|in order|looking|trying|hoping|so that|ideally|please|hopefully|want|need|just|simply|maybe|eventually|basically)\s+/i,
        '',
      )
      .replace(
        /^(?:get|make|have|let|ask|invite|encourage|convince|persuade|motivate|nudge|push|getting)\s+(?:the\s+|my\s+|our\s+)?(?:them|him|her|you|people|recipients?|readers?|prospects?|clients?|customers?|leads?|managers?|owners?|they|someone)\s+(?:all\s+)?(?:to|into|interested in|for|on)\s+/i,
        '',
      )
      .replace(/^let\s+(?:me|us)\s+/i, '')
      .replace(/^(?:make|have|let)\s+(?:them|him|her|the \w+)\s+/i, '')
      .replace(
        /^(?:(?:them|him|her|you|they|he|she|the (?:recipient|reader|prospect))\s+(?:to|should|will|can))\s+/i,
        '',
      )
      .replace(/^(?:get |have )?an? yes (?:to|on|for)\s+/i, '')
      .replace(/^(?:to|for)\s+/i, '')
      .replace(/^(?:and|so)\s+/i, '')
      .trim();
  }
  return current;
}

/** What somebody may want, in place of the question whether they do: `find out if they would like to try it` → `try it`. */
export function stripQuestion(text: string): string {
  return text.replace(
    /^(?:find out|learn|see|check|ask)(?: (?:them|him|her))? (?:whether|if) (?:they|he|she)(?:(?: would|'d) (?:like|love)| wants?) (?:to |(?=an? ))/i,
    '',
  );
}
