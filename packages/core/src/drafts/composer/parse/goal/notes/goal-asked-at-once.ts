import { compact } from '../../../../compact.ts';
import { findVerb } from '../../../text/verbs.ts';

const yesOrNo = String.raw`\(?(?:y ?\/ ?n|yes ?\/ ?no|(?:an? )?yes or (?:a )?no)\)?`;
/** `Get a reply: is this on their list for this year, yes or no`: the question that the mail is to ask. */
const asked = compact(
  String.raw`^(?:to )?(?:(?:ask for|get|have|want) (?:an? )?(?:(?:clear|quick|short|simple) )?(?:answer|reply|response|${yesOrNo})(?::| [-–—]) ?|${yesOrNo}: ?|(?=.*${yesOrNo}\W*$))(are|can|could|do|has|have|is|will|would) (it|s?he|that|there|they|this) ([^?;:]{3,90}?),? ?(?:${yesOrNo})?[?.]*$`,
  'iu',
);

/** Such a goal as what the sender would find out: `find out whether this is on their list for this year`. Any other is left as it is. */
export function withAsked(goal: string): string {
  const [, is = '', whom = '', rest = ''] = asked.exec(goal) ?? [];
  return whom
    ? `find out whether ${whom.toLowerCase()} ${/^do$/i.test(is) ? '' : `${is.toLowerCase()} `}${rest}`
    : goal;
}

/** `Download the guide / reply for a chat`: one of two deeds, of which the reader may choose; undefined of any other goal. */
export function toEither(goal: string): string | undefined {
  const deeds = goal.split(/ +\/ +/);
  const areDeeds =
    deeds.length === 2 &&
    deeds.every(
      (deed) =>
        deed.includes(' ') &&
        !/^(?:clean|dry|free|open|quick|short)\b/i.test(deed) &&
        findVerb((deed.split(' ')[0] ?? '').toLowerCase())?.form === 'base',
    );
  return areDeeds ? deeds.join(' or ') : undefined;
}
