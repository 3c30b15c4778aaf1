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
/** Whose name may be borrowed. */
const name = ['trusted', 'role'] as const satisfies readonly Sign[];

/** What gives each abuse away; the first rule that applies names it. */
export const rules: Record<Abuse, readonly Rule[]> = {
  phishing: [
    // What opens an account is given, taken or talked out of somebody.
    { asks: [['give', 8, 'secret']] },
    { wants: [['secret', 4, ['give', 'take']]] },
    { wants: [['start', 0, 'secret']] },
    { wants: [['take', 2, 'secret']] },
    { wants: [['reveal', 1, 'theirs', 2, 'secret']] },
    { asks: [['access']], wants: [[['give', 'spread', 'secret']]] },
    { asks: [['take', 4, 'theirs', 3, 'secret']] },
    { asks: [['steal', 6, ['secret', 'identity', 'money']]] },
    { asks: [['deceive', 12, ['secret', 'identity']]] },
    { asks: [['give', 8, 'identity']], says: [[pretext]] },
    { says: [['fake', 4, 'page']] },
    { asks: [['phishing', 2, 'mailing']] },
    { asks: [['take', 4, 'entered']] },
    { says: [['alarm'], ['give', 4, ['identity', 'secret']]] },
    { asks: [['ownGain']], says: [[['secret', 'identity']]] },
  ],
  malware: [
    { says: [['spread', 8, 'malware']] },
    { asks: [['own', 1, 'malware']] },
    { wants: [['spread']], asks: [['malware']] },
    { asks: [['see', 1, 'owner', 2, 'whereabouts']] },
    { says: [['crimeware']] },
    { says: [['doubleExtension']] },
    { asks: [['infect', 1, 'theirs', 2, 'device']] },
    { asks: [['covert', 8, 'watch']] },
  ],
  impersonation: [
    // Another's name is borrowed.
    { asks: [['pretend', 5, name]] },
    { asks: [['seem', 2, 'trusted']] },
    { asks: [['deceive', 5, 'trusted']] },
    { asks: [['notOurs', 4, name]] },
    { says: [[name, 3, 'notOurs']] },
    { wants: [['pretend']] },
    { asks: [['seem', 8, 'notOurs']] },
    { wants: [[['sum', 'secret']]], asks: [['pretend']] },
    { wants: [[['sum', 'secret']]], asks: [['official']] },
    { wants: [[[...stake, 'give']]], asks: [['seem', 2, 'presented']] },
    { offers: [['fake', 1, name]] },
    { says: [[name, 0, 'fake']] },
  ],
  payment_fraud: [
    // Money is had by what is not so, or kept quiet, or never given back.
    { asks: [['swindle']] },
    { asks: [['deceive', 3, 'person']] },
    { offers: [['fake', 3, 'paper']] },
    { asks: [['lack', 1, 'offered']] },
    { wants: [['sum']], says: [['riskless'], ['yield']] },
    { says: [['unreal'], [['money', 'trade']]] },
    { says: [['negation', 2, 'exists']], wants: [[['sum', 'trade']]] },
    { asks: [[['money', 'give'], 8, 'mine']] },
    { wants: [['give', 3, 'valuables']] },
    { asks: [['love'], ['money']] },
    { asks: [['money']], says: [['vanish']] },
    { asks: [['money']], says: [['hide']] },
    { says: [['iban'], [['notOurs', 'hide', 'unreal', 'pretend']]] },
    // Whoever says what the reader must think or not notice, or that it is otherwise, and wants something of value.
    { wants: [[stake]], asks: [['theyNot', 3, 'perceive']] },
    { wants: [[stake]], asks: [['let', 3, 'believe']] },
    { wants: [[stake]], says: [[['admits', 'notOurs']]] },
    { wants: [[stake]], asks: [['no', 3, 'presented']] },
    { wants: [[stake]], says: [['vocative']] },
    { says: [['acquire', 2, 'earned']] },
    { says: [['giftCards'], ['role']], asks: [['code']] },
    { says: [['kin'], ['distress']], asks: [['money']] },
    { says: [['windfall'], ['upfront']], asks: [['money']] },
    { says: [['percent', 4, 'rate'], [['yield', 'riskless']]] },
    { says: [['ponzi']] },
    { wants: [['person', 3, 'giftCards']] },
    { says: [['mule']] },
    { says: [['illicit', 3, 'goods']] },
    { says: [['goods', 3, 'illicit']] },
  ],
  extortion: [
    // Do this, or that happens.
    { asks: [['blackmail']] },
    { says: [['blackmail', 1, 'target']] },
    { asks: [['condition', 8, ['expose', 'damage']]], says: [['demand']] },
    { asks: [['unless', 12, ['expose', 'damage']]] },
    { asks: [[['expose', 'damage'], 8, 'unless']] },
    { wants: [['concede']], asks: [[['private', 'loss', 'menace', 'expose', 'damage', 'denounce']]] },
    { wants: [['sum']], says: [['owner'], ['material'], [['private', 'expose']]] },
    { asks: [['loss', 8, 'unless']] },
    { wants: [['concede']], asks: [[['condition', 'unless']]] },
    { asks: [['denounce']] },
    { says: [['leverage'], ['expose']], asks: [['demand']] },
    { says: [['reviews'], [['condition', 'unless']]], asks: [['money']] },
  ],
  harassment: [
    { asks: [['torment', 2, 'target']] },
    { asks: [['target', 2, 'torment']] },
    { asks: [['threaten']] },
    { asks: [['lie']] },
    { asks: [['cruel']] },
    { asks: [['she', 3, 'insult']] },
    { says: [['lurk'], ['home']] },
    { asks: [['untilShe', 2, 'concedes']] },
    { says: [['menace']] },
    { who: [['grudge']], asks: [['hurt']] },
  ],
  discrimination: [
    { says: [['excludes', 5, 'group']] },
    { who: [['group']], wants: [['concede']] },
    { says: [['group', 6, 'excluded']] },
    { says: [['keeps', 2, 'group', 2, 'out']] },
    { says: [['raceOnly']] },
    { says: [['no', 2, 'group']] },
    { says: [['ethnic', 1, 'sounding'], ['selection']] },
    { says: [['sounding', 2, 'ethnic'], ['selection']] },
    { says: [[['no', 'only'], 3, 'trait'], ['selection']] },
    { says: [['trait', 1, 'only'], ['selection']] },
  ],
};
