import { hashPassword } from '../../../../apps/api/src/identity/password.ts';
import type { Trx } from '../../../../apps/api/src/database.ts';
import { everyone, LINE_ORDER, type Person } from './people.ts';

/** One printed sign-in line of a start. */
export interface SignInLine {
  readonly role: string;
  readonly email: string;
}

/** Opens an account for everyone, all with the demonstration’s password, and answers the sign-in lines in their order. */
export async function openAccounts(trx: Trx, password: string): Promise<SignInLine[]> {
  const roles = new Map(
    (await trx.selectFrom('role').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  // One digest for all: the demonstration's password is printed at every start anyway.
  const password_hash = await hashPassword(password);
  const people = [...new Map(everyone().map((person) => [person.email, person])).values()];
  for (const person of people) await openAccount(trx, person, { password_hash, role_id: roles.get(person.role) });
  return LINE_ORDER.map((role) => ({ role, email: people.find(({ line }) => line === role)?.email ?? '' }));
}

async function openAccount(
  trx: Trx,
  person: Person,
  { password_hash, role_id }: { readonly password_hash: string; readonly role_id: number | undefined },
): Promise<void> {
  if (role_id === undefined) throw new Error(`${person.email}: no role ${person.role}`);
  const { email, firstname, lastname, phone, permissions } = person;
  const account = await trx
    .insertInto('account')
    .values({
      email,
      firstname,
      lastname,
      phone,
      permissions: [...permissions],
      password_hash,
      verified_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('account_role').values({ account_id: account.id, position: 0, role_id }).execute();
}
