import { type ReplyBody, type importBarangays as endpoint, TABLE_FILE } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { openFilePart, readWhole, createFileRefusal } from '../../platform/bodies/file-part.ts';
import type { Trx } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { type BarangayRead, readBarangays } from './read-barangays.ts';
import { readMunicipality } from './set-up.queries.ts';

const FIRST_ROLE_ID = 101; // Lower ids of roles are those of the specification and of offices.

/**
 * Imports a file of PSGC rows: new barangays get the role of their clerks, existing ones their name, class, population
 * and position, and none is removed. Refused: invalid with a message for each wrong row; then nothing is changed.
 */
export async function importBarangays(
  api: Api,
  actor: Actor,
  request: FastifyRequest,
): Promise<ReplyBody<typeof endpoint>> {
  const bytes = await readWhole(await openFilePart(request), TABLE_FILE.bytes);
  if (bytes === undefined) throw createFileRefusal('table.too_large');
  if (bytes.length === 0) throw createFileRefusal('file.empty');
  const file = await readBarangays(bytes);
  if (!file.rows) throw new Refused('invalid', 'request.invalid', { fields: file.problems });
  const { rows } = file;
  return api.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('ebpls.barangays'))`.execute(trx);
    const knownBarangays = await loadKnownBarangays(trx);
    refuseTakenNames(rows, knownBarangays);
    const newRows = rows.filter(({ brgycode }) => !knownBarangays.has(brgycode));
    await addRoles(trx, newRows, knownBarangays);
    await writeRows(trx, rows);
    const answer = { added: newRows.length, changed: rows.length - newRows.length };
    await recordAudit(trx, actor, {
      act: 'municipality.barangays',
      object_kind: 'setting',
      object_id: 'barangays',
      detail: { ...answer, codes: rows.map(({ brgycode }) => brgycode) },
    });
    return answer;
  });
}

type KnownBarangays = ReadonlyMap<string, { readonly name: string; readonly role_name: string }>;

async function loadKnownBarangays(trx: Trx): Promise<KnownBarangays> {
  const rows = await trx.selectFrom('barangay').select(['brgycode', 'name', 'role_name']).execute();
  return new Map(rows.map(({ brgycode, ...row }) => [brgycode, row]));
}

function refuseTakenNames(rows: readonly BarangayRead[], knownBarangays: KnownBarangays): void {
  const codes = new Map([...knownBarangays].map(([brgycode, { name }]) => [name.toLowerCase(), brgycode]));
  const takenRows = rows.filter(({ brgycode, name }) => (codes.get(name.toLowerCase()) ?? brgycode) !== brgycode);
  if (takenRows.length === 0) return;
  const fields = takenRows.map(({ row_no }): [string, MessageKey] => [`rows.${row_no}.name`, 'barangays.name_in_use']);
  throw new Refused('invalid', 'request.invalid', { fields: Object.fromEntries(fields) });
}

/** A role's name appears in no address, but every rule of roles requires it as one word. */
function createRoleName(
  { name, brgycode }: Pick<BarangayRead, 'name' | 'brgycode'>,
  takenNames: ReadonlySet<string>,
): string {
  const plainName = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const roleName = `barangay-${plainName}`;
  return takenNames.has(roleName) || plainName === '' ? `barangay-${brgycode}` : roleName;
}

async function addRoles(trx: Trx, newRows: readonly BarangayRead[], knownBarangays: KnownBarangays): Promise<void> {
  if (newRows.length === 0) return;
  const roles = await trx.selectFrom('role').select(['id', 'name']).execute();
  const takenNames = new Set([
    ...roles.map(({ name }) => name),
    ...[...knownBarangays.values()].map(({ role_name }) => role_name),
  ]);
  const first = Math.max(FIRST_ROLE_ID, ...roles.map(({ id }) => id + 1));
  const rows = newRows.map((row, index) => {
    const name = createRoleName(row, takenNames);
    takenNames.add(name);
    return { id: first + index, name, brgycode: row.brgycode };
  });
  await trx.insertInto('role').values(rows).execute();
}

async function writeRows(trx: Trx, rows: readonly BarangayRead[]): Promise<void> {
  const { centre } = await readMunicipality(trx);
  const roles = new Map(
    (await trx.selectFrom('role').select(['name', 'brgycode']).where('brgycode', 'is not', null).execute()).map(
      ({ name, brgycode }) => [brgycode, name],
    ),
  );
  for (const { row_no: _row, place, ...row } of rows) {
    const role_name = roles.get(row.brgycode) ?? `barangay-${row.brgycode}`;
    await trx
      .insertInto('barangay')
      .values({ ...row, ...(place ?? centre), role_name, fee_overrides: '{}', shape: null })
      .onConflict((conflict) =>
        conflict
          .column('brgycode')
          .doUpdateSet({ name: row.name, class: row.class, population: row.population, ...place }),
      )
      .execute();
  }
}
