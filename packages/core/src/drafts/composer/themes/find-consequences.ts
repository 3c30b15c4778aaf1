/** What follows for the reader from the kind of gain that an offer names; each line says no more than the offer does. */
const consequences: readonly { pattern: RegExp; lines: readonly string[] }[] = [
  {
    pattern:
      /\b(?:sav(?:e|es|ing)|cut(?:s|ting)?|reduc(?:e|es|ing)|halv(?:e|es|ing)|shorten(?:s|ing)?|free(?:s|ing)? up)\b.{0,40}\b(?:hours?|minutes|days?|time|weeks?)\b|\btime[- ]saving|\bfrom \d+ (?:days|hours|weeks|minutes) to\b|\b(?:\d+x|\d+%|twice as) faster\b/,
    lines: [
      'That is time your {unit} can spend on other work.',
      'Time saved there is time for everything else on the list.',
      'That gives your {unit} time back for the work that needs a person.',
      'For your {unit}, that is time back in the week.',
    ],
  },
  {
    pattern:
      /\b(?:sav(?:e|es|ing)|cut(?:s|ting)?|reduc(?:e|es|ing)|lower(?:s|ing)?)\b.{0,40}\b(?:spend|costs?|bills?|fees?|money|budgets?|expenses|energy use)\b|\d% (?:cheaper|off|less)\b|\b(?:zero|no) commission\b/,
    lines: [
      'That is money your {unit} can put to better use.',
      'What is saved there is free for something else.',
      'For your {unit}, that is budget back for other plans.',
      'Money that is not spent there can go where it helps more.',
    ],
  },
  {
    pattern:
      /\b(?:catch(?:es|ing)?|detect(?:s|ing)?|prevent(?:s|ing)?|protect(?:s|ing)?|flag(?:s|ging)?|spot(?:s|ting)?|warn(?:s|ing)?)\b/,
    lines: [
      'That means fewer surprises for your {unit}.',
      'What is caught early stays small.',
      'For your {unit}, that means problems while they are still easy to handle.',
    ],
  },
  {
    pattern: /\bautomat(?:es?|ed|ically|ing|ion)\b/,
    lines: [
      'That takes a routine job off the list of your {unit}.',
      'It leaves your people the work that needs a person.',
      'That is a routine job less for your {unit} to think about.',
    ],
  },
  {
    pattern:
      /\bmore (?:customers|clients|patients|bookings|guests|members|students|leads|sales)\b|\bfill(?:s|ing)? (?:empty|quiet)\b/,
    lines: [
      'For your {unit}, that is a fuller diary.',
      'That makes the weeks ahead easier to plan for your {unit}.',
    ],
  },
];

/** Lines that draw the conclusion from what is offered; none where the offer names no gain of a known kind. */
export function findConsequences(offer: string): readonly string[] {
  return consequences.find(({ pattern }) => pattern.test(offer))?.lines ?? [];
}
