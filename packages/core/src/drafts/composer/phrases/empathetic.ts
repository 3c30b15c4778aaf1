import type { Phrasebook } from './types.ts';

export const empathetic: Phrasebook = {
  greetings: {
    unnamed: ['Hello,', 'Hi there,'],
    named: ['Hi {name},', 'Hello {name},'],
    titled: ['Hello {title} {surname},'],
  },
  openers: [
    'I know your days are full, and {topic} can be hard to keep up with on top of everything else.',
    'I understand how much lands on your desk, and {topic} can easily become one more thing to carry.',
    'It can be hard to find time for {topic} when so much else needs you.',
    'I know there is a lot on your plate, so I will keep this note about {topic} gentle and short.',
    'You carry a lot as it is, and I understand if {topic} {has} had to wait.',
  ],
  bridges: [
    '',
    'The hope is that it takes a little off your shoulders, in your own time.',
    'I understand that every {unit} is different, so please take from this only what helps.',
    'If it would ease things for your {unit}, I am here to help.',
    'I know change takes energy, so there is no need to decide anything now.',
  ],
  asks: {
    event: [
      'If the timing is right, would {object} help?',
      'Would {object} be helpful, at whatever pace suits you?',
      'If it would ease your load, would you be open to {object}?',
      'Would {object} be a help, whenever you have room for it?',
    ],
    action: [
      'If it feels right, would you be open to {doing}?',
      'Would you consider {doing}, whenever you have room for it?',
      'If it would help, would you like to {do}?',
    ],
    send: [
      'Would it help if I sent you {object}, to read whenever you have a quiet moment?',
      'If it would help, may I send you {object}?',
    ],
    feedback: [
      'If you have a quiet moment, would you share your feedback {what}?',
      'Would you feel able to share your feedback {what}, whenever it suits?',
    ],
    referral: [
      'If this is not yours to carry, would you point me to the right person?',
      'Would someone else on your side be better to ask?',
    ],
    reply: [
      'If it would help, would you send me a short reply?',
      'Would it help to hear a little more?',
      'Would this be a help to you right now?',
    ],
  },
  closers: [
    'There is no pressure at all, and I understand if now is not the moment.',
    'If the timing is wrong, I completely understand.',
    'No pressure either way; I know how full a week can be.',
    'If now is a hard time, please feel free to leave this.',
  ],
  signOffs: ['Take care,', 'With best wishes,', 'Warm regards,', 'Kind regards,'],
  contractions: 'keep',
};
