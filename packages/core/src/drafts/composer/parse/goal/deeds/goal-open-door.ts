import { type Goal, toDeed } from '../goal.ts';
import { flipSides } from '../goal-sides.ts';

const openDoor =
  /\b(?:let (?:them|him|her) know|remind (?:them|him|her)|say|tell (?:them|him|her))(?: that)? (?:they|he|she)(?: can|['’]re welcome to| are welcome to) (call|contact|e-?mail|get in touch|phone|reach out|ring|text|write)(?: (?:to )?(?:me|us))?((?: back)? (?:any ?time|at any time|whenever|if (?:they|he|she) ever|once (?:they|he|she)|when (?:they|he|she)).{0,60})$/iu;

/** `Let them know they can call whenever they're ready`: what the reader may do at any time, and is not asked to do now. */
export function readOpenDoor(goal: string): Goal | undefined {
  const [, verb = '', when = ''] = openDoor.exec(goal.trim().replace(/[.!]+$/, '')) ?? [];
  const deed = verb.toLowerCase().replace('reach out', 'get in touch');
  const whom = deed === 'get in touch' ? '' : deed === 'write' ? 'to us' : 'us';
  return verb ? toDeed(deed, `${whom}${flipSides(when)}`) : undefined;
}
