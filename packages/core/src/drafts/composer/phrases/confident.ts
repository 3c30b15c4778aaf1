import type { Phrasebook } from './types.ts';

export const confident: Phrasebook = {
  greetings: {
    unnamed: ['Hello,', 'Hi there,'],
    named: ['Hi {name},', 'Hello {name},'],
    titled: ['Hello {title} {surname},'],
  },
  openers: [
    'You know what {topic} should do for your {unit}. So do we.',
    'You will know within minutes whether this fits your {unit}.',
    'Your {unit} deserves a clear answer on {topic}. Here is ours.',
    'You know {topic}. We do too.',
    'Here is a clear proposal on {topic} for your {unit}.',
  ],
  bridges: [
    '',
    'It does what it says, and you will see that for yourself.',
    'You will see exactly how it works, with nothing left vague.',
    'This is what we do, and we do it well.',
    'You will have a clear answer for your {unit}.',
    'We know this work, and you will see it.',
  ],
  asks: {
    event: [
      'Are you open to {object}? You will leave it with a clear answer.',
      'When does {object} suit you?',
      'Which day works for {object}?',
      'Is {object} worth your time? I know it will be.',
      'Shall we set up {object}? You will see it clearly there.',
    ],
    action: [
      'Are you ready to {do}?',
      'Will you {do}? You will see the difference.',
      'Are you open to {doing}? You will know quickly whether it fits.',
    ],
    send: [
      'Shall I send you {object}? You will have all you need to decide.',
      'Do you want {object}? You will see at once whether it fits.',
    ],
    feedback: [
      'What is your feedback {what}? We will act on it.',
      'Will you share your feedback {what}? We will put it to use.',
    ],
    referral: [
      'Who makes this decision on your side? I will take it from there.',
      'Are you the right person for this? I know it will be worth it.',
    ],
    reply: [
      'Is this worth a reply? You will get a clear answer back.',
      'Does this fit your {unit}? I am sure it does.',
      'Do you want the details? I will send them the same day.',
    ],
  },
  closers: ['', '', ''],
  signOffs: ['Best regards,', 'Best,', 'Regards,'],
  contractions: 'expand',
};
