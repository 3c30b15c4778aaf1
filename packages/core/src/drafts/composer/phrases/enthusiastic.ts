import type { Phrasebook } from './types.ts';

export const enthusiastic: Phrasebook = {
  greetings: {
    unnamed: ['Hi there,', 'Hello there,'],
    named: ['Hi {name},'],
    titled: ['Hello {title} {surname},'],
  },
  openers: [
    "You're exactly who I was hoping to reach, and I'm excited to share this with your {unit}!",
    "Is your {unit} ready for something great on {topic}? I'm thrilled to share this!",
    "Your {unit} came straight to mind, and I can't wait to show you this!",
    "Ready for some really good news about {topic}? I'm so excited to share it!",
    "Wouldn't it be fantastic if {topic} felt easy? I'm excited about this one!",
  ],
  bridges: [
    '',
    "We're really proud of it, and we love showing it to people like you.",
    "I'm excited to see what your {unit} could do with it.",
    "It's a joy to show, and I think you'll love it.",
    "I'm genuinely thrilled about what it could do for your {unit}.",
  ],
  asks: {
    event: [
      "Would you be up for {object}? I'd be thrilled to show you!",
      'Would {object} be useful? I would love to make it happen!',
      "Are you open to {object}? I can't wait to show you around!",
      'Does {object} sound good? I would absolutely love that!',
    ],
    action: [
      "Would you like to {do}? We'd be thrilled to have you!",
      'Are you up for {doing}? I would love that!',
      "Does {doing} sound exciting? I can't wait to hear!",
    ],
    send: [
      "Would you like {object}? I'd be thrilled to send it over!",
      "Shall I send you {object}? I can't wait for you to see it!",
    ],
    feedback: [
      'Would you share your feedback {what}? I would absolutely love to hear it!',
      "Would you give us your feedback {what}? I'm excited to hear it!",
    ],
    referral: [
      "Are you the right person for this? I'd be thrilled to show you!",
      "Who'd be the best person to share this with? I can't wait to show it!",
    ],
    reply: [
      'Does that sound exciting? I would love to hear back!',
      "Would you like to hear more? I can't wait to tell you!",
      "Is that as exciting to you as it is to us? I'd love a reply!",
    ],
  },
  closers: ['', '', ''],
  signOffs: ['All the very best,', 'Excited to hear from you,', 'With great anticipation,', 'Cheerfully,'],
  contractions: 'contract',
};
