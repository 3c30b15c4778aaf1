import { isForWriter, isKeptBack } from '../wishes/for-writer.ts';

/** Whether a sentence of a story speaks to whoever writes the mail, or is to stay with him. */
export function isToWriter(sentence: string): boolean {
  return (
    isKeptBack(sentence) ||
    orders.test(sentence) ||
    aboutMail.test(sentence) ||
    (isForWriter(sentence) && !(ownDeed.test(sentence) && !ofMail.test(sentence)))
  );
}

/** Whether an order is to keep something quiet, and not one on how to say it. */
export function ordersQuiet(order: string): boolean {
  return quiet.test(order);
}

const quiet =
  /\b(?:avoid|do not|don['’]?t|must not|mustn['’]?t|never|not to|rather not|without|wouldn['’]?t) (?:bring(?:ing)?|discuss(?:ing)?|giv(?:e|ing) away|hint(?:ing)?|mention(?:ing)?|nam(?:e|ing)|quot(?:e|ing)|refer(?:ring)?|reveal(?:ing)?|say(?:ing)?|speak(?:ing)?|talk(?:ing)?|tell(?:ing)?)\b|\bleave\b.*\bout\b/i;

/** Orders in words of their own: `Bring in the trampoline`, `One question at the end`, `No hard sell please`. */
const orders =
  /^I remain\b|^(?:(?:and|but|just|please|so)[,:]? )*(?:begin|bring|close|congratulate|do not|don['’]?t|end|focus|get|give|leave|let|name|open|put|refer|remind|say|sign|start|stay|stick|thank|try|use|write) (?!(?:\p{L}+ ){1,3}(?:are|had|has|have|is|was|were)\b)|^(?:and |so )?(?:(?:no|one|private|two) \p{Ll}+(?: \p{Ll}+)?(?:,|:| please| at)|warm\b)/iu;

/** What is said of the mail, and what the reader should think of it. */
const aboutMail =
  /^(?:I|[Ww]e)(?:['’]d| would) (?:like|prefer|rather|want)\b.*\b(?:mail|something that|say so|talk about|mention)\b|^(?:I|[Ww]e) (?:do not|don['’]t) want\b|^(?:He|She|They) (?:must|should|shouldn['’]t)(?: not)? (?:feel|get|have the|think)\b|\b(?:are|is) (?:a fan of|fond of|keen on|known to)\b/u;

/** What the sender did or would do, or what became of what the reader said, whichever of its words the writer's orders have as well: `I made a draft of her homepage`. */
const ownDeed =
  /^(?:(?:I|We) (?:\p{Ll}+ed|build|built|came|found|heard|made|met|read|ran|run|saw|sat|spoke|stood|took|went|work|wrote)|I(?:['’]d| would) like to (?:bring|come|have|invite|meet|offer|see|send|show|take|try|visit)|That (?:letter|line|post|remark|sentence|talk) (?:has |is )?\p{Ll}+)\b/u;
const ofMail =
  /\b(?:cold|e-?mails?|mail|mention|prospect|reader|recipient|say|subject|tone|rumou?r|apparently|budget|hearsay)\b/i;
