import type { Goal } from './parse/goal/goal.ts';
import type { Line } from './phrases/types.ts';

/** What leaves it at a reply of a few words. */
const isShort =
  /\b(?:yes|an? (?:short |clear )?no|(?:one|a) line|one-line|few words|(?:brief|short) (?:answer|reply)|reply takes)\b/i;

/** What the reader is asked to put in words. */
const asksWords =
  /^(?:choose|give|list|name|pick|reply|send|share|tell)\b|,? or (?:give us|reply with|send us|share|tell us)\b/;

/** What is done elsewhere than in a reply. */
const asksDeed =
  /^(?:apply|attach|book|buy|call|click|complete|donate|download|e-?mail|fill|forward|install|message|order|pay|phone|post|register|ring|run|send|sign up|submit|text|upload|visit|vote|watch|write)\b/;

/** Whether a line can stand beside what a goal asks: yes or no is no answer to "tell me about your plans", nor a short reply to "ring us for a price". */
export function answers(line: Line, goal: Goal): boolean {
  if (goal.kind === 'question')
    return !/\b(?:no|not|yes|one[- ]word|(?:you|you['’]d|you would) decide|do the rest|from deciding|see to the rest|say the word)\b/i.test(
      line,
    );
  const deed = goal.kind === 'action' ? goal.base : '';
  if (asksDeed.test(deed) && isShort.test(line) && !line.includes('{handed}')) return false;
  return !(
    (goal.kind === 'referral' || asksWords.test(deed)) &&
    /\byes or (?:a )?no\b|\bone[- ]word\b/i.test(line)
  );
}

/** What yes or no is no answer to. */
const asksWhich = /^(?:How (?!about\b|does\b)|Wh(?:at|en|ere|ich|o|y)\b)/;

/** `You can ring us for a price.`: no reply to the mail is asked for. */
const bidsRing = /^[^?]*\b(?:call|phone|ring|text) (?:me|us) (?:for|on|to|when)\b[^?]*$/;

/** `When would you have time to talk?`: what somebody thinks or decides is no answer to it. */
const asksTime = /^(?:When|(?:What|Which) (?:date|day|time))\b/;
const asksOpinion = /\b(?:say the word|what matters|what you(?:['’]d)? (?:decide|say|think))\b/i;

/** The lines that may follow a request as it is worded. */
export function closersAfter(request: string, lines: readonly string[]): readonly string[] {
  const isBid = bidsRing.test(request);
  if (!isBid && !asksWhich.test(request)) return lines;
  const open = lines.filter(
    (line) => !/\b(?:either way|no|yes)\b/i.test(line) && !(asksTime.test(request) && asksOpinion.test(line)),
  );
  return isBid
    ? open.filter((line) => !/\b(?:answer|hear|if not|let me know|line|reply|say|think|word)\b/i.test(line))
    : open;
}
