import type { AbusivePurpose } from './abusive-purposes.ts';

const deSecrets =
  '(?:pass\\p{L}*w(?:o|ö)rt\\p{L}*|kennw(?:o|ö)rt\\p{L}*|pin|tans?|zugangsdaten|anmeldedaten|logins?|kreditkarten\\p{L}*|kontodaten|sms-?codes?|codes?)';
const esSecrets =
  '(?:contraseñas?|claves?|pin|credenciales|datos bancarios|n[uú]meros? de (?:la )?tarjeta|tarjetas? de cr[eé]dito|c[oó]digos?)';
const frSecrets =
  "(?:mots? de passe|codes? (?:secrets?|pin|sms|de vérification|d'accès)|identifiants|coordonnées bancaires|(?:numéros? de )?(?:carte|cb)(?: (?:bancaire|bleue|de crédit))?)";
const deGroups =
  '(?:ausländer\\p{L}*|muslim\\p{L}*|juden|jüd\\p{L}+|schwarze\\p{L}*|türken|araber\\p{L}*|flüchtlinge\\p{L}*|sinti|roma|behinderte\\p{L}*|frauen|schwangere\\p{L}*|homosexuelle\\p{L}*|migrant\\p{L}*)';
const esGroups =
  '(?:gitan[oa]s|extranjer[oa]s|musulman[ea]s?|moros|negr[oa]s|inmigrantes|jud[ií][oa]s|gays|homosexuales|mujeres(?: embarazadas)?|embarazadas|discapacitad[oa]s)';
const frGroups =
  '(?:étrangers?|arabes?|noirs?|musulmane?s?|juifs?|juives?|gitans?|roms|immigrés?|femmes(?: enceintes)?|homosexuels?|handicapés?)';

/** The same in German, Spanish and French, as plainly as people say it. */
export const foreignIntents: Record<AbusivePurpose['name'], readonly RegExp[]> = {
  phishing: [
    new RegExp(
      `\\b(?:sollen|sollten|dazu bringen|bringen|verleiten|überreden|damit sie|müssen)(?!\\p{L}).{0,80}(?<!\\p{L})${deSecrets}(?!\\p{L}).{0,40}(?:ein(?:zu)?geben|eintippen|preis(?:zu)?geben|verraten|mitteilen|schicken|senden|bestätigen|nennen|herausgeben)`,
      'u',
    ),
    new RegExp(
      `(?:abgreifen|erbeuten|stehlen|klauen|abfischen|ergaunern).{0,40}${deSecrets}|${deSecrets}.{0,40}(?:abgreifen|abzugreifen|erbeuten|stehlen|klauen|abfischen|ergaunern)`,
      'u',
    ),
    new RegExp(
      `(?:que|para que|lograr que|hacer que)(?!\\p{L}).{0,40}(?:introduzcan?|den?|revelen?|escriban?|env[ií]en?|faciliten?|confirmen?|metan?|compartan?).{0,40}${esSecrets}`,
      'u',
    ),
    new RegExp(`(?:robar|obtener|conseguir|capturar|sacar)(?:les)? (?:\\S+ ){0,3}?${esSecrets}`, 'u'),
    new RegExp(
      `(?:qu'ils|qu'elles|leur faire|les amener à|pour qu'ils|afin qu'ils).{0,40}(?:saisi\\p{L}*|donne\\p{L}*|communiqu\\p{L}*|envo(?:i|y)\\p{L}*|entre\\p{L}*|confirm\\p{L}*|rév[eè]l\\p{L}*).{0,40}${frSecrets}`,
      'u',
    ),
    new RegExp(`(?:obtenir|récupérer|voler|soutirer|dérober) (?:\\S+ ){0,3}?${frSecrets}`, 'u'),
  ],
  malware: [
    /(?:öffnen|installieren|ausführen|herunterladen|verbreiten|anklicken).{0,50}(?:trojaner|schadsoftware|virus|erpressungssoftware|spähsoftware)|(?:trojaner|schadsoftware|virus|erpressungssoftware|spähsoftware).{0,50}(?:öffnen|installieren|ausführen|herunterladen|verbreiten|anklicken)/,
    /(?:abran?|instalen?|descarguen?|ejecuten?|infectar).{0,50}(?:troyano|virus|malware|ransomware|programa espía)/,
    /(?:ouvr\p{L}*|install\p{L}*|télécharg\p{L}*|infect\p{L}*).{0,50}(?:cheval de troie|virus|rançongiciel|logiciel (?:espion|malveillant)|malware)/u,
  ],
  impersonation: [
    /(?:gib|geben|gebe|ausgeben|auszugeben).{0,20}(?:als|für) .{0,40}(?:bank|sparkasse|polizei|finanzamt|zoll|amt|behörde|chef|post|paypal|amazon|microsoft|telekom|enkel)|(?:als|im namen) (?:der |des |von |ihrer |seiner )?(?:bank|sparkasse|polizei|finanzamts?|zoll\p{L}*|behörde|chefs?).{0,40}(?:ausgeben|auszugeben|schreiben|auftreten)/u,
    /(?:hacer(?:se|nos|me)|haciéndo(?:se|nos|me)) pasar por|fingir (?:ser|que somos)|suplantar (?:a|la identidad)/,
    /(?:se|nous|me) (?:faire|faisant|fait|faisons) passer pour|usurp(?:er|ant) l'identité/,
  ],
  payment_fraud: [
    /enkeltrick|ich bin (?:ihr|dein|der) enkel|(?:abzocken|betrügen|reinlegen|übers ohr hauen|um ihr (?:geld|erspartes) bringen)|(?:gefälschte|falsche|erfundene|fingierte)[rsn]? (?:\p{L}+ )?(?:rechnung\p{L}*|ausweise?|pässe|zeugnisse?|bewertungen|spenden\p{L}*|führerscheine?|diplome?)|garantiert\p{L}* .{0,20}\d+ ?(?:%|prozent) .{0,12}(?:tag|woche|monat)/u,
    /\b(?:estafar|timar|defraudar)|(?:facturas?|documentos?|pasaportes?|títulos?|reseñas?) fals[oa]s?|garantizad[oa]s? .{0,20}\d+ ?% .{0,12}(?:día|semana|mes)|\d+ ?% (?:al|cada|por) (?:día|semana|mes) garantizad/,
    /\b(?:arnaquer|escroquer)|(?:fausses?|faux) (?:factures?|papiers|documents à vendre|diplômes?|passeports?|avis)|\d+ ?% par (?:jour|semaine|mois) garanti|garanti\p{L}* .{0,20}\d+ ?% par (?:jour|semaine|mois)/u,
  ],
  extortion: [
    /\berpress(?:en|e|t)\b|(?:zahl|überweis)\p{L}*.{0,60}(?:sonst|andernfalls|oder) (?:veröffentlich|verrat|zeig|schick|zerstör|zünd|stell|werd)\p{L}*|(?:droh\p{L}*|drohung).{0,60}(?:veröffentlich|verbreit|anzünd|verrat)/u,
    /\b(?:chantajear|extorsionar)|amenaz\p{L}* con (?:publicar|difundir|contar|quemar|revelar)|(?:pague|pagar?|paguen).{0,40}o (?:publicar|difundir|contar|quemar)/u,
    /\b(?:faire chanter|extorquer)|menac\p{L}* de (?:publier|diffuser|révéler|brûler|montrer)|(?:paye|payer|paient|paie).{0,40}(?:sinon|ou) (?:je|nous|on) /u,
  ],
  harassment: [
    /(?:einschüchtern|bedrohen|fertigmachen|demütigen|beleidigen|mobben|ihm angst machen|ihr angst machen|ihnen angst machen)/,
    /(?:amenazar(?:lo|la|le|los|las)|humillar(?:lo|la|le|los|las)|acosar(?:lo|la|le|los|las)|asustar(?:lo|la|le) |insultar(?:lo|la|le))/,
    /\b(?:l'humilier|le harceler|la harceler|l'intimider|le menacer|la menacer|l'insulter|lui faire peur|leur faire peur)/,
  ],
  discrimination: [
    new RegExp(
      `(?<!\\p{L})(?:keine[nr]?|nicht an|ohne) (?:\\p{L}+ (?:und|oder) )?${deGroups}|${deGroups}.{0,40}(?:sortieren .{0,20}aus|aussortier|ausschließ|ausgeschlossen|unerwünscht|ablehn|nehmen wir nicht|nicht erwünscht)`,
      'u',
    ),
    new RegExp(
      `(?<!\\p{L})(?:no (?:aceptamos|alquilamos|contratamos|queremos|admitimos)(?: a)?|sin|nada de|excluir a|descartar a) (?:\\p{L}+ )?${esGroups}`,
      'u',
    ),
    new RegExp(
      `(?<!\\p{L})(?:pas (?:de|d')|aucune?|exclure les|refuser les|écarter les|sans) ?${frGroups}|n'(?:embauchons|acceptons|louons) pas (?:de |d'|aux |à des )?${frGroups}`,
      'u',
    ),
  ],
};

/** Offers against such abuse in these languages. */
export const defendsAbroad =
  /schul(?:ung|t)|workshop|kurs\b|prävention|vorbeug|schutz|schützt|erkennen|verhinder|gegen |beratung|opfer|anwalt|simulation|sichere?[rsn]?\b|curso|prevenir|prevención|contra |protección|formación|taller|asesor|víctimas|simulacro|atelier|formation|prévention|déjouer|contre |protection|lutte|détect|éviter|victimes|conseil|sensibilisation/;
