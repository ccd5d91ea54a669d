import {
  type ReplyBody,
  type inviteStaff as endpoint,
  getRoleKind,
  STAFF_FILE,
  TABLE_FILE,
  type UserRow,
} from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { openFilePart, readWhole, createFileRefusal } from '../../platform/bodies/file-part.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { inviteInTransaction } from '../users/change-user.ts';
import { insertStaffInvited } from '../users/user-events.ts';
import { listRoleRows } from '../users/users.queries.ts';
import { type NamedRole, readStaff, type StaffRead } from './read-staff.ts';

/**
 * Invites everybody in the file, as on the page of users; a person who has an account with that first role is skipped,
 * so that a longer list may be sent again. Refused: invalid with a message for each wrong row; then nobody is invited
 * and no mail is sent.
 */
export async function inviteStaff(
  api: Api,
  actor: Actor,
  request: FastifyRequest,
): Promise<ReplyBody<typeof endpoint>> {
  const bytes = await readWhole(await openFilePart(request), TABLE_FILE.bytes);
  if (bytes === undefined) throw createFileRefusal('table.too_large');
  if (bytes.length === 0) throw createFileRefusal('file.empty');
  const staffFile = await readStaff(bytes, listNamedRoles(await loadReferenceRows(api.db), await listRoleRows(api.db)));
  if (!staffFile.rows) throw new Refused('invalid', 'request.invalid', { fields: staffFile.problems });
  if (staffFile.rows.length > STAFF_FILE.rows) throw createFileRefusal('staff.too_many');
  const { rows } = staffFile;
  return api.db.transaction().execute(async (trx) => {
    const existingPeople = await listKnownPeople(trx, rows);
    refuseTaken(rows, existingPeople);
    const newRows = rows.filter(({ email }) => !existingPeople.has(email));
    const invitedUsers: UserRow[] = [];
    for (const { row_no: _row, role_id, is_head, ...person } of newRows)
      invitedUsers.push(
        await inviteInTransaction(
          { api, trx, actor },
          {
            ...person,
            role_ids: [role_id],
            permissions: is_head ? ['office_head'] : [],
          },
        ),
      );
    await insertStaffInvited({ trx, actor, now: api.clock.now() }, invitedUsers);
    return { invited: newRows.length, known: rows.length - newRows.length };
  });
}

/**
 * Offices, barangays and partners with their words. Administrators are invited one by one: two people agree on each
 * (decision E45).
 */
function listNamedRoles(
  { offices, barangays }: ReferenceRows,
  roles: Awaited<ReturnType<typeof listRoleRows>>,
): NamedRole[] {
  const toLowerCaseAll = (words: readonly string[]): string[] => words.map((text) => text.toLowerCase());
  return roles.flatMap(({ id, name, brgycode }): NamedRole[] => {
    const kind = getRoleKind(name);
    if (kind === 'user' || kind === 'admin' || kind === 'none' || kind === 'other') return [];
    const place = brgycode === null ? undefined : barangays.get(brgycode)?.name;
    const titles = [...offices.values()]
      .filter(({ office }) => office === name)
      .flatMap(({ title }) => [title.en, title.fil]);
    const words = place === undefined ? titles : [`barangay ${place}`, `brgy. ${place}`, brgycode ?? ''];
    return [{ role_id: id, name, words: toLowerCaseAll([name, ...words]) }];
  });
}

async function listKnownPeople(trx: Trx, rows: readonly StaffRead[]): Promise<ReadonlyMap<string, number | null>> {
  const emails = rows.map(({ email }) => email);
  const { rows: accountRows } = await sql<{ email: string; role_id: number | null }>`
    select a.email, p.role_id
    from account a
    left join account_role p on p.account_id = a.id and p.position = 0
    where a.email = any(${emails})
      and (a.verified_at is not null or a.invited_at is not null or a.disabled_at is not null)`.execute(trx);
  return new Map(accountRows.map(({ email, role_id }) => [email, role_id]));
}

/** An address of an account with another first role is an error of the file, not a row to skip. */
function refuseTaken(rows: readonly StaffRead[], existingPeople: ReadonlyMap<string, number | null>): void {
  const takenRows = rows.filter(
    ({ email, role_id }) => existingPeople.has(email) && existingPeople.get(email) !== role_id,
  );
  if (takenRows.length === 0) return;
  const fields = takenRows.map(({ row_no }): [string, MessageKey] => [`rows.${row_no}.email`, 'staff.other_role']);
  throw new Refused('invalid', 'request.invalid', { fields: Object.fromEntries(fields) });
}
