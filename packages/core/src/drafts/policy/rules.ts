import type { Abuse } from './abuses.ts';
import type { Sign } from './signs.ts';

/** One sign, or any of several. */
export type Term = Sign | readonly Sign[];

/** Signs in this order in one field, with at most so many words between, or before the first where a number begins. */
export type Sequence = readonly (Term | number)[];

/**
 * What must stand in a request, each part in its fields: `who` in the persona, `wants` in the goal, `asks` in goal or context, `says`
 * anywhere. What stands in one field must stand close together.
 */
export type Rule = {
  who?: readonly Sequence[];
  wants?: readonly Sequence[];
  asks?: readonly Sequence[];
  says?: readonly Sequence[];
};

/** What gives each abuse away where the model is in doubt; the first rule that applies names it. */
export const rules: Record<Abuse, readonly Rule[]> = {
  phishing: [{ asks: [['give', 8, 'secret']] }, { asks: [['steal', 6, ['secret', 'identity', 'money']]] }],
  malware: [{ wants: [['spread']], asks: [['malware']] }, { asks: [['covert', 8, 'watch']] }],
  // The model sees a borrowed name by itself.
  impersonation: [],
  payment_fraud: [{ says: [['kin'], ['distress']], asks: [['money']] }],
  extortion: [
    { asks: [['blackmail']] },
    // Do this, or that happens.
    {
      wants: [['concede']],
      asks: [[['private', 'loss', 'menace', 'expose', 'damage', 'denounce', 'condition', 'unless']]],
    },
  ],
  harassment: [{ asks: [['cruel']] }, { who: [['grudge']], asks: [['hurt']] }],
  discrimination: [{ says: [['excludes', 5, 'group']] }],
};

/**
 * What refuses a request whatever the model thinks of it: the goal asks in so many words for an email that deceives, by what such an
 * email is called or by the deed itself.
 */
export const plainRules: readonly Rule[] = [
  { wants: [['compose', 2, 'racket']] },
  { wants: [['compose', 1, 'mailing', 2, 'pose']] },
  { wants: [[1, 'pose', 3, ['institution', 'brand', 'role']]] },
  { wants: [[1, 'swindle', 1, 'target']] },
];
