import { textWork } from '@firstline/core/text-work';

/** Ends the thread for an email of this subject; scores any other. */
export const deadlySubject = 'end the thread';

export const evaluateEmail = async ([email, brief]: Parameters<typeof textWork.evaluateEmail>) => {
  if (email.subjectLine === deadlySubject) process.exit(1);
  return textWork.evaluateEmail(email, brief);
};
