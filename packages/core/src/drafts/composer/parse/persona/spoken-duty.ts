import { toArticle } from '../../text/grammar.ts';

/** Work within a firm, of which the reader knows which: `lead engineering at a logistics scale-up`. */
const within =
  /^((?:help )?(?:are (?:Chief|in charge|an? (?:[\p{L}-]+ ){1,3}?(?:buyer|director|manager|officer))|coordinate|do the|handle|head|lead|look after|manage|organise|oversee|plan|run (?!an?\b)) ?(?!an? |\p{Lu}).*?) (?:at|for|in|of|on|with) (?:an? |(?!the\b|your\b)\p{Ll}[\p{Ll} -]+$|\p{L}\p{Ll}*\p{Lu}\p{L}*$).*$/u;

/** How large or where a place is, the reader need not be told. */
const sized =
  /\ban? (?:(?:early[- ]stage|small|smaller|large|larger|mid-?sized?|medium-sized|growing|local|regional|national|\d[\d,]* ?\p{L}+|\d+-(?:bed|bedroom|person|room|seat)) )+(?=(?!(?:association|business|body|city|company|firm|organi[sz]ation|town|village)\b)\p{L})/giu;

function withoutSize(text: string): string {
  return text.replace(sized, (_, at: number, whole: string) => {
    const next = whole.slice(at).replace(sized, '');
    return `${toArticle(next)} `;
  });
}

/** What the reader does, as one says it to him: `lead engineering at a logistics scale-up` → `lead engineering`, `run a small bakery` → `run a bakery`. */
export function toSpokenDuty(duty: string): string {
  return withoutSize(within.exec(duty)?.[1] ?? duty);
}

/** What the reader is and does by the name of the post, which tells him nothing: `lead finance`, `are a buyer`, `run your own business`, `run a distributor`. */
const barePost =
  /^(?:help )?(?:are (?!hiring\b)|chair |coordinate |decide what |do the |handle |head |lead |look after |manage |oversee |sit on |work (?:at|for|in) (?:an? )?|run (?:(?:events|finance|HR|IT|marketing|operations|product|sales|technology|the company)\b|your own business\b|an? (?:[\p{L}-]+ )*(?:business|company|firm|[\p{Ll}-]*(?:builder|carrier|dealer|developer|distributor|insurer|lender|maker|manufacturer|operator|producer|provider|publisher|retailer|supplier|vendor|wholesaler))$))/u;

/** Whether a duty is no more than the name of a post. */
export function isBarePost(duty: string): boolean {
  return barePost.test(duty);
}

/** Places that somebody may have for himself, or that are no more than a word for one. */
const noKind =
  /^an? (?:blog|board|business|client|company|customer|firm|group|member|organi[sz]ation|patient|place|team|tenant|unit)$/;

/** What stands with a capital and names no firm: `at Series B SaaS`, `at European banks`. */
const noFirm = /\b(?:Big|B2[BC]|D2C|DTC|FTSE|Fortune|SaaS|Seed|Series|SMBs?|SMEs?|YC)\b/;

/** Where the reader works, by its name: `at Harbor Logistics` → `Harbor Logistics`. */
export function toNamedFirm(where = ''): string | undefined {
  const firm = /^at (\p{Lu}[\p{L}\d&'’.-]*(?: (?:(?:and|of|the|&) )?\p{Lu}[\p{L}\d&'’.-]*)*)$/u.exec(
    where,
  )?.[1];
  return firm && !noFirm.test(firm) ? firm : undefined;
}

/** Such a place as the reader's: `run a bakery in Lyon` → `a bakery like yours`; undefined where none of a kind is named. */
export function toLikeYours(duty: string): string | undefined {
  if (/^(?:are hiring|have|own) /.test(duty)) return undefined;
  const place =
    /(?:^(?:help )?(?:chair|edit|host|lead|manage|run)|.* (?:at|for|in|of)) (an? [^,]+)$/
      .exec(withoutSize(duty))?.[1]
      ?.replace(
        / (?:across|around|at|based|between|bidding|for|in|near|of \d|on|outside|that|under|which|with|without) .*$| (?:dealing|operating|selling|serving|trading|working) (?!\p{Ll}+$).*$/u,
        '',
      ) ?? '';
  return /^an? (?:[\p{L}\d&'-]+ ){0,3}\p{Ll}[\p{Ll}-]+$/u.test(place) && !noKind.test(place)
    ? `${place} like yours`
    : undefined;
}
