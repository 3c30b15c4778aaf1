import { describe, expect, test } from 'vitest';
import { readCorpus } from '../training/corpus.ts';
import { detectLanguage } from './language.ts';
import { splitWords } from './words.ts';

const detect = (text: string) => detectLanguage(splitWords(text));

describe('the language', () => {
  test('of every outreach, pair and office mail is English', () => {
    for (const prefix of ['outreach-', 'held-', 'pairs-', 'salesy', 'office']) {
      for (const mail of readCorpus(prefix))
        expect(detect(mail.emailContent), mail.subjectLine).toBe('english');
    }
  });

  test.each([
    [
      'German',
      'Hallo Frau Weber, wie viel Zeit kostet Sie die Planung Ihrer Touren? Wäre ein kurzes Gespräch sinnvoll?',
    ],
    [
      'French',
      'Bonjour Madame, combien de temps passez-vous sur vos factures ? Seriez-vous ouverte à un court échange ?',
    ],
    [
      'Spanish',
      'Hola Juan, nuestra herramienta ahorra tiempo a los equipos de ventas. ¿Te interesa una demo?',
    ],
    [
      'Italian',
      'Buongiorno Marco, il nostro software aiuta le aziende a risparmiare tempo. Sarebbe interessato?',
    ],
    [
      'Swedish',
      'Hej Anna, vi hjälper företag att spara tid med fakturor. Skulle det vara intressant med ett kort samtal?',
    ],
    [
      'Finnish',
      'Hei Mikko, ohjelmistomme säästää tiimisi aikaa joka viikko. Kiinnostaisiko lyhyt puhelu torstaina?',
    ],
    [
      'Polish',
      'Dzień dobry, nasze oprogramowanie pomaga firmom oszczędzać czas. Czy byłby Pan zainteresowany rozmową?',
    ],
    [
      'Turkish',
      'Merhaba Ahmet Bey, yazılımımız ekibinize her hafta zaman kazandırır. Kısa bir görüşme ister misiniz?',
    ],
    ['short French', 'Merci pour votre réponse, à bientôt.'],
    ['short Turkish', 'Teşekkürler, görüşürüz.'],
    ['Vietnamese', 'Chào anh Minh, tuần này anh có thời gian nói chuyện không?'],
    [
      'Indonesian',
      'Selamat pagi Bapak, kami menawarkan jasa pengiriman untuk toko Anda. Apakah ada waktu minggu ini? Terima kasih',
    ],
    ['Russian', 'Здравствуйте, наша программа экономит время вашей команды.'],
    ['Japanese', '田中様、お世話になっております。弊社のソフトウェアは御社の経費を削減します。'],
    ['Arabic', 'مرحبا، برنامجنا يوفر الوقت لفريقك'],
  ])('%s is not taken for English', (_name, text) => {
    expect(detect(text)).toBe('other');
  });

  test.each([
    'Die-cut boxes, 40 cents. Sample?',
    'Van hire, 40 per day. Den Haag or Delft?',
    'Interim CFO, manufacturing, SAP, Telford. Available Monday. CV?',
    'Hi Frau Müller, your Kindergarten in München needs chairs. Worth a look?',
    'Dear João, Café São Paulo buys oat milk in Lisbon; we deliver it daily. Interested?',
    'Thanks!',
    'https://example.com/a/b?c=d',
    'SELECT name, total FROM orders WHERE total > 100;',
  ])('of short English, of names and of code is not taken for a foreign one: %s', (text) => {
    expect(detect(text)).toBe('english');
  });

  test('is none without words', () => {
    expect(detect(' … !?')).toBe('none');
  });
});
