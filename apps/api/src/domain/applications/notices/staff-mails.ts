import { type ClearingOffice, ROLE_ID } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { OfficeMailInput, StaffMailInput } from '../application-events.ts';
import { type ApplicationRow, getApplicationCode } from '../find-application.ts';
import type { Transaction } from '../../../platform/transactions/transaction.ts';
import { listStaff, selectOfficeStaff, type MailReader, notifyReader } from '../../notifications/notify.ts';

type MailedApplication = Pick<ApplicationRow, 'assessment_id' | 'assessment_code' | 'company_name' | 'brgycode'>;

/** Mails the administrators and the licensing office about a case. */
export async function mailLicensing(
  tx: Transaction,
  application: MailedApplication,
  mail: StaffMailInput,
): Promise<void> {
  await mailStaff(tx, { readers: await listStaff(tx.trx, sql`r.name in ('admin', 'bplo')`), application, mail });
}

/**
 * Mails the administrators and the heads of an office or of the barangay of the address, or all its staff while it has
 * no head.
 */
export async function mailOffice(
  tx: Transaction,
  application: MailedApplication,
  mail: OfficeMailInput,
): Promise<void> {
  const people = await listOfficeHeads(tx, application, mail.office);
  const readers = [...people, ...(await listStaff(tx.trx, sql`r.name = 'admin'`))];
  await mailStaff(tx, { readers, application, mail });
}

/** Mails the heads of an office alone, or all its staff while it has no head. */
export async function mailHeads(tx: Transaction, application: MailedApplication, mail: OfficeMailInput): Promise<void> {
  await mailStaff(tx, { readers: await listOfficeHeads(tx, application, mail.office), application, mail });
}

async function listOfficeHeads(
  { trx }: Transaction,
  { brgycode }: MailedApplication,
  office: ClearingOffice,
): Promise<MailReader[]> {
  const isOfOffice = selectOfficeStaff(office, brgycode);
  const heads = await listStaff(trx, sql`${isOfOffice} and 'office_head' = any(a.permissions)`);
  return heads.length > 0 ? heads : listStaff(trx, isOfOffice);
}

/** The link leads into the reader's own area, because an administrator is redirected from an office's area. */
function toStaffLink({ role_id }: MailReader, application: MailedApplication, path: string): string {
  return role_id === ROLE_ID.admin ? `/administrator/request/clearances?case=${getApplicationCode(application)}` : path;
}

async function mailStaff(
  tx: Transaction,
  delivery: {
    readonly readers: readonly MailReader[];
    readonly application: MailedApplication;
    readonly mail: StaffMailInput;
  },
): Promise<void> {
  const { readers, application, mail } = delivery;
  const { office, template, params = {}, path } = mail;
  for (const reader of readers) {
    const officeParams =
      office === undefined ? {} : { office: tx.rows.offices.get(office)?.title[reader.locale] ?? office };
    await notifyReader(tx, reader, {
      template,
      office,
      params: {
        company_name: application.company_name,
        assessment_code: getApplicationCode(application),
        link: tx.public_url + toStaffLink(reader, application, path),
        ...officeParams,
        ...params,
      },
    });
  }
}
