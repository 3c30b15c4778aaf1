/** What one note says, and of whom: of what is offered, of the sender, of the reader, or of a thing that it names. */
export type Clause =
  | { of: 'thing'; verb: string; rest: string }
  | { of: 'sender'; verb: string; rest: string }
  | { of: 'reader'; verb: string; rest: string }
  /** Something that comes with the offer, and is told in a list with others. */
  | { of: 'gift'; rest: string; isCounted?: boolean }
  /** `No contract`. */
  | { of: 'absence'; rest: string }
  /** A clause with a subject of its own: `the driver is included`. */
  | { of: 'own'; rest: string; isPrice?: boolean; isWhole?: boolean };

/** What is offered, as far as it decides what a note says of it. */
export type Of = {
  /** The words that name it. */
  name: string;
  /** Somebody does it, so that what is said of skill is said of him. */
  isWork: boolean;
  /** It is software or the like, which has features. */
  isTool: boolean;
  /** It is bought by the piece. */
  isGoods: boolean;
  /** It is named in the plural. */
  isMany: boolean;
  /** It is somebody who offers himself. */
  isPerson: boolean;
  /** It is the firm that offers. */
  isFirm: boolean;
};
