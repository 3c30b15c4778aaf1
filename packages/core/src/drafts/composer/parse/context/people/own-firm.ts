import { compact } from '../../../../compact.ts';

const firm = String.raw`\p{Lu}[\p{L}\d&' -]{1,40}?`;
const ends = String.raw`(?=[.,;\n]|$| \()`;

/** `Actually call us FIRM, that's the product name`: what the sender's firm is called after all. */
const callsItself = compact(
  String.raw`(?:^|[.!?,;:–-] |\n)(?:(?:[Aa]ctually|[Bb]etter|[Jj]ust|[Oo]r|[Pp]lease|[Rr]ather),? )?[Cc]all us (?!(?:Fri|Mon|Satur|Sun|Thurs|Tues|Wednes)day)(${firm})(?=[.,;!\n]|$)`,
  'u',
);

/** What the sender's firm is called: `Our name: FIRM`, `We = FIRM GmbH`, `I'm writing on behalf of the FIRM`. */
const ownFirm = [
  String.raw`(?:^|\n|[.!?] )(?:[-–*•] ?)?(?:Our (?:company |firm )?name(?: is|:)|(?:We|[Uu]s)(?: =|:)|[Ss]ender(?: is|:)(?= \p{Lu}\p{L}+ & )) (${firm})${ends}`,
  String.raw`(?:^|\n|[.!?] )(?:(?:I|[Ww]e)(?:'m| am|'re| are)? )?(?:(?:contacting|reaching out to|writing to) (?:them|you) |reach(?:ing)? out |sent |writ(?:e|ing) )?[Oo]n behalf of (?:[Tt]he (${firm})|(\p{Lu}[\p{L}'-]+ & ${firm}|(?:\p{Lu}[\p{L}'-]+ ){1,3}(?:Agency|Association|Bank|Capital|Club|Consulting|Council|Foundation|Group|Inc|Institute|Labs|Ltd|Partners|Services|Society|Software|Solutions|Studio|Systems|Technologies|Trust|University|Ventures)))${ends}`,
].map((pattern) => compact(pattern, 'u'));

/** `Our name: Tallboy (Leeds)`: where it is. */
const ownPlace = compact(String.raw`(?:^|\n)Our name: ${firm} \(([^()\n]+)\)\.?$`, 'u');

/** Where the firm that signs is, where the notes give it beside its name. */
export function findOwnPlace(text: string): string | undefined {
  return ownPlace.exec(text)?.[1];
}

/** The firm that signs, where the notes call it by its name. */
export function findOwnFirm(text: string): string | undefined {
  for (const pattern of [callsItself, ...ownFirm]) {
    const found = pattern.exec(text)?.slice(1).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

/** Whether a note says no more than for whom the mail is written, or what to call the sender's firm. */
export function isOfOwnFirm(note: string): boolean {
  return callsItself.exec(note)?.index === 0 || onBehalf.test(note);
}

const onBehalf = compact(
  String.raw`^(?:(?:I|[Ww]e)(?:'m| am|'re| are)? )?(?:[\p{Ll}]+ ){0,3}[Oo]n behalf of (?:[Tt]he )?\p{Lu}[^.,;]*[.]?$`,
  'u',
);

/** `Team Lead at Givewell`, where the firm is to be called Giveroot: `Team Lead at Giveroot`. */
export function withOwnFirm(signedAs: string | undefined, text: string): string | undefined {
  const found = callsItself.exec(text)?.[1];
  if (!found || !signedAs) return signedAs;
  const renamed = signedAs.replace(/(?<= at |, )(?:the )?\p{Lu}[^,]*$/u, found);
  return renamed === signedAs ? `${signedAs}, ${found}` : renamed;
}
