import type { Phrasebook } from './types.ts';

export const direct: Phrasebook = {
  greetings: { unnamed: ['Hello,', 'Hi,'], named: ['{name},', 'Hi {name},'], titled: ['{title} {surname},'] },
  openers: [
    '',
    '',
    'This is about {topic}.',
    'One question about {topic}.',
    'You run {topic}? Then this is for you.',
    'Short note on {topic}.',
  ],
  bridges: [
    '',
    'You decide if it fits your {unit}.',
    'See it once. Then decide.',
    'Compare it with what you use now.',
    'You see it, you test it, you decide.',
  ],
  asks: {
    event: [
      'Is {object} worth it?',
      'Are you open to {object}?',
      'Can we book {object}?',
      'Do you want {object}?',
      'Does {object} work?',
    ],
    action: ['Will you {do}?', 'Do you want to {do}?', 'Are you open to {doing}?'],
    send: ['Shall I send {object}?', 'Do you want {object}?'],
    feedback: ['What is your feedback {what}?', 'Will you give us feedback {what}?'],
    referral: ['Are you the right person for this?', 'Who decides this on your side?'],
    reply: ['Is this relevant: yes or no?', 'Is this worth a reply?', 'Do you want to know more?'],
  },
  closers: ['', '', 'Yes or no is fine.', 'A one-word answer is fine.'],
  signOffs: ['Regards,', 'Best,', 'Thanks,'],
  contractions: 'keep',
};
