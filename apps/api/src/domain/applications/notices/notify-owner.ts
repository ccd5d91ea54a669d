// Mails an owner about an application, and lists the live rooms of the offices concerned.

import type { ClearingOffice } from '@ebpls/contracts';

import type { LiveRoom } from '../../../platform/live/live.ts';
import { notifyReader } from '../../notifications/notify.ts';
import type { OwnerMailInput } from '../application-events.ts';
import { type ApplicationRow, getApplicationCode } from '../find-application.ts';
import type { Transaction } from '../../../platform/transactions/transaction.ts';
import { getOwnerMailPath, getOwnerPath } from './owner-mail-path.ts';

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

/** Mails the owner of an application, with a link to it or to the payment that the mail is about. */
export async function mailOwner(
  tx: Pick<Transaction, 'trx' | 'rows' | 'now' | 'public_url'>,
  application: ApplicationRow,
  mail: OwnerMailInput,
): Promise<void> {
  const { template, params = {}, office } = mail;
  const { trx, rows, public_url } = tx;
  const owner = await trx
    .selectFrom('account')
    .select(['id', 'email', 'firstname', 'locale'])
    .where('id', '=', application.owner_id)
    .executeTakeFirstOrThrow();
  const officeParams = office === undefined ? {} : { office: rows.offices.get(office)?.title[owner.locale] ?? office };
  const originals = application.brought
    .map((requirement) => rows.requirements.get(requirement)?.name[owner.locale] ?? requirement)
    .join(', ');
  await notifyReader(
    tx,
    { ...owner, account_id: owner.id, role_id: null },
    {
      template,
      office,
      params: {
        company_name: application.company_name,
        assessment_code: getApplicationCode(application),
        link: public_url + getOwnerMailPath(application, mail),
        originals,
        slip_link: public_url + getOwnerPath(application, 'originals'),
        ...officeParams,
        ...params,
      },
    },
  );
}
