// Creates the accounts of the people of the demo data.

import { listGrants } from '@ebpls/rules';

import { hashPassword } from '../../../../apps/api/src/platform/passwords/password.ts';
import type { Trx } from '../../../../apps/api/src/platform/database/database.ts';
import { insertGrants } from '../../../../apps/api/src/domain/access/separation/grants.queries.ts';
import type { MunicipalityRecords } from '../municipality/municipality.ts';
import { listPeople, listSignInRoles, type Person } from './people.ts';

/** A line with an account and its purpose, printed at the start of the demonstration. */
export interface SignInLine {
  readonly role: string;
  readonly email: string;
}

/**
 * Opens an account for everyone, all with the demonstration’s password, and answers the sign-in lines in their order.
 */
export async function openAccounts(
  trx: Trx,
  municipality: MunicipalityRecords,
  password: string,
): Promise<SignInLine[]> {
  const roles = new Map(
    (await trx.selectFrom('role').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  // One digest for all: the demonstration's password is printed at every start anyway.
  const password_hash = await hashPassword(password);
  const people = [...new Map(listPeople(municipality).map((person) => [person.email, person])).values()];
  for (const person of people) await openAccount(trx, person, { password_hash, role_id: roles.get(person.role) });
  await writeDownGrants(trx, people);
  return listSignInRoles(municipality).map((role) => ({
    role,
    email: people.find(({ line }) => line === role)?.email ?? '',
  }));
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

/** More than 30 days before every case of the demonstration, so that nobody counts as made by another. */
const APPOINTED_AT = '2019-01-02T00:00:00Z';

/**
 * Grants as the product would record them: the first administrator by the setup, the second by the first alone, further
 * administrators by both together, and the offices by the first.
 */
async function writeDownGrants(trx: Trx, people: readonly Person[]): Promise<void> {
  const accounts = new Map(
    (await trx.selectFrom('account').select(['id', 'email']).execute()).map(({ id, email }) => [email, id]),
  );
  const administrators = people
    .filter(({ role }) => role === 'admin')
    .map((person) => ({ person, account_id: accounts.get(person.email) ?? 0 }));
  const [first, second] = administrators
    .toSorted((one, other) => getRank(one.person) - getRank(other.person))
    .map(({ account_id }) => account_id);
  if (first === undefined || second === undefined)
    throw new Error('two administrators are required, so that one can approve what the other requests');
  for (const person of people) {
    const account_id = accounts.get(person.email) ?? 0;
    const by = {
      asked_by: account_id === first ? null : first,
      approved_by: person.role !== 'admin' || account_id === first || account_id === second ? null : second,
    };
    const powers = listGrants({ roles: [person.role], permissions: person.permissions });
    await insertGrants(trx, account_id, { powers, ...by, now: new Date(APPOINTED_AT) });
  }
}

/** The administrator of the printed line came first, then the mayor. */
function getRank({ line, permissions }: Person): number {
  if (line === 'admin') return 0;
  return permissions.includes('signatory') ? 1 : 2;
}
