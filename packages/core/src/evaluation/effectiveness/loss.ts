import type { Finding } from '../../emails/index.ts';

/** Points that a rubric item takes away, with the reason. */
export type Loss = Omit<Finding, 'severity'> & { severity?: Finding['severity'] };

/** Takes a loss; one of no points is ignored. */
export type Lose = (loss: Loss) => void;
