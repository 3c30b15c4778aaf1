/** Whether an offer calls a thing the reader's: `Tyre fitting at your depot`. */
export function callsYours(offer: string, noun: string): boolean {
  const said = offer.toLowerCase();
  return said.includes(`your ${noun}`) || said.includes(`your own ${noun}`);
}
