import { compact } from '../../../../compact.ts';
import { decapitalise, isPlural } from '../../../text/grammar.ts';

/** What a sender has to show. Whose a "site" or a "page" is, has to be said. */
const shown =
  '(?:(?:the|our|my) )?((?:[\\p{L}-]+ ){0,2}(?:benchmarks?|brochure|calculator|calendar|case study|catalogue|deck|demo|docs|documentation|examples|gallery|guide|landing page|link|menu|playground|portfolio|programme|prototype|reel|repo|repository|report|samples?|sandbox|showreel|slides|study|survey|video))|(?:our|my) ((?:[\\p{L}-]+ ){0,1}(?:homepage|page|profile|site|website))';
const link = compact(
  `^(?:${shown})(?: (?:is|are|can be (?:found|seen|watched)))?(?: (?:available|live|online|open|public|up))?(?: (?:at|here|on|to))?:? ((?:https?://|www\\.)\\S+?)[.,]?$`,
  'iu',
);

/** `Include our portfolio link: https://…`, `Link to our case study: https://…`, `Include a link to www.…`. */
const ordered =
  /^(?:(?:please )?(?:add|include|insert|mention|share|use) )?(?:(?:an?|my|our|the) )?(?:(?:link|url) to (?=(?:my|our|the) ))?/i;
const calledLink = / (?:link|url)(?=:? (?:https?:|www\.))/i;

/** Where something of the sender's can be seen, as a sentence: `Deck: https://…` → `Our deck is at https://….` Undefined where a note says nothing of the kind. */
export function toLink(written: string): string | undefined {
  const note = written.replace(ordered, '');
  const [, given, own, address] = link.exec(note.replace(calledLink, '')) ?? link.exec(note) ?? [];
  const thing = given ?? own;
  if (!thing || !address) return undefined;
  return /^link$/i.test(thing)
    ? `Here is the link: ${address}`
    : `${`Our ${decapitalise(thing)}`} ${isPlural(thing) ? 'are' : 'is'} at ${address}`;
}
