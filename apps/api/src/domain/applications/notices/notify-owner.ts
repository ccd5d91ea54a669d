// Mails an owner about an application, and lists the live rooms of the offices concerned.

import type { ClearingOffice } from '@ebpls/contracts';

import type { LiveRoom } from '../../../platform/live/live.ts';
import { notifyReader } from '../../notifications/notify-reader.ts';
import type { OwnerMailInput } from '../application-events.ts';
import type { ApplicationRow } from '../find-application.ts';
import type { Transaction } from '../../../platform/transactions/transaction.ts';

type ApplicationPlace = Pick<ApplicationRow, 'brgycode'>;

/** Desks of offices; the desk of a barangay is that of the address. */
export function listOfficeRooms(
  rows: Transaction['rows'],
  { brgycode }: ApplicationPlace,
  offices: readonly ClearingOffice[],
): LiveRoom[] {
  const ids = offices.map((office) =>
    office === 'barangay' ? rows.barangays.get(brgycode)?.role_id : rows.offices.get(office)?.role_id,
  );
  return [...new Set(ids.filter((role_id): role_id is number => typeof role_id === 'number'))].map(
    (role_id): LiveRoom => `role:${role_id}`,
  );
}

/** Mails the owner of an application, with a link to it. */
export async function mailOwner(
  tx: Pick<Transaction, 'trx' | 'rows' | 'now' | 'public_url'>,
  application: ApplicationRow,
  { template, params = {}, office }: OwnerMailInput,
): Promise<void> {
  const { trx, rows, public_url } = tx;
  const owner = await trx
    .selectFrom('account')
    .select(['id', 'email', 'firstname', 'locale'])
    .where('id', '=', application.owner_id)
    .executeTakeFirstOrThrow();
  const code = application.assessment_code ?? `DRAFT-${application.assessment_id}`;
  const officeParams = office === undefined ? {} : { office: rows.offices.get(office)?.title[owner.locale] ?? office };
  const originals = application.brought
    .map((requirement) => rows.requirements.get(requirement)?.name[owner.locale] ?? requirement)
    .join(', ');
  const details = `${public_url}/app/management/companies/assessment/details`;
  const link = `${details}/${code}/${application.company_code}`;
  const slip_link = `${details}/originals/${code}/${application.company_code}`;
  await notifyReader(
    tx,
    { ...owner, account_id: owner.id, role_id: null },
    {
      template,
      office,
      params: {
        company_name: application.company_name,
        assessment_code: code,
        link,
        originals,
        slip_link,
        ...officeParams,
        ...params,
      },
    },
  );
}
