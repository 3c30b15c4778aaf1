import { eq } from 'drizzle-orm';
import type { Core } from '../context.ts';
import { users } from '../db/schema/index.ts';

export type Person = { id: string; email: string; emailVerified: boolean; name: string };

/** A person by their id. Throws where there is none: an id that is kept with an account always has one. */
export async function getPerson(core: Pick<Core, 'db'>, userId: string): Promise<Person> {
  const { id, email, emailVerified, name } = users;
  const [person] = await core.db
    .select({ id, email, emailVerified, name })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new Error(`no person ${userId}`);
  return person;
}
