import type { Offer } from '../parse-offer.ts';

/** `Part time teaching at our craft school`, `bar shifts for our festival`: what the reader would do for the sender. */
const workForUs =
  /^(?:the |an? |our )?(?:[\p{L}-]+ ){0,4}?(?:coaching|cover|fieldwork|job|lecturing|marking|position|post|role|shifts?|teaching|tutoring|tuition|vacancy|work) (?:at|for|in|on|with) (?:my|our) /iu;

/** `The price is £240 a day`, to somebody who is to work for the sender: that is what he is paid. */
export function withPay(offer: Offer): Offer {
  if (!workForUs.test(offer.main)) return offer;
  const who = offer.single ? 'I' : 'we';
  const pay = (extra: string) =>
    extra
      .replace(/^The price is (?=\D{0,3}\d)/, offer.single ? 'I pay ' : 'We pay ')
      .replace(/(?<=, and )the price is (?=\D{0,3}\d)/, `${who} pay `);
  return { ...offer, extras: offer.extras.map(pay) };
}
