import { describe, expect, it } from 'vitest';
import { findOtherLanguage } from './find-other-language.ts';

function detect(persona: string, offer: string, goal: string): string | undefined {
  return findOtherLanguage({ persona, offer, goal });
}

describe('findOtherLanguage', () => {
  it.each([
    [
      'German',
      'Geschäftsführer eines Handwerksbetriebs',
      'Wir helfen Ihnen, Rechnungen schneller zu schreiben',
      'Termin vereinbaren',
    ],
    ['German', 'Leiterin Einkauf', 'Beratung und Software für den Mittelstand', 'ein Gespräch'],
    [
      'Spanish',
      'dueños de restaurantes',
      'Ayudamos a los restaurantes a llenar mesas entre semana',
      'agendar una llamada',
    ],
    ['Spanish', 'Gerente de ventas', 'Software de facturación para pequeñas empresas', 'Agendar reunión'],
    [
      'French',
      'Directeur marketing',
      'Nous aidons les entreprises à réduire leurs coûts',
      'obtenir un rendez-vous',
    ],
    [
      'French',
      "Responsable des achats d'une PME",
      'Un logiciel de gestion des stocks',
      'prendre rendez-vous',
    ],
    [
      'Italian',
      'titolare di un ristorante',
      'Aiutiamo le aziende con il marketing',
      'fissare un appuntamento',
    ],
    [
      'Portuguese',
      'donos de restaurantes',
      'Oferecemos software de gestão para empresas',
      'agendar uma reunião',
    ],
    ['Dutch', 'eigenaar van een restaurant', 'Wij helpen bedrijven met hun website', 'een afspraak maken'],
    ['Russian', 'директор по маркетингу', 'разработка сайтов', 'встреча'],
    ['Chinese', '市场总监', '网站开发服务', '预约会议'],
    ['Japanese', 'マーケティング部長', 'ウェブサイト制作サービス', '打ち合わせ'],
    // Nouns alone, as people fill in a form.
    ['German', 'Direktor Einkauf, Maschinenbau', 'Frästeile in Losgröße 1, Lieferzeit 5 Tage', 'Zeichnung'],
    ['German', 'Gastronomen in Köln', 'Kassensystem mit TSE, 49 € im Monat', 'Demo'],
    ['German', 'Kita-Leitungen', 'Waldtage für Gruppen, 12 € pro Kind', 'Anfrage'],
    ['German', 'Bauleiter', 'Gerüstverleih, Lieferung am nächsten Tag', 'Anruf'],
    ['German', 'IT-Leiter Stadtwerke', 'Penetrationstests zum Festpreis', 'Erstgespräch'],
    ['German', 'Autohäuser', 'Fahrzeugaufbereitung vor Ort', 'Rückruf'],
    ['Spanish', 'Clínicas dentales', 'Facturación electrónica', 'Demostración'],
    ['Spanish', 'Jefe de cocina', 'Aceite de oliva ecológico', 'Enviar muestra'],
    ['French', 'Cabinet dentaire', 'Télésecrétariat médical', 'Rendez-vous téléphonique'],
    ['French', 'Maires de petites communes', 'Entretien des espaces verts', 'Rencontre'],
    ['Italian', 'Ristoratori', 'Vini biologici del Piemonte', 'Degustazione'],
    ['Portuguese', 'Proprietários de hotéis', 'Gestão de reservas', 'Demonstração online'],
    ['Dutch', 'Horeca-ondernemers', 'Kassasysteem zonder abonnement', 'Proefperiode'],
  ])('names %s', (language, persona, offer, goal) => {
    expect(detect(persona, offer, goal)).toBe(language);
  });

  it.each([
    ['CTO', 'SAP S/4HANA Zürich', 'demo'],
    ['Müller GmbH', 'Kubernetes Terraform Ansible Grafana Prometheus', 'Meeting'],
    ['x', 'y', 'z'],
    ['Café owner', 'crème brûlée and pain au chocolat, delivered daily', 'order'],
    ['Head of Marketing at El Corte Inglés', 'La Marzocco espresso machines', 'call'],
    ['CEO of Deutsche Bahn', 'Das Keyboard ergonomic keyboards', 'meeting'],
    ['fan of Los Angeles', 'Las Vegas trips', 'book'],
    ['The Director of Les Mills', 'De Longhi service contracts for gyms', 'site visit'],
    ['ceo', 'seo', 'demo'],
    ['Firma Nowak', 'CNC parts', 'quote'],
    ['😀', '🚀🚀🚀', '👍'],
    ['GM, Hotel Schönbrunn', 'linen rental', 'site visit'],
    ['Director, Straßenbau Huber GmbH', 'Asphalt scanners', 'call'],
    ["Head of Procurement, L'Oréal", 'Glass bottles', 'samples'],
    ['CEO Société Générale', 'treasury tools', 'meeting'],
    ['Chef de cuisine', 'Truffles, overnight delivery', 'first order'],
    ['Dr. Jürgen Groß', 'lab software', 'demo'],
    ['Head of IT', 'Fortinet, Cisco, Juniper resale', 'bid list'],
    ['Dir. Ops, 3PL, ~200 FTE', 'WMS w/ slotting + RF', 'mtg w/c 12 Jan'],
    ['Beijing trade desk', 'FX hedging', 'call'],
    ['Samsung procurement', 'OLED testers', 'demo'],
  ])('takes "%s | %s | %s" for English', (persona, offer, goal) => {
    expect(detect(persona, offer, goal)).toBeUndefined();
  });
});
