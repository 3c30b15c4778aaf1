import type { Abuse } from './abuses.ts';
import type { Sign } from './signs.ts';

/** One sign, or any of several. */
export type Term = Sign | readonly Sign[];

/** Signs in this order in one field, with at most so many words between. */
export type Sequence = readonly (Term | number)[];

/**
 * What must stand in a request, each part in its fields: `who` in the persona, `offers` in offer or goal, `wants` in the goal, `asks` in
 * goal or context, `says` anywhere. What stands in one field must stand close together.
 */
export type Rule = {
  who?: readonly Sequence[];
  offers?: readonly Sequence[];
  wants?: readonly Sequence[];
  asks?: readonly Sequence[];
  says?: readonly Sequence[];
};

/** What is put forward that is not so. */
const pretext = [
  'alarm',
  'windfall',
  'pretend',
  'notOurs',
  'fake',
  'unreal',
  'hide',
  'distress',
  'vanish',
] as const satisfies readonly Sign[];
/** What the reader would lose. */
const stake = ['sum', 'secret', 'concede'] as const satisfies readonly Sign[];

/** What gives each abuse away; the first rule that applies names it. */
export const rules: Record<Abuse, readonly Rule[]> = {
  phishing: [
    // What opens an account is given, taken or talked out of somebody.
    { asks: [['give', 8, 'secret']] },
    { wants: [['secret', 4, ['give', 'take']]] },
    { wants: [['take', 2, 'secret']] },
    { asks: [['phishing', 2, 'mailing']] },
    { asks: [['steal', 6, ['secret', 'identity', 'money']]] },
    { asks: [['give', 8, 'identity']], says: [[pretext]] },
  ],
  malware: [{ wants: [['spread']], asks: [['malware']] }, { asks: [['covert', 8, 'watch']] }],
  impersonation: [
    // Another's name is borrowed.
    { wants: [['pretend']] },
    { asks: [['seem', 8, 'notOurs']] },
  ],
  payment_fraud: [
    // Money is had by what is not so, or kept quiet, or never given back.
    { asks: [['swindle']] },
    { offers: [['fake', 3, 'paper']] },
    { says: [['unreal'], [['money', 'trade']]] },
    { wants: [['give', 3, 'valuables']] },
    { asks: [['love'], ['money']] },
    { asks: [['money']], says: [['vanish']] },
    // Whoever says what the reader must think or not notice, or that it is otherwise, and wants something of value.
    { wants: [[stake]], says: [[['admits', 'notOurs']]] },
    { wants: [[stake]], asks: [['no', 3, 'presented']] },
    { says: [['giftCards'], ['role']], asks: [['code']] },
    { says: [['kin'], ['distress']], asks: [['money']] },
    { says: [['windfall'], ['upfront']], asks: [['money']] },
    { says: [['percent', 4, 'rate'], [['yield', 'riskless']]] },
    { says: [['ponzi']] },
    { says: [['goods', 3, 'illicit']] },
  ],
  extortion: [
    // Do this, or that happens.
    { asks: [['blackmail']] },
    { wants: [['concede']], asks: [[['private', 'loss', 'menace', 'expose', 'damage', 'denounce']]] },
    { wants: [['sum']], says: [['owner'], ['material'], [['private', 'expose']]] },
    { wants: [['concede']], asks: [[['condition', 'unless']]] },
  ],
  harassment: [
    { asks: [['torment', 2, 'target']] },
    { asks: [['threaten']] },
    { asks: [['cruel']] },
    { who: [['grudge']], asks: [['hurt']] },
  ],
  discrimination: [
    { says: [['excludes', 5, 'group']] },
    { says: [['group', 6, 'excluded']] },
    { says: [['no', 2, 'group']] },
    { says: [['ethnic', 1, 'sounding'], ['selection']] },
    { says: [['sounding', 2, 'ethnic'], ['selection']] },
    { says: [[['no', 'only'], 3, 'trait'], ['selection']] },
    { says: [['trait', 1, 'only'], ['selection']] },
  ],
};
