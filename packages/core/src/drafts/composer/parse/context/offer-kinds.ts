import { namesActors } from '../offer/turn-to-reader.ts';
import { isOfSomebodyOffered } from './proofs/to-proof.ts';

/** What kind of thing is offered, as far as notes on it are read by that. */
export type OfferKinds = {
  /** A post for whoever reads. */
  isPost: boolean;
  /** Posts, which several take: what is paid for one is no price. */
  isJob: boolean;
  /** Whoever writes. */
  isOneself: boolean;
  /** A share in what the sender builds. */
  raisesMoney: boolean;
  /** Somebody else, of whom notes say "she" or "he". */
  isSomebody: boolean;
  /** Several people: `Two Java developers. They want to move to Leeds.` */
  isStaff: boolean;
};

/** Which kinds an offer is of. */
export function readOfferKinds(offer: string): OfferKinds {
  return {
    isPost: offersPost.test(offer),
    isJob: namesPost.test(offer) && offersPost.test(offer.replace(/\bjobs\b/gi, 'job')),
    isOneself: /^(?:me|myself)\b|^I(?:'m| am) an? /i.test(offer),
    raisesMoney: asksForMoney.test(offer),
    isSomebody: isOfSomebodyOffered('She', offer),
    isStaff: /^(?:candidates?\b|(?:\d+|two|three|four|five|six) )/i.test(offer) && namesActors(offer, true),
  };
}

const asksForMoney =
  /\b(?:invest(?:ing|ment|or(?! (?:communications?|database|deck|list|portal|relations|reporting|reports?|updates)\b))?|(?:my|our) (?:[^\s.,;]+ ){0,2}(?:pre-?seed|raise|round|seed|series [a-f]\b)|(?:pre-?seed|seed|bridge|series [a-f])(?: funding)? (?:round|of (?:an?|our|the))\b|raising (?:an? |about |up to )?[$€£]?\d|shares? in (?:my|our))\b/iu;

const offersPost =
  /^(?!(?:me|my|myself|our)\b)(?!.*\b(?:agency|app|applicants?|candidates?|(?:for|to fill) (?:an?|the|their|your)|placements?|recruit(?!er\b)\w*|software(?! (?:company|developer|engineer|firm|house)\b)|staffing)\b).*\b(?:job|opening|position|post|role|vacancy)\b(?! (?:ads?|board|matching|platform|tool)s?\b)/i;

const namesPost =
  /^(?:(?!(?:for|rent|to|your)\b)[\p{L}'’-]+ ){0,6}(?:jobs?|positions?|posts?|vacanc(?:y|ies))\b/iu;
