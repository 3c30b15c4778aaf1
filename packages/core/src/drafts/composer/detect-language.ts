import type { DraftRequest } from '../draft-request.ts';

const toWords = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const english =
  toWords(`a about all an and any are as at be been book build but by call can demo do for from get has have help helps her him his how
  i if in into is it its meeting more my no not of on or our out over reduce reply sell she so software services team teams than that the their them they
  this to up us using want was we who will with without would you your owner manager director head`);

/** Function words and the commonest words of such requests; words that English shares are left out. */
const others: Record<string, ReadonlySet<string>> = {
  German:
    toWords(`der das dem den des ein eine einen einem einer eines und oder für mit von vom zum zur bei auf aus über durch nicht auch wir ihr ihre ihren
    ihrem sie unser unsere unseren uns ich ist sind wird werden kann können möchte möchten wollen als wie dass sich nach mehr sehr noch einen haben hat
    geschäftsführer geschäftsführerin leiter leiterin inhaber vertrieb unternehmen termin vereinbaren gespräch angebot kunden buchen lösung dienstleistung
    dienstleistungen beratung kostenlos kostenlose personalleiter einkauf mittelstand treffen antwort bekommen erhalten`),
  Spanish:
    toWords(`el los las una uno unos unas del al y o pero para por con sin sobre entre que qué como cómo más muy su sus nuestro nuestra nuestros nuestras
    nosotros ellos es son está están ser estar tiene tienen hacer ofrecemos ayudamos queremos quiero agendar reservar reunión llamada empresa empresas dueño
    dueña dueños gerente directora clientes ventas gratis conseguir obtener respuesta cita servicios soluciones pequeñas ayuda`),
  French:
    toWords(`le les une du des et ou où mais pour avec sans sur dans par chez au aux ce cette ces que qui quoi est sont être avoir nous vous notre nos votre
    vos leur leurs il elle ils elles je plus très pas ne directeur directrice entreprise entreprises rendez-vous réserver obtenir réunion appel logiciel gratuit
    gratuite clients responsable proposer proposons aidons société petites offre une démonstration prendre`),
  Italian:
    toWords(`il lo gli della dello delle degli dei nel nella con per che di da è sono più nostro nostra nostri vostra vostro aziende azienda clienti
    appuntamento riunione prenotare responsabile direttore offriamo aiutiamo gratuito una un' anche questo titolare ottenere`),
  Portuguese:
    toWords(`o os da das dos na nas um uma para com sem por mais que não nosso nossa nossos você vocês empresa empresas reunião agendar gerente
    cliente clientes oferecemos ajudamos serviços é são ao à diretor conseguir gratuito`),
  Dutch:
    toWords(`het een van voor met zonder naar uit bij ook niet wij onze ons uw jullie zij zijn wordt kan willen deze dat bedrijf bedrijven afspraak
    gesprek directeur eigenaar klanten gratis maken plannen en ik je`),
  Polish: toWords(
    'i w na do z dla nie jest są oraz że się przez jak nasze nasza naszych firma firmy spotkanie umówić dyrektor klientów oferujemy',
  ),
  Swedish: toWords(
    'och för med som av att det är ett på till från inte vi vår våra ni er företag möte boka kunder erbjuder chef en',
  ),
  Turkish: toWords(
    've bir için ile bu da de çok daha olan müdürü şirket toplantı randevu müşteri hizmet sunuyoruz yöneticisi',
  ),
};

const otherScripts: [string, RegExp][] = [
  ['Chinese', /\p{Script=Han}/gu],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['Russian', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['Hindi', /\p{Script=Devanagari}/gu],
  ['Thai', /\p{Script=Thai}/gu],
];

/**
 * The language other than English that persona, offer and goal are written in, by name; undefined where they may well
 * be English. Only clear evidence counts: a short or odd request, or one made of names, is taken for English.
 */
export function findOtherLanguage(
  request: Pick<DraftRequest, 'persona' | 'offer' | 'goal'>,
): string | undefined {
  const text = `${request.persona}\n${request.offer}\n${request.goal}`.normalize('NFC');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  for (const [name, script] of otherScripts) {
    if (name === 'Chinese' && kana > 0) continue;
    const count =
      (text.match(script)?.length ?? 0) +
      (name === 'Japanese' && kana > 0 ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) : 0);
    if (count >= 4 && count / letters > 0.3) return name;
  }
  // Names say nothing about a language, so a capitalised word counts only where the whole field is capitalised.
  const words = text
    .replace(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+/g, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}'’-]*/gu);
  if (!words) return undefined;
  const englishHits = words.filter((word) => english.has(word)).length;
  let best: { name: string; hits: number; kinds: number } | undefined;
  for (const [name, set] of Object.entries(others)) {
    const found = words.filter((word) => set.has(word));
    const kinds = new Set(found).size;
    if (!best || found.length > best.hits) best = { name, hits: found.length, kinds };
  }
  if (best && best.kinds >= 2 && best.hits > englishHits * 1.3) return best.name;
  return undefined;
}
