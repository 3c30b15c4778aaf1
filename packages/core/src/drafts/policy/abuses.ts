/** The abuses that are refused, each by what its email does. */
export const abuses = {
  phishing: 'obtains passwords, codes or account data by deception',
  malware: 'spreads harmful software',
  impersonation: 'pretends to come from somebody else',
  payment_fraud: 'takes money by deception',
  extortion: 'threatens its reader to get something',
  harassment: 'harasses, threatens or degrades a person',
  discrimination: 'shuts people out for what they are, such as their origin, faith, sex, age or disability',
} as const;

export type Abuse = keyof typeof abuses;
