import type { Phrasebook } from './types.ts';

export const friendly: Phrasebook = {
  greetings: {
    unnamed: ['Hi there,', 'Hello there,'],
    named: ['Hi {name},'],
    titled: ['Hi {title} {surname},'],
  },
  openers: [
    "How's {topic} going for your {unit} these days?",
    "Hope your week's going well! How does your {unit} handle {topic} right now?",
    'Happy to meet you by email! Is {topic} something your {unit} thinks about?',
    "Thanks for taking a moment. You're the person I'd most like to ask about {topic}.",
    "Hope you don't mind a friendly note about {topic}.",
  ],
  bridges: [
    '',
    "You're welcome to ask anything, and I'm glad to help.",
    "If it sounds useful for your {unit}, I'm happy to tell you more.",
    "I'd be glad to show you how it could fit in with your {unit}.",
    "I hope it's something your {unit} would enjoy having around.",
  ],
  asks: {
    event: [
      "Would you be up for {object}? I'd be happy to work around you.",
      "Would {object} be useful? I'm glad to fit around your day.",
      'Would you like {object}? Any time that suits you is good.',
      "Does {object} sound good to you? I'm happy to plan around you.",
      "Are you open to {object}? I'd be glad to find a time that's easy for you.",
    ],
    action: [
      "Would you like to {do}? I'd be glad to help you along.",
      "Would you be happy to {do}? I'm glad to help.",
      "Does {doing} sound good to you? I'd be happy to help.",
    ],
    send: [
      "Would you like {object}? I'd be happy to send it over.",
      "Shall I send you {object}? I'm glad to.",
    ],
    feedback: [
      "Would you be happy to share your feedback {what}? I'd really appreciate it.",
      "Could I ask for your feedback {what}? I'd appreciate it a lot.",
    ],
    referral: [
      "Are you the right person to ask? If it's someone else, I'd appreciate a pointer.",
      "Who'd be the best person to ask? I'd appreciate a pointer.",
    ],
    reply: [
      "Does that sound useful? I'd be glad to hear either way.",
      "Would you like to hear more? I'm happy to share it.",
      "Is that worth a quick reply? I'd love to hear what you think.",
    ],
  },
  closers: ['', '', 'Thanks so much for reading!', 'Thanks for your time!'],
  signOffs: ['Warmly,', 'Many thanks,', 'All the best,', 'Warm wishes,'],
  contractions: 'contract',
};
