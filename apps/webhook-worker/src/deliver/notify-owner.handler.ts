import { type Core, type Mail, type OwnerNotice, writeOwnerNotice } from '@firstline/core';

/** Mails owners, with links where the console's address is known. A mail that the mail server does not take fails its job, which is done again later. */
export async function notifyOwners(
  work: { core: Pick<Core, 'db'>; consoleUrl?: string | undefined; deliverMail(mail: Mail): Promise<void> },
  jobs: readonly { data: OwnerNotice }[],
): Promise<void> {
  for (const { data } of jobs) {
    const mail = await writeOwnerNotice(work.core, data, work.consoleUrl);
    if (mail) await work.deliverMail(mail);
  }
}
