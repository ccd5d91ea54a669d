// Notifies the office that has the next step of an application.

import type { ApplicationState } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { ClearancePending } from '../application-events.ts';
import { type ApplicationRow, getApplicationCode } from '../find-application.ts';
import type { Transaction } from '../../../platform/transactions/transaction.ts';
import type { NotificationKind } from '../../notifications/notification-kinds.ts';
import { type NotifiedPerson, notifyPeople, listStaff, selectOfficeStaff } from '../../notifications/notify.ts';

interface StaffNoticeContext extends Pick<Transaction, 'trx' | 'now'> {
  /** Who acted, and needs no notification of it. */
  readonly actor_id: number | null;
}

interface NextDesk {
  readonly kind: NotificationKind;
  readonly who: RawBuilder<unknown>;
  readonly area: 'bplo' | 'administrator';
}

const LICENSING = { who: sql`r.name = 'bplo'`, area: 'bplo' } as const;
const selectPermittedStaff = (permission: 'treasurer' | 'signatory') =>
  ({ who: sql`r.name = 'admin' and ${permission} = any(a.permissions)`, area: 'administrator' }) as const;

/** Desk that holds an application in a state; other states belong to the owner or to nobody. */
const NEXT_DESKS: Partial<Record<ApplicationState, NextDesk>> = {
  SUBMITTED: { kind: 'application_filed', ...LICENSING },
  CLEARED: { kind: 'application_to_compute', ...LICENSING },
  ASSESSED: { kind: 'bill_to_approve', ...selectPermittedStaff('treasurer') },
  PAID: { kind: 'permit_to_release', ...LICENSING },
  FOR_SIGNATURE: { kind: 'permit_to_sign', ...selectPermittedStaff('signatory') },
};

/** Notifies the desk that has the next step, except the person who moved the application there. */
export async function notifyNextDesk(tx: StaffNoticeContext, application: ApplicationRow): Promise<void> {
  const next = NEXT_DESKS[application.state];
  if (next === undefined) return;
  const assessment_code = getApplicationCode(application);
  const staff = await listStaff(tx.trx, next.who);
  await notifyPeople(tx, excludeActor(staff, tx), {
    kind: next.kind,
    params: { assessment_code, company_name: application.company_name },
    opens: { path: `/${next.area}/request/clearances?case=${assessment_code}` },
  });
}

/** Notifies everyone of an office, or of the barangay of the address, that a clearance is in their queue. */
export async function notifyOffice(
  tx: StaffNoticeContext,
  application: ApplicationRow,
  { office, clearance_id, kind }: ClearancePending,
): Promise<void> {
  const staff = await listStaff(tx.trx, selectOfficeStaff(office, application.brgycode));
  await notifyPeople(tx, excludeActor(staff, tx), {
    kind,
    params: { assessment_code: getApplicationCode(application), company_name: application.company_name },
    opens: { path: `/${office}/request/clearances?case=${clearance_id}` },
  });
}

function excludeActor<Person extends NotifiedPerson>(
  people: readonly Person[],
  { actor_id }: StaffNoticeContext,
): Person[] {
  return people.filter(({ account_id }) => account_id !== actor_id);
}
