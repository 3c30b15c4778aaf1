/**
 * A line with slots. A line is used only where every slot it names has a value.
 *
 * `{state}` what the persona tells of the reader that is so, after "because" · `{situation}` what the persona tells of the reader's present, after "if" · `{question}` the caller's own · `{duty}` what the reader does, after "you", without what he knows himself: `lead engineering` · `{unnamed}` empty, where what is offered has no name, so that nothing can be said of it at once · `{post}` what the reader is: `a treasurer` · `{like}` where he works as one of its kind: "a bakery like yours", or by its name · `{unit}` "engineering team" ·
 * `{asked}` empty, where a question stands right before, `{noted}` where what the caller knows of the reader does ·
 * `{sought}` what the offer is about, where somebody may look for it, `{them}` agrees with it · `{anp}` `{ournp}` the offer as a noun phrase · `{offer}` the offer as
 * sentences · `{shown}` `{supplied}` `{work}` `{thing}` `{sells}` `{standing}` `{running}` `{busy}` empty, where a line suits what and who offers · `{eases}` empty, where what is sold takes work off somebody · `{other}` `{buys}` `{hires}` `{applies}` `{asks}` empty, where the mail sells something or asks for support, is an enquiry, offers a post, is from somebody who looks for work, or asks for a talk or an interview · `{skills}` what whoever is offered a post can do: `your background in Go` · `{colleague}` empty, where the reader may have one to pass a mail on to · `{talk}` empty, where the goal is a talk, `{held}` where it takes place on a day, `{anytime}` where its day is open, `{wanted}` where nobody comes to the reader for it, `{seen}` where the reader sees for himself, `{tries}` where he tries what is offered, `{brief}` where it is told in few words, `{proves}` where the sender would show what the work is worth, `{serves}` where it would be done for the reader · `{own}` empty, where the reader would do it for the reader's own good, `{favour}` where for the sender's, `{kindness}` where for nothing in return, `{elsewhere}` where the goal asks who else it would be, `{handed}` where it is sending something · `{object}` "a 15-minute demo next week" · `{do}` `{doing}` the goal as a verb phrase · `{leave}` what the sender would do, after "may we" · `{joint}` what both would · `{welcome}` what the reader may do at any time, `{able}` empty, where it can be asked whether he can · `{what}` what feedback is wanted on · `{matter}` empty, where what the sender would know is no day and not whether he qualifies · `{fact}` what the sender would know, after "tell me" · `{direct}` the same as one asks it
 */
export type Line = string;

/** What a block of the mail is made of. */
export type Piece = 'why' | 'pitch' | 'question' | 'offer' | 'bridge' | 'ask' | 'closer';

export type Phrasebook = {
  greetings: { unnamed: readonly Line[]; named: readonly Line[]; titled: readonly Line[] };
  /** Layouts: blocks of pieces. */
  frames: readonly (readonly Piece[])[][];
  /** What the caller knows of the reader: `{known}` is a sentence that starts with "You" or "Your", `{news}` a short one without capital and full stop. */
  knows: readonly Line[];
  /** What the caller knows of the reader where it is good news. */
  congratulates?: readonly Line[];
  /** What may be so with the reader, who is not told it: `{situation}` is a clause after "if". */
  supposes: readonly Line[];
  /** What is so with the reader, and is a reason to write: `{state}` is a clause after "because". */
  grounds: readonly Line[];
  /** Why this reader. */
  why: readonly Line[];
  /** The offer and why this reader hears of it, at once. */
  pitch: readonly Line[];
  question: readonly Line[];
  /** The offer where it is a bare noun phrase. */
  nounOffer: readonly Line[];
  /** The offer where it is a sentence of the caller's. */
  offer: readonly Line[];
  /** Lines after the offer. */
  bridge: readonly Line[];
  ask: {
    event: readonly Line[];
    action: readonly Line[];
    send: readonly Line[];
    thing: readonly Line[];
    feedback: readonly Line[];
    question: readonly Line[];
    referral: readonly Line[];
    reply: readonly Line[];
  };
  /** After the ask. An empty one lets the ask be last. */
  closer: readonly Line[];
  signOffs: readonly Line[];
  /** Whether contractions are written out, used or left alone in the caller's own sentences. */
  contractions: 'expand' | 'keep' | 'contract';
  /** Lower-case subject lines. */
  lowerSubject?: boolean;
};
