import type { OfficeFacts } from '@ebpls/contracts';
import type * as v from 'valibot';

import type { Trx } from '../database/database.ts';

type OfficeFactsInput = v.InferInput<typeof OfficeFacts>;

/**
 * Inserts the offices of a municipality, each with its role and as a recipient of inquiries. Existing roles and
 * recipients of the specification stay unchanged; a barangay's role is created with the barangay.
 */
export async function writeOffices(trx: Trx, offices: readonly OfficeFactsInput[]): Promise<void> {
  const roles = offices.flatMap(({ office, role_id }) => (role_id === null ? [] : [{ id: role_id, name: office }]));
  await trx
    .insertInto('role')
    .values(roles)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('inquiry_recipient')
    .values(roles.map(({ id, name }) => ({ role_id: id, label: name.toUpperCase(), delivers_to: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .insertInto('office')
    .values(offices.map((row) => ({ office: row.office, role_id: row.role_id, content: JSON.stringify(row) })))
    .execute();
}
