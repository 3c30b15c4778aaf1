/** The abuses that are refused, each with the message that names it. */
export const abuses = {
  phishing: 'The request asks for an email that obtains passwords, codes or account data by deception.',
  malware: 'The request asks for an email that spreads harmful software.',
  impersonation: 'The request asks for an email that pretends to come from somebody else.',
  payment_fraud: 'The request asks for an email that takes money by deception.',
  extortion: 'The request asks for an email that threatens its reader to get something.',
  harassment: 'The request asks for an email that harasses, threatens or degrades a person.',
  discrimination:
    'The request asks for an email that shuts people out for what they are, such as their origin, faith, sex, age or disability.',
} as const;

export type Abuse = keyof typeof abuses;
