import type { DraftRequest } from '../draft-request.ts';
import { isOrdinaryWord } from '../gate/index.ts';

const toWords = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const english =
  toWords(`a about all an and any are as at be been book build but by call can do for from get has have help helps her him his how
  i if into is it its meeting more my no not of on or our out over reduce reply sell she so software services team teams than that the their them they
  this to up us using want was we who will with without would you your owner manager director head`);

/** Function words and the commonest words of such requests; words that English shares are left out. */
const others: Record<string, ReadonlySet<string>> = {
  German:
    toWords(`der das dem den des ein eine einen einem einer eines und oder für mit von vom zum zur bei auf aus über durch nicht auch vor wir ihr ihre ihren
    ihrem sie unser unsere unseren uns ich ist sind wird werden kann können möchte möchten wollen als wie dass sich nach mehr sehr noch einen haben hat
    geschäftsführer geschäftsführerin leiter leiterin inhaber vertrieb unternehmen termin vereinbaren gespräch angebot kunden buchen lösung dienstleistung
    dienstleistungen beratung kostenlos kostenlose personalleiter einkauf mittelstand treffen antwort bekommen erhalten direktor chef chefin arzt ärztin praxis
    werkstatt handwerker schule verein kunde mitarbeiter lieferung tage tagen stunden woche wochen monat preis preise stück rabatt muster
    probe schicken senden anrufen bestellen testen lassen zeigen kennenlernen mieten kaufen statt anruf telefonat besuch vorführung kurzes kurze kurzer nächste nächsten deutsche deutschen neue neuen kleine kleinen im am beim ins`),
  Spanish:
    toWords(`el los las una uno unos unas del al y o pero para por con sin sobre entre que qué como cómo más muy su sus nuestro nuestra nuestros nuestras
    nosotros ellos es son está están ser estar tiene tienen hacer ofrecemos ayudamos queremos quiero agendar reservar reunión llamada empresa empresas dueño
    dueña dueños gerente directora clientes ventas gratis conseguir obtener respuesta cita servicios soluciones pequeñas ayuda jefe jefa compras precio precios
    muestra muestras enviar pedir probar semana semanas mes días horas descuento tienda tiendas restaurante restaurantes piezas llamar visita minutos hoteles`),
  French:
    toWords(`le les une du des et ou où mais pour avec sans sur dans par chez au aux ce cette ces que qui quoi est sont être avoir nous vous notre nos votre
    vos leur leurs il elle ils elles je plus très pas ne directeur directrice entreprise entreprises rendez-vous réserver obtenir réunion appel logiciel gratuit
    gratuite clients responsable proposer proposons aidons société petites offre une démonstration prendre chef achats vente ventes prix jours semaine semaines
    mois heures devis échantillon échantillons envoyer livraison remise boutique magasin magasins gérant gérante d'une d'un dentaire médical médicale téléphonique dégustation formations en`),
  Italian:
    toWords(`il lo gli del della dello delle degli dei nel nella con per che di da è sono più nostro nostra nostri vostra vostro aziende azienda clienti
    appuntamento riunione prenotare responsabile direttore offriamo aiutiamo gratuito una un' anche questo titolare ottenere acquisti vendite prezzo prezzi
    giorni settimana settimane mese campione inviare consegna sconto negozio negozi ristorante ristoranti`),
  Portuguese:
    toWords(`o os da das dos na nas um uma para com sem por mais que não nosso nossa nossos você vocês empresa empresas reunião agendar gerente
    cliente clientes oferecemos ajudamos serviços é são ao à diretor conseguir gratuito compras vendas preço preços dias semanas mês amostra enviar entrega
    desconto loja lojas restaurante restaurantes`),
  Dutch:
    toWords(`het een van voor met zonder naar uit bij ook niet wij onze ons uw jullie zij zijn wordt kan willen deze dat bedrijf bedrijven afspraak
    gesprek directeur eigenaar klanten gratis maken plannen en ik je inkoper inkoop verkoop prijs prijzen dagen weken maand uur offerte monster sturen
    levering korting winkel winkels`),
  Polish: toWords(
    'i w na do z dla nie jest są oraz że się przez jak nasze nasza naszych firma firmy spotkanie umówić dyrektor klientów oferujemy',
  ),
  Swedish: toWords(
    'och för med som av att det är ett på till från inte vi vår våra ni er företag möte boka kunder erbjuder chef en',
  ),
  Turkish: toWords(
    've bir için ile bu çok daha olan müdürü şirket toplantı randevu müşteri hizmet sunuyoruz yöneticisi',
  ),
};

/** Endings and letters that words of one language have and those of English, and names known in it, do not. */
const shapes: Record<string, RegExp> = {
  German:
    /^(?:\p{L}{3,}(?:tungen|lungen|nungen|rungen|tung|lung|nung|rung|dung|gung|zung|hung|(?<!sam)sung|heit|keit|schaft|betriebe?|zeit(?:en)?|bau|teile[ns]?|größe[n]?|führung|leiter|berater|besitzer|händler|innen|gespräch|hersteller|geräte?|maschinen?)|\p{L}*ß\p{L}*|\p{L}{4,}(?:ieren|isch(?:e[nrs]?)|lich(?:e[nrs]?)))$/u,
  Spanish: /^\p{L}{2,}(?:ción|ciones|miento|mientos|idad|idades|ería|erías|ñ\p{L}+)$/u,
  French:
    /^(?:\p{L}{3,}(?:euses?|ières?|ités|té|ées|aux|eux)|(?:d|l|qu)['’]\p{L}{3,}|(?!\p{L}*[ãõ])\p{L}*(?:œ|ç)\p{L}+)$/u,
  Italian: /^(?:\p{L}{3,}(?:zione|zioni|menti|ità|aggi|ture)|(?:dell|nell|all|un)['’]\p{L}+)$/u,
  Portuguese: /^\p{L}{2,}(?:ão|ões|idade|idades)$/u,
  Dutch: /^\p{L}*(?:lijke?|heid|bedrijf|bedrijven|ij(?:ven|gen|k|n|s|t|zen))$/u,
};

/** Letters that a word which is no name has in one language: it was typed small, and English has not borrowed it. */
const accents: Record<string, RegExp> = {
  German: /[äöüß]/,
  Spanish: /[áíóúñ]/,
  French: /^[^ãõ]*[éèêëàâîïôûç][^ãõ]*$/,
  Italian: /[àèìòù]/,
  Portuguese: /[ãõáâçêóú]/,
};
const borrowed =
  toWords(`café cafés crème brûlée brûlées résumé résumés naïve façade façades soufflé entrée entrées fiancé fiancée décor jalapeño piñata sauté sautéed
  cliché clichés protégé à déjà purée purées consommé matinée soirée soirées über doppelgänger pâtisserie pâtisseries pâté rosé rosés risqué exposé
  communiqué attaché touché passé coöperation coördination reëlect piñatas señor señora açaí maté jardinière rôtisserie crêpe crêpes fête`);

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
 * be English. Only clear evidence counts: a short or odd request, or one made of names, is taken for English. What judges finished
 * mails (evaluation, gate) would turn away one English request in twenty: requests have few function words.
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
  const typed = text.replace(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+/g, ' ').match(/\p{L}[\p{L}'’-]*/gu);
  if (!typed) return undefined;
  const words = typed.map((word) => word.toLowerCase());
  const accented = new Set(typed.filter((word) => /^\p{Ll}/u.test(word) && !borrowed.has(word)));
  const englishHits = words.filter((word) => english.has(word)).length;
  let best: { name: string; hits: number; kinds: number; tells: boolean } | undefined;
  for (const [name, set] of Object.entries(others)) {
    const found = words.filter(
      (word) =>
        set.has(word) ||
        (word.length > 4 && shapes[name]?.test(word)) ||
        (accented.has(word) && accents[name]?.test(word)),
    );
    // A small word with a letter that English lacks is as good as two: "für".
    const strong = new Set(
      found.filter((word) => set.has(word) && /[^a-z'’-]/.test(word) && accented.has(word)),
    ).size;
    const kinds = new Set(found).size + strong;
    const hits = found.length + strong;
    if (!best || hits > best.hits) best = { name, hits, kinds, tells: found.some((word) => word.length > 2) };
  }
  if (!best || best.hits <= englishHits * 1.3) return undefined;
  // One word is enough where hardly any of the others is English; a letter or two is an abbreviation.
  return best.kinds >= 2 || (best.tells && hardlyEnglish(words)) ? best.name : undefined;
}

/** Names aside, more than this share of an English request's words are in a list of ordinary ones. */
const englishShareMax = 0.25;

function hardlyEnglish(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length > 2);
  return long.length > 1 && long.filter(isOrdinaryWord).length <= long.length * englishShareMax;
}
