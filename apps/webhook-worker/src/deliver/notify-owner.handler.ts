import { type Core, type OwnerNotice, type SendMail, writeOwnerNotice } from '@firstline/core';

/** Mails the owners of endpoints. The mailer tries again by itself; a job is done once its mail is on the way. */
export async function notifyOwners(
  work: { core: Pick<Core, 'db'>; sendMail: SendMail },
  jobs: readonly { data: OwnerNotice }[],
): Promise<void> {
  for (const { data } of jobs) {
    const mail = await writeOwnerNotice(work.core, data);
    if (mail) work.sendMail(mail);
  }
}
