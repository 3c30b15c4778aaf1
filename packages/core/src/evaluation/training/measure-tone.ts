import { type Tone, tones } from '../../emails/index.ts';
import { readEmail } from '../text/read-email.ts';
import { detectTone } from '../tone/detect-tone.ts';
import type { ToneModel } from '../tone/tone-model.ts';
import { readToneMails, type ToneMail, toneTrainingMails } from './corpus.ts';
import { fitToneModel } from './fit-tone.ts';

/** Prints how often the tone is named right: by topics left out in turn, and on the mails that no training reads. */
const folds = 5;

type Answer = { label: Tone; found: Tone; mail: ToneMail };

const bare = process.argv.includes('--bare');

function judge(model: ToneModel, mails: readonly ToneMail[]): Answer[] {
  return mails.map((mail) => {
    const email = readEmail(mail);
    const seen = bare
      ? readEmail({
          subjectLine: mail.subjectLine,
          emailContent: email.body.slice(email.core.start, email.core.end),
        })
      : email;
    return { label: mail.label, found: detectTone(seen, model), mail };
  });
}

function report(name: string, answers: readonly Answer[]): void {
  const right = answers.filter((one) => one.label === one.found).length;
  console.log(`${name}: ${answers.length} mails, accuracy ${(right / answers.length).toFixed(3)}`);
  for (const tone of tones) {
    const of = answers.filter((one) => one.label === tone);
    const wrong = new Map<Tone, number>();
    for (const one of of) if (one.found !== tone) wrong.set(one.found, (wrong.get(one.found) ?? 0) + 1);
    const recall = of.filter((one) => one.found === tone).length / Math.max(1, of.length);
    console.log(
      `  ${tone.padEnd(13)} recall ${recall.toFixed(2)}  ${[...wrong].map(([found, count]) => `${found} ${count}`).join(', ')}`,
    );
  }
}

const mails = toneTrainingMails();
const topics = [...new Set(mails.map((mail) => mail.topic))];
const crossed = Array.from({ length: folds }, (_, fold) => {
  const left = (mail: ToneMail) => topics.indexOf(mail.topic) % folds === fold;
  return judge(fitToneModel(mails.filter((mail) => !left(mail))), mails.filter(left));
}).flat();
report(`topics left out, ${folds} folds`, crossed);
if (process.argv.includes('--wrong')) {
  for (const one of crossed)
    if (one.label !== one.found)
      console.log(`${one.label} -> ${one.found}: ${one.mail.topic} / ${one.mail.subjectLine}`);
}
const held = readToneMails('held-tone');
if (held.length > 0) report('held back', judge(fitToneModel(mails), held));
