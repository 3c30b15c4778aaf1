import { type Email, type Tone, tones } from '../../emails/index.ts';
import { listCorpusFiles, readCorpusFile } from './files.ts';

/** A mail of the corpora in `corpus/`, which were written for this purpose: nobody's real mail is among them. */
export type CorpusMail = Email & { topic: string; label: string };

const topicMark = '=== ';
const mailMark = '--- ';

/**
 * Reads a corpus file: `=== topic` opens a topic, `--- label` a mail, its first line is `Subject: …` and the rest its body.
 */
export function parseCorpus(text: string): CorpusMail[] {
  const mails: CorpusMail[] = [];
  let topic = '';
  let label: string | undefined;
  let lines: string[] = [];
  function close(): void {
    if (label === undefined) return;
    const subjectLine = (lines[0] ?? '').replace(/^Subject: /, '');
    mails.push({ topic, label, subjectLine, emailContent: lines.slice(1).join('\n').trim() });
    label = undefined;
  }
  for (const line of text.split('\n')) {
    if (line.startsWith(topicMark)) {
      close();
      topic = line.slice(topicMark.length);
    } else if (line.startsWith(mailMark)) {
      close();
      label = line.slice(mailMark.length);
      lines = [];
    } else lines.push(line);
  }
  close();
  return mails;
}

export function readCorpus(prefix: string): CorpusMail[] {
  return listCorpusFiles(prefix).flatMap((name) => parseCorpus(readCorpusFile(name)));
}

export type ToneMail = CorpusMail & { label: Tone };

/** Ordinary outreach, labelled with its tone. Throws on a label that is no tone. */
export function readToneMails(prefix: string): ToneMail[] {
  return readCorpus(prefix).map((mail) => {
    const label = tones.find((tone) => tone === mail.label);
    if (!label) throw new Error(`${mail.topic}: ${mail.label} is no tone`);
    return { ...mail, label };
  });
}

/**
 * What the tone is learned from. The compact mails teach that a single block of few words may carry any tone; the spam model leaves them
 * out, since with them cold-sales templates scored higher (95th percentile 2.4 instead of 2.0). The prompted ones are written as our prompt
 * asks for a tone, with the figures of a brief: a formal mail of that kind read as professional.
 */
export function toneTrainingMails(): ToneMail[] {
  return [...readToneMails('outreach-'), ...readToneMails('compact-'), ...readToneMails('prompted-')];
}

/** Facts in plain sentences that a mail of any tone may tell. Every second one is left for measuring. */
export function plainFacts(part: 'learned' | 'measured'): string[] {
  const rest = part === 'learned' ? 0 : 1;
  return readCorpusFile('plain-facts.txt')
    .trim()
    .split('\n')
    .filter((_, index) => index % 2 === rest);
}

/** Some of them, others for each number. */
export function pickFacts(facts: readonly string[], number: number, count = 4): string[] {
  return Array.from({ length: count }, (_, at) => facts[(number * 7 + at * 13) % facts.length] ?? '');
}
